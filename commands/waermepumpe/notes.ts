// What belongs next to the grant: costs that were clamped, bonuses nobody mentioned, an assumed municipality.
import { type Call, code, joined, money, type Sentence, sentence, strong } from '../../src/kit/index.ts';
import { type Asked, bonuses, populationClasses } from './kinds.ts';

/** The contract's bounds: the service reckons with the nearest amount that it supports. */
const leastCosts = 5_000;
const mostCosts = 60_000;

/** Costs below the bound make the grant look higher than it can be: that comes first. */
export function raised(asked: number | undefined, used: number | undefined, say: Call['say']): Sentence {
  const reckoned = used ?? leastCosts;
  if (asked === undefined || asked >= reckoned) return [];
  return say({
    de: sentence`${strong('Nicht für ', money(asked), ', sondern für ', money(reckoned), ' gerechnet')}: `,
    en: sentence`${strong('Reckoned not for ', money(asked), ' but for ', money(reckoned))}: `,
  });
}

export function clamped(
  asked: number | undefined,
  used: number | undefined,
  say: Call['say'],
): Sentence | undefined {
  if (asked === undefined) return undefined;
  const reckoned = used ?? Math.min(Math.max(asked, leastCosts), mostCosts);
  if (reckoned === asked) return undefined;
  const more = asked - reckoned;
  const own =
    more > 0
      ? say({
          de: sentence`; der Eigenanteil ist also um ${money(more)} höher als gezeigt (errechnet)`,
          en: sentence`; so the own contribution is ${money(more)} higher than shown (calculated)`,
        })
      : say({ de: ['; für weniger gibt es entsprechend weniger'], en: ['; for less there is less'] });
  return say({
    de: [
      ...sentence`Der Rechner reicht von ${money(leastCosts)} bis ${money(mostCosts)}: `,
      ...sentence`gerechnet wurde mit ${money(reckoned)} statt ${money(asked)}`,
      ...own,
      '.',
    ],
    en: [
      ...sentence`The calculator covers ${money(leastCosts)} to ${money(mostCosts)}: `,
      ...sentence`it reckoned with ${money(reckoned)} instead of ${money(asked)}`,
      ...own,
      '.',
    ],
  });
}

/** Bonuses that were not mentioned count as no; whoever forgot one must see it. */
export function withoutBonus(asked: Asked, say: Call['say']): Sentence | undefined {
  const open = (['selbstnutzer', 'alteHeizung', 'einkommenUnter40000'] as const).filter(
    (name) => asked[name] === undefined,
  );
  if (open.length === 0) return undefined;
  const named = joined(
    open.map((name) => sentence`${say(bonuses[name].label)} (${code(name)})`),
    ', ',
  );
  return say({
    de: ['Nicht angegeben und ohne Bonus gerechnet: ', ...named, '.'],
    en: ['Not stated and reckoned without a bonus: ', ...named, '.'],
  });
}

export function assumed({ populationClass }: Asked, say: Call['say']): Sentence | undefined {
  if (populationClass !== undefined) return undefined;
  const { de, en } = populationClasses.over_100k.label;
  return say({
    de: sentence`Angenommen: Gemeinde ${strong(de)}; das entscheidet nur über die GEG-Frist.`,
    en: sentence`Assumed: municipality ${strong(en)}; that only decides about the deadline.`,
  });
}

// What belongs next to the grant: costs that were clamped, an assumed municipality, the place.
import {
  type Call,
  money,
  moneyRange,
  type Sentence,
  text,
  textCell,
  textNote,
  together,
} from '../../src/kit/index.ts';
import type { LocalRead } from './fields.ts';
import { type Asked, populationClasses } from './words.ts';

/** The contract's bounds: the service reckons with the nearest amount that it supports. */
const leastCosts = 5_000;
const mostCosts = 60_000;

/** What costs the service has reckoned with. */
export const reckonedWith = (asked: number | undefined, used: number | undefined): number | undefined =>
  used ?? (asked === undefined ? undefined : Math.min(Math.max(asked, leastCosts), mostCosts));

/** Costs below the bound make the grant look higher than it can be: that comes first. */
export const raised = (asked: number, reckoned: number, say: Call['say']): Sentence | undefined =>
  asked >= reckoned
    ? undefined
    : say`**Nicht für ${money(asked)}, sondern für ${money(reckoned)} gerechnet**
        **Reckoned not for ${money(asked)} but for ${money(reckoned)}**`;

export function clamped(asked: number, reckoned: number, say: Call['say']): Sentence | undefined {
  if (reckoned === asked) return undefined;
  const more = asked - reckoned;
  const own =
    more > 0
      ? say`der Eigenanteil ist also um ${money(more)} höher als gezeigt (errechnet)
        so the own contribution is ${money(more)} higher than shown (calculated)`
      : say`für weniger gibt es entsprechend weniger\nfor less there is less`;
  return say`Der Rechner reicht von ${money(leastCosts)} bis ${money(mostCosts)}: gerechnet wurde mit ${money(reckoned)} statt ${money(asked)}; ${own}.
    The calculator covers ${money(leastCosts)} to ${money(mostCosts)}: it reckoned with ${money(reckoned)} instead of ${money(asked)}; ${own}.`;
}

export function assumed({ populationClass }: Asked, say: Call['say']): Sentence | undefined {
  if (populationClass !== undefined) return undefined;
  const { de, en } = populationClasses.over_100k.label;
  return say`Angenommen: Gemeinde **${de}**; das entscheidet nur über die GEG-Frist.
    Assumed: municipality **${en}**; that only decides about the deadline.`;
}

/** Which place a postal code belongs to, and how much it may add. */
export function localNote(
  local: LocalRead | undefined,
  plz: string | undefined,
  say: Call['say'],
): Sentence | undefined {
  if (!local || plz === undefined) return undefined;
  const { city, state, isLikely, programmes } = local;
  const place = [capital(city), state].filter((part) => part !== undefined).join(', ');
  if (place === '' && programmes.length === 0) {
    // Other words than these stand among the service's other fields: nothing is counted from what was not read.
    return say`Zum Ort der Postleitzahl ${plz} erkenne ich in der Antwort keine örtliche Förderung; **nicht im Zuschuss enthalten** wäre sie ohnehin.
      For the place of postal code ${plz} I make out no local funding in the answer; it would **not be part of the grant** anyway.`;
  }
  const count = String(programmes.length);
  const where = place ? text(place) : { de: 'keinem bekannten Ort', en: 'no known place' };
  return say`Postleitzahl ${plz} gehört zu **${where}**[${isLikely} (wahrscheinlich)]; mögliche örtliche Förderungen: ${count}, **nicht im Zuschuss enthalten**.
    Postal code ${plz} belongs to **${where}**[${isLikely} (probably)]; possible local funding: ${count}, **not part of the grant**.`;
}

/** What the service says of city and state, where somebody asks for just that; undefined where it says nothing. */
export function localFunding(
  local: LocalRead | undefined,
  plz: string | undefined,
  say: Call['say'],
): Sentence | undefined {
  if (plz === undefined)
    return say`dafür braucht der Dienst die Postleitzahl.\nfor that the service needs the postal code.`;
  const programmes = (local?.programmes ?? []).map(({ values: { name, amount, status } }) => {
    const more = together([say`${moneyRange(amount)}`, textNote(status)], '; ');
    return say`${textCell(name)}[ (${more})]`;
  });
  const named = together(programmes, ', ');
  return say`möglich ist ${named}; im Zuschuss ist das nicht enthalten.
    possible is ${named}; it is not part of the grant.`;
}

/** A slug as a name. */
const capital = (slug: string | undefined) =>
  slug && slug === slug.toLowerCase() ? slug.charAt(0).toUpperCase() + slug.slice(1) : slug;

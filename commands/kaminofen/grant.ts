// The grant for one stove: how much of which costs, with which bonuses, and what the state says to it.
import {
  type Call,
  type Cell,
  type Choice,
  code,
  countCell,
  type Document,
  type FactsRecord,
  joined,
  list,
  money,
  moneyCell,
  moneyRange,
  phrase,
  resultDocument,
  type Sentence,
  sentence,
  text,
  textCell,
  textNote,
  note,
} from '../../src/kit/index.ts';
import { assumptionsTable, bonusCondition, readAssumptions } from './assumptions.ts';
import { readGrant } from './figures.ts';
import { headline } from './headline.ts';
import { switchLabels } from '../heating/household.ts';
import { labels } from './labels.ts';
import { stateOf } from './state.ts';
import { type StoveType, stoves } from './stove.ts';

/** What was asked; an undefined switch was not mentioned. */
export interface Asked {
  readonly stoveType: StoveType;
  readonly state: Choice;
  /** Euros. */
  readonly costs: number;
  readonly switches: Readonly<Record<keyof typeof switchLabels, boolean | undefined>>;
}

export function grantDocument(answer: FactsRecord, asked: Asked, call: Call): Document {
  const { lang, say } = call;
  const { stoveType, state, switches } = asked;
  const label = stoves[stoveType].label;
  const figures = readGrant(answer);
  takeRepeated(answer);
  const assumptions = readAssumptions(answer);
  const hasBonus = switches.oldHeating === true && switches.self === true;
  const bonus = hasBonus ? bonusCondition(assumptions) : undefined;
  const ofState = stateNote(answer, state, say);
  const stoveNote = answer.text('note_de', 'stove_note', 'ofen_hinweis');
  const stoveName = lang === 'de' ? answer.text('name_de', 'stove_name') : undefined;
  const stateStatus = answer.text('state_funding_status', 'landesfoerderung_status');
  return resultDocument(
    answer,
    {
      headline: headline(figures, asked.costs, call),
      subject: say({ de: `Ofen-Förderung, ${label.de}`, en: `Stove grant, ${label.en}` }),
      notes: [
        textNote(stoveNote),
        stoveType === 'classic' ? undefined : note('condition', withoutBonus(switches, say)),
        ofState,
        note('condition', textNote(bonus)),
      ],
      rows: [
        [{ de: 'Zuschuss', en: 'Grant' }, moneyRange(figures.grant)],
        [{ de: 'Fördersatz des Bundes', en: 'Federal rate' }, countCell(figures.rate, 'percent')],
        [{ de: 'förderfähige Kosten', en: 'Eligible costs' }, moneyRange(figures.eligible)],
        [{ de: 'Eigenanteil', en: 'Own contribution' }, moneyRange(figures.own)],
        [{ de: 'Kosten', en: 'Costs' }, money(asked.costs), 'beside'],
        [
          { de: 'gerechnet mit Kosten von', en: 'Reckoned with costs of' },
          otherCosts(figures.costs, asked.costs),
        ],
        [{ de: 'Ofen', en: 'Stove' }, text(stoveName ?? label[lang]), 'beside'],
        [{ de: 'Bundesland', en: 'State' }, text(state.label), 'beside'],
        [{ de: 'Ihre Angaben', en: 'You stated' }, switchesCell(switches, lang), 'beside'],
        [{ de: 'Landesförderung', en: 'State funding' }, textCell(stateStatus)],
        [
          { de: 'Emissionszuschlag, nicht enthalten', en: 'Emission supplement, not in it' },
          supplement(answer),
        ],
      ],
      tables: assumptionsTable(
        assumptions.filter((said) => said !== bonus),
        { folded: stoveType === 'classic' },
        call,
      ),
      labels,
    },
    call,
  );
}

/** What was asked, as the answer repeats it; and its word on what was left out, which the notes say in full. */
function takeRepeated(answer: FactsRecord): void {
  answer.text('stoveType', 'stove_type', 'art');
  stateOf(answer);
  answer.text('state_name');
  for (const name of Object.keys(switchLabels)) answer.yesNo(name);
  answer.child('defaults_when_omitted')?.takeRest();
}

/** Only where the service reckoned with other costs than those asked for. */
const otherCosts = (used: number | undefined, asked: number) =>
  used === asked ? undefined : moneyCell(used);

type Switches = Asked['switches'];
const names = Object.keys(switchLabels) as (keyof Switches)[];

function switchesCell(switches: Switches, lang: Call['lang']) {
  const said = names.flatMap((name) => {
    const value = switches[name];
    if (value === undefined) return [];
    const label = switchLabels[name][lang];
    return [text(value ? label : `${label}: ${{ de: 'nein', en: 'no' }[lang]}`)];
  });
  return said.length > 0 ? list(said) : undefined;
}

/** What was not mentioned counts as no; whoever forgot it must see it. */
function withoutBonus(switches: Switches, say: Call['say']): Sentence | undefined {
  const open = (['self', 'oldHeating', 'incomeUnder40000'] as const).filter(
    (name) => switches[name] === undefined,
  );
  if (open.length === 0) return undefined;
  const named = joined(
    open.map((name) => sentence`${say(switchLabels[name])} (${code(name)})`),
    ', ',
  );
  return say({
    de: ['Nicht angegeben und daher ohne Bonus: ', ...named, '.'],
    en: ['Not stated and so without a bonus: ', ...named, '.'],
  });
}

/** What the state says; an amount that is no more than an example is called so, and is in no sum. */
function stateNote(answer: FactsRecord, state: Choice, say: Call['say']): Sentence | undefined {
  const said = answer.text(
    ...['state_funding_note', 'state_funding_note_de', 'state_funding', 'landesfoerderung_hinweis'],
    ...['landesfoerderung', 'land_hinweis'],
  );
  const example = moneyCell(answer.number('state_funding_illustrative'));
  const amount = example
    ? say({
        de: sentence` Beispielwert, nicht bestätigt und nicht im Zuschuss: ${example}.`,
        en: sentence` Example value, not confirmed and not in the grant: ${example}.`,
      })
    : [];
  if (said === undefined && !example) return undefined;
  return [text(state.label), ':', ...(said === undefined ? [] : [' ', text(said)]), ...amount];
}

function supplement(answer: FactsRecord): Cell | undefined {
  const amount = moneyCell(answer.number('emission_supplement'));
  const condition = answer.text('emission_supplement_condition', 'emission_supplement_condition_de');
  if (!amount) return undefined;
  return condition === undefined ? amount : phrase(amount, ' – ', text(condition));
}

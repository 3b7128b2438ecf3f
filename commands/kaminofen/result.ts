// The grant for one stove: how much of which costs, with which bonuses, and what the state says to it.
import {
  type Call,
  type Choice,
  type Document,
  type FactsRecord,
  money,
  moneyRange,
  note,
  readFields,
  resultDocument,
  type Sentence,
  type Speaking,
  text,
  textCell,
  textNote,
  withAskedField,
} from '../../src/kit/index.ts';
import { type Household, withoutBonus } from '../heating/bonuses.ts';
import { grantHeadline } from '../heating/headline.ts';
import { stoveFields, type StoveRead } from './fields.ts';
import { stoves, type StoveType } from './words.ts';

/** What was asked; an undefined switch was not mentioned. */
interface Asked {
  readonly stoveType: StoveType;
  readonly state: Choice;
  /** Euros. */
  readonly costs: number;
  readonly switches: Household;
}

export function grantDocument(answer: FactsRecord, asked: Asked, call: Call): Document {
  const { say } = call;
  const { stoveType, state, costs, switches } = asked;
  const { label } = stoves[stoveType];
  const fields = readFields(answer, stoveFields);
  const { values } = fields;
  const hasBonus = switches.oldHeating === true && switches.self === true;
  return resultDocument(
    answer,
    {
      headline: withAskedField(
        grantHeadline(values, { costs, whyNone: whyNone(values, say) }, call),
        fields,
        [label.de, label.en],
        call,
      ),
      subject: say({ de: `Ofen-Förderung, ${label.de}`, en: `Stove grant, ${label.en}` }),
      notes: [
        textNote(values.note),
        stoveType === 'classic' ? undefined : note('condition', withoutBonus(switches, call)),
        stateNote(values, state, say),
        note('condition', textNote(hasBonus ? bonusCondition(values.assumptions) : undefined)),
      ],
      fields,
      asked,
      rows: [
        [{ de: 'Kosten', en: 'Costs' }, money(costs), 'beside'],
        [{ de: 'Bundesland', en: 'State' }, text(state.label), 'beside'],
      ],
    },
    call,
  );
}

/** „der Bund fördert diesen Ofen nicht“, where the service says so. */
export const whyNone = ({ rate }: Partial<StoveRead>, say: Call['say']): Sentence | undefined =>
  rate?.max === 0
    ? say`: der Bund fördert diesen Ofen nicht\n: there is no federal funding for this stove`
    : undefined;

/** The bonus for an old heating has a condition of its own: it belongs next to a figure that has the bonus in it. */
const bonusCondition = (assumptions: readonly string[]): string | undefined =>
  assumptions.find((said) => /Klima|oldHeating|climate/i.test(said));

/** What the service says of the state, where just that is asked for. */
export const stateFunding = (answer: FactsRecord, state: Choice, { say }: Speaking): Sentence | undefined =>
  stateNote(readFields(answer, stoveFields).values, state, say);

/** What the state says; an amount that is no more than an example is called so, and is in no sum. */
function stateNote(
  { stateNote: said, stateExample }: StoveRead,
  state: Choice,
  say: Call['say'],
): Sentence | undefined {
  if (said === undefined && !stateExample) return undefined;
  const example = moneyRange(stateExample);
  return say`${text(state.label)}:[ ${textCell(said)}][ Beispielwert, nicht bestätigt und nicht im Zuschuss: ${example}.]
    ${text(state.label)}:[ ${textCell(said)}][ Example value, not confirmed and not in the grant: ${example}.]`;
}

// The service's examples: all of them, or those for a stove that is not funded anywhere.
import {
  type Choice,
  code,
  counted,
  type Document,
  type FactsRecord,
  fieldColumns,
  type FieldsRead,
  labelIn,
  money,
  moneyRange,
  overviewDocument,
  readFields,
  readState,
  type Sentence,
  spanOf,
  type Speaking,
  textCell,
  together,
} from '../../src/kit/index.ts';
import { grantHeadline } from '../heating/headline.ts';
import { calculatorFields, stoveFields } from './fields.ts';
import { whyNone } from './result.ts';
import { examplesIn, stoves, type StoveType } from './words.ts';

interface Example extends FieldsRead<typeof stoveFields> {
  readonly state: Choice | undefined;
}

const readExamples = (answer: FactsRecord): readonly Example[] =>
  examplesIn(answer).map((record) => ({
    ...readFields(record, stoveFields),
    state: readState(record),
  }));

/** All examples. */
export function allDocument(answer: FactsRecord, call: Speaking): Document {
  const { say } = call;
  const examples = readExamples(answer);
  const forOne = say`Für einen Fall zum Beispiel: ${code('kaminofen pellet_water bayern 12000 self oldHeating')}.
    For one case, for instance: ${code('stove pellet_water bayern 12000 self oldHeating')}.`;
  return examplesDocument(answer, { examples, headline: allHeadline(examples, call), notes: [forOne] }, call);
}

/**
 * The example for one stove in one state, where it has no grant: then the costs need not be asked for. Undefined where
 * it has one.
 */
export function noGrantDocument(
  answer: FactsRecord,
  { stoveType, state }: { readonly stoveType: StoveType; readonly state: Choice },
  call: Speaking,
): Document | undefined {
  const examples = readExamples(answer).filter(
    (one) => one.values.stove === stoveType && one.state?.value === state.value,
  );
  const [first] = examples;
  if (!first || examples.some(({ values }) => values.grant?.max !== 0)) return undefined;
  const headline = grantHeadline(
    first.values,
    { costs: undefined, whyNone: whyNone(first.values, call.say) },
    call,
  );
  const notes = examples.map(
    ({ values: { stateNote } }) =>
      call.say`Beispiel des Dienstes für ${state.label}: ${textCell(stateNote)}
        The service’s example for ${state.label}: ${textCell(stateNote)}` ??
      call.say`Beispiel des Dienstes für ${state.label}.\nThe service’s example for ${state.label}.`,
  );
  return headline && examplesDocument(answer, { examples, headline, notes }, call);
}

interface Shown {
  readonly examples: readonly Example[];
  readonly headline: Sentence | undefined;
  readonly notes: readonly Sentence[];
}

function examplesDocument(
  answer: FactsRecord,
  { examples, headline, notes }: Shown,
  call: Speaking,
): Document {
  const { lang } = call;
  const isOneStove = new Set(examples.map(({ values }) => values.stove)).size === 1;
  return overviewDocument(
    answer,
    {
      headline,
      notes,
      rows: examples,
      entries: examplesIn(answer),
      caption: { de: 'Beispiele des Dienstes', en: 'Examples of the service' },
      columns: [
        ...fieldColumns(stoveFields, isOneStove ? [] : ['stove'], lang),
        [{ de: 'Bundesland', en: 'State' }, ({ state }) => textCell(state?.label)],
        ...fieldColumns(stoveFields, ['used', 'rate', 'grant', 'own', 'stateSays'], lang),
      ],
      fields: readFields(answer, calculatorFields),
    },
    call,
  );
}

/** For each stove the grant, and the costs that it is of where they are the same everywhere. */
function allHeadline(examples: readonly Example[], { lang, say }: Speaking) {
  const kinds = [...new Set(examples.flatMap(({ values }) => values.stove ?? []))];
  const parts = kinds.map((kind) => {
    const ofKind = examples.flatMap(({ values }) => (values.stove === kind ? [values] : []));
    const grants = moneyRange(spanOf(ofKind.flatMap(({ grant }) => grant ?? [])));
    const costs = spanOf(ofKind.flatMap(({ used }) => used ?? []));
    const of = costs && costs.min === costs.max && money(costs.min);
    const name = labelIn(stoves, kind, lang);
    return say`${name}: **${grants}**[ von ${of}]\n${name}: **${grants}**[ of ${of}]`;
  });
  const number = counted(examples.length, { de: ['Beispiel', 'Beispiele'], en: ['example', 'examples'] });
  const all = together(parts, '; ');
  return say`**${number}**[ für den Zuschuss. ${all}].\n**${number}**[ of the grant. ${all}].`;
}

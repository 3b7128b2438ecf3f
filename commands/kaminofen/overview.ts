// The service's examples: all of them, or those for a stove that is not funded anywhere.
import {
  type Choice,
  code,
  counted,
  type Document,
  type FactsRecord,
  fieldColumn,
  type FieldsRead,
  joined,
  labelIn,
  money,
  moneyRange,
  overviewDocument,
  readFields,
  type Sentence,
  sentence,
  spanOf,
  type Speaking,
  strong,
  text,
  textCell,
} from '../../src/kit/index.ts';
import { grantHeadline } from '../heating/grant.ts';
import { calculatorFields, stoveFields } from './fields.ts';
import { whyNone } from './result.ts';
import { examplesIn, stateOf, stoves, type StoveType } from './words.ts';

interface Example extends FieldsRead<typeof stoveFields> {
  readonly state: Choice | undefined;
}

const readExamples = (answer: FactsRecord): readonly Example[] =>
  examplesIn(answer).map((record) => ({
    ...readFields(record, stoveFields),
    state: stateOf(record.apart().record),
  }));

/** All examples. */
export function allDocument(answer: FactsRecord, call: Speaking): Document {
  const { say } = call;
  const examples = readExamples(answer);
  const forOne = say({
    de: sentence`Für einen Fall zum Beispiel: ${code('kaminofen pellet_water bayern 12000 self oldHeating')}.`,
    en: sentence`For one case, for instance: ${code('stove pellet_water bayern 12000 self oldHeating')}.`,
  });
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
  const ofState = call.say({
    de: `Beispiel des Dienstes für ${state.label}`,
    en: `The service’s example for ${state.label}`,
  });
  const headline = grantHeadline(
    first.values,
    { costs: undefined, whyNone: whyNone(first.values, call.say) },
    call,
  );
  const notes = examples.map(({ values: { stateNote } }): Sentence =>
    stateNote === undefined ? [ofState, '.'] : [ofState, ': ', text(stateNote)],
  );
  return headline && examplesDocument(answer, { examples, headline, notes }, call);
}

interface Shown {
  readonly examples: readonly Example[];
  readonly headline: Sentence;
  readonly notes: readonly Sentence[];
}

function examplesDocument(
  answer: FactsRecord,
  { examples, headline, notes }: Shown,
  call: Speaking,
): Document {
  const { lang } = call;
  const isOneStove = new Set(examples.map(({ values }) => values.stove)).size === 1;
  const column = (key: keyof typeof stoveFields) => fieldColumn(stoveFields, key, lang);
  return overviewDocument(
    answer,
    {
      headline,
      notes,
      rows: examples,
      entries: examplesIn(answer),
      caption: { de: 'Beispiele des Dienstes', en: 'Examples of the service' },
      columns: [
        ...(isOneStove ? [] : [column('stove')]),
        [{ de: 'Bundesland', en: 'State' }, ({ state }) => textCell(state?.label)],
        ...(['used', 'rate', 'grant', 'own', 'stateSays'] as const).map(column),
      ],
      fields: readFields(answer, calculatorFields),
    },
    call,
  );
}

/** For each stove the grant, and the costs that it is of where they are the same everywhere. */
function allHeadline(examples: readonly Example[], { lang, say }: Speaking): Sentence {
  const kinds = [...new Set(examples.flatMap(({ values }) => values.stove ?? []))];
  const parts = kinds.flatMap((kind): Sentence[] => {
    const ofKind = examples.flatMap(({ values }) => (values.stove === kind ? [values] : []));
    const grants = moneyRange(spanOf(ofKind.flatMap(({ grant }) => grant ?? [])));
    if (!grants) return [];
    const costs = spanOf(ofKind.flatMap(({ used }) => used ?? []));
    const of =
      costs && costs.min === costs.max
        ? say({ de: sentence` von ${money(costs.min)}`, en: sentence` of ${money(costs.min)}` })
        : [];
    return [[`${labelIn(stoves, kind, lang)}: `, strong(grants), ...of]];
  });
  const number = strong(
    say(counted(examples.length, { de: ['Beispiel', 'Beispiele'], en: ['example', 'examples'] })),
  );
  return parts.length > 0
    ? [number, say({ de: ' für den Zuschuss. ', en: ' of the grant. ' }), ...joined(parts, '; '), '.']
    : [number, '.'];
}

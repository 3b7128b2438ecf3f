// The service's examples: all of them, or those for a stove that is not funded anywhere.
import {
  type Choice,
  code,
  countCell,
  type Document,
  type FactsRecord,
  joined,
  labelIn,
  money,
  moneyCell,
  moneyRange,
  overviewDocument,
  type Sentence,
  sentence,
  spanOf,
  type Speaking,
  strong,
  text,
  textCell,
  counted,
} from '../../src/kit/index.ts';
import { assumptionsTable, readAssumptions } from './assumptions.ts';
import { type GrantFigures, readGrant } from './figures.ts';
import { noGrant } from './headline.ts';
import { labels } from './labels.ts';
import { examplesIn, stateOf } from './state.ts';
import { stoves, type StoveType } from './stove.ts';

interface Example {
  readonly stove: string | undefined;
  readonly state: Choice | undefined;
  readonly stateSays: string | undefined;
  readonly stateNote: string | undefined;
  readonly figures: GrantFigures;
}

/** All examples. */
export function allDocument(answer: FactsRecord, call: Speaking): Document {
  const entries = examplesIn(answer);
  const examples = entries.map(readExample);
  const { say } = call;
  const notes = [
    say({
      de: sentence`Für einen Fall zum Beispiel: ${code('kaminofen pellet_water bayern 12000 self oldHeating')}.`,
      en: sentence`For one case, for instance: ${code('stove pellet_water bayern 12000 self oldHeating')}.`,
    }),
  ];
  const headline = allHeadline(examples, call);
  return examplesDocument(answer, { entries, examples, headline, notes }, call);
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
  const entries = examplesIn(answer);
  const examples = entries
    .map(readExample)
    .filter((one) => one.stove === stoveType && one.state?.value === state.value);
  if (examples.length === 0 || examples.some(({ figures: { grant } }) => grant?.max !== 0)) return undefined;
  const { say } = call;
  const isNoFederal = examples.every(({ figures: { rate } }) => rate === 0);
  const headline = [
    ...noGrant(isNoFederal, call),
    say({
      de: ` (Beispiel des Dienstes für ${state.label})`,
      en: ` (the service’s example for ${state.label})`,
    }),
    '.',
  ];
  const notes = examples.flatMap(({ stateNote }) =>
    stateNote === undefined ? [] : [[text(state.label), ': ', text(stateNote)]],
  );
  return examplesDocument(answer, { entries, examples, headline, notes }, call);
}

const readExample = (entry: FactsRecord): Example => ({
  stove: entry.text('stoveType', 'stove_type', 'ofenart', 'art'),
  state: stateOf(entry),
  stateSays: entry.text('state_funding_status', 'landesfoerderung_status', 'landesfoerderung_hinweis'),
  stateNote: entry.text('state_funding_note', 'state_funding_note_de'),
  figures: readGrant(entry),
});

interface Shown {
  readonly entries: readonly FactsRecord[];
  readonly examples: readonly Example[];
  readonly headline: Sentence;
  readonly notes: readonly Sentence[];
}

function examplesDocument(
  answer: FactsRecord,
  { entries, examples, headline, notes }: Shown,
  call: Speaking,
): Document {
  const { lang } = call;
  const isOneStove = new Set(examples.map(({ stove }) => stove)).size === 1;
  const assumptions = readAssumptions(answer);
  const omitted = answer.child('defaults_when_omitted');
  const omittedNote = omitted?.text('note_de', 'note');
  omitted?.takeRest();
  return overviewDocument(
    answer,
    {
      headline,
      notes: [
        omittedNote === undefined
          ? undefined
          : call.say({
              de: sentence`Zu den Beispielen: ${text(omittedNote)}.`,
              en: sentence`On the examples: ${text(omittedNote)}.`,
            }),
        ...notes,
      ],
      rows: examples,
      entries,
      caption: { de: 'Beispiele des Dienstes', en: 'Examples of the service' },
      columns: [
        [
          { de: 'Ofen', en: 'Stove' },
          ({ stove }) => (isOneStove || !stove ? undefined : text(labelIn(stoves, stove, lang))),
        ],
        [{ de: 'Bundesland', en: 'State' }, ({ state }) => textCell(state?.label)],
        [{ de: 'Kosten', en: 'Costs' }, ({ figures }) => moneyCell(figures.costs)],
        [{ de: 'Bundessatz', en: 'Federal rate' }, ({ figures }) => countCell(figures.rate, 'percent')],
        [{ de: 'Zuschuss', en: 'Grant' }, ({ figures }) => moneyRange(figures.grant)],
        [{ de: 'Eigenanteil', en: 'Own share' }, ({ figures }) => moneyRange(figures.own)],
        [{ de: 'Landesförderung', en: 'State funding' }, ({ stateSays }) => textCell(stateSays)],
      ],
      tables: assumptionsTable(assumptions, { folded: true }, call),
      labels,
    },
    call,
  );
}

/** For each stove the grant, and the costs that it is of where they are the same everywhere. */
function allHeadline(examples: readonly Example[], { lang, say }: Speaking): Sentence {
  const kinds = [...new Set(examples.flatMap(({ stove }) => stove ?? []))];
  const parts = kinds.flatMap((kind): Sentence[] => {
    const figures = examples.filter(({ stove }) => stove === kind).map((example) => example.figures);
    const grants = moneyRange(spanOf(figures.flatMap(({ grant }) => grant ?? [])));
    if (!grants) return [];
    const costs = new Set(figures.map((one) => one.costs));
    const [cost] = costs;
    const of =
      costs.size === 1 && cost !== undefined
        ? say({ de: sentence` von ${money(cost)}`, en: sentence` of ${money(cost)}` })
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

// All heat pumps: for one household, which of them gets most; without one, from which to which grant.
import {
  count,
  counted,
  countRange,
  type Document,
  type FactsRecord,
  type FieldsRead,
  joined,
  labelIn,
  money,
  moneyRange,
  notStated,
  nouns,
  overviewDocument,
  readCases,
  readFields,
  readProvenance,
  type Sentence,
  sentence,
  spanOf,
  type Speaking,
  statedCell,
  strong,
  text,
} from '../../src/kit/index.ts';
import { overviewFields, pumpFields, type PumpRead } from './fields.ts';
import { type Pump, pumps } from './words.ts';

export function pumpsDocument(answer: FactsRecord, call: Speaking): Document {
  const { lang, say } = call;
  const entries = readCases(answer, pumpFields, ['pump', 'grant']);
  const rows = entries.map(({ values }) => values);
  const kinds = [...new Set(rows.flatMap(({ pump }) => pump ?? []))];
  // What all combinations of one pump have in common: from the least to the most.
  const spanFor = (kind: string | undefined, field: 'grant' | 'rate' | 'used') =>
    spanOf(
      rows.flatMap((row: PumpRead) => (kind === undefined || row.pump === kind ? (row[field] ?? []) : [])),
    );
  const grants = spanFor(undefined, 'grant');
  const combinations = strong(say(counted(rows.length, nouns.combination)));
  return overviewDocument(
    answer,
    {
      headline: grants
        ? say({
            de: sentence`${combinations}; höchster Zuschuss ${strong(money(grants.max))}, je nach Pumpe, Selbstnutzung, alter Heizung und Einkommen.`,
            en: sentence`${combinations}; the highest grant is ${strong(money(grants.max))}, by pump, own use, old heating and income.`,
          })
        : [combinations, '.'],
      rows: kinds,
      entries,
      fields: readFields(answer, overviewFields),
      caption: { de: 'Je Pumpe, vom kleinsten zum größten Wert', en: 'For each pump, from least to most' },
      columns: [
        [{ de: 'Pumpe', en: 'Pump' }, (kind) => text(labelIn(pumps, kind, lang))],
        [{ de: 'Zuschuss', en: 'Grant' }, (kind) => moneyRange(spanFor(kind, 'grant'))],
        [{ de: 'Fördersatz', en: 'Rate' }, (kind) => countRange(spanFor(kind, 'rate'), 'percent')],
        [
          { de: 'gerechnet mit Kosten von', en: 'Costs reckoned with' },
          (kind) => moneyRange(spanFor(kind, 'used')),
        ],
      ],
    },
    call,
  );
}

/** The answers to each pump for one household: which of them gets most, and how much less the others. */
export function comparedDocument(
  answers: readonly (readonly [Pump, FactsRecord])[],
  call: Speaking,
): Document {
  const { lang, say } = call;
  const told = answers
    .map(([pump, answer]) => ({ pump, answer, read: readFields(answer, pumpFields) }))
    .toSorted((one, other) => grantOf(other.read) - grantOf(one.read));
  const groups = [...new Set(told.map(({ read }) => grantOf(read)))].map((grant) =>
    told.filter(({ read }) => grantOf(read) === grant),
  );
  const sayings = groups.flatMap((group): Sentence[] => {
    const [first] = group;
    const { grant, rate } = first?.read.values ?? {};
    const names = joined(
      group.map(({ pump }) => [pumps[pump].label[lang]]),
      ', ',
    );
    const percent = rate ? [' (', count(rate.min, rate.max, 'percent'), ')'] : [];
    return grant ? [[...names, ': ', strong(money(grant.min, grant.max)), ...percent]] : [];
  });
  const [first] = told;
  const most =
    groups.length === 1
      ? say({ de: 'Kein Unterschied: ', en: 'No difference: ' })
      : say({ de: 'Am meisten: ', en: 'Highest: ' });
  return {
    lang,
    headline: [most, ...joined(sayings, '; '), '.'],
    tables: [
      {
        columns: [pumpFields.pump, pumpFields.grant, pumpFields.rate, pumpFields.own].map(
          ({ label }) => label[lang],
        ),
        rows: told.map(({ pump, read }) => [
          text(pumps[pump].label[lang]),
          ...(['grant', 'rate', 'own'] as const).map((key) => statedCell(read, key, lang) ?? notStated),
        ]),
        whole: true,
        list: 'whole',
      },
    ],
    ...(first ? { provenance: readProvenance(first.answer, lang, call.today) } : {}),
  };
}

const grantOf = ({ values: { grant } }: FieldsRead<typeof pumpFields>) => grant?.max ?? 0;

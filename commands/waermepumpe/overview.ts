// All heat pumps: for one household, which of them gets most; without one, from which to which grant.
import {
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
  spanOf,
  type Speaking,
  statedCell,
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
  const combinations = counted(rows.length, nouns.combination);
  const most = grants && money(grants.max);
  return overviewDocument(
    answer,
    {
      headline: say`**${combinations}**[; höchster Zuschuss **${most}**, je nach Pumpe, Selbstnutzung, alter Heizung und Einkommen].
        **${combinations}**[; the highest grant is **${most}**, by pump, own use, old heating and income].`,
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
  const sayings = groups.map((group) => {
    const { grant, rate } = group[0]?.read.values ?? {};
    const names = group.map(({ pump }) => pumps[pump].label[lang]).join(', ');
    return say`${names}: **${moneyRange(grant)}**[ (${countRange(rate, 'percent')})]`;
  });
  const [first] = told;
  const most =
    groups.length === 1
      ? { de: 'Kein Unterschied', en: 'No difference' }
      : { de: 'Am meisten', en: 'Highest' };
  return {
    lang,
    headline: say`${most}: ${joined(sayings, '; ')}.`,
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

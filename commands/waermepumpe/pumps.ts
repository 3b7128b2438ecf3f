// All configured heat pumps: what they cost, and from which to which grant.
import {
  counted,
  countRange,
  type Document,
  type FactsRecord,
  labelIn,
  money,
  moneyRange,
  nouns,
  overviewDocument,
  readCases,
  sentence,
  spanOf,
  type Speaking,
  strong,
  text,
} from '../../src/kit/index.ts';
import { pumpFields, type PumpRead } from './fields.ts';
import { pumps } from './kinds.ts';

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

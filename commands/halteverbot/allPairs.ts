// Every pair of places: a sentence, and the ten pairs that tell most.
import {
  type Call,
  count,
  type Document,
  type FactsRecord,
  notStated,
  otherFields,
  readProvenance,
  type Sentence,
  sentence,
  strong,
  type Table,
  text,
} from '../../src/kit/index.ts';
import { labels, moneyRange, type Range, readRange } from './place.ts';

/** Rows from either end of the list: the longest lead times and the shortest. */
const rowsFromEachEnd = 5;

interface PairRow {
  readonly von: string;
  readonly nach: string;
  readonly days: number;
  readonly cost: Range | undefined;
}

export function allPairsDocument(answer: FactsRecord, { lang, say, today }: Call): Document {
  const provenance = readProvenance(answer, lang, today);
  const named = answer.children('results', 'pairs', 'ergebnisse', 'verbindungen');
  const entries = named.length > 0 ? named : answer.longestList();
  const rows = entries.map(readRow).filter((row) => row !== undefined);
  const different = rows.filter(({ von, nach }) => von !== nach);
  const sorted = different.toSorted((a, b) => b.days - a.days || (b.cost?.max ?? 0) - (a.cost?.max ?? 0));
  const shown = sorted.length > 2 * rowsFromEachEnd ? ends(sorted) : sorted;
  // Without the fields that the table needs, the service's own follow, folded.
  const rest =
    shown.length > 0
      ? []
      : otherFields(answer, { labels, lang, caption: say({ de: 'Alle Angaben', en: 'All details' }) });
  return {
    lang,
    headline: headline(entries.length, different, say),
    tables: [pairsTable(shown, say), ...rest.map((table) => ({ ...table, folded: true }))],
    provenance,
  };
}

function readRow(entry: FactsRecord): PairRow | undefined {
  const days = entry.number('max_days');
  const von = entry.text('von_name', 'from_name', 'von', 'origin', 'from', 'start');
  const nach = entry.text('nach_name', 'to_name', 'nach', 'destination', 'to', 'ziel');
  if (days === undefined || !von || !nach) return undefined;
  return {
    von,
    nach,
    days,
    cost: readRange(entry, ['cost', 'costs', 'total_cost', 'kosten', 'gesamtkosten']),
  };
}

const ends = (rows: readonly PairRow[]) => [
  ...rows.slice(0, rowsFromEachEnd),
  ...rows.slice(-rowsFromEachEnd),
];

function headline(total: number, rows: readonly PairRow[], say: Call['say']): Sentence {
  const number = strong(say({ de: `${total} Verbindungen`, en: `${total} pairs of places` }));
  if (rows.length === 0) return [number, '.'];
  const days = rows.map((row) => row.days);
  const span = count(Math.min(...days), Math.max(...days), 'day');
  return say({
    de: sentence`${number}, Vorlauf ${strong(span)}. Die fünf längsten und die fünf kürzesten:`,
    en: sentence`${number}, lead time ${strong(span)}. The five longest and the five shortest:`,
  });
}

function pairsTable(rows: readonly PairRow[], say: Call['say']): Table {
  const withCost = rows.some((row) => row.cost);
  return {
    columns: [
      say({ de: 'Von', en: 'From' }),
      say({ de: 'Nach', en: 'To' }),
      say({ de: 'Vorlauf in Tagen', en: 'Lead time in days' }),
      ...(withCost ? [say({ de: 'Kosten für beide Zonen', en: 'Cost of both zones' })] : []),
    ],
    rows: rows.map(({ von, nach, days, cost }) => [
      text(von),
      text(nach),
      count(days),
      ...(withCost ? [moneyRange(cost) ?? notStated] : []),
    ]),
  };
}

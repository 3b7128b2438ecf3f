// Every pair of places: a sentence, and the pairs with the longest lead times first.
import {
  type Call,
  count,
  counted,
  type Document,
  type FactsRecord,
  moneyRange,
  notStated,
  otherFields,
  type Range,
  readProvenance,
  readRange,
  sentence,
  type Sentence,
  strong,
  type Table,
  text,
} from '../../src/kit/index.ts';
import { labels } from './fields.ts';

interface PairRow {
  readonly von: string | undefined;
  readonly nach: string | undefined;
  readonly days: number;
  readonly cost: Range | undefined;
}

export function allPairsDocument(answer: FactsRecord, { lang, say, today }: Call): Document {
  const provenance = readProvenance(answer, lang, today);
  const named = answer.children('results', 'pairs', 'ergebnisse', 'verbindungen');
  const entries = named.length > 0 ? named : answer.longestList();
  const rows = entries.map(readRow).filter((row) => row !== undefined);
  const different = rows.filter(({ von, nach }) => von === undefined || von !== nach);
  // Where the rows do not say all, the service's own fields follow, folded.
  const isTelling = rows.length > 0 && rows.every(({ von, nach }) => von && nach);
  return {
    lang,
    headline: headline(entries.length, different, say),
    tables: [
      { ...pairsTable(rows.toSorted(byDays), say), caption: say(wholeCaption) },
      ...(isTelling ? [] : otherFields(answer, { labels, lang, folded: true })),
    ],
    provenance,
  };
}

const byDays = (a: PairRow, b: PairRow) => b.days - a.days || (b.cost?.max ?? 0) - (a.cost?.max ?? 0);

const wholeCaption = {
  de: 'Alle Verbindungen, die längsten zuerst',
  en: 'All pairs of places, the longest first',
};

/** Undefined without the figure that the rows are about; nothing is read then. */
function readRow(entry: FactsRecord): PairRow | undefined {
  const days = entry.number('max_days');
  if (days === undefined) return undefined;
  return {
    von: entry.text('von_name', 'from_name', 'von', 'origin', 'from', 'start'),
    nach: entry.text('nach_name', 'to_name', 'nach', 'destination', 'to', 'ziel'),
    days,
    cost: readRange(entry, ['cost', 'costs', 'total_cost', 'kosten', 'gesamtkosten']),
  };
}

function headline(total: number, rows: readonly PairRow[], say: Call['say']): Sentence {
  const number = strong(
    say(counted(total, { de: ['Verbindung', 'Verbindungen'], en: ['pair of places', 'pairs of places'] })),
  );
  if (rows.length === 0) return [number, '.'];
  const days = rows.map((row) => row.days);
  const span = count(Math.min(...days), Math.max(...days), 'day');
  return say({
    de: sentence`${number}, Vorlauf ${strong(span)}.`,
    en: sentence`${number}, lead time ${strong(span)}.`,
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
      von ? text(von) : notStated,
      nach ? text(nach) : notStated,
      count(days),
      ...(withCost ? [moneyRange(cost) ?? notStated] : []),
    ]),
    list: 'ranked',
  };
}

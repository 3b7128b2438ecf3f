// The usual answer to „alle“: a sentence, the rows of the service as one table, everything else folded.
import { type Cell, type Document, notStated, type Sentence, type Table } from '../document/index.ts';
import type { FactsRecord } from '../facts/index.ts';
import type { Call } from './command.ts';
import type { Labels } from './field.ts';
import { otherFields } from './otherFields.ts';
import { readProvenance } from './provenance.ts';

export interface Overview<Row> {
  readonly headline: Sentence;
  readonly notes?: readonly (Sentence | undefined)[];
  /** What was read of each entry, in the service's order. */
  readonly rows: readonly Row[];
  /** The entries themselves: what is not read of them is left out where the columns tell enough. */
  readonly entries: readonly FactsRecord[];
  readonly columns: readonly Column<Row>[];
  /** Stands over the table. */
  readonly caption: string;
  /** The rows that tell most, where there are too many for a message; the first ones otherwise. */
  readonly telling?: (rows: readonly Row[]) => readonly Row[];
  readonly labels: Labels;
}

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => Cell | undefined;
}

/** More rows than this would fill a channel; and so many are still read at a glance. */
const mostRows = 60;
const mostUnfolded = 12;

/** With fewer columns than this, the table says too little by itself. */
const tellingColumns = 2;

/** Takes what is left of the answer. */
export function overviewDocument<Row>(
  answer: FactsRecord,
  { headline, notes = [], rows, entries, columns, caption, telling, labels }: Overview<Row>,
  { lang, say, today }: Pick<Call, 'lang' | 'say' | 'today'>,
): Document {
  const provenance = readProvenance(answer, lang, today);
  const stated = columns.filter(({ cell }) => rows.some((row) => cell(row)));
  const isTelling = stated.length >= tellingColumns;
  const chosen = rows.length > mostRows ? (telling?.(rows) ?? rows).slice(0, mostRows) : rows;
  const left = rows.length - chosen.length;
  // Each entry's other fields stand in the answer to that single case; here they would fill several messages.
  if (isTelling) for (const entry of entries) entry.takeRest();
  const table: Table = {
    columns: stated.map(({ label }) => label),
    rows: chosen.map((row) => stated.map(({ cell }) => cell(row) ?? notStated)),
    caption:
      left > 0 ? `${caption} (${chosen.length} ${say({ de: 'von', en: 'of' })} ${rows.length})` : caption,
    folded: chosen.length > mostUnfolded,
  };
  return {
    lang,
    headline,
    notes: notes.filter((note) => note !== undefined),
    tables: [
      ...(isTelling ? [table] : []),
      ...otherFields(answer, {
        labels,
        lang,
        folded: true,
      }),
    ],
    provenance,
  };
}

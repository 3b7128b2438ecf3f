// The usual answer to „alle“: a sentence, the rows of the service as one table, everything else folded.
import type { Document, Sentence, Table, Text } from '../../document/index.ts';
import type { FactsRecord } from '../../facts/index.ts';
import { type Column, columnsTable } from './columns.ts';
import type { Speaking } from '../command/command.ts';
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
  readonly caption: Text;
  /** The label of a column that says something as a picture. */
  readonly pictured?: Text;
  /** More tables, in front of the service's other fields. */
  readonly tables?: readonly Table[];
  readonly labels: Labels;
}

/** More rows than this would fill a channel; and so many are still read at a glance. */
const mostRows = 60;
const mostUnfolded = 12;

/** With fewer columns than this, the table says too little by itself. */
const tellingColumns = 2;

/** Takes what is left of the answer. */
export function overviewDocument<Row>(
  answer: FactsRecord,
  { headline, notes = [], rows, entries, columns, caption, pictured, tables = [], labels }: Overview<Row>,
  { lang, say, today }: Speaking,
): Document {
  const provenance = readProvenance(answer, lang, today);
  const all = columnsTable(rows, columns, say);
  const isTelling = all.columns.length >= tellingColumns;
  const shown = all.rows.slice(0, mostRows);
  const part =
    shown.length < rows.length ? ` (${shown.length} ${say({ de: 'von', en: 'of' })} ${rows.length})` : '';
  // Each entry's other fields stand in the answer to that single case; here they would fill several messages.
  if (isTelling) for (const entry of entries) entry.takeRest();
  const value = pictured ? all.columns.indexOf(say(pictured)) : -1;
  const table: Table = {
    columns: all.columns,
    rows: shown,
    caption: say(caption) + part,
    folded: shown.length > mostUnfolded,
    ...(value > 0 ? { chart: { label: 0, value } } : {}),
  };
  return {
    lang,
    headline,
    notes: notes.filter((note) => note !== undefined),
    tables: [
      ...(isTelling ? [table] : []),
      ...tables,
      ...otherFields(answer, { labels, lang, folded: true }),
    ],
    provenance,
  };
}

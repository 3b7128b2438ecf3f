// The usual answer to one case: figure first, its parts as a table, everything else the service says, sources.
import {
  type Cell,
  type Document,
  type Sentence,
  strong,
  type Table,
  type Text,
  text,
} from '../../document/index.ts';
import type { FactsRecord } from '../../facts/index.ts';
import { itemsTable } from './cells.ts';
import type { Speaking } from '../command/command.ts';
import type { Labels } from './field.ts';
import { otherFields } from './otherFields.ts';
import { exampleNote, readProvenance } from './provenance.ts';

export interface Result {
  /** The figure asked for; undefined where the service states none beyond doubt. */
  readonly headline: Sentence | undefined;
  /** What was asked, in the asker's language: the first line where there is no figure. */
  readonly subject: string;
  /** What belongs next to the figure: what it leaves out, what is uncertain. */
  readonly notes?: readonly (Sentence | undefined)[];
  /** The parts of the figure; what the service does not state (undefined) has no row. */
  readonly rows: readonly (readonly [Text, Cell | undefined])[];
  /** More tables, in front of the service's other fields. */
  readonly tables?: readonly Table[];
  /** Words for the service's other fields. */
  readonly labels: Labels;
}

/** With fewer rows than this, the table of the parts is not the answer by itself. */
const tellingRows = 3;

/** Takes what is left of the answer: read by name first what the result needs. */
export function resultDocument(
  answer: FactsRecord,
  { headline, subject, notes = [], rows, tables = [], labels }: Result,
  { lang, say, today }: Speaking,
): Document {
  const provenance = readProvenance(answer, lang, today);
  const parts = itemsTable(rows, lang);
  const others = otherFields(answer, {
    labels,
    lang,
    // Where the rows say little, what else there is must not be hidden.
    folded: headline !== undefined && parts.rows.length + tables.length >= tellingRows,
  });
  const isEmpty = parts.rows.length === 0 && tables.length === 0 && others.length === 0;
  const nothing = say({
    de: ': der Faktendienst nennt dazu keine Angaben.',
    en: ': the facts service states nothing on it.',
  });
  return {
    lang,
    headline: headline ?? [strong(text(subject)), isEmpty ? nothing : ':'],
    notes: [...exampleNote(provenance, say), ...notes.filter((note) => note !== undefined)],
    tables: [parts, ...tables, ...others],
    provenance,
  };
}

// The usual answers: to one case, figure first; to „alle“, every case as a row. Everything else the service says is in them.
import {
  type Cell,
  type Document,
  type Note,
  type Sentence,
  type Table,
  text,
  type Text,
} from '../../document/index.ts';
import type { FactsRecord } from '../../facts/index.ts';
import type { Speaking } from '../command/command.ts';
import { readAsked } from '../recognisers/asked.ts';
import type { Choice } from '../recognisers/recogniser.ts';
import { type CaseRow, dividedRows, onlyAsked } from './askedFirst.ts';
import { type Column, columnsTable, type Item, itemsTable } from './cells.ts';
import { fieldLine } from './fieldLine.ts';
import { casesTable, entriesTables, fieldItems } from './fieldCells.ts';
import type { AnyFieldsRead } from './fields.ts';
import { isForeignRow, markedNote, markedTable } from './german.ts';
import { otherFields } from './otherFields.ts';
import { readProvenance } from './provenance.ts';
import { unreadHeadline } from './unreadOverview.ts';

export interface Result {
  /** The figure asked for; undefined where the service states none beyond doubt. */
  readonly headline: Sentence | undefined;
  /** What was asked, in the asker's language: the first line where there is no figure. */
  readonly subject: string;
  /** What belongs next to the figure: what it leaves out, what is uncertain. */
  readonly notes?: readonly (Sentence | Note | undefined)[];
  /** The answer as a table of its own: then the rows are beside the point. */
  readonly main?: { readonly columns: readonly string[]; readonly rows: readonly CaseRow[] } | undefined;
  /** The parts of the figure, as they were declared and read. */
  readonly fields?: AnyFieldsRead | undefined;
  /** What was asked, by argument: an echo of it stands in the fold. */
  readonly asked?: object;
  /** Fields that the headline or a note says: no row repeats them. */
  readonly said?: readonly string[];
  /** More rows; what is not stated (undefined) has none. */
  readonly rows?: readonly Item[];
  /** More tables, in front of the service's other fields. */
  readonly tables?: readonly Table[];
  /** The headline is the whole answer: what else there is folds. */
  readonly isTold?: boolean;
  readonly firstLine?: Document['firstLine'];
  /** The entry of the answer that all of this is about, with sources of its own. */
  readonly entry?: FactsRecord;
}

/** With fewer rows than this, the table of the parts is not the answer by itself. */
const tellingRows = 3;

/** Takes what is left of the answer: read by name first what the result needs. */
export function resultDocument(whole: FactsRecord, result: Result, speaking: Speaking): Document {
  const { headline, subject, main, fields, asked, said, firstLine, entry } = result;
  const { notes = [], rows = [], tables = [], isTold = false } = result;
  const { lang, say, today, intent, question } = speaking;
  const answer = fields ? whole.without(fields.claimed) : whole;
  const showing = { lang, ...(asked ? { asked } : {}), ...(said ? { said } : {}) };
  const byField = () => {
    const { need, isGain } = readAsked(question, [subject], lang);
    return fieldLine(answer, { intent, need, isGain, subject }, say);
  };
  const first = headline ?? byField();
  const provenance = readProvenance(answer, lang, today, entry);
  const items = onlyAsked([...(fields ? fieldItems(fields, showing) : []), ...rows], intent);
  const lists = (fields ? entriesTables(fields, showing) : []).map((table) =>
    isTold ? { ...table, folded: true } : table,
  );
  const { seen, beside: mainBeside } = dividedRows(main?.rows ?? [], intent);
  const hasMain = main !== undefined && seen.length > 0;
  const isBeside = ([, cell, weight]: Item) =>
    hasMain || isTold || weight !== undefined || (cell !== undefined && isForeignRow([cell], lang));
  const own = itemsTable(
    items.filter((item) => !isBeside(item)),
    lang,
  );
  const parts = hasMain ? { columns: main.columns, rows: seen } : own;
  // What the first line says, is not said again.
  const isSaid = parts.rows.length === 1 && headline !== undefined && repeats(headline, parts.rows);
  const besideMain = { columns: main?.columns ?? [], rows: mainBeside, folded: true };
  const beside = itemsTable(items.filter(isBeside), lang);
  const others = otherFields(answer, {
    lang,
    // Where the rows say little, what else there is must not be hidden.
    folded:
      first !== undefined &&
      (isTold || items.length + seen.length + lists.length + tables.length >= tellingRows),
    everything: first === undefined,
  });
  const isEmpty = [parts.rows, mainBeside, beside.rows, lists, tables, others].every(
    ({ length }) => length === 0,
  );
  return {
    lang,
    headline:
      first ??
      (isEmpty
        ? say`**${text(subject)}**: der Faktendienst nennt dazu keine Angaben.
            **${text(subject)}**: the facts service states nothing on it.`
        : say`**${text(subject)}**:`),
    notes: notes.flatMap((note) => (note ? [markedNote(note, lang)] : [])),
    tables: [
      { ...parts, ...(isSaid ? { folded: true } : {}) },
      besideMain,
      { ...beside, folded: true },
      ...tables,
      ...lists,
      ...others,
    ].map((table) => markedTable(table, lang)),
    provenance,
    ...(firstLine ? { firstLine } : {}),
    ...(subject === '' ? {} : { subject }),
  };
}

/** Whether a sentence has the values of these rows. */
function repeats(headline: Sentence, rows: readonly (readonly Cell[])[]): boolean {
  const parts = headline.flatMap((part) =>
    typeof part === 'object' && 'strong' in part ? part.strong : [part],
  );
  const said = new Set(parts.map((part) => JSON.stringify(part)));
  return rows.every(([, ...values]) => values.every((value) => said.has(JSON.stringify(value))));
}

export interface Overview<Row> {
  /** Undefined where there is nothing to say of all of them. */
  readonly headline: Sentence | undefined;
  readonly notes?: readonly (Sentence | Note | undefined)[];
  /** What was read of each entry, in the service's order. */
  readonly rows: readonly Row[];
  /** The entries themselves: what is beside the columns is left out where these tell enough. */
  readonly entries: readonly (FactsRecord | AnyFieldsRead)[];
  readonly columns: readonly Column<Row>[];
  /** Stands over the table. */
  readonly caption: Text;
  /** The first rows tell most. */
  readonly isRanked?: boolean;
  /** The label of a column that says something as a picture. */
  readonly pictured?: Text;
  /** What the answer states for all of them, as it was declared and read. */
  readonly fields?: AnyFieldsRead | undefined;
  /** More tables, in front of the service's other fields. */
  readonly tables?: readonly Table[];
  /** The places that the answer lists, whatever its fields are called: told where nothing else of it is read. */
  readonly places?: (answer: FactsRecord) => readonly Choice[];
}

/** With fewer columns than this, the table says too little by itself. */
const tellingColumns = 2;

/** Takes what is left of the answer. */
export function overviewDocument<Row>(whole: FactsRecord, overview: Overview<Row>, call: Speaking): Document {
  const { headline, notes = [], rows, entries, columns, caption } = overview;
  const { isRanked, pictured, fields, tables = [], places } = overview;
  const { lang, say, today } = call;
  const answer = fields ? whole.without(fields.claimed) : whole;
  const provenance = readProvenance(answer, lang, today);
  const all = columnsTable(rows, columns, say);
  const isTelling = all.columns.length >= tellingColumns;
  const value = pictured ? all.columns.indexOf(say(pictured)) : -1;
  const listed = {
    ...all,
    caption: say(caption),
    ...(isRanked ? { list: 'ranked' as const } : {}),
    ...(value > 0 ? { chart: { label: 0, value } } : {}),
  };
  // Each entry's other fields stand in the answer to that single case; here they would fill several messages.
  const listedLeaves = entries.flatMap((entry) => ('record' in entry ? entry.record : entry).all());
  const left = isTelling ? answer.without(new Set(listedLeaves)) : answer;
  const isUnread = rows.length === 0;
  // Of what was not read, the first rows tell more than none.
  const others = otherFields(left, { lang, folded: !isUnread, everything: isUnread }).map((table): Table =>
    isUnread && table.list ? { ...table, list: 'ranked' } : table,
  );
  const items = fields ? itemsTable(fieldItems(fields, { lang }), lang) : undefined;
  const beside = items && items.rows.length > 0 ? [{ ...items, folded: true }] : [];
  const lists = fields ? entriesTables(fields, { lang }) : [];
  const read = entries.filter((entry): entry is AnyFieldsRead => 'record' in entry);
  return {
    lang,
    headline: isUnread
      ? unreadHeadline(others, places?.(whole.apart().record) ?? [], call)
      : (headline ?? say`**${caption}**:`),
    notes: notes.flatMap((note) => (note ? [markedNote(note, lang)] : [])),
    tables: [...(isTelling ? [listed] : []), ...tables, ...lists, ...beside, ...others].map((table) =>
      markedTable(table, lang),
    ),
    // Where the rows sum the cases up, a file has each of them.
    ...(read.length > rows.length ? { cases: casesTable(read, lang) } : {}),
    provenance,
  };
}

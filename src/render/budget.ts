// What of an answer is seen at once, and what stands in its one fold: a message fits a phone's screen.
// The one place that decides it; documents only say what weight something has.
import {
  asNote,
  type Cell,
  type Document,
  type Lang,
  type Note,
  type NoteKind,
  phrase,
  type Sentence,
  type Table,
  text,
} from '../document/index.ts';
import { formatCell } from './value.ts';

const mostNotes = 2;
const mostRows = 6;
/** Of a list, a row tells how many more there are. */
const mostEntries = 5;
/** A phone shows so many columns of a list beside each other. */
const mostColumns = 3;
/** A remark that is longer than this is for who wants to know more. */
const longestRemark = 150;
/** A row that is longer than this is read after the others. */
const longestRow = 130;
/** A fold that is longer than this would fill the channel of who opens it: the rest is for a file. */
const mostInFold = 60;

/** Heaviest first. */
const weights: readonly NoteKind[] = ['answer', 'file', 'reading', 'condition', 'understood', 'remark'];
/** Seen however many there are: what is asked for must not be looked for. */
const alwaysSeen: ReadonlySet<NoteKind> = new Set(['answer', 'file']);

export interface Seen {
  readonly notes: readonly Sentence[];
  readonly tables: readonly Table[];
  readonly fold: Fold | undefined;
}

export interface Fold {
  readonly title: string;
  readonly notes: readonly Sentence[];
  readonly tables: readonly Table[];
}

/** Pure. Every note, and every row of every table up to what a file is for, is seen at once or in the fold. */
export function withinBudget({ lang, notes = [], tables = [], unfolded }: Document): Seen {
  const told = notes.map(asNote);
  const filled = tables.filter(({ rows }) => rows.length > 0);
  if (unfolded) {
    return { notes: told.map(({ says }) => says), tables: merged(filled).map(short(lang)), fold: undefined };
  }
  const seenNotes = heaviest(told, lang);
  const { seen, left } = dividedTables(filled, lang);
  const leftNotes = told.filter((note) => !seenNotes.includes(note)).map(({ says }) => says);
  const leftTables = merged(left).map(short(lang));
  return {
    notes: seenNotes.map(({ says }) => says),
    tables: seen,
    fold:
      leftNotes.length + leftTables.length === 0
        ? undefined
        : { title: titleOf(leftNotes, leftTables, lang), notes: leftNotes, tables: leftTables },
  };
}

const allDetails = { de: 'Alle Angaben', en: 'All details' };

/** One table alone is called what it is. */
function titleOf(notes: readonly Sentence[], [only, second]: readonly Table[], lang: Lang): string {
  const isOne = only?.caption !== undefined && !second && notes.length === 0;
  return isOne ? only.caption : allDetails[lang];
}

/** In the order of their weight, which is also the order in which they are read. */
function heaviest(notes: readonly Note[], lang: Lang): readonly Note[] {
  const isShort = ({ kind, says }: Note) => kind !== 'remark' || lengthOf(says, lang) <= longestRemark;
  const sorted = weights.flatMap((kind) => notes.filter((note) => note.kind === kind && isShort(note)));
  const always = sorted.filter(({ kind }) => alwaysSeen.has(kind));
  return [...always, ...sorted.filter(({ kind }) => !alwaysSeen.has(kind)).slice(0, mostNotes)];
}

/** Tables in their order, as long as there is room; of the first, as much as there is room for. */
function dividedTables(
  tables: readonly Table[],
  lang: Lang,
): { seen: readonly Table[]; left: readonly Table[] } {
  const seen: Table[] = [];
  const left: Table[] = [];
  let room = mostRows;
  for (const table of tables) {
    const { shown, rest } = table.folded
      ? { shown: undefined, rest: table }
      : divided(table, room, seen.length, lang);
    if (shown) {
      // What the first one shows, the first line has said.
      seen.push(seen.length === 0 ? withoutCaption(shown) : shown);
      room -= shown.rows.length;
    }
    if (rest) left.push(rest);
  }
  return { seen, left };
}

export function withoutCaption(table: Table): Table {
  const { caption, ...others } = table;
  return caption === undefined ? table : others;
}

interface Divided {
  readonly shown?: Table | undefined;
  readonly rest?: Table | undefined;
}

function divided(table: Table, room: number, before: number, lang: Lang): Divided {
  if (table.whole) return { shown: table };
  const { rows } = table;
  if (table.list) {
    const fits = rows.length <= room;
    if (fits && table.columns.length <= (table.columnsSeen ?? mostColumns)) return { shown: table };
    const isTelling = fits || table.list === 'ranked';
    return before > 0 || !isTelling ? { rest: table } : { shown: excerpt(table, lang), rest: table };
  }
  const isShort = (row: readonly Cell[]) => lengthOf(row, lang) <= longestRow;
  const some = new Set(rows.filter(isShort).slice(0, room));
  if (some.size === rows.length) return { shown: table };
  if (before > 0) return { rest: table };
  if (some.size === 0) return rows.length > 1 ? { rest: table } : { shown: table };
  return {
    shown: { ...table, rows: rows.filter((row) => some.has(row)) },
    rest: { ...table, rows: rows.filter((row) => !some.has(row)) },
  };
}

const lengthOf = (parts: Sentence, lang: Lang): number =>
  parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : lengthOfPart(part, lang)), 0);

const lengthOfPart = (part: Exclude<Sentence[number], string>, lang: Lang) =>
  'strong' in part ? lengthOf(part.strong, lang) : formatCell(part, lang).length;

/** The first few entries of a list with its first columns, and how many more there are. */
function excerpt(table: Table, lang: Lang): Table {
  const { columnsSeen = mostColumns } = table;
  const columns = table.columns.slice(0, columnsSeen);
  // A single row more is shown at once.
  const entries = table.rows.length === mostRows ? mostRows : mostEntries;
  const rows = table.rows.slice(0, entries).map((row) => row.slice(0, columnsSeen));
  const more = table.rows.length - rows.length;
  const rest = {
    de: `… und ${more} weitere, unten aufzuklappen`,
    en: `… and ${more} more, to be unfolded below`,
  };
  return { ...table, columns, rows: more > 0 ? [...rows, [text(rest[lang])]] : rows };
}

/** What and how much, told in several tables, is one list; what stands in two of them with one value, stands once. */
function merged(tables: readonly Table[]): readonly Table[] {
  const result: Table[] = [];
  for (const table of tables) {
    const at = result.findIndex((other) => isOfSameKind(other, table));
    const other = result[at];
    if (!other) {
      result.push(table);
      continue;
    }
    const said = new Set(other.rows.map((row) => JSON.stringify(row)));
    const rows = [...other.rows, ...table.rows.filter((row) => !said.has(JSON.stringify(row)))];
    result[at] = { ...other, rows };
  }
  return result;
}

const isOfSameKind = (one: Table, other: Table) =>
  !one.list &&
  !other.list &&
  one.columns.length > 1 &&
  one.columns.join('|') === other.columns.join('|') &&
  !contradicts(one, other);

/** „Summe“ of Köln is not that of Hamburg. */
function contradicts(one: Table, other: Table): boolean {
  const told = new Map(one.rows.map((row) => [JSON.stringify(row[0]), JSON.stringify(row)]));
  return other.rows.some((row) => {
    const before = told.get(JSON.stringify(row[0]));
    return before !== undefined && before !== JSON.stringify(row);
  });
}

const short =
  (lang: Lang) =>
  (table: Table): Table => {
    const more = table.rows.length - mostInFold;
    if (more <= 0) return table;
    const rest = {
      de: phrase(`… und ${more} weitere; mit „csv“ am Ende der Frage kommen alle als Datei`),
      en: phrase(`… and ${more} more; with “csv” at the end of the question all of them come as a file`),
    };
    return { ...table, rows: [...table.rows.slice(0, mostInFold), [rest[lang]]] };
  };

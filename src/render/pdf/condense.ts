// A long list on paper as what it comes down to: rows that say the same share a line; of every pair of things, a square.
import { type Cell, count, type Lang, type Table, text } from '../../document/index.ts';
import { formatCell } from '../value.ts';
import { captionOf, type Choice, keyOf, linesOf } from './matrix.ts';

/** A list of so many rows fits a page as it is. */
const mostPlain = 24;
/** A list that hardly becomes shorter stays what it is. */
const leastSaving = 3;
/** So many columns stand beside each other on a page that lies across. */
const mostAcross = 14;
/** With more columns than this, the names that share a line stand below. */
const mostWithNames = 7;

/** The table itself where it is short, or where nothing of it can be said at once. Pure. */
export function condensed(table: Table, lang: Lang): readonly Table[] {
  const names = namesOfLong(table, lang);
  const lines = names && inLines(table, names, lang);
  return lines ? [lines] : ((names && inSquares(table, names, lang)) ?? [table]);
}

/** The same where only lines will do, as in a picture. Pure. */
export function inFewLines(table: Table, lang: Lang): Table {
  const names = namesOfLong(table, lang);
  return (names && inLines(table, names, lang)) ?? table;
}

/** By what the rows of a long list are told apart; undefined where nothing of it can be said at once. */
function namesOfLong(table: Table, lang: Lang): readonly Choice[] | undefined {
  if (!table.list || table.rows.length <= mostPlain) return undefined;
  const names = namingColumns(table, lang);
  return names.length === 0 || names.length === table.columns.length ? undefined : names;
}

/** The first columns, as many as it takes to tell all rows apart; none where figures would have to. */
function namingColumns({ columns, rows }: Table, lang: Lang): readonly Choice[] {
  const names: Choice[] = [];
  for (const [at, label] of columns.entries()) {
    if (rows.some((row) => row[at]?.kind !== 'text')) return [];
    names.push({ label, at, values: [...new Set(rows.map((row) => keyOf(row[at], lang)))] });
    const told = new Set(rows.map((row) => names.map((name) => keyOf(row[name.at], lang)).join('|')));
    if (told.size === rows.length) return names;
  }
  return [];
}

/** „wasserführender Pelletofen | alle übrigen (15) | …“ */
function inLines(table: Table, names: readonly Choice[], lang: Lang): Table | undefined {
  const lines = linesOf(table.rows, names, lang, ([row = []]) => row.slice(names.length));
  if (lines.length * leastSaving > table.rows.length) return undefined;
  return { ...table, rows: lines.map((line) => [...line.names.map(text), ...line.cells]) };
}

/** Of each pair of things: a square for each figure, where names of which the same is told share a line and a column. */
function inSquares(
  table: Table,
  [down, across, ...more]: readonly Choice[],
  lang: Lang,
): readonly Table[] | undefined {
  if (!down || !across || more.length > 0) return undefined;
  const rowAt = new Map(table.rows.map((row) => [pairOf(row[down.at], row[across.at], lang), row]));
  const figures = table.columns.slice(2).map((label, index) => ({ label, at: index + 2 }));
  // None twice on a page.
  let letters = 0;
  const nextLetter = () => String.fromCodePoint('A'.charCodeAt(0) + letters++);
  const squares = figures.map(({ label, at }) => {
    const cellAt = (one: string, other: string) => rowAt.get(`${one}|${other}`)?.[at];
    const told = (one: string, other: string) => keyOf(cellAt(one, other), lang);
    const lines = grouped(down.values, (one) => across.values.map((other) => told(one, other)));
    const columns = grouped(across.values, (other) => down.values.map((one) => told(one, other)));
    return squareOf(
      { label, lines, columns, cellAt, nextLetter },
      table,
      `${down.label} \\ ${across.label}`,
      lang,
    );
  });
  return squares.includes(undefined) ? undefined : squares.flatMap((square) => square ?? []);
}

interface Square {
  readonly label: string;
  readonly lines: readonly Group[];
  readonly columns: readonly Group[];
  readonly cellAt: (one: string, other: string) => Cell | undefined;
  readonly nextLetter: () => string;
}
type Group = readonly string[];

/** Undefined where it has no room, or its columns are others than its lines: a letter stands for the same in both. */
function squareOf(
  { label, lines, columns, cellAt, nextLetter }: Square,
  { rows }: Table,
  corner: string,
  lang: Lang,
): readonly Table[] | undefined {
  const there = new Set(lines.map((group) => group.join()));
  if (columns.length > mostAcross || columns.some((group) => !there.has(group.join()))) return undefined;
  const several = lines.filter((group) => group.length > 1);
  const letters = new Map(several.map((group) => [group.join(), nextLetter()]));
  const nameOf = (group: Group) => letters.get(group.join()) ?? group[0] ?? '';
  const ordered = lines.filter((group) => columns.some((other) => other.join() === group.join()));
  const isBeside = columns.length > mostWithNames;
  const explained = (group: Group) =>
    group.length > 1 && !isBeside ? `${nameOf(group)}: ${group.join(', ')}` : nameOf(group);
  const unit = lines.some((group) => cellAt(group[0] ?? '', ordered[0]?.[0] ?? '')?.kind === 'money');
  const head = captionOf(rows.length, label, lang);
  const square: Table = {
    caption: unit ? `${head} (€)` : head,
    columns: [corner, ...ordered.map(nameOf)],
    rows: lines.map((group) => [
      text(explained(group)),
      ...ordered.map((other) => bare(cellAt(group[0] ?? '', other[0] ?? ''), lang)),
    ]),
  };
  if (!isBeside || several.length === 0) return [square];
  const columnsOf = { de: ['Buchstabe', 'steht für'], en: ['Letter', 'stands for'] }[lang];
  return [
    square,
    { columns: columnsOf, rows: several.map((group) => [text(nameOf(group)), text(group.join(', '))]) },
  ];
}

const pairOf = (one: Cell | undefined, other: Cell | undefined, lang: Lang) =>
  `${keyOf(one, lang)}|${keyOf(other, lang)}`;

/** Names of which the same is told stand together. */
function grouped(names: readonly string[], told: (name: string) => readonly string[]): readonly Group[] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const key = told(name).join('|');
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()]
    .map((group) => group.toSorted())
    .toSorted((a, b) => a.join().localeCompare(b.join()));
}

/** „142–540“: what it is of stands above. */
function bare(cell: Cell | undefined, lang: Lang): Cell {
  if (cell?.kind !== 'money') return cell ?? text('–');
  if (cell.min === cell.max) return count(cell.min);
  const [low, high] = [cell.min, cell.max].map((end) => formatCell(count(end), lang));
  return text(`${low}–${high}`);
}

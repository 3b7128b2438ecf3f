// A table for paper: the widths of its columns, upright or across, and its cells as runs.
import { type Cell, itemLabel, type Table } from '../../document/index.ts';
import { withBreaks } from './breaks.ts';
import { columnOf, type Division, fitsInSyllables, widthsFor, type Wish, wishOf } from './columns.ts';
import type { Fonts } from './fonts.ts';
import { cellRuns, type Run, textOf, withText, type Writing } from './runs.ts';

export interface PaperTable {
  readonly caption: string;
  readonly columns: readonly {
    readonly label: string;
    readonly align: 'left' | 'right';
    /** In ems of the table's font, as are all widths. */
    readonly width: number;
  }[];
  /** Row by row. A cell of mere text is this text: with thousands of rows that counts. */
  readonly cells: readonly (string | readonly Run[])[];
  /** Some row is too high to be kept on one page. */
  readonly hasHighRows: boolean;
  /** The table is so short that it can be kept on one page. */
  readonly isShort: boolean;
}

export type Page = 'upright' | 'across';

/** The widths that a table has room for. */
export interface Room {
  readonly upright: number;
  readonly across: number;
  /** What of it each column keeps free at its sides. */
  readonly gap: number;
}

export interface MeasuredTable {
  /** It has too many columns for an upright page, too long words or too long texts. */
  readonly wantsAcross: boolean;
  /** The table laid out. */
  readonly on: (page: Page) => PaperTable;
}

const mostColumnsUpright = 7;
/** With more columns than this, rows of more lines than that are too narrow to read. */
const mostColumnsCrowded = 4;
const mostLinesCrowded = 9;
/** A table of figures does not become wider than this many times what it needs: the eye would lose the row. */
const mostGrowth = 1.7;
/** Rows with more lines than this may go on on the next page. */
const mostLinesOfRow = 20;
/** Tables with more lines than this, too. */
const mostLinesOfShort = 16;

/** Reads a table and what its columns need. */
export function measureTable(table: Table, room: Room, fonts: Fonts, writing: Writing): MeasuredTable {
  const labels = table.columns.map((label) => writing.legible(label).trim() || itemLabel[writing.lang]);
  const rows = table.rows.map((cells) => labels.map((_, column) => measured(cells[column], fonts, writing)));
  const columns = labels.map((label, column) =>
    columnOf([
      wishOf(label, 'between words', fonts.bold.width),
      ...rows.flatMap((cells) => cells[column]?.wish ?? []),
    ]),
  );
  const isRight = labels.map((_, column) => isOfFigures(table.rows.map((cells) => cells[column])));
  const growth = isRight.includes(true) ? mostGrowth : Infinity;
  // However many columns there are, each has some width.
  const available = (page: Page) => Math.max(room[page] - labels.length * room.gap, labels.length);
  const widthsOn = (page: Page) => widthsFor(columns, available(page), growth);
  const linesWith = (widths: readonly number[]) =>
    rows.map((cells) => Math.max(...cells.map((cell, column) => linesOf(cell, widths[column]))));
  const labelled = (label: string, width = 1) => withBreaks(label, width, fonts.bold.width, true);

  return {
    wantsAcross:
      labels.length > mostColumnsUpright ||
      !fitsInSyllables(columns, available('upright')) ||
      (labels.length > mostColumnsCrowded &&
        linesWith(widthsOn('upright')).some((count) => count > mostLinesCrowded)),
    on(page) {
      const widths = widthsOn(page);
      const lines = linesWith(widths);
      return {
        caption: labelled(writing.legible(table.caption ?? '').trim(), room.upright / 2),
        columns: labels.map((label, column) => ({
          label: labelled(label, widths[column]),
          align: isRight[column] ? 'right' : 'left',
          width: (widths[column] ?? 1) + room.gap,
        })),
        cells: rows.flatMap((cells) => cells.map((cell, column) => broken(cell, widths[column]))),
        hasHighRows: lines.some((count) => count > mostLinesOfRow),
        isShort: lines.reduce((sum, count) => sum + count, 0) <= mostLinesOfShort,
      };
    },
  };
}

interface MeasuredCell {
  readonly runs: readonly Run[];
  readonly text: string;
  readonly widthOf: (text: string) => number;
  /** None for an empty cell. */
  readonly wish: Wish | undefined;
}

function measured(cell: Cell | undefined, { regular, mono }: Fonts, writing: Writing): MeasuredCell {
  const widthOf = cell?.kind === 'code' ? mono.width : regular.width;
  const runs = cell ? cellRuns(cell, writing) : [];
  const text = runs.map(textOf).join('');
  if (!cell || text === '') return { runs, text, widthOf, wish: undefined };
  const wish = wishOf(text, divisionOf(cell, runs), widthOf);
  return { runs, text, widthOf, wish: cell.kind === 'notStated' ? inTwoLines(wish) : wish };
}

/** Words that say nothing make no column wide. */
const inTwoLines = (wish: Wish): Wish => ({ ...wish, words: wish.whole * 0.6, whole: wish.whole * 0.6 });

function divisionOf(cell: Cell, runs: readonly Run[]): Division {
  if (isFigure(cell) || cell.kind === 'date') return 'never';
  return runs.some((run) => typeof run !== 'string' && 'link' in run) ? 'at joints' : 'between words';
}

const isFigure = ({ kind }: Cell) => kind === 'money' || kind === 'count';

function isOfFigures(cells: readonly (Cell | undefined)[]): boolean {
  const stated = cells.filter((cell) => cell !== undefined && cell.kind !== 'notStated');
  return stated.length > 0 && stated.every((cell) => cell !== undefined && isFigure(cell));
}

/** About as many as the typesetter will need. */
function linesOf({ text, widthOf }: MeasuredCell, width = 1): number {
  return Math.ceil((widthOf(text) / width) * 1.1) + text.split('\n').length - 1;
}

function broken({ runs, widthOf }: MeasuredCell, width = 1): string | readonly Run[] {
  const changed = withText(runs, (part, isProse) => withBreaks(part, width, widthOf, isProse));
  const [only = '', ...more] = changed;
  return more.length === 0 && typeof only === 'string' ? only : changed;
}

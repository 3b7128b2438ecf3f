// A table in the order that a question wants: how many of them are told, and which rows and columns come first.
import type { Cell, Table } from '../../document/index.ts';
import { type Degree, isPlacesNoun, numberInWords, plainName } from '../../kit/index.ts';

const superlative = /st(?:en?)?$|^(?:cheapest|dearest|most|best|top)/;

/** „die drei teuersten“, „Top 3“: so many are told by name; one, where no number is said. */
export function mostAsked(said: readonly string[]): number {
  const numberAt = (at: number) => numberInWords(said[at] ?? '') ?? Number(said[at] || Number.NaN);
  const top = said.findIndex((plain) => plain === 'top');
  const before = said.findIndex((plain, at) => superlative.test(plain) && numberAt(at - 1) > 1);
  // „die fünf Länder mit der billigsten Gebühr“
  const places = said.findIndex((plain, at) => isPlacesNoun(plain) && numberAt(at - 1) > 1);
  const at = top >= 0 ? top + 1 : before >= 0 ? before - 1 : places >= 0 ? places - 1 : -1;
  const asked = at >= 0 ? numberAt(at) : 1;
  return asked > 1 && asked <= mostListed ? asked : 1;
}

/** More are read in the table. */
const mostListed = 5;

/** What a count without a unit must be called to be a time. */
const time = /tage|woche|monat|jahr|stunde|dauer|day|week|month|year|hour/i;
/** An amount, or a time; undefined for what cannot be ranked. */
export function figureOf(
  cell: Cell | undefined,
  label = '',
): { readonly min: number; readonly max: number } | undefined {
  if (cell?.kind === 'money') return cell;
  if (cell?.kind !== 'count' || cell.unit === 'percent') return undefined;
  return cell.unit !== undefined || time.test(label) ? cell : undefined;
}

/** The rows with the figure in order, by the middle of a range; the others behind them. */
export function inOrder(
  { columns, rows }: Table,
  at: number,
  { isLess }: Degree,
): readonly (readonly Cell[])[] {
  const key = (row: readonly Cell[]) => {
    const figure = figureOf(row[at], columns[at]);
    if (figure === undefined) return Infinity;
    return isLess ? figure.min + figure.max : -figure.min - figure.max;
  };
  return rows.toSorted((one, other) => (key(one) === key(other) ? 0 : key(one) - key(other)));
}

/** What a row must be about: „in welcher Stadt“, „wo“. */
const place = /^(?:stadt|ort|land|bundesland|bezirk|city|place|state|town)$/;
/** Fewer rows are no ranking, and no list of all. */
export const fewestRows = 3;

/** Whether each row of a table is about a place. Pure. */
export const isOfPlaces = ({ columns, rows, folded }: Table): boolean =>
  place.test(plainName(columns[0] ?? '')) && !folded && rows.length >= fewestRows;

/** With these columns right behind the name: a phone shows the first ones. Pure. */
export function withFirst(
  { columns, rows }: Table,
  first: readonly number[],
): Pick<Table, 'columns' | 'rows'> {
  const shown = [0, ...first, ...[...columns.keys()].filter((at) => at > 0 && !first.includes(at))];
  return {
    columns: shown.map((at) => columns[at] ?? ''),
    rows: rows.map((row) => shown.flatMap((at) => row[at] ?? [])),
  };
}

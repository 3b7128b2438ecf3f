// What a question ranks by: the cheapest or the longest, how many of them; and the rows of a table in that order.
import type { Cell, Table, Text } from '../../document/index.ts';
import { plainName } from '../../kit/index.ts';

/** Whether the smallest or the largest figure is wanted first, and of what, where the question names no column. */
export interface Order {
  readonly isLeast: boolean;
  readonly of: 'money' | 'count';
  readonly says: Text;
  /** What the last one is called. */
  readonly end: Text;
}

/** One end of a scale: the words for it, plainly written, and what is said of it. */
interface End {
  readonly sign: RegExp;
  readonly says: Text;
}

/**
 * In the order in which they decide. A German word may be the end of a longer one, „preisgünstigste“, and is none with more
 * behind it, „wenigstens“.
 */
const scales: readonly { readonly of: Order['of']; readonly least: End; readonly most: End }[] = [
  {
    of: 'count',
    least: {
      sign: /(?:schnellste|kuerzeste)[nrms]?\b|\b(?:fastest|quickest|shortest)/,
      says: { de: 'Am kürzesten', en: 'Shortest' },
    },
    most: {
      sign: /(?:laengste|langsamste)[nrms]?\b|\b(?:longest|slowest)/,
      says: { de: 'Am längsten', en: 'Longest' },
    },
  },
  {
    of: 'money',
    least: {
      sign: /(?:guenstigste|billigste|werteste)[nrms]?\b|\b(?:cheapest|least expensive)/,
      says: { de: 'Am günstigsten', en: 'Cheapest' },
    },
    most: {
      sign: /teuerste[nrms]?\b|\b(?:most expensive|dearest)/,
      says: { de: 'Am teuersten', en: 'Most expensive' },
    },
  },
  {
    of: 'money',
    least: {
      sign: /(?:niedrigste|wenigste)[nrms]?\b|\b(?:lowest|least)\b/,
      says: { de: 'Am wenigsten', en: 'Lowest' },
    },
    most: {
      sign: /(?:hoechste|meiste)[nrms]?\b|\b(?:highest|most)\b/,
      says: { de: 'Am meisten', en: 'Highest' },
    },
  },
];

/** What a question ranks by; undefined where it ranks nothing. Pure. */
export function orderIn(words: readonly string[]): Order | undefined {
  const said = words.join(' ');
  for (const { of, least, most } of scales) {
    if (least.sign.test(said)) return { isLeast: true, of, says: least.says, end: inside(most.says) };
    if (most.sign.test(said)) return { isLeast: false, of, says: most.says, end: inside(least.says) };
  }
  return undefined;
}

/** In the middle of a sentence. */
const inside = ({ de, en }: Text): Text => ({ de: de.replace('A', 'a'), en: en.toLowerCase() });

const numbers: Readonly<Record<string, number>> = {
  zwei: 2,
  drei: 3,
  vier: 4,
  fuenf: 5,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
const superlative = /st(?:en?)?$|^(?:cheapest|dearest|most|best|top)/;

const placesNoun = /^(?:laender|bundeslaender|staedte|orte|bezirke|kammern|ihks|states|cities|places)$/;

/** „die drei teuersten“, „Top 3“: so many are told by name; one, where no number is said. */
export function mostAsked(said: readonly string[]): number {
  const numberAt = (at: number) => numbers[said[at] ?? ''] ?? Number(said[at] || Number.NaN);
  const top = said.findIndex((plain) => plain === 'top');
  const before = said.findIndex((plain, at) => superlative.test(plain) && numberAt(at - 1) > 1);
  // „die fünf Länder mit der billigsten Gebühr“
  const places = said.findIndex((plain, at) => placesNoun.test(plain) && numberAt(at - 1) > 1);
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
  { isLeast }: Order,
): readonly (readonly Cell[])[] {
  const key = (row: readonly Cell[]) => {
    const figure = figureOf(row[at], columns[at]);
    if (figure === undefined) return Infinity;
    return isLeast ? figure.min + figure.max : -figure.min - figure.max;
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

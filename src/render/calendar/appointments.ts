// The days in an answer that are still to come: what each is for, and for which case, from the typed cells of its tables.
import type { CalendarDate, Cell, Document, Lang, Table } from '../../document/index.ts';
import { formatCell } from '../value.ts';

export interface Appointment {
  /** What is to be done or what ends, by the answer's own label. */
  readonly what: string;
  /** For whom or what it holds, where the answer tells several apart: the places of a move. */
  readonly cases: readonly string[];
  readonly day: CalendarDate;
  /** The day in words, with its weekday where the answer has it. */
  readonly inWords: string;
}

/** More than this is no list of dates that a person enters. */
const mostAppointments = 50;

/**
 * From the given day on, each once, the earliest first. A day without a name on its left is none: „Stand“ and the like
 * are no rows of a table. Pure.
 */
export function appointmentsIn(
  { lang, subject, tables = [] }: Pick<Document, 'lang' | 'subject' | 'tables'>,
  from: CalendarDate,
): readonly Appointment[] {
  const found = new Map<string, Appointment>();
  for (const one of tables.flatMap((table) => daysIn(table, lang))) {
    if (one.day < from) continue;
    const key = JSON.stringify([one.what, one.day]);
    const before = found.get(key);
    const cases = [...new Set([...(before?.cases ?? []), ...one.cases])];
    // What holds in one of the places only is named there: „Fronleichnam in Hessen“.
    const fuller = before && before.inWords.length >= one.inWords.length ? before : one;
    found.set(key, { ...one, cases, inWords: fuller.inWords });
  }
  const about = subject === undefined ? [] : [subject];
  return [...found.values()]
    .map((one) => ({ ...one, cases: one.cases.length > 0 ? one.cases : about }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .slice(0, mostAppointments);
}

function daysIn({ columns, rows, list }: Table, lang: Lang): readonly Appointment[] {
  return rows.flatMap((row) =>
    row.flatMap((cell, at): readonly Appointment[] => {
      const name = nameOf(row.slice(0, at), lang);
      if (name === '') return [];
      const column = columns[at] ?? '';
      // In a list a row is a case, and the column says what; else the row says what, and columns are cases.
      const isOneValue = columns.length === 2 && columns[0] !== '';
      const [what, cases] = list ? [column, [name]] : [name, isOneValue || column === '' ? [] : [column]];
      return datesIn(cell).map(({ day, shown }) => ({
        what,
        cases,
        day,
        inWords: formatCell(shown, lang),
      }));
    }),
  );
}

/** The row's label: the texts on the left of a value. */
const nameOf = (cells: readonly Cell[], lang: Lang) =>
  cells
    .filter(({ kind }) => kind === 'text' || kind === 'link')
    .map((cell) => formatCell(cell, lang))
    .join(', ');

/** A day with words around it is one; two days in one sentence are a span, and no appointment. */
function datesIn(cell: Cell): readonly { readonly day: CalendarDate; readonly shown: Cell }[] {
  if (cell.kind === 'date') return [{ day: cell.date, shown: cell }];
  if (cell.kind === 'list') return cell.items.flatMap(datesIn);
  if (cell.kind !== 'phrase') return [];
  const [only, second] = cell.parts.flatMap((part) => (typeof part === 'string' ? [] : datesIn(part)));
  return only && !second ? [{ day: only.day, shown: cell }] : [];
}

// A table that would fill a channel: a message shows its beginning and where the rest is, a file has all of it.
import { type Cell, type Lang, type Table, text } from '../../document/index.ts';

type Entry = readonly (readonly Cell[])[];

/** `entries` are the rows of the table, those that belong to one thing together; a message shows the first `most`. */
export function longTable(
  table: Omit<Table, 'rows' | 'only'>,
  entries: readonly Entry[],
  most: number,
  lang: Lang,
): readonly Table[] {
  // A picture is of all of them as well.
  const { chart, ...plain } = table;
  const whole: Table = { ...plain, rows: entries.flat(), ...(chart ? { chart } : {}) };
  if (entries.length <= most) return [whole];
  const left = entries.length - most;
  const rest = {
    de: `… und ${left} weitere; mit „csv“ am Ende der Frage kommen alle als Datei`,
    en: `… and ${left} more; with “csv” at the end of the question all of them come as a file`,
  }[lang];
  return [
    { ...plain, rows: [...entries.slice(0, most).flat(), [text(rest)]], only: 'message' },
    { ...whole, only: 'files' },
  ];
}

// What of a document is worth a picture: the rows of a table as bars.
import { type Cell, type Document, type Lang, type Table, unstressed } from '../../document/index.ts';
import { type Figure, isFigure, isOfOneKind } from '../csv/figure.ts';
import { plainSentence } from '../csv/plain.ts';
import { inFewLines } from '../pdf/condense.ts';
import { formatCell } from '../value.ts';

export interface Bar {
  readonly label: string;
  /** What stands at the bar: the figure, or the words in its place. */
  readonly words: string;
  /** None where the table has words instead. */
  readonly figure?: Figure;
}

export interface ChartData extends Pick<Document, 'lang'> {
  /** What was asked about. */
  readonly title: string;
  /** What the figures are. */
  readonly measure: string;
  /** In the order of the table. */
  readonly bars: readonly Bar[];
  /** How many rows the table has: more than there are bars when it is long. */
  readonly total: number;
}

/** More than this nobody compares in a picture. */
const mostBars = 60;

/** Beyond what any office counts, and still far from where reckoning with it fails. */
const largest = 1e15;

/** What stands beside each other: whose it is, and how much. */
interface Compared {
  readonly measure: string;
  readonly entries: readonly { readonly name: string; readonly cell: Cell | undefined }[];
}

/**
 * The table that wants to be a picture, else the first one: cases side by side, or a list of what and how much. What is
 * beside the point of the question comes last.
 */
export function chartOf(document: Document, title: string): ChartData | undefined {
  const { lang } = document;
  const tables = (document.tables ?? []).map((table) => inFewLines(table, lang));
  const filled = tables.filter(({ rows }) => rows.length > 0);
  const first = filled.find(({ folded }) => !folded);
  const wanted = (isFolded: boolean) =>
    tables.flatMap((table) =>
      table.chart && (table.folded ?? false) === isFolded ? [columnOf(table, table.chart, lang)] : [],
    );
  const possible = [
    ...wanted(false),
    ...(first && !isEndless(first) ? (first.list ? listed : sideBySide)(first, document) : []),
    ...filled.slice(0, 1).flatMap((table) => saidOf(casesIn(table), document)),
    ...wanted(true),
  ];
  for (const { measure, entries } of possible) {
    const bars = barsOf(entries, lang);
    if (!saysSomething(bars)) continue;
    return { lang, title: title.trim(), measure, bars, total: entries.length };
  }
  return undefined;
}

/** Its beginning would be a picture of nothing, unless the document says of which column it is one. */
const isEndless = ({ rows }: Table) => rows.length > mostBars;

function columnOf(
  { caption, columns, rows }: Table,
  { label, value }: NonNullable<Table['chart']>,
  lang: Lang,
): Compared {
  const said = [caption, columns[value]].flatMap((words) => words?.trim().replace(/\.$/, '') || []);
  const words = said.filter((one, at) => at === 0 || !said[0]?.includes(one));
  const named = (cell: Cell | undefined) => (cell ? formatCell(cell, lang) : '');
  return {
    measure: words.join(': '),
    entries: rows.map((row) => ({ name: named(row[label]), cell: row[value] })),
  };
}

/** The names of its cases, where it has a column for each. */
const casesIn = ({ columns }: Table): readonly string[] => columns.slice(1);

/** „Köln 489 bis 525 €, München 503 bis 542 €“: what no row has is compared by the first line itself. */
function saidOf(cases: readonly string[], { headline, lang }: Document): readonly Compared[] {
  const said = unstressed(headline);
  const worded = said.map((part) => (typeof part === 'string' ? part.trim() : formatCell(part, lang)));
  const cellOf = (name: string) => {
    const at = said.findLastIndex(
      (_, index) => worded[index] === name && worded[index + 1] === '' && isFigure(said[index + 2]),
    );
    const cell = said[at + 2];
    return at >= 0 && typeof cell === 'object' ? cell : undefined;
  };
  const entries = cases.map((name) => ({ name, cell: cellOf(name) }));
  return entries.length > 1 && entries.every(({ cell }) => cell) ? [{ measure: '', entries }] : [];
}

/** A column for each case: the row that the first line speaks of, before the first with figures in it. */
function sideBySide({ columns, rows }: Table, document: Document): readonly Compared[] {
  const { lang } = document;
  const [, ...cases] = columns;
  const isLabelled = rows.every(([label]) => label?.kind === 'text');
  if (cases.length < 2 || !isLabelled || rows.some((row) => row.length !== columns.length)) return [];
  const compared = rows.flatMap(([label, ...cells]): Compared[] => {
    const figures = cells.flatMap((cell) => figureIn(cell) ?? []);
    // „nicht bestätigt“ stands at its place among the bars.
    const isOne = figures.length > 1 && figures.every((one) => figures[0] && isOfOneKind(figures[0], one));
    return isOne && label
      ? [{ measure: formatCell(label, lang), entries: cases.map((name, at) => ({ name, cell: cells[at] })) }]
      : [];
  });
  return saidFirst(compared, ({ measure }) => measure, document);
}

/** Of a list, the column that the first line speaks of, money before all else; its entries have names of their own. */
function listed(table: Table, document: Document): readonly Compared[] {
  const { lang } = document;
  const { rows, columns } = table;
  const named = columns.map((_, at) => at).filter((at) => at > 0);
  const ofFigures = named.filter((at) => rows.filter((row) => figureIn(row[at])).length > 1);
  const isMoney = (at: number) => rows.some((row) => figureIn(row[at])?.kind === 'money');
  const ofMoney = [...ofFigures.filter(isMoney), ...ofFigures];
  const [value] = saidFirst(ofMoney, (at) => columns[at] ?? '', document);
  if (value === undefined) return [];
  const { measure, entries } = columnOf(table, { label: 0, value }, lang);
  // „Berlin“ three times does not say which: what stands between the name and the figure does.
  const names = entries.map(({ name }, at) => {
    const others = rows[at]?.slice(1, value) ?? [];
    // „nein“ alone does not say to what.
    const told = others.flatMap((cell, index) => {
      const of = cell.kind === 'yesNo' ? `${columns[index + 1] ?? ''}: ` : '';
      return isFigure(cell) ? [] : [of + formatCell(cell, lang)];
    });
    return [name, ...told].join(', ');
  });
  const isTold = new Set(entries.map(({ name }) => name)).size === entries.length;
  return [
    {
      measure,
      entries: isTold ? entries : entries.map((entry, at) => ({ ...entry, name: names[at] ?? '' })),
    },
  ];
}

/** What the first line speaks of comes first. */
function saidFirst<Of>(
  all: readonly Of[],
  nameOf: (one: Of) => string,
  { headline, lang }: Document,
): readonly Of[] {
  const said = plainSentence(headline, lang);
  const isSaid = (one: Of) => Number(nameOf(one) !== '' && said.includes(nameOf(one)));
  return all.toSorted((one, other) => isSaid(other) - isSaid(one));
}

/** At least two figures that differ. */
function saysSomething(bars: readonly Bar[]): boolean {
  const figures = bars.flatMap(({ figure }) => figure ?? []);
  return new Set(figures.map(({ min, max }) => `${min} ${max}`)).size > 1;
}

function barsOf(entries: Compared['entries'], lang: Lang): readonly Bar[] {
  const shown = entries.slice(0, mostBars);
  const first = shown.map(({ cell }) => figureIn(cell)).find((figure) => figure);
  return shown.map(({ name, cell }) => {
    const figure = figureIn(cell);
    return {
      label: name,
      words: cell ? formatCell(cell, lang) : '',
      ...(first && figure && isOfOneKind(first, figure) ? { figure } : {}),
    };
  });
}

/** The figure of a cell, or the only one in a few words („ab 300 €“): these stand at the bar. */
function figureIn(cell: Cell | undefined): Figure | undefined {
  if (cell?.kind === 'phrase') {
    const [value, ...others] = cell.parts.filter((part) => typeof part !== 'string');
    return others.length === 0 ? figureIn(value) : undefined;
  }
  if (!isFigure(cell) || ![cell.min, cell.max].every((end) => Math.abs(end) <= largest)) return undefined;
  return { ...cell, min: Math.min(cell.min, cell.max), max: Math.max(cell.min, cell.max) };
}

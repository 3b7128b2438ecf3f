// What of a document is worth a picture: the rows of a table as bars.
import type { Cell, Document, Table } from '../../document/index.ts';
import { type Figure, isFigure, isOfOneKind } from '../csv/figure.ts';
import { plainSentence } from '../csv/plain.ts';
import { formatCell } from '../value.ts';

export interface Bar {
  readonly label: string;
  /** What stands at the bar: the figure, or the words in its place. */
  readonly words: string;
  /** None where the table has words instead. */
  readonly figure?: Figure;
}

export interface ChartData extends Pick<Document, 'lang'> {
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

/** The first table that wants to be a picture and has at least two figures of one kind. */
export function chartOf(document: Document): ChartData | undefined {
  for (const table of document.tables ?? []) {
    const bars = table.chart ? barsOf(table, table.chart, document) : [];
    if (!table.chart || bars.filter(({ figure }) => figure).length < 2) continue;
    return {
      lang: document.lang,
      title: table.caption?.trim() || plainSentence(document.headline, document.lang),
      measure: table.columns[table.chart.value]?.trim() ?? '',
      bars,
      total: table.rows.length,
    };
  }
  return undefined;
}

function barsOf(
  { rows }: Table,
  { label, value }: NonNullable<Table['chart']>,
  { lang }: Pick<Document, 'lang'>,
): readonly Bar[] {
  const shown = rows.slice(0, mostBars);
  const first = shown.map((row) => figureIn(row[value])).find((figure) => figure);
  return shown.map((row) => {
    const name = row[label];
    const cell = row[value];
    const figure = figureIn(cell);
    return {
      label: name ? formatCell(name, lang) : '',
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

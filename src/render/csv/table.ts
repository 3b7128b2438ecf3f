// A table for a spreadsheet: which columns hold figures, of what, and whether they are ranges.
import { type Cell, itemLabel, type Lang, type Table } from '../../document/index.ts';
import { formatCell } from '../value.ts';
import { dateField, empty, type Field, lineField, numberField, textField } from './field.ts';
import { type Figure, isFigure, isOfOneKind } from './figure.ts';
import { cellWithAddress } from './plain.ts';

type Row = readonly Field[];

/** A column of the table as one or two of the file. */
interface Column {
  readonly heads: Row;
  readonly fields: (cell: Cell | undefined) => Row;
}

/** The header and the rows. */
export function tableRows(table: Table, lang: Lang): readonly Row[] {
  const columns = table.columns.map((label, index) => {
    const cells = table.rows.flatMap((row) => row[index] ?? []);
    const name = label.trim() || itemLabel[lang];
    return columnOfFigures(name, cells, lang) ?? columnOfText(name, lang);
  });
  return [
    columns.flatMap(({ heads }) => heads),
    ...table.rows.map((row) => columns.flatMap(({ fields }, index) => fields(row[index]))),
  ];
}

/** Undefined where the figures are of several kinds, or stand among all kinds of things. */
function columnOfFigures(name: string, cells: readonly Cell[], lang: Lang): Column | undefined {
  const figures = cells.flatMap(figuresIn);
  const [first] = figures;
  if (!first || !cells.some(isFigure)) return undefined;
  if (!figures.every((figure) => isOfOneKind(first, figure)) || !saysNothingElse(cells)) return undefined;
  const unit = unitOf(first, lang);
  const of = unit && !name.includes(unit) ? ` (${unit})` : '';
  if (!cells.some((cell) => isFigure(cell) && cell.min !== cell.max)) {
    return {
      heads: [lineField(name + of)],
      fields: (cell) => [cell && isFigure(cell) ? numberField(cell.min) : plainField(cell, lang)],
    };
  }
  const words = { de: ['von', 'bis'], en: ['from', 'to'] }[lang];
  return {
    heads: words.map((word) => lineField(`${name} ${word}${of}`)),
    fields: (cell) => {
      if (cell && isFigure(cell)) return [numberField(cell.min), numberField(cell.max)];
      // In both columns: an empty field would be reckoned with as zero.
      const words = plainField(cell, lang);
      return [words, words];
    },
  };
}

const columnOfText = (name: string, lang: Lang): Column => ({
  heads: [lineField(name)],
  fields: (cell) => [plainField(cell, lang)],
});

/** Outside of columns of figures, only what has no unit can arrive as a number. */
function plainField(cell: Cell | undefined, lang: Lang): Field {
  if (!cell) return empty;
  if (cell.kind === 'date') return dateField(cell.date, lang);
  if (cell.kind === 'count' && cell.min === cell.max && !cell.unit) return numberField(cell.min);
  return textField(cellWithAddress(cell, lang));
}

/**
 * Where a figure is missing stands one and the same text („nicht bestätigt“), or the figure within a few words („ab 3“).
 * Different texts are a column of attributes („Wert“): there is no unit to put over it.
 */
function saysNothingElse(cells: readonly Cell[]): boolean {
  const others = cells
    .filter(({ kind }) => kind !== 'notStated')
    .filter((cell) => figuresIn(cell).length === 0);
  const texts = others
    .map((cell) => (cell.kind === 'text' ? cell.text : undefined))
    .filter((text) => text !== '');
  return !texts.includes(undefined) && new Set(texts).size <= 1;
}

/** None where a phrase holds anything else besides. */
function figuresIn(cell: Cell): readonly Figure[] {
  if (isFigure(cell)) return [cell];
  if (cell.kind !== 'phrase') return [];
  const values = cell.parts.filter((part) => typeof part !== 'string');
  return values.every(isFigure) ? values : [];
}

/** As it is written beside such figures. */
const unitOf = (figure: Figure, lang: Lang): string =>
  formatCell({ ...figure, min: 2, max: 2 }, lang)
    .replace('2', '')
    .trim();

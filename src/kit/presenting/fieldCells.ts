// Declared fields as an answer shows them: rows of a label and a value, tables of entries, columns of an overview.
import {
  type Cell,
  count,
  type Lang,
  list,
  money,
  nothingThere,
  notStated,
  phrase,
  type Table,
  text,
  yesNo,
} from '../../document/index.ts';
import { plainName, readYesNo } from '../../facts/index.ts';
import { labelIn } from '../recognisers/oneOf.ts';
import { aspectOfField, type CaseRow } from './askedFirst.ts';
import { type Column, type Item, type Range, textsTable } from './cells.ts';
import { addressCell, certaintyInWords, exampleBehind, isExample, notConfirmed } from './field.ts';
import { type AnyFieldsRead, type Field, type Fields, type FieldsRead, figureUnits } from './fields.ts';
import { readDay } from './provenance.ts';
import { dayWithWeekday } from './weekday.ts';

/** A value as it is shown; undefined where the service does not state it. */
export function fieldCell(field: Field, value: unknown, lang: Lang): Cell | undefined {
  if (value === undefined || field.is === 'entries' || field.is === 'part') return undefined;
  const said = typeof value === 'string' ? value : '';
  switch (field.is) {
    case 'text':
      return field.words ? text(labelIn(field.words, said, lang)) : sayingCell(said);
    case 'certainty':
      return text(certaintyInWords(said, lang));
    case 'yesNo':
      return yesNo(value === true);
    case 'date': {
      const day = readDay(said);
      return day ? dayWithWeekday(day, lang) : text(said);
    }
    case 'texts': {
      const texts = value as readonly string[];
      return texts.length > 0 ? list(texts.map((said) => text(said))) : undefined;
    }
    case 'money': {
      const { min, max } = value as Range;
      return money(min, max);
    }
    default: {
      const { min, max } = value as Range;
      return count(min, max, figureUnits[field.is]);
    }
  }
}

/** The value of a field with what limits it: an example says so, and what is not confirmed is no gap. */
export function statedCell(
  { fields, values, record }: AnyFieldsRead,
  key: string,
  lang: Lang,
): Cell | undefined {
  const field = fields[key];
  const cell = field && fieldCell(field, values[key], lang);
  if (cell) {
    const isUnsure = field.sure !== undefined && isExample(values[field.sure]);
    return isUnsure ? phrase(cell, exampleBehind[lang]) : cell;
  }
  const names = field?.mayBeOpen ? field.names.flatMap((name) => [name, `${name}_min`]) : [];
  return record.apart().record.isEmpty(...names) ? text(notConfirmed[lang]) : undefined;
}

/** Yes and no in the answer's language, an address as a link. */
function sayingCell(said: string): Cell {
  const yes = readYesNo(said);
  return yes === undefined ? (addressCell(said) ?? text(said)) : yesNo(yes);
}

export interface Showing {
  readonly lang: Lang;
  /** What was asked, by the names of the arguments: an echo of it stands in the fold. */
  readonly asked?: object;
  /** Fields that a sentence of this answer says: no row repeats them. */
  readonly said?: readonly string[];
}

/** A row for each field that is stated and shown. */
export function fieldItems(read: AnyFieldsRead, { lang, asked = {}, said = [] }: Showing): Item[] {
  const { fields, values } = read;
  const given = new Map<string, unknown>(Object.entries(asked));
  return Object.entries(fields).flatMap(([key, field]): Item[] => {
    const { label, stands, echoes } = field;
    const value = values[key];
    const isShown = stands !== 'file' && stands !== 'said' && !said.includes(key);
    if (field.is === 'part')
      return isShown && value ? fieldItems(value as AnyFieldsRead, { lang, asked, said }) : [];
    if (!isShown || isOfSentences(field, value)) return [];
    // What was asked is beside the point; where the service reckoned with something else, it is not.
    const isBeside = stands === 'fold' || (echoes !== undefined && isEcho(value, given.get(echoes)));
    return [[label, statedCell(read, key, lang), isBeside ? 'beside' : undefined, aspectOfField(field)]];
  });
}

/** Whether the service says what was asked; where nothing was, it may not have reckoned as one thinks. */
function isEcho(value: unknown, asked: unknown): boolean {
  if (asked === undefined || value === undefined) return false;
  const said = typeof value === 'object' && value !== null && 'min' in value ? value.min : value;
  const wanted = typeof asked === 'object' && asked !== null && 'value' in asked ? asked.value : asked;
  return plainName(String(said)) === plainName(String(wanted));
}

/** Longer texts are sentences, and a list of them is no cell. */
const longestPoint = 60;
const isOfSentences = (field: Field, value: unknown): value is readonly string[] =>
  field.is === 'texts' && (value as readonly string[]).some(({ length }) => length > longestPoint);

/** A table for each list: of sentences, or of entries with the columns that any of them fills. */
export function entriesTables(
  { fields, values }: AnyFieldsRead,
  { lang, said = [] }: Showing,
): readonly Table[] {
  return Object.entries(fields).flatMap(([key, field]): Table[] => {
    const value = values[key];
    if (field.stands === 'file' || field.stands === 'said' || said.includes(key)) return [];
    if (field.is === 'part') return value ? [...entriesTables(value as AnyFieldsRead, { lang, said })] : [];
    const folded = field.stands === 'fold';
    if (isOfSentences(field, value)) return [...textsTable(field.label[lang], value, { folded })];
    if (field.is !== 'entries') return [];
    const entries = value as readonly AnyFieldsRead[];
    const table = entriesTable(entries, field.of, lang);
    if (table.columns.length === 0) return [];
    return [
      {
        ...table,
        caption: field.label[lang],
        ...(field.chart ? { chart: { label: 0, value: 1 } } : {}),
        ...(folded ? { folded } : {}),
      },
    ];
  });
}

/** Records of one kind with a column for each, and a row for each field that any of them states; `stands` picks them. */
export function sideBySide(
  reads: readonly AnyFieldsRead[],
  stands: Field['stands'],
  lang: Lang,
): readonly CaseRow[] {
  const [first] = reads;
  return Object.entries(first?.fields ?? {}).flatMap(([key, field]) => {
    if (field.stands !== stands) return [];
    const cells = reads.map((read) => statedCell(read, key, lang));
    if (!cells.some(Boolean)) return [];
    const shown = cells.map((cell) => cell ?? notStated);
    return [{ cells: [text(field.label[lang]), ...shown], tells: aspectOfField(field) }];
  });
}

/** The columns of an overview that show these fields of each entry. */
export const fieldColumns = <F extends Fields>(
  fields: F,
  keys: readonly (keyof F & string)[],
  lang: Lang,
): readonly Column<FieldsRead<F>>[] =>
  keys.map((key) => [fields[key]?.label ?? { de: key, en: key }, (read) => statedCell(read, key, lang)]);

/** The fields that are rows elsewhere, as columns. */
export function entriesTable(
  entries: readonly AnyFieldsRead[],
  fields: Fields,
  lang: Lang,
): Pick<Table, 'columns' | 'rows' | 'list'> {
  const columns = Object.entries(fields).flatMap(([key, field]) => {
    const cells = entries.map((entry) => statedCell(entry, key, lang));
    return field.stands === undefined && cells.some(Boolean) ? [{ label: field.label[lang], cells }] : [];
  });
  return {
    columns: columns.map(({ label }) => label),
    rows: entries.map((_, at) => columns.map(({ cells }) => cells[at] ?? nothingThere)),
    list: 'whole',
  };
}

/** Every case of an overview in a row, with a column for each field that any of them states as a value. */
export function casesTable(
  cases: readonly AnyFieldsRead[],
  lang: Lang,
): Pick<Table, 'columns' | 'rows' | 'list'> {
  const [first] = cases;
  const stated = Object.entries(first?.fields ?? {}).flatMap(([key, field]) => {
    const isStated = cases.some(({ values }) => fieldCell(field, values[key], lang) !== undefined);
    return isStated && !field.isId ? [{ key, label: field.label[lang] }] : [];
  });
  // Of a thing that is there twice, the name stands behind the id.
  const columns = stated.filter(
    ({ label }, at) => stated.findLastIndex((other) => other.label === label) === at,
  );
  return {
    columns: columns.map(({ label }) => label),
    rows: cases.map((one) => columns.map(({ key }) => statedCell(one, key, lang) ?? nothingThere)),
    list: 'whole',
  };
}

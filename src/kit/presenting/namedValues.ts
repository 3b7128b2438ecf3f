// The values of a part of an answer, each under a label that a person reads: as a command declares it, else made from its
// name where every word of that is known. The two ends of a span are one value.
import {
  type Cell,
  count,
  date,
  type Lang,
  list,
  money,
  phrase,
  readCalendarDate,
} from '../../document/index.ts';
import { type Leaf, type Path, plainField } from '../../facts/index.ts';
import { cellOf } from './field.ts';
import type { NamedField, NamedFields } from '../command/known.ts';
import { labelFromName } from './fieldWords.ts';

/** A field by its name, with one value or those of a list. */
export interface NamedValues {
  readonly name: string;
  readonly values: readonly Leaf[];
}

export interface LabelledValue {
  readonly name: string;
  readonly label: string;
  readonly cell: Cell;
  /** What a yes or no says. */
  readonly isYes: boolean | undefined;
}

/** The label for a place in an answer; undefined where no command knows it and its name does not tell. */
export type Labels = ((path: Path) => string | undefined) & { readonly lang: Lang };

/** More names of a path than this no declared name has. */
const longestNames = 3;

export function labelsOf(fields: readonly NamedFields[], lang: Lang): Labels {
  const declared = new Map(
    fields.flatMap((some) => Object.values(some).flatMap((field) => namesOf(field, lang))),
  );
  const label = (path: Path) => {
    const names = path.filter((part) => typeof part === 'string').map(plainField);
    for (let length = Math.min(longestNames, names.length); length > 0; length -= 1) {
      const known = declared.get(plainField(withoutEnds(names.slice(-length).join('_'))));
      if (known !== undefined) return known;
    }
    return labelFromName(String(path.at(-1) ?? ''), lang);
  };
  return Object.assign(label, { lang });
}

const namesOf = (field: NamedField, lang: Lang): readonly (readonly [string, string])[] => [
  ...field.names.map((name) => [plainField(name), field.label[lang]] as const),
  ...(field.of ? Object.values(field.of).flatMap((inner) => namesOf(inner, lang)) : []),
];

/** `exam_fee_min_eur` is declared as `exam_fee`. */
const withoutEnds = (name: string) => name.replace(/_?(?:eur|euro|de)$/, '');

export function valuesAmong(
  fields: readonly NamedValues[],
  labelOf: (name: string) => string | undefined,
  lang: Lang,
): readonly LabelledValue[] {
  return spansAmong(fields).flatMap((span) => valueOf(span, labelOf, lang) ?? []);
}

interface Span extends NamedValues {
  /** Without the word for the lower end. */
  readonly whole: string;
  readonly most: readonly Leaf[] | undefined;
}

/** `fee_min_eur` and `fee_max_eur` are one. */
function spansAmong(fields: readonly NamedValues[]): readonly Span[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const twinOf = (name: string) =>
    byName.get(name.replace(/(?<=^|_)min(?=_|$)/, 'max').replace(/(?<=^|_)from(?=_|$)/, 'to'));
  const twins = new Map(
    fields.flatMap((field) => {
      const twin = twinOf(field.name);
      return twin && twin !== field ? [[field, twin] as const] : [];
    }),
  );
  const ends = new Set(twins.values());
  return fields
    .filter((field) => !ends.has(field))
    .map((field) => {
      const most = twins.get(field)?.values;
      const whole = most ? field.name.replace(/(?<=^|_)(?:min|from)(?=_|$)_?/, '') : field.name;
      return { ...field, whole, most };
    });
}

function valueOf(
  { name, whole, values, most }: Span,
  labelOf: (name: string) => string | undefined,
  lang: Lang,
): LabelledValue | undefined {
  const label = labelOf(whole);
  const cellFor = ({ path, value }: Leaf) => inItsUnit(plainField(name), cellOf(path, value, lang), value);
  const cells = values.map(cellFor);
  const [first, second] = cells;
  if (label === undefined || !first || first.kind === 'notStated' || first.kind === 'link') return undefined;
  if (second) return { name, label, cell: list(cells), isYes: undefined };
  const [end] = (most ?? []).map(cellFor);
  const isYes = first.kind === 'yesNo' ? first.yes : undefined;
  return { name, label, cell: end ? spanOf(first, end) : first, isYes };
}

function spanOf(first: Cell, end: Cell): Cell {
  if (first.kind === 'money' && end.kind === 'money') return money(first.min, end.max);
  if (first.kind === 'count' && end.kind === 'count') return count(first.min, end.max, first.unit);
  return first.kind === 'date' || end.kind === 'notStated' ? first : phrase(first, '–', end);
}

/** The unit may stand anywhere in the name: `intensive_weeks_min`, `written_minutes`. */
function inItsUnit(name: string, cell: Cell, value: Leaf['value']): Cell {
  if (typeof value === 'string') {
    const day = readCalendarDate(value);
    return day ? date(day) : cell;
  }
  if (typeof value !== 'number' || cell.kind === 'money') return cell;
  const unit = unitsInNames.find(([sign]) => sign.test(name))?.[1];
  return unit === undefined ? cell : count(value, value, unit);
}

const unitsInNames = [
  [/minutes?|minuten/, 'minute'],
  [/hours?|stunden/, 'hour'],
  [/weeks?|wochen/, 'week'],
  [/months?|monate/, 'month'],
  [/days?|tage/, 'day'],
  [/percent|prozent|pct/, 'percent'],
] as const;

/** The words of a value that has some. */
export function wordsIn(cell: Cell): string {
  if (cell.kind === 'text') return cell.text;
  return cell.kind === 'list' ? cell.items.map(wordsIn).join(' ') : '';
}

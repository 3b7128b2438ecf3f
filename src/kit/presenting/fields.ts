// The fields of a resource, declared once: what is read, what it is called and where it stands all follow from that.
import type { Text, Unit } from '../../document/index.ts';
import type { FactsRecord, FigureUnit, Leaf } from '../../facts/index.ts';
import type { Aspect } from '../recognisers/intent.ts';
import { wordList } from '../recognisers/wordList.ts';
import type { Range } from './cells.ts';
import { readFigure } from './readFigure.ts';

interface Named {
  /** What services call it, in any spelling, the likeliest first; an inner field by its path (`geg_deadline`). */
  readonly names: readonly string[];
  readonly label: Text;
  /**
   * A row of the answer, unless said otherwise. `fold`: beside the point of most questions. `file`: tells a person nothing.
   * `said`: a sentence of the answer says it, whenever it is there.
   */
  readonly stands?: 'fold' | 'file' | 'said' | undefined;
  /** Repeats this argument of the question: a row only where the service reckoned with something else. */
  readonly echoes?: string;
  /** The field beside it that says how sure it is: an example is shown as one. */
  readonly sure?: string;
  /** What it answers, where its kind does not tell: money is of the cost, days and dates of the time. */
  readonly tells?: Aspect;
  /** Where the service has the field and nothing in it (null), it is shown as not confirmed. */
  readonly mayBeOpen?: true;
  /** The service's own id of it: no column of a table, whatever stands in that. */
  readonly isId?: true;
}

/** A figure, or a span of figures, in one of these. */
export const figureUnits = {
  money: undefined,
  number: undefined,
  percent: 'percent',
  hours: 'hour',
  days: 'day',
  weeks: 'week',
  months: 'month',
  years: 'year',
  kilowattHours: 'kilowattHour',
  watts: 'watt',
  eurosPerKilowattHour: 'euroPerKilowattHour',
} as const satisfies Record<string, Unit | undefined>;
type FigureKind = keyof typeof figureUnits;

export interface FigureField extends Named {
  readonly is: FigureKind;
}
export interface TextField extends Named {
  readonly is: 'text';
  /** The contract's words for it, and ours. */
  readonly words?: Readonly<Record<string, { readonly label: Text }>>;
}
/**
 * `texts` is a list of texts, or of entries with a text each; `date` a day, or what the service writes in its place;
 * `certainty` is how sure the service is of something.
 */
export interface OtherField extends Named {
  readonly is: 'texts' | 'yesNo' | 'date' | 'certainty';
}
/** A list of objects of one kind: a table with a column for each of their fields that is a row. */
export interface EntriesField extends Named {
  readonly is: 'entries';
  readonly of: Fields;
  /** A picture of the second column says something. */
  readonly chart?: true;
}
/** An object of its own with fields of its own: they stand where those of the answer do. */
export interface PartField extends Named {
  readonly is: 'part';
  readonly of: Fields;
}
export type Field = PartField | FigureField | TextField | OtherField | EntriesField;

/** In the order in which they are read and shown: what one has taken, a part too, no later one is. */
export type Fields = Readonly<Record<string, Field>>;

/** Keeps what exactly was declared. */
export const declareFields = <const F extends Fields>(fields: F): F => fields;

/**
 * Declares one field by what it is and where it stands, with more of it (`words`, `echoes`, `of`); then what it is called in both
 * languages, and the names that services give it: inFold('percent')`Grundförderung | Base rate | base_percent`.
 */
const standing =
  <Stands extends Named['stands']>(stands: Stands) =>
  <const Is extends Field['is'], const More extends object = Record<never, never>>(is: Is, more?: More) =>
  (written: TemplateStringsArray, ...gaps: readonly (string | Named['names'])[]) => {
    const told = written.reduce(
      (before, after, at) => `${before}${[gaps[at - 1] ?? ''].flat().join(', ')}${after}`,
    );
    const [de = '', en = '', names = ''] = told.split('|').map((part) => part.trim());
    return { is, names: wordList(names), label: { de, en }, stands, ...more } as {
      readonly is: Is;
      readonly names: Named['names'];
      readonly label: Text;
      readonly stands: Stands;
    } & More;
  };

export const inRow = standing(undefined);
export const inFold = standing('fold');
export const inFile = standing('file');
export const inSentence = standing('said');

type Value<Of extends Field> = Of extends EntriesField
  ? readonly FieldsRead<Of['of']>[]
  : Of extends PartField
    ? FieldsRead<Of['of']> | undefined
    : Of['is'] extends FigureKind
      ? Range | undefined
      : Of['is'] extends 'texts'
        ? readonly string[]
        : Of['is'] extends 'yesNo'
          ? boolean | undefined
          : string | undefined;

/** What was read, whatever was declared: for showing it. */
export interface AnyFieldsRead {
  readonly fields: Fields;
  readonly values: Readonly<Record<string, unknown>>;
  /** The leaves of the answer that the values were read from, and those of entries that were read at all. */
  readonly claimed: ReadonlySet<Leaf>;
  /** What it was read from. */
  readonly record: FactsRecord;
  /** The names under which that stands in the answer. */
  readonly keys: Keys;
}

export interface FieldsRead<F extends Fields> extends AnyFieldsRead {
  readonly fields: F;
  readonly values: { readonly [Key in keyof F]: Value<F[Key]> };
}

/** The names under which a record stands in the answer, from the outside in; positions in lists are digits. */
export type Keys = readonly string[];

/** Reads the declared fields. The answer itself stays as it is. */
export function readFields<const F extends Fields>(
  answer: FactsRecord,
  fields: F,
  keys: Keys = [],
): FieldsRead<F> {
  const { record, taken } = answer.apart();
  const claimed = new Set<Leaf>();
  const values = valuesIn(record, fields, claimed, keys);
  for (const leaf of taken) claimed.add(leaf);
  return { fields, values: values as FieldsRead<F>['values'], claimed, record: answer, keys };
}

const valuesIn = (record: FactsRecord, fields: Fields, claimed: Set<Leaf>, keys: Keys = []) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      valueOf(record, field, claimed) ?? kindIn(field, keys),
    ]),
  );

/** Two readings of one answer, as one: its own fields, and what it says of all its entries. */
export const bothRead = (one: AnyFieldsRead, other: AnyFieldsRead): AnyFieldsRead => ({
  fields: { ...one.fields, ...other.fields },
  values: { ...one.values, ...other.values },
  claimed: new Set([...one.claimed, ...other.claimed]),
  record: one.record,
  keys: one.keys,
});

/** The contract's word under which a record stands („weg: { amt: { … } }“). */
const kindIn = (field: Field, keys: Keys) =>
  field.is === 'text' && field.words ? keys.find((key) => Object.hasOwn(field.words ?? {}, key)) : undefined;

/**
 * The single cases of an overview, however the service groups them: one list, a list for each city, objects keyed by
 * city and kind. A case is the outermost record that states all of the `needed` fields, and each of them once.
 */
export function readCases<const F extends Fields>(
  answer: FactsRecord,
  fields: F,
  needed: readonly (keyof F)[],
  keys: Keys = [],
): readonly FieldsRead<F>[] {
  const read = readFields(answer, fields, keys);
  if (needed.every((key) => read.values[key] !== undefined)) return [read];
  return answer.parts().flatMap((part) => readCases(part, fields, needed, [...keys, part.key]));
}

function valueOf(record: FactsRecord, field: Field, claimed: Set<Leaf>): unknown {
  const { names } = field;
  switch (field.is) {
    case 'text':
    case 'certainty':
    case 'date':
      return record.text(...names);
    case 'yesNo':
      return record.yesNo(...names);
    case 'texts':
      return textsOf(record, names);
    case 'part': {
      const inner = record.child(...names);
      return (
        inner && {
          fields: field.of,
          values: valuesIn(inner, field.of, claimed),
          claimed,
          record: inner,
          keys: [],
        }
      );
    }
    case 'entries':
      return record.children(...names).map((entry) => {
        const read = readFields(entry, field.of, [entry.key]);
        // What is beside its columns is for the editors of the data, and in the files.
        if (read.claimed.size > 0) for (const leaf of entry.all()) claimed.add(leaf);
        return read;
      });
    default:
      return readFigure(record, names, writtenAs[field.is]);
  }
}

/** Services may write a figure as text with its unit: `39.00–122.00 EUR`. */
const writtenAs: Readonly<Partial<Record<FigureKind, FigureUnit>>> = {
  money: 'euro',
  percent: 'percent',
  hours: 'hour',
  days: 'day',
  weeks: 'week',
  months: 'month',
  years: 'year',
};

/** Of an entry the one text that is not only a word of the service's own. */
function textsOf(record: FactsRecord, names: Named['names']): readonly string[] {
  const plain = record.texts(...names);
  if (plain.length > 0) return plain;
  return record
    .children(...names)
    .flatMap((entry) => entry.text('text', 'text_de', 'name', 'title', 'description', 'bezeichnung') ?? []);
}

// An answer of the service, read by the names of its fields, wherever they stand, and remembering what was read.
// The contract names few fields; what a command does not take by name is still there in takeRest().
import { plainField } from './fieldNames.ts';
import { type FigureText, type FigureUnit, readFigureText } from './figureText.ts';
import {
  type Json,
  type Leaf,
  leavesIn,
  leavesNamed,
  type Part,
  partsIn,
  partsNamed,
  readNumber,
  readYesNo,
  type Scalar,
  takenApart,
} from './part.ts';

/**
 * Each reader takes the possible names of one field, the likeliest first, in any spelling (`max_days` also finds
 * `maxDays`; `cost_min` also finds `cost: { min }`), and gives its value only where no second field could be meant:
 * the outermost one of a name, and only if it is alone there. A value that was read is not in takeRest().
 */
export interface FactsRecord {
  /** Also a single one written as text with its unit: `1,480.00 EUR`. */
  number(...names: string[]): number | undefined;
  /** A figure or a span that is written as text with this unit: `39.00–122.00 EUR`. */
  span(unit: FigureUnit, ...names: string[]): FigureText | undefined;
  text(...names: string[]): string | undefined;
  /** Also yes and no written as words. */
  yesNo(...names: string[]): boolean | undefined;
  /** The service has such a field and states that nothing is in it (null): it knows that it does not know. */
  isEmpty(...names: string[]): boolean;
  /** All texts of a list, or a single text as a list of one; empty when there is none. */
  texts(...names: string[]): readonly string[];
  /** The part of the answer under one of these names. */
  child(...names: string[]): FactsRecord | undefined;
  /** The entries of a list of objects, or of an object of objects, under one of these names. */
  children(...names: string[]): readonly FactsRecord[];
  /** The records directly in this one: entries of a list, or objects under names. */
  parts(): readonly FactsRecord[];
  /**
   * The longest list of objects in the answer, whatever its name, unless that says sources; without any, the largest
   * object of objects. Lists inside lists are not looked at.
   */
  longestList(): readonly FactsRecord[];
  /** The key under which the record stood in its parent: a slug where the service keys a list by slugs. */
  readonly key: string;
  /** What nobody has read yet, in the service's order, with paths from here; it counts as read from now on. */
  takeRest(): readonly Leaf[];
  /** All of it, read or not, with paths from the outermost part of the answer. */
  all(): readonly Leaf[];
  /** A reader of its own, and what was taken by it: this one stays as it is. */
  apart(): { readonly record: FactsRecord; readonly taken: ReadonlySet<Leaf> };
  /** The same answer, with these leaves taken. */
  without(leaves: ReadonlySet<Leaf>): FactsRecord;
  /** Every value, read or not, with paths from here; nothing counts as read for it. */
  values(): readonly Leaf[];
}

/** What the fields of the contract count in: no field is in weeks or months. */
const plainUnits: ReadonlySet<FigureUnit> = new Set(['euro', 'day', 'hour', 'year']);

function readOneNumber(value: Scalar): number | undefined {
  const plain = readNumber(value);
  if (plain !== undefined || typeof value !== 'string') return plain;
  const figure = readFigureText(value);
  return figure && figure.min === figure.max && plainUnits.has(figure.unit) ? figure.min : undefined;
}

/** Where an answer comes from is not what was asked for, however much there is of it. */
const sourceNames = new Set(['sources', 'quellen', 'references', 'belege']);

export function readRecord(json: Json): FactsRecord {
  return record(takenApart(json), new Set());
}

function record(part: Part, taken: Set<Leaf>): FactsRecord {
  function scalar<T>(names: readonly string[], read: (value: Scalar) => T | undefined): T | undefined {
    const isOpen = (leaf: Leaf) => !taken.has(leaf) && read(leaf.value) !== undefined;
    const leaf = only(names, (name) => leavesNamed(part, name).filter(isOpen));
    if (!leaf) return undefined;
    taken.add(leaf);
    return read(leaf.value);
  }

  const fromHere = ({ path, value }: Leaf): Leaf => ({ path: path.slice(part.path.length), value });
  const inside = (names: readonly string[]) => only(names, (name) => partsNamed(part, name));
  const records = (parts: readonly Part[]) => parts.map((entry) => record(entry, taken));

  return {
    key: keyOf(part),
    number: (...names) => scalar(names, readOneNumber),
    span: (unit, ...names) =>
      scalar(names, (value) => {
        const figure = typeof value === 'string' ? readFigureText(value) : undefined;
        return figure?.unit === unit ? figure : undefined;
      }),
    text: (...names) =>
      scalar(names, (value) => (typeof value === 'string' && value.trim() ? value : undefined)),
    yesNo: (...names) => scalar(names, readYesNo),
    isEmpty: (...names) => scalar(names, (value) => (value === null ? true : undefined)) ?? false,
    texts(...names) {
      const list = inside(names);
      const items = list
        ? leavesIn(list).filter((leaf) => isItem(leaf, list) && typeof leaf.value === 'string')
        : [];
      if (items.length === 0) {
        const single = this.text(...names);
        return single ? [single] : [];
      }
      for (const item of items) taken.add(item);
      return items.map((item) => String(item.value));
    },
    child(...names) {
      const found = inside(names);
      return found && record(found, taken);
    },
    children: (...names) => records(inside(names)?.parts ?? []),
    parts: () => records(part.parts),
    longestList() {
      const outside = partsIn(part).filter((inner) => isOutsideLists(inner, part));
      const groups = [part, ...outside].map(({ parts }) => parts);
      const lists = groups.filter(([first]) => first && /^\d+$/.test(keyOf(first)));
      return records(
        (lists.length > 0 ? lists : groups).reduce(
          (longest, group) => (group.length > longest.length ? group : longest),
          [],
        ),
      );
    },
    all: () => leavesIn(part),
    apart() {
      const own = new Set<Leaf>();
      return { record: record(part, own), taken: own };
    },
    without: (leaves) => record(part, new Set([...taken, ...leaves])),
    takeRest() {
      const rest = leavesIn(part).filter((leaf) => !taken.has(leaf));
      for (const leaf of rest) taken.add(leaf);
      return rest.map(fromHere);
    },
    values: () => leavesIn(part).map(fromHere),
  };
}

/** By the first name that one place has further out than any other. */
function only<Place extends Pick<Part, 'path'>>(
  names: readonly string[],
  named: (name: string) => readonly Place[],
): Place | undefined {
  for (const name of names) {
    const places = named(plainField(name));
    if (places.length === 0) continue;
    const depth = places.reduce((least, { path }) => Math.min(least, path.length), Infinity);
    const [first, second] = places.filter(({ path }) => path.length === depth);
    if (first && !second) return first;
  }
  return undefined;
}

const keyOf = ({ path }: Part) => String(path.at(-1) ?? '');

const isItem = ({ path }: Leaf, list: Part) =>
  path.length === list.path.length + 1 && typeof path.at(-1) === 'number';

/** Outside what says where the answer comes from, too. */
const isOutsideLists = (inner: Part, { path }: Part) =>
  inner.path.slice(path.length).every((key) => typeof key === 'string' && !sourceNames.has(plainField(key)));

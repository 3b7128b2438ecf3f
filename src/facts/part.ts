// An answer taken apart: its values and the parts that hold them, each found by its name in any spelling.
import { z } from 'zod';
import { memo, type Memo } from '../memo.ts';
import { fieldsIn } from './columns.ts';
import { plainPart } from './fieldNames.ts';

/** A field's place in an answer, from the outside in; list positions are numbers. */
export type Path = readonly (string | number)[];

/** An object or a list in which there is a value. */
export interface Part {
  /** Its own place in the answer. */
  readonly path: Path;
  /** The parts directly inside. */
  readonly parts: readonly Part[];
  readonly whole: Whole;
  /** Where in the whole's lists stands what is inside: one stretch of each. */
  readonly leaves: Stretch;
  readonly inside: Stretch;
}

/** The only lists of an answer, in the service's order: with one for each level, few bytes would fill the memory. */
interface Whole {
  readonly leaves: Leaf[];
  /** Each before those in it. */
  readonly parts: Part[];
  /** Worked out when they are first asked for. */
  leavesNamed?: Named;
  partsNamed?: Named;
}

type Stretch = Readonly<Record<'from' | 'to', number>>;

/** What many ask for is asked for again. The largest answers would take megabytes. */
const answers: Memo<object, Part> = memo(50, ({ whole }) => whole.leaves.length <= mostLeaves);
const mostLeaves = 300;

/** A whole answer, which nobody may change any more. */
export const takenApart = (json: Json): Part =>
  json !== null && typeof json === 'object' ? answers(json, () => partsOf(json)) : partsOf(json);

function partsOf(json: Json): Part {
  const whole: Whole = { leaves: [], parts: [] };
  if (json !== null && typeof json === 'object') return partOf(json, [], whole);
  whole.leaves.push({ path: [], value: json });
  return { path: [], parts: [], whole, leaves: { from: 0, to: 1 }, inside: { from: 0, to: 0 } };
}

function partOf(json: object, path: Path, whole: Whole): Part {
  const parts: Part[] = [];
  const leaves = { from: whole.leaves.length, to: 0 };
  const inside = { from: whole.parts.length + 1, to: 0 };
  const part = { path, parts, whole, leaves, inside };
  whole.parts.push(part);
  for (const [key, value] of entriesOf(json)) {
    const place = [...path, key];
    if (value === null || typeof value !== 'object') {
      whole.leaves.push({ path: place, value });
      continue;
    }
    const inner = partOf(value, place, whole);
    if (inner.leaves.from < inner.leaves.to) parts.push(inner);
    else whole.parts.pop();
  }
  leaves.to = whole.leaves.length;
  inside.to = whole.parts.length;
  return part;
}

const entriesOf = (json: object) =>
  (Array.isArray(json) ? json.entries() : fieldsIn(json)) as Iterable<[string | number, Json]>;

/** Every value inside. */
export const leavesIn = ({ whole, leaves: { from, to } }: Part): readonly Leaf[] =>
  whole.leaves.slice(from, to);

/** Every part inside, each before those in it. */
export const partsIn = ({ whole, inside: { from, to } }: Part): readonly Part[] =>
  whole.parts.slice(from, to);

export function leavesNamed({ path, leaves, whole }: Part, name: string): readonly Leaf[] {
  whole.leavesNamed ??= namedIn(whole.leaves);
  return within(whole.leaves, whole.leavesNamed(name), leaves, path.length);
}

export function partsNamed({ path, inside, whole }: Part, name: string): readonly Part[] {
  whole.partsNamed ??= namedIn(whole.parts);
  return within(whole.parts, whole.partsNamed(name), inside, path.length);
}

/** By plain name: where in the list stands what answers to it, and from which level on it does, in the list's order. */
type Named = (name: string) => readonly Place[];
type Place = Readonly<Record<'at' | 'level', number>>;

function within<Kind>(list: readonly Kind[], places: readonly Place[], { from, to }: Stretch, level: number) {
  const found: Kind[] = [];
  for (let index = firstFrom(places, from); (places[index]?.at ?? to) < to; index++) {
    const place = places[index];
    const one = place && place.level >= level ? list[place.at] : undefined;
    if (one) found.push(one);
  }
  return found;
}

/** By halves: there may be thousands, and as many ask. */
function firstFrom(places: readonly Place[], from: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.at ?? from) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The code asks for fewer names than are kept; but one may also be what somebody typed. */
const mostNames = 4_000;

/** The currency, or the language of a text, may be part of the field's name. */
const tails = ['', 'eur', 'euro', 'de'];
const longestTail = 4;

/**
 * One resource answers in one shape, so that what a name finds is found for all its answers: by the places of all that
 * is in them, whatever the values are.
 */
const shapes: Memo<string, Named> = memo(100);
const longestShape = 20_000;

function namedIn(list: readonly { readonly path: Path }[]): Named {
  const paths = list.map(({ path }) => path);
  const shape = paths.length <= mostLeaves ? JSON.stringify(paths) : undefined;
  const isKept = shape !== undefined && shape.length <= longestShape;
  return isKept ? shapes(shape, () => byName(paths)) : byName(paths);
}

function byName(all: readonly Path[]): Named {
  const byEnd = new Map<string, number[]>();
  for (const [at, path] of all.entries()) {
    const end = endOf(path);
    const others = byEnd.get(end);
    if (others) others.push(at);
    else byEnd.set(end, [at]);
  }
  const endsByLetter = new Map<string, string[]>();
  for (const end of byEnd.keys()) {
    const letter = end.at(-1) ?? '';
    const others = endsByLetter.get(letter);
    if (others) others.push(end);
    else endsByLetter.set(letter, [end]);
  }
  /** Of few ends in an answer each is tried; of many, those that the name may have. */
  const endsFor = (name: string) => {
    const near = endsByLetter.get(name.at(-1) ?? '') ?? nothing;
    return near.length <= name.length
      ? near.filter((end) => name.endsWith(end))
      : Array.from(name, (_, at) => name.slice(at)).filter((end) => byEnd.has(end));
  };
  const known = new Map<string, readonly Place[]>();
  return (name) => {
    const before = known.get(name);
    if (before) return before;
    const names = tails.map((tail) => name + tail);
    const ends = new Set(names.flatMap(endsFor));
    const found = [...ends].flatMap((end): readonly number[] => byEnd.get(end) ?? nothing);
    const places = found
      .map((at) => ({ at, level: levelOf(all[at] ?? [], names, name.length + longestTail) }))
      .filter(({ level }) => level >= 0)
      .sort((a, b) => a.at - b.at);
    if (known.size < mostNames) known.set(name, places.length > 0 ? places : nothing);
    return places;
  };
}

/** Many names are asked for in vain: they share what they found. */
const nothing: readonly never[] = [];

/** The last part with a letter or a digit: a thousand fields called „–“ answer to no name. */
const endOf = (path: Path): string => {
  for (let at = path.length - 1; at >= 0; at--) {
    const end = plainPart(path[at] ?? '');
    if (end !== '') return end;
  }
  return '';
};

/**
 * From where on a path answers to a name, with its last part or that behind the ones around it (`cost: { min }`
 * answers to `min` and `costmin`, as `cost_min` does); -1 for one that does not.
 */
function levelOf(path: Path, names: readonly string[], longest: number): number {
  let whole = '';
  for (let level = path.length - 1; level >= 0 && whole.length <= longest; level--) {
    whole = plainPart(path[level] ?? '') + whole;
    if (names.includes(whole)) return level;
  }
  return -1;
}

export type Scalar = string | number | boolean | null;

/** A value with its place. */
export interface Leaf {
  readonly path: Path;
  readonly value: Scalar;
}

/** Leaves that belong to the same place, in the order in which the places first occur. */
export function groupByPath(
  leaves: readonly Leaf[],
  placeOf: (leaf: Leaf) => Path,
): readonly { readonly path: Path; readonly leaves: readonly Leaf[] }[] {
  const groups = new Map<string, { path: Path; leaves: Leaf[] }>();
  for (const leaf of leaves) {
    const path = placeOf(leaf);
    const key = path.join('\n');
    const group = groups.get(key);
    if (group) group.leaves.push(leaf);
    else groups.set(key, { path, leaves: [leaf] });
  }
  return [...groups.values()];
}

/** Yes and no, also written as words. */
export function readYesNo(value: Scalar): boolean | undefined {
  const word = String(value).toLowerCase();
  if (['true', 'ja', 'yes'].includes(word)) return true;
  return ['false', 'nein', 'no'].includes(word) ? false : undefined;
}

/** Numbers, and numbers written as text with a decimal point, as some services send them. */
export function readNumber(value: Scalar): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
}

export type Json = z.infer<typeof Json>;
export const Json = z.json();

// An answer taken apart: its values, the parts that hold them, and how the names of its fields are found in any spelling.
import { z } from 'zod';
import { memo, type Memo } from '../memo.ts';

/** A field's place in an answer, from the outside in; list positions are numbers. */
export type Path = readonly (string | number)[];

/** „é“ as „e“; umlauts have letters of their own. */
const withoutAccents = (name: string) =>
  name.replace(/[^\0-\x7fäöüß]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));

const umlautsWrittenOut = (name: string) =>
  withoutAccents(name.normalize('NFC').toLowerCase())
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');

/** As most names: they are spared the rest. */
const hasNoAccents = (name: string) => /^[\0-\x7f]*$/.test(name);

/** Lower case, umlauts written out, letters and digits only: `leadDays_max` and `lead-days-max` are one name. */
export const plainName = (name: string): string =>
  (hasNoAccents(name) ? name.toLowerCase() : umlautsWrittenOut(name)).replace(/[^a-z0-9]/g, '');

/** The currency may be part of the field's name. */
const withCurrencies = (name: string) => [name, `${name}eur`, `${name}euro`];

/**
 * Whether a path, seen from `depth`, answers to a plain name: by its last part, or by that behind the ones around it
 * (`cost: { min }` answers to `min` and `costmin`, as `cost_min` does), with and without a currency at the end.
 */
export function answersTo(path: Path, depth: number, name: string): boolean {
  const names = withCurrencies(name);
  let whole = '';
  for (const part of path.slice(depth).toReversed()) {
    whole = plainPart(part) + whole;
    if (names.includes(whole)) return true;
  }
  return false;
}

/** Whether a path that ends with a plain part may answer to a plain name. */
export const mayAnswerTo = (end: string, name: string): boolean =>
  withCurrencies(name).some((whole) => whole.endsWith(end));

/** A long answer repeats the same few names in every entry. */
const plainFields: Memo<string, string> = memo(5_000);

/** The same for the name of a field. */
export const plainField = (name: string): string => plainFields(name, () => plainName(name));

/** The same for a part of a path. */
export const plainPart = (part: string | number): string =>
  typeof part === 'number' ? String(part) : plainField(part);

/** A field's name as a person would write it: `signs_up_by` → `Signs up by`, `leadTime` → `Lead Time`. */
export function readableName(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-\s]+/g, ' ')
    .replace(/ (?:de|en|eur|euro)$/i, '')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An object or a list in which there is a value. */
export interface Part {
  /** Its own place in the answer. */
  readonly path: Path;
  /** Every value inside, in the service's order. */
  readonly leaves: readonly Leaf[];
  /** The parts directly inside. */
  readonly parts: readonly Part[];
  /** Every part inside, each before those in it. */
  readonly inside: readonly Part[];
  /** The keys inside, however deep, as one text. */
  readonly keys: string;
  readonly shape: Shape;
}

/** What many ask for is asked for again. The largest answers would take megabytes. */
const answers: Memo<object, Part> = memo(50, ({ leaves }) => leaves.length <= mostLeaves);
const mostLeaves = 300;

/** A whole answer, which nobody may change any more. */
export const takenApart = (json: Json): Part =>
  json !== null && typeof json === 'object' ? answers(json, () => partOf(json, [])) : partOf(json, []);

function partOf(json: Json, path: Path): Part {
  if (json === null || typeof json !== 'object') {
    return { path, leaves: [{ path, value: json }], parts: [], inside: [], keys: '', shape: {} };
  }
  const leaves: Leaf[] = [];
  const parts: Part[] = [];
  const inside: Part[] = [];
  let keys = '';
  for (const [key, value] of entriesOf(json)) {
    const place = [...path, key];
    if (value === null || typeof value !== 'object') {
      leaves.push({ path: place, value });
      keys += asKey(key);
      continue;
    }
    const part = partOf(value, place);
    if (part.leaves.length === 0) continue;
    for (const leaf of part.leaves) leaves.push(leaf);
    parts.push(part);
    inside.push(part);
    for (const inner of part.inside) inside.push(inner);
    keys += `${asKey(key)}{${part.keys}}`;
  }
  return { path, leaves, parts, inside, keys, shape: shapeOf(keys) };
}

const entriesOf = (json: object): Iterable<[string | number, Json]> =>
  Array.isArray(json) ? (json as Json[]).entries() : Object.entries(json as Record<string, Json>);

/** With its length in front, no key can be taken for the beginning or the end of something else. */
const asKey = (key: string | number) => (typeof key === 'number' ? `#${key};` : `${key.length}:${key}`);

export function leavesNamed({ path, leaves, shape }: Part, name: string): readonly Leaf[] {
  shape.leaves ??= placesIn(leaves, path.length);
  return at(shape.leaves(name), leaves);
}

export function partsNamed({ path, inside, shape }: Part, name: string): readonly Part[] {
  shape.parts ??= placesIn(inside, path.length);
  return at(shape.parts(name), inside);
}

const at = <Kind>(places: readonly number[], all: readonly Kind[]): readonly Kind[] =>
  places.flatMap((place) => all[place] ?? []);

/** Worked out when it is first asked for. */
export interface Shape {
  leaves?: Places;
  parts?: Places;
}

/** By plain name: where among all leaves, or all parts, those that answer to it stand. */
export type Places = (name: string) => readonly number[];

/** Entries of a list, and answers to one kind of question, are mostly of one shape. */
const shapes: Memo<string, Shape> = memo(200);
const longestKept = 4_000;

/** Of parts with the same keys, however deep. */
export function shapeOf(keys: string): Shape {
  return keys.length > longestKept ? {} : shapes(keys, () => ({}));
}

/** The code knows fewer; but a name may also be one that somebody typed. */
const mostNames = 500;

export function placesIn(all: readonly { readonly path: Path }[], depth: number): Places {
  const paths = all.map(({ path }) => path);
  const byEnd = new Map<string, number[]>();
  for (const [at, path] of paths.entries()) {
    const end = plainPart(path.at(-1) ?? '');
    const others = byEnd.get(end);
    if (others) others.push(at);
    else byEnd.set(end, [at]);
  }
  const found = memo<string, readonly number[]>(mostNames);
  return (name) =>
    found(name, () =>
      [...byEnd]
        .filter(([end]) => mayAnswerTo(end, name))
        .flatMap(([, places]) => places.filter((at) => answersTo(paths[at] ?? [], depth, name))),
    );
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

const yesWords = new Set(['true', 'ja', 'yes']);
const noWords = new Set(['false', 'nein', 'no']);

/** Yes and no, also written as words. */
export function readYesNo(value: Scalar): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  if (yesWords.has(word)) return true;
  return noWords.has(word) ? false : undefined;
}

/** Numbers, and numbers written as text with a decimal point, as some services send them. */
export function readNumber(value: Scalar): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
}

export type Json = z.infer<typeof Json>;
export const Json = z.json();

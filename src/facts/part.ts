// An answer taken apart: its values, the parts that hold them, and both by their names.
import type { Json } from './json.ts';
import type { Leaf } from './leaf.ts';
import { type Memo, memo } from '../memo.ts';
import type { Path } from './names.ts';
import { placesIn, type Shape, shapeOf } from './shape.ts';

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

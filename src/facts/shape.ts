// What parts of answers have in common that differ in nothing but their values: where in them the names stand.
import { type Lately, lately } from './lately.ts';
import { namesOf, type Path } from './names.ts';

/** Worked out when it is first asked for. */
export interface Shape {
  leaves?: Places;
  parts?: Places;
}

/** By name (as namesOf, seen from the part): where among all leaves, or all parts, those of that name stand. */
export type Places = ReadonlyMap<string, readonly number[]>;

/** Entries of a list, and answers to one kind of question, are mostly of one shape. */
const shapes: Lately<string, Shape> = lately(200);
const longestRemembered = 4_000;

/** Of parts with the same keys, however deep. */
export function shapeOf(keys: string): Shape {
  return keys.length > longestRemembered ? {} : shapes(keys, () => ({}));
}

export function placesIn(all: readonly { readonly path: Path }[], depth: number): Places {
  const named = new Map<string, number[]>();
  for (const [at, { path }] of all.entries()) {
    for (const name of namesOf(path.slice(depth))) {
      const others = named.get(name);
      if (others) others.push(at);
      else named.set(name, [at]);
    }
  }
  return named;
}

// What parts of answers have in common that differ in nothing but their values: where in them the names stand.
import { type Memo, memo } from '../memo.ts';
import { answersTo, mayAnswerTo, type Path, plainPart } from './names.ts';

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

// What the source files of a folder import, for the tests that hold the house rules.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const root = new URL('../..', import.meta.url).pathname;
export const read = (file: string) => readFileSync(join(root, file), 'utf8');

export interface Import {
  readonly file: string;
  /** A file from the project's root on, or what a package is imported by. */
  readonly target: string;
}

/** All TypeScript files below the folders, named from the project's root on. */
export const sourcesIn = (...folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file)),
  );

export const importsOf = (files: readonly string[]): readonly Import[] =>
  files.flatMap((file) =>
    [
      ...read(file).matchAll(
        /^(?:import|export)\b[^;]*?from '([^']+)';|^import '([^']+)';|\brequire(?:\.resolve)?\('([^']+)'\)|\bimport\('([^']+)'\)/gm,
      ),
    ].map((match) => {
      const target = match[1] ?? match[2] ?? match[3] ?? match[4] ?? '';
      return {
        file,
        target: target.startsWith('.') ? relative(root, join(root, dirname(file), target)) : target,
      };
    }),
  );

/** `@scope/name/file` is in `@scope/name`. */
export const packageOf = (target: string) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');

/** The first circle that is found, from file to file; undefined when there is none. */
export function circleIn(imports: readonly Import[]): readonly string[] | undefined {
  const targets = new Map<string, string[]>();
  for (const { file, target } of imports) targets.set(file, [...(targets.get(file) ?? []), target]);
  const finished = new Set<string>();
  const visit = (file: string, above: readonly string[]): readonly string[] | undefined => {
    if (above.includes(file)) return [...above, file];
    if (finished.has(file)) return undefined;
    for (const target of targets.get(file) ?? []) {
      const circle = visit(target, [...above, file]);
      if (circle) return circle;
    }
    finished.add(file);
    return undefined;
  };
  for (const file of targets.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

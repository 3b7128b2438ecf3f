// The files in which the bot is deployed, read as what reads them does.
import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';

const root = new URL('../..', import.meta.url);

export const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** All documents of a YAML file. Throws where it is none. */
export function documentsIn<Shape>(file: string): readonly Shape[] {
  // Compose joins what is shared by an older rule of YAML.
  const documents = parseAllDocuments(read(file), { merge: true, prettyErrors: true });
  return documents.map((document) => {
    const [fault] = [...document.errors, ...document.warnings];
    if (fault) throw fault;
    return document.toJS() as Shape;
  });
}

/** What a systemd unit says: each setting with all its values. */
export function unitIn(file: string): ReadonlyMap<string, readonly string[]> {
  const unit = new Map<string, readonly string[]>();
  for (const [, name = '', value = ''] of read(file).matchAll(/^(\w+)=(.*)$/gm))
    unit.set(name, [...(unit.get(name) ?? []), value]);
  return unit;
}

/** As Docker reads a file of variables: what is a comment, or empty in name, is none. */
export function variablesIn(lines: readonly string[]): Readonly<Record<string, string>> {
  const pairs = lines.flatMap((line) => [...line.matchAll(/^(\w+)=(.*)$/g)]);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

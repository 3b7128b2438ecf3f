// Every command in commands/, found by being there; clashes of names are refused at start.
import { readdir } from 'node:fs/promises';
import type { Lang } from '../../document/index.ts';
import { type Command, plainName } from '../../kit/index.ts';
import { indexWords, type WordIndex } from './wordIndex.ts';

export interface NamedCommand {
  readonly command: Command;
  /** The language of the name. */
  readonly lang: Lang;
  /** The name says a value as well. */
  readonly saysValue: boolean;
}

export interface Catalogue {
  readonly commands: readonly Command[];
  /** Each command under each of its names, plainly written. */
  readonly byName: ReadonlyMap<string, NamedCommand>;
  /** What people say of their subjects. */
  readonly byWord: WordIndex;
}

const folder = new URL('../../../commands/', import.meta.url);

/** Loads the folder, from the sources or from the build; each file's default export is a command. */
export async function loadCatalogue(): Promise<Catalogue> {
  const files = (await readdir(folder)).filter((file) => /^[a-z]\w*\.(?:ts|js)$/i.test(file)).toSorted();
  const commands = await Promise.all(
    files.map(async (file): Promise<Command> => {
      const loaded = (await import(new URL(file, folder).href)) as { default?: Command };
      if (typeof loaded.default?.run !== 'function') throw new Error(`commands/${file} exports no command`);
      return loaded.default;
    }),
  );
  return createCatalogue(commands);
}

/** Throws when two commands share a name. */
export function createCatalogue(commands: readonly Command[]): Catalogue {
  const byName = new Map<string, NamedCommand>();
  for (const command of commands) {
    for (const lang of ['de', 'en'] as const) {
      const withValue = command.nameWithValue?.[lang] ?? [];
      for (const name of [...command.name[lang], ...withValue]) {
        const other = byName.get(plainName(name));
        if (other && other.command !== command) {
          throw new Error(
            `two commands are called “${name}”: ${other.command.name.de[0]}, ${command.name.de[0]}`,
          );
        }
        if (!other) byName.set(plainName(name), { command, lang, saysValue: withValue.includes(name) });
      }
    }
  }
  return { commands, byName, byWord: indexWords(commands) };
}

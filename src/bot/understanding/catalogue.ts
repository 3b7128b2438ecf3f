// Every command in commands/, found by being there: by its names, by names mistyped, by the words of its subject.
import { readdir } from 'node:fs/promises';
import type { Lang } from '../../document/index.ts';
import { areSwapped, type Command, plainName, runsFrom, typingErrors, type Word } from '../../kit/index.ts';
import { oncePer } from '../../memo.ts';

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

export interface KnownWord {
  readonly command: Command;
  readonly lang: Lang;
}

/** What was said, and whose word it is. */
interface Said {
  readonly said: string;
  readonly known: readonly KnownWord[];
}

export interface WordIndex {
  readonly whole: ReadonlyMap<string, readonly KnownWord[]>;
  /** By their first letters: „umzieh*“. */
  readonly beginnings: ReadonlyMap<string, readonly KnownWord[]>;
}

const longestPhrase = 3;
const longestBeginning = 24;

/** The words that begin at a place, and the commands that know them. */
export function knownAt(
  words: readonly Word[],
  from: number,
  { whole, beginnings }: WordIndex,
): readonly Said[] {
  const found: Said[] = [];
  for (const { plain: said } of runsFrom(words, from, longestPhrase)) {
    const known = whole.get(said);
    if (known) found.push({ said, known });
  }
  const plain = words[from]?.plain ?? '';
  for (let length = Math.min(plain.length, longestBeginning); length >= 2; length--) {
    const said = plain.slice(0, length);
    const known = beginnings.get(said);
    if (known) found.push({ said, known });
  }
  return found;
}

/** Whether a word is one of those, but for an ending. */
function knowsWord(plain: string, { whole, beginnings }: WordIndex): boolean {
  const endings = [0, 1, 2].map((letters) => plain.slice(0, plain.length - letters));
  return whole.has(plain) || endings.some((beginning) => beginnings.has(beginning));
}

/** The words of all commands, once. */
function indexWords(commands: readonly Command[]): WordIndex {
  const whole = new Map<string, KnownWord[]>();
  const beginnings = new Map<string, KnownWord[]>();
  for (const command of commands) {
    for (const lang of ['de', 'en'] as const) {
      for (const word of command.words?.[lang] ?? []) {
        const index = word.endsWith('*') ? beginnings : whole;
        const plain = plainName(word) || word;
        index.set(plain, [...(index.get(plain) ?? []), { command, lang }]);
      }
    }
  }
  return { whole, beginnings };
}

interface NearName extends NamedCommand {
  /** The name, plainly written. */
  readonly spelling: string;
}

/** Letters of a word that may be a name mistyped. */
const shortest = 5;
const longest = 40;

/** There is something in the world that its questions are about; help and profile are not talked about. */
export const hasSubject = ({ command }: NamedCommand) =>
  command.words !== undefined && command.about === undefined;

/** The names by their first letters: people mistype the end of a word, hardly its beginning. */
const byInitial = oncePer((byName: Catalogue['byName']): ReadonlyMap<string, readonly NearName[]> => {
  const index = new Map<string, NearName[]>();
  for (const [spelling, named] of byName) {
    const initial = spelling[0] ?? '';
    if (!named.command.changes) index.set(initial, [...(index.get(initial) ?? []), { ...named, spelling }]);
  }
  return index;
});

/**
 * The name that at most two typing errors lead to, if they lead to one command only; short names allow none, nothing
 * is changed on a guess, and a word that some command knows is no other one mistyped.
 */
export function nameNear({ plain }: Word, { byName, byWord }: Catalogue): NearName | undefined {
  const isName = plain.length >= shortest && plain.length <= longest && /^[a-z]/.test(plain);
  if (!isName || knowsWord(plain, byWord)) return undefined;
  const near = (byInitial(byName).get(plain[0] ?? '') ?? []).filter(({ spelling }) => {
    const errors = Math.abs(spelling.length - plain.length) <= 2 ? typingErrors(spelling, plain) : Infinity;
    return errors <= 1 || (errors === 2 && (plain.length >= 9 || areSwapped(spelling, plain)));
  });
  return new Set(near.map(({ command }) => command)).size === 1 ? near[0] : undefined;
}

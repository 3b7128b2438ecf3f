// The words that each command knows of its subject, to be looked up: „Möbelwagen“, „umzieh*“.
import type { Lang } from '../../document/index.ts';
import { type Command, plainName, runsFrom, type Word } from '../../kit/index.ts';

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

/** The words that begin at a place, as far as any command knows them. */
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
export function knowsWord(plain: string, { whole, beginnings }: WordIndex): boolean {
  const endings = [0, 1, 2].map((letters) => plain.slice(0, plain.length - letters));
  return whole.has(plain) || endings.some((beginning) => beginnings.has(beginning));
}

/** The words of all commands, once. */
export function indexWords(commands: readonly Command[]): WordIndex {
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

// Names of entries, as a question or a value of its case may have them: of a list of cases, what is named is looked at.
import { plainName, readWords } from '../../kit/index.ts';

/** Names of so few letters are no names of entries. */
export const tellingName = 4;
/** No name has more words. */
const longestName = 4;

/** Whatever in a question may be the name of an entry, of one word or several, plainly written. */
export function namesIn(question: string): ReadonlySet<string> {
  const words = readWords(question).map(({ text }) => plainName(text));
  return new Set(
    words.flatMap((_, from) =>
      Array.from({ length: longestName }, (_one, more) => words.slice(from, from + more + 1).join('')),
    ),
  );
}

/** The names in a value, plainly written. */
export function namesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [plainName(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((part) => (typeof part === 'string' ? [plainName(part)] : []));
}

// What may be the name of an entry in what the service says: of the values that were said, and of any words of a question.
import { plainName, readWords } from '../../kit/index.ts';

/** Shorter names are no names of entries; longer ones have no more words than that. */
export const tellingName = 4;
const longestName = 4;

/** Whatever in it may be a name, of one word or several, plainly written. */
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

// Which topic a text names with its own name: a quick look, no understanding.
import { plainName, topicNames } from '../../kit/index.ts';

const slugOfName: ReadonlyMap<string, string> = new Map(
  topicNames.flatMap(([slug = '', ...names]) => names.map((name) => [plainName(name), slug] as const)),
);
/** Shorter names stand inside other words by chance. */
const shortestInside = 6;
const insideOthers = [...slugOfName].filter(([name]) => name.length >= shortestInside);
/** So many letters are looked at for the name of a topic. */
const mostLetters = 1_500;

/** The slug of the topic that a text names, with its name alone or inside a longer word; undefined for none. Pure. */
export function topicNamed(text: string): string | undefined {
  const typed = text.slice(0, mostLetters).split(/[^\p{L}\p{N}-]+/u);
  const plain = new Map([...new Set(typed)].map((word) => [word, plainName(word)]));
  const words = typed.map((word) => plain.get(word) ?? '');
  for (const [at, word] of words.entries()) {
    const whole = slugOfName.get(word) ?? slugOfName.get(word + (words[at + 1] ?? ''));
    if (whole !== undefined) return whole;
  }
  const long = [...new Set(words)].filter((word) => word.length > shortestInside);
  return insideOthers.find(([name]) => long.some((word) => word.includes(name)))?.[1];
}

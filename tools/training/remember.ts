// What is kept of the questions beside the statements that answered them: numbers for words, and which belong together.
import { noMatter, type Remembered } from '../../src/kit/presenting/remembered.ts';
import type { Example } from './statements.ts';

/** In the order of the file. Pure. */
export function rememberedIn(examples: readonly Example[]): Remembered {
  const topics = [...new Set(examples.map(({ topic }) => topic))];
  const places = new Map<string, number>();
  const statements: { words: readonly number[]; matter: number }[] = [];
  for (const { topic, candidates, general } of examples) {
    for (const [at, { words, isKind }] of candidates.entries()) {
      const key = `${isKind ? '' : topic} ${words.join(' ')}`;
      if (places.has(key)) continue;
      places.set(key, statements.length);
      // A topic is known by what holds whatever the case is: of its cases most are not at hand.
      const matter = topics.indexOf(topic) + (at < general ? 0 : topics.length);
      statements.push({ words, matter: isKind ? noMatter : matter });
    }
  }
  const questions = examples.map(({ topic, words, right, candidates }) => ({
    words,
    matter: topics.indexOf(topic),
    answers: [...right]
      .toSorted(([, one], [, other]) => other - one)
      .flatMap(([at]) => {
        const one = candidates[at];
        return one ? (places.get(`${one.isKind ? '' : topic} ${one.words.join(' ')}`) ?? []) : [];
      }),
  }));
  return { statements, questions };
}

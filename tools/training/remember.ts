// What is kept of the questions beside the statements that answered them: numbers for words, and which belong together.
import type { Piece } from '../../src/kit/index.ts';
import { statementWords } from '../../src/kit/presenting/relevanceFeatures.ts';
import type { Remembered } from '../../src/kit/presenting/remembered.ts';
import type { Example } from './statements.ts';

/** In the order of the file. Pure. */
export function rememberedIn(examples: readonly Example[]): Remembered {
  const topics = [...new Set(examples.map(({ topic }) => topic))];
  const places = new Map<Piece, number>();
  const statements: { words: readonly number[]; matter: number }[] = [];
  for (const { topic, statements: all } of examples) {
    for (const { piece } of all) {
      if (places.has(piece)) continue;
      places.set(piece, statements.length);
      statements.push({ words: statementWords(piece), matter: topics.indexOf(topic) });
    }
  }
  const questions = examples.map(({ topic, words, right, statements: all }) => ({
    words,
    matter: topics.indexOf(topic),
    answers: [...right]
      .toSorted(([, one], [, other]) => other - one)
      .flatMap(([at]) => {
        const piece = all[at]?.piece;
        return piece ? (places.get(piece) ?? []) : [];
      }),
  }));
  return { statements, questions };
}

// How well sentences are read that were not learned from: each fold by weights from the others, paraphrases in one fold.
import { createReader, type Scored, wantedOf } from '../../src/bot/wanted/wanted.ts';
import { readWords } from '../../src/kit/index.ts';
import { fitWeights } from './fit.ts';
import { groupsOf, type Sentence } from './sentences.ts';

export interface Reading {
  readonly sentence: Sentence;
  readonly topic: Scored<string>;
  readonly intent: Scored<string>;
}

/** Vocabulary and cues are knowledge, nothing that anyone said: always learned from, never judged. */
export const isSaid = ({ source }: Sentence) => source !== 'vocabulary' && source !== 'cues';

/** The reading of every sentence, in the order of the folds; the same at each run. */
export function crossValidate(sentences: readonly Sentence[], folds: number): readonly Reading[] {
  const groups = groupsOf(sentences);
  const exams = [...new Set(sentences.flatMap(({ exam }) => exam ?? []))];
  // One examination's messages are in one fold: what is reckoned is what one gives that nobody has seen.
  const foldOf = (at: number) => {
    const exam = sentences[at]?.exam;
    return (exam === undefined ? scattered(groups[at] ?? at) : exams.indexOf(exam)) % folds;
  };
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const isHeldOut = (sentence: Sentence, at: number) => isSaid(sentence) && foldOf(at) === fold;
    const learned = sentences.filter((sentence, at) => !isHeldOut(sentence, at));
    const reader = createReader(fitWeights(learned, { note: '', sentences: '' }));
    return sentences.filter(isHeldOut).map((sentence): Reading => {
      const { topics, intents } = wantedOf(readWords(sentence.text), sentence.text, reader);
      return { sentence, topic: bestOf(topics), intent: bestOf(intents) };
    });
  });
}

function bestOf([best]: readonly Scored<string>[]): Scored<string> {
  if (!best) throw new Error('no class was learned');
  return best;
}

/** Neighbours in the files fall into different folds. */
function scattered(group: number): number {
  const mixed = Math.imul(group + 1, 2_654_435_761) >>> 0;
  return Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 0;
}

// Words that people say where the service has no answer („durchgefallen“, „Sacheinlage“), and words that are said of any case
// („rechnen“, „Kollege“), as it was learned from their questions. Written by tools/trainUnanswered.ts.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { once } from '../../memo.ts';
import { isGeneral } from '../recognisers/asked.ts';
import { stemOf } from '../recognisers/stems.ts';
import type { Word } from '../recognisers/words.ts';

/** Beside this file, in the sources as in the build. */
export const unansweredFile = new URL('unanswered.json', import.meta.url);

/** Stems, with spaces between them. */
const Written = z.object({
  about: z.object({ note: z.string(), learned: z.string() }),
  unanswered: z.string(),
  ofAnyCase: z.string(),
});

export type WrittenWords = z.infer<typeof Written>;

const learned = once(() => {
  const { unanswered, ofAnyCase } = Written.parse(JSON.parse(readFileSync(unansweredFile, 'utf8')));
  const all = unanswered.split(' ');
  return {
    unanswered: new Set(all),
    beginnings: all.filter((stem) => stem.length >= longBeginning),
    ofAnyCase: new Set(ofAnyCase.split(' ')),
  };
});

/** „wiederhol“ begins the „Wiederholungsprüfung“; of what is shorter, much begins with it. */
const longBeginning = 7;

/** The stem of a word that says something; none of one that is only how one asks, or a figure. Pure. */
export const tellingStemOf = (word: Word): readonly string[] =>
  isGeneral(word) || /\d/.test(word.plain) ? [] : [stemOf(word.plain, 'de')];

/** Whether questions with such a word were mostly those that the service has no answer to. */
export const isUnanswered = (word: Word): boolean =>
  tellingStemOf(word).some(
    (stem) =>
      learned().unanswered.has(stem) ||
      (stem.length > longBeginning && learned().beginnings.some((beginning) => stem.startsWith(beginning))),
  );

/** Whether it is said of cases of all kinds, and changes nothing. */
export const isOfAnyCase = (word: Word): boolean => {
  const stems = tellingStemOf(word);
  return stems.length === 0 ? !/\d/.test(word.plain) : stems.every((stem) => learned().ofAnyCase.has(stem));
};

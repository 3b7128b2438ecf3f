// What a command makes of a recogniser for an argument of its own: by the words around it, a reading is kept, changed or
// left out. All of it is pure.
import type { Text } from '../../document/index.ts';
import type { Candidate, RecogniseContext, Recogniser } from '../recognisers/recogniser.ts';
import type { Word } from '../recognisers/words.ts';

/** A recogniser, also one whose readings say more than others do. */
type Finding<Value, Found extends Candidate<Value>> = Omit<Recogniser<Value>, 'find'> & {
  find(words: readonly Word[], context: RecogniseContext): readonly Found[];
};

/** The same recogniser, whose readings are what is made of those that it finds. */
export const refined = <Value, Found extends Candidate<Value>>(
  known: Finding<Value, Found>,
  refine: (
    found: readonly Found[],
    words: readonly Word[],
    context: RecogniseContext,
  ) => readonly Candidate<Value>[],
): Recogniser<Value> => ({
  ...known,
  find: (words, context) => refine(known.find(words, context), words, context),
});

/** Only those that are meant. */
export const onlyWhere = <Value, Found extends Candidate<Value>>(
  known: Finding<Value, Found>,
  isMeant: (found: Found, words: readonly Word[], context: RecogniseContext) => boolean,
): Recogniser<Value> =>
  refined(known, (found, words, context) => found.filter((one) => isMeant(one, words, context)));

/** What there is no answer to, and why: told at once, whatever else is asked. */
export const unanswerable = <Value>(
  known: Recogniser<Value>,
  why: (value: Value) => Text,
): Recogniser<Value> =>
  refined(known, (found) => found.map((one) => ({ ...one, score: 1, problem: why(one.value) })));

// The examples of a command as a table: each question with what its answer says.
import type { Example } from './command.ts';

type Said = Example['answer'] | string;

/** In their order; a key that is a whole number would come first. */
export function whenAsked(answers: Readonly<Record<string, Said>>): readonly [Example, ...Example[]] {
  const [first, ...others] = Object.entries(answers).map(([ask, said]): Example => ({
    ask,
    answer: typeof said === 'string' ? [said] : said,
  }));
  if (!first) throw new Error('a command has an example at least');
  return [first, ...others];
}

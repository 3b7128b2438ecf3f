// „Reichen 400 Euro?“, „Komme ich mit 150 € hin?“: the amount of which one asks whether it is enough.
import { quantitiesIn } from './quantities.ts';
import type { Quantity } from './quantity.ts';
import { anyOf, type Word } from './words.ts';

const enough = anyOf(
  'reich(?:t|en)|lang(?:t|en)|genüg(?:t|en)|(?:hin|aus)(?:zu)?kommen|auskomme?|(?:komme?n?|kommt) [^.?!]{1,80} (?:hin|aus)|enough|suffice|sufficient|manage (?:with|on)',
);

/** Undefined where none is said, or more than one. Pure. */
export function budgetIn(words: readonly Word[], question: string): Quantity | undefined {
  if (!enough.test(question)) return undefined;
  const [only, ...more] = quantitiesIn(words).filter(({ unit }) => unit === 'euro');
  return only && more.length === 0 && only.least === only.most ? only : undefined;
}

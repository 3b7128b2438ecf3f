// How often what is rated best is right, counted for people: first, among three, by words alone, and how sure it is.
import type { Example } from './statements.ts';

/** A question with how likely each statement is; the last is that nothing answers. */
export interface Rated {
  readonly example: Example;
  readonly rated: readonly number[];
}

/** So often it should be right where it is taken at its word. */
const rightEnough = 0.85;
const leastSure = 30;

/** One line. */
export function countRight(all: readonly Rated[]): string {
  const answered = all.filter(({ example }) => example.right.size > 0);
  const open = all.filter(({ example }) => example.right.size === 0);
  const isAmong = ({ example, rated }: Rated, most: number) =>
    bestOf(rated.slice(0, -1))
      .slice(0, most)
      .some((at) => example.right.has(at));
  const byWords = ({ example }: Rated) =>
    example.right.has(bestOf(example.candidates.map(({ coverage }) => coverage))[0] ?? -1);
  const { share, part } = sureFrom(all);
  return [
    `first ${percent(answered.filter((one) => isAmong(one, 1)).length, answered.length)} of ${answered.length}`,
    `among the best three ${percent(answered.filter((one) => isAmong(one, 3)).length, answered.length)}`,
    `by words alone ${percent(answered.filter(byWords).length, answered.length)}`,
    `nothing answers: seen in ${percent(open.filter(isSeenOpen).length, open.length)} of ${open.length}`,
    `right in 85 % from ${share.toFixed(2)} on: ${percent(part, all.length)}`,
  ].join(', ');
}

const isSeenOpen = ({ rated }: Rated) => bestOf(rated)[0] === rated.length - 1;

const isRight = (one: Rated) =>
  one.example.right.size === 0 ? isSeenOpen(one) : one.example.right.has(bestOf(one.rated)[0] ?? -1);

/** The least share from which on it is right often enough, and how many questions that are. */
function sureFrom(all: readonly Rated[]): { readonly share: number; readonly part: number } {
  const surest = all
    .map((one) => ({ share: Math.max(...one.rated), right: isRight(one) }))
    .toSorted((one, other) => other.share - one.share);
  let [right, best] = [0, { share: 1, part: 0 }];
  for (const [at, { share, right: isIt }] of surest.entries()) {
    if (isIt) right += 1;
    if (at >= leastSure && right >= rightEnough * (at + 1)) best = { share, part: at + 1 };
  }
  return best;
}

const bestOf = (rated: readonly number[]): readonly number[] =>
  [...rated.keys()].toSorted((one, other) => (rated[other] ?? 0) - (rated[one] ?? 0));

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

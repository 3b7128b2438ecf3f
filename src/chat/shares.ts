// Who of those that wait for a request goes first, and how many of a rule's requests each may use: nobody uses up all of
// them, and whoever has asked little finds some left.

/** So many requests in so many seconds, as a sliding window. */
export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
}

/** Who goes first when not all can go: answers before housekeeping, and that before what nobody would miss. */
export type Priority = (typeof priorities)[number];
export const priorities = ['answer', 'housekeeping', 'courtesy'] as const;

export interface Asking {
  readonly priority: Priority;
  /** The id of whom it is for; undefined for what is for nobody alone. */
  readonly person: number | undefined;
}

/** Of a rule's requests, one person has at most a half; a fifth is kept for who has used less than a twentieth. */
const partOfOne = 1 / 2;
const partKept = 1 / 5;
const partOfLittle = 1 / 20;
/** Of a person's share, what is not to be begun with: it is for the questions that are in hand. */
const partForBegun = 1 / 7;

/**
 * How many requests there may be in a rule's time, all together and of this person, for one more of them to go; or for
 * another question to be begun.
 */
export function sharesOf(
  { requests }: RateLimit,
  { priority, person }: Asking,
  used: number,
  isBeginning = false,
): { readonly inAll: number; readonly ofOne: number } {
  const kept = Math.floor(requests * partKept);
  const isFirst = person === undefined ? priority === 'answer' : used < Math.ceil(requests * partOfLittle);
  const ofOne = Math.ceil(requests * partOfOne);
  const forBegun = isBeginning && !isFirst ? Math.floor(ofOne * partForBegun) : 0;
  return {
    inAll: (isFirst ? requests : requests - kept) - forBegun,
    ofOne: person === undefined ? requests : ofOne - forBegun,
  };
}

/**
 * The first that waits for each person, in the order in which they are to go: by priority, and then by how little the
 * person has used.
 */
export function firstOfEach<Waiting extends Asking>(
  waiting: readonly Waiting[],
  usedBy: (person: number) => number,
): readonly Waiting[] {
  return priorities.flatMap((priority) => {
    const first = new Map<number | undefined, { readonly one: Waiting; readonly used: number }>();
    for (const one of waiting) {
      const { person } = one;
      if (one.priority !== priority || first.has(person)) continue;
      first.set(person, { one, used: person === undefined ? 0 : usedBy(person) });
    }
    return [...first.values()].toSorted((a, b) => a.used - b.used).map(({ one }) => one);
  });
}

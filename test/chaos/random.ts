// Chance that repeats itself: everything drawn follows from the seed.
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  isLikely(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** One of the things, as often as its weight says. */
  weighed<T extends { readonly weight: number }>(from: readonly T[]): T;
  shuffled<T>(things: readonly T[]): T[];
}

/** Mulberry32: short, and good enough for this. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));

  function pick<T>(from: readonly T[]): T {
    const [picked] = from.slice(between(0, from.length - 1));
    if (picked === undefined) throw new RangeError('there is nothing to pick from');
    return picked;
  }

  return {
    next,
    between,
    isLikely: (probability) => next() < probability,
    pick,
    weighed(from) {
      let left = next() * from.reduce((sum, { weight }) => sum + weight, 0);
      return from.find(({ weight }) => (left -= weight) < 0) ?? pick(from);
    },
    shuffled: (things) =>
      things
        .map((thing) => ({ thing, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ thing }) => thing),
  };
}

// Percentiles and ratios. Machines are noisy: what is compared was measured in turns, and the median turn counts.

/** The smallest value that so large a share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** One turn of the bot and the turn of the bare script that followed. */
export interface Pair {
  readonly bot: number;
  readonly floor: number;
}

export interface Compared extends Pair {
  /** The median of the ratios, not the ratio of the medians. */
  readonly ratio: number;
}

export function compared(pairs: readonly Pair[]): Compared {
  return {
    bot: median(pairs.map(({ bot }) => bot)),
    floor: median(pairs.map(({ floor }) => floor)),
    ratio: median(pairs.map(({ bot, floor }) => bot / floor)),
  };
}

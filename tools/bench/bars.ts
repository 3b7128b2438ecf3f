// What the bot is to keep to, and whether a figure does.

export interface Bar {
  readonly bound: number;
  /** More is better; otherwise less is. */
  readonly isLeast?: true;
}

const megabytes = (count: number) => (count * 1e6) / 2 ** 20;

export const bars = {
  startMs: { bound: 1_500 },
  /** Facts known to the bot; the bare script asks for them. */
  latencyRatio: { bound: 1.5 },
  burstRatio: { bound: 0.7, isLeast: true },
  /** Of the first questions after a start, each with its facts asked for. */
  coldLatencyRatio: { bound: 1.6 },
  coldRateRatio: { bound: 0.5, isLeast: true },
  /** In use after the last answers, in terms of what was in use half-way. */
  growthRatio: { bound: 1.1 },
  hostileMicroseconds: { bound: 2_000 },
  uploadMib: { bound: megabytes(50) },
} satisfies Record<string, Bar>;

/** At rest, in MiB. Later versions of Node take more for themselves: a bare script 15 MiB. */
export const idleBar = (node: string): Bar => ({ bound: megabytes(node.startsWith('v20.') ? 100 : 115) });

/** `≤ 1.50 ✓` */
export function verdict(value: number, { bound, isLeast }: Bar, unit: (value: number) => string): string {
  const isMet = isLeast ? value >= bound : value <= bound;
  return `${isLeast ? '≥' : '≤'} ${unit(bound)} ${isMet ? '✓' : '✗'}`;
}

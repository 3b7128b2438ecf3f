// The times of replicas: locks, how often they are renewed and looked at, and how long one waits for others.
import type { HeavyTimes } from './heavyJobs.ts';
import type { HoldTimes } from './hold.ts';

export interface ReplicaTimes extends HoldTimes, HeavyTimes {
  /** So often it is looked for a share. */
  readonly lookMs: number;
  /** So long organisations wait for who has room for them; then whoever could take them does. */
  readonly patienceMs: number;
  /** So often a worker looks for heavy work; and a replica, which beside workers takes only what waits at a second look. */
  readonly workMs: { readonly worker: number; readonly replica: number; readonly besideWorkers: number };
  /** So long files may differ between replicas until that is told. */
  readonly differMs: number;
}

/** A replica that dies is replaced within `lockMs` and `stalledMs` together, and a moment. */
export const usualTimes: ReplicaTimes = {
  ...{ lockMs: 15_000, renewMs: 4_000, marginMs: 2_000 },
  ...{ stalledMs: 4_000, lookMs: 1_000, patienceMs: 3_000 },
  ...{ differMs: 180_000, waitMs: 60_000, resultMs: 100 },
  workMs: { worker: 100, replica: 250, besideWorkers: 5_000 },
};

/** The engine counts as there as long as what was taken from it lasts. */
export const isThere = (silentMs: number, { lockMs, marginMs }: HoldTimes) => silentMs < lockMs - marginMs;

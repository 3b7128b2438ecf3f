// How many of the organisations a replica takes, and how many it leaves to others.
import type { Self } from './engine.ts';

export interface Shared {
  /** How many organisations this one could take. */
  readonly wanted: number;
  /** How many it has. */
  readonly holds: number;
  /** Which ones it could take. */
  readonly sees: string;
  /** The other processes. */
  readonly others: readonly Self[];
}

/** Of as many replicas as there are, each takes the same. */
export function shareOf({ wanted, others }: Pick<Shared, 'wanted' | 'others'>): number {
  const replicas = 1 + others.filter(({ holds }) => holds !== undefined).length;
  return Math.ceil(wanted / replicas);
}

/**
 * What it has above its share, if others have room for it. Only those count who see the same organisations: what another
 * one could not take would be nobody's.
 */
export function moreThanShare(shared: Shared): number {
  const share = shareOf(shared);
  const room = shared.others
    .filter(({ sees, holds }) => sees === shared.sees && holds !== undefined)
    .reduce((all, { holds = 0 }) => all + Math.max(0, share - holds), 0);
  return Math.max(0, Math.min(shared.holds - share, room));
}

/** Whether another replica sees other organisations. */
export const seesOthers = ({ sees, others }: Pick<Shared, 'sees' | 'others'>) =>
  others.some((other) => other.holds !== undefined && other.sees !== sees);

// A list of the service's that changes rarely, read once and kept for a while.
import type { FactsConnection } from '../facts/index.ts';

/** How long a list is used before it is read again. */
const keptForMs = 10 * 60_000;

/** The same reading, done at most every ten minutes for a connection; a reading that failed is not kept. */
export function remembered<T>(
  read: (facts: FactsConnection, signal: AbortSignal) => Promise<T>,
): (facts: FactsConnection, signal: AbortSignal) => Promise<T> {
  const kept = new WeakMap<FactsConnection, { readonly value: T; readonly readAt: number }>();
  return async (facts, signal) => {
    const before = kept.get(facts);
    if (before && Date.now() - before.readAt < keptForMs) return before.value;
    const value = await read(facts, signal);
    kept.set(facts, { value, readAt: Date.now() });
    return value;
  };
}

// A time limit for what takes a signal.

/** Node's timers take what is longer for a millisecond. */
export const longestTimerMs = 2 ** 31 - 1;

/**
 * Aborts the signal that it gives when the time is over or `stop` is aborted; the limit ends with the act.
 * AbortSignal.any does not do: in Node 20 a timeout inside it may be garbage-collected before its time.
 */
export async function withinLimit<T>(
  ms: number,
  stop: AbortSignal | undefined,
  act: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  stop?.throwIfAborted();
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException('The time is over', 'TimeoutError')),
    Math.min(ms, longestTimerMs),
  );
  const end = () => limit.abort(stop?.reason);
  stop?.addEventListener('abort', end);
  try {
    return await act(limit.signal);
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener('abort', end);
  }
}

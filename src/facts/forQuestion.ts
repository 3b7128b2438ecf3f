// The facts service as one question sees it: within the time for an answer, and noting how old what it got is.
import { setMaxListeners } from 'node:events';
import type { FactsConnection, FactsService } from './connection.ts';
import { FactsError } from './errors.ts';

export interface QuestionFacts {
  readonly facts: FactsConnection;
  /** When the oldest of those answers was asked for that are from earlier because the service does not answer now. */
  readonly oldest: () => Date | undefined;
}

/** `limit` ends the waiting of every request; see `withTimeForFacts`. */
export function forQuestion(service: FactsService, limit: AbortSignal): QuestionFacts {
  let oldest: Date | undefined;
  return {
    facts: {
      async get(segments, request) {
        const { json, askedAt, isOld } = await service.find(segments, request, limit);
        if (isOld && (!oldest || askedAt < oldest)) oldest = askedAt;
        return json;
      },
    },
    oldest: () => oldest,
  };
}

/** A time for all requests of a question together: when it is over, the service counts as unreachable. */
export async function withTimeForFacts<T>(ms: number, act: (limit: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  // Every request of the question listens to it.
  setMaxListeners(0, limit.signal);
  const end = () => limit.abort(new FactsError('unreachable', 'facts', { code: 'TimeForFactsOver' }));
  const timer = setTimeout(end, ms).unref();
  try {
    return await act(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}

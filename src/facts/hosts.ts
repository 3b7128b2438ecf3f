// Two hosts that serve the same: which is asked, in which order and how long, so that one that is out delays nobody.
import { setTimeout as pause } from 'node:timers/promises';
import { withinLimit } from '../timeLimit.ts';
import { FactsError } from './errors.ts';

export interface HostsSettings {
  readonly first: string;
  readonly second: string | undefined;
  /** Time limit of one attempt. */
  readonly timeoutMs: number;
  /** Milliseconds of a clock that nobody sets. */
  readonly ticks: () => number;
  /** Ends every attempt. */
  readonly stop: AbortSignal;
  /** Told of each answer, and of each request that no host answered. */
  readonly onSeen: (how: FactsState) => void;
}

/** `unauthorized`: it answers, but not to this bot. */
export type FactsState = 'reachable' | 'unauthorized' | 'unreachable';

/** Asks one host; `limit` ends it. Throws FactsError, `unreachable` for what another host may answer better. */
export type Attempt<T> = (host: string, limit: AbortSignal) => Promise<T>;

const pauseBeforeRetryMs = 300;

/** How long the second host is asked first, after the first has failed. */
const returnToFirstMs = 60_000;

/**
 * So long after every host has failed, one short attempt is all that a request costs: otherwise each question of an
 * outage would wait for all time limits. It is an attempt nevertheless, for the outage may be over at any moment; and
 * as a slow service needs more than a short one, every ten seconds one request takes the usual way, for all others.
 */
const briefForMs = 10_000;
const briefLimitMs = 2_000;

const never = Number.NEGATIVE_INFINITY;

/** Gives a function that makes attempts until one succeeds. It throws FactsError, and the reason of `stop`. */
export function createHosts({ first, second, timeoutMs, ticks, stop, onSeen }: HostsSettings) {
  let firstFailedAt = never;
  let allFailedAt = never;
  const passedSince = (at: number) => ticks() - at;

  /** Each host is asked once, and the preferred one a second time: reading is harmless to repeat. */
  function hostsInOrder(): readonly string[] {
    if (!second) return [first, first];
    if (passedSince(firstFailedAt) < returnToFirstMs) return [second, first, second];
    // Whoever tries the first host again does so for all: the others stay with the second until it has answered.
    if (firstFailedAt > never) firstFailedAt = ticks();
    return [first, second, first];
  }

  function answered(host: string, how: FactsState = 'reachable'): void {
    allFailedAt = never;
    if (host === first) firstFailedAt = never;
    onSeen(how);
  }

  return async function ask<T>(resource: string, attempt: Attempt<T>): Promise<T> {
    const inOrder = hostsInOrder();
    const isBrief = passedSince(allFailedAt) < briefForMs;
    // After that, this one finds out for all whether the outage is over.
    if (!isBrief && allFailedAt > never) allFailedAt = ticks();
    const hosts = isBrief ? inOrder.slice(0, 1) : inOrder;
    const limitMs = isBrief ? Math.min(briefLimitMs, timeoutMs) : timeoutMs;
    let failure: FactsError | undefined;
    for (const [index, host] of hosts.entries()) {
      const isRetry = index > 0 && index === hosts.length - 1;
      if (isRetry) await pause(pauseBeforeRetryMs, undefined, { signal: stop });
      try {
        const answer = await withinLimit(limitMs, stop, (limit) => attempt(host, limit));
        answered(host);
        return answer;
      } catch (error) {
        stop.throwIfAborted();
        if (!(error instanceof FactsError)) throw error;
        if (error.kind !== 'unreachable') {
          answered(host, stateAfter(error));
          throw error;
        }
        if (host === first) firstFailedAt = ticks();
        failure = error;
      }
    }
    if (!isBrief) allFailedAt = ticks();
    failure ??= new FactsError('unreachable', resource);
    onSeen(stateAfter(failure));
    throw failure;
  };
}

/** Whatever a refusal is made of, JSON or a page of a proxy's: it is the key that is to be looked at. */
function stateAfter({ kind, status }: FactsError): FactsState {
  if (status === 401 || status === 403) return 'unauthorized';
  return kind === 'unreachable' ? 'unreachable' : 'reachable';
}

// Answers of the service, kept for a while: new ones instead of asking, older ones when it does not answer.
import { kept as keep } from '../memo.ts';
import { FactsError } from './errors.ts';
import type { Json } from './part.ts';

export interface Received {
  readonly json: Json;
  /** Length of its text. */
  readonly bytes: number;
}

export interface Wanted {
  /** Equal for equal requests. */
  readonly key: string;
  /** The answer depends on the day of asking: it is not used on another day, nor when it is not new any more. */
  readonly validToday: boolean;
  /** Nothing kept will do. */
  readonly isFresh?: boolean;
  /** Kept only in the place of an older one. */
  readonly isPassing?: boolean;
  /** Asks the service. Throws FactsError. */
  readonly ask: () => Promise<Received>;
}

/** An answer, with its age. */
export interface Found {
  readonly json: Json;
  readonly askedAt: Date;
  /** From earlier, for the service does not answer now. */
  readonly isOld: boolean;
}

interface Kept extends Received {
  readonly askedAt: Date;
  /** The same by a clock that nobody sets: how long ago it was. */
  readonly askedAtTick: number;
  /** The service did not answer when it was asked for it again. */
  readonly hasFailedSince: boolean;
}

const minuteMs = 60_000;
/** Younger: nothing is asked. */
const newMs = 10 * minuteMs;
/** Younger: used at once, and asked for again behind the asker's back. Older: asked for first. */
const usableMs = 60 * minuteMs;
/** Younger: used when the service does not answer. */
const neededMs = 24 * 60 * minuteMs;

/** The text of 100 of the largest answers or 5,000 usual ones; as objects they take up to one and a half times that. */
const room = { most: 5_000, mostSize: 16 * 1024 * 1024 };

/**
 * Several callers of one request share it; each leaves with its own signals, and the request goes on for the others.
 * A day ends at midnight in the time zone (IANA name);
 * `ticks` are milliseconds of a clock that nobody sets.
 */
export function createCache(timeZone: string, now: () => Date, ticks: () => number) {
  const kept = keep<string, Kept>({ ...room, sizeOf: ({ bytes }) => bytes });
  const asking = new Map<string, Promise<Kept>>();
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });

  function askOnce(key: string, ask: Wanted['ask'], isPassing = false): Promise<Kept> {
    const running = asking.get(key);
    if (running) return running;
    const started = askAnew(key, ask, isPassing);
    // Perhaps nobody waits for it.
    started.catch(() => undefined);
    asking.set(key, started);
    return started;
  }

  async function askAnew(key: string, ask: Wanted['ask'], isPassing: boolean): Promise<Kept> {
    const askedAt = now();
    const askedAtTick = ticks();
    try {
      const { json, bytes } = await ask();
      const answer = { json: frozen(json), bytes, askedAt, askedAtTick, hasFailedSince: false };
      if (!isPassing || kept.has(key)) kept.set(key, answer);
      return answer;
    } catch (error) {
      noteFailure(key, error);
      throw error;
    } finally {
      asking.delete(key);
    }
  }

  function noteFailure(key: string, error: unknown): void {
    const before = kept.peek(key);
    if (before && isUnreachable(error)) kept.set(key, { ...before, hasFailedSince: true });
    // What the service refuses or does not have any more must not live on here.
    else if (error instanceof FactsError) kept.delete(key);
  }

  return {
    /** Throws FactsError, and the reason of a signal, which ends the waiting; a FactsError may be that too. */
    async find(
      { key, validToday, isFresh, isPassing, ask }: Wanted,
      signals: readonly AbortSignal[],
    ): Promise<Found> {
      const ownKey = validToday ? `${days.format(now())} ${key}` : key;
      const before = kept.get(ownKey);
      if (isFresh)
        return { ...(await unlessAborted(askOnce(ownKey, ask, isPassing), signals)), isOld: false };
      const ageMs = before ? ticks() - before.askedAtTick : Number.POSITIVE_INFINITY;
      if (before && ageMs < newMs) return { ...before, isOld: false };
      const isUsable = before !== undefined && !validToday;
      if (isUsable && ageMs < usableMs && !before.hasFailedSince) {
        void askOnce(ownKey, ask);
        return { ...before, isOld: false };
      }
      try {
        // Nothing is asked for a question that has no time left: asked once more, it would wait for that.
        for (const signal of signals) signal.throwIfAborted();
        return { ...(await unlessAborted(askOnce(ownKey, ask), signals)), isOld: false };
      } catch (error) {
        if (isUsable && ageMs < neededMs && isUnreachable(error)) return { ...before, isOld: true };
        throw error;
      }
    },
  };
}

const isUnreachable = (error: unknown) => error instanceof FactsError && error.kind === 'unreachable';

/**
 * All callers get one and the same object, which therefore nobody may change. Frozen once and in place this takes half
 * a millisecond for the largest answer, the 576 pairs; a copy for every caller would take more each time.
 */
function frozen(json: Json): Json {
  // What is written as 1e999 is no number that anybody could state.
  if (typeof json === 'number' && !Number.isFinite(json)) return null;
  if (json === null || typeof json !== 'object') return json;
  const fields = json as Record<string, Json>;
  for (const [name, part] of Object.entries(fields)) {
    const value = frozen(part);
    if (value !== part) fields[name] = value;
  }
  Object.freeze(json);
  return json;
}

/** The result; or a failure with the reason of a signal that comes before it. None of them has come yet. */
export function unlessAborted<T>(result: Promise<T>, signals: readonly AbortSignal[]): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signals.find((signal) => signal.aborted)?.reason as Error);
    const settle = () => {
      for (const signal of signals) signal.removeEventListener('abort', leave);
    };
    for (const signal of signals) signal.addEventListener('abort', leave);
    result.then(resolve, reject).finally(settle);
  });
}

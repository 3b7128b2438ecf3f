// Who may connect now: many organisations that start together ask no server, and not this process, for all at once.

export interface Starts {
  /** Waits for a place, and gives what frees it; after a while it is free in any case. Rejects when aborted. */
  enter(signal: AbortSignal): Promise<() => void>;
}

export interface StartsOptions {
  readonly mostAtOnce?: number;
  /** Before each start where others wait, up to so long. */
  readonly spreadMs?: number;
  readonly random?: () => number;
}

/** A server that does not answer holds up a place no longer. */
const longestMs = 5_000;

export function starts({
  mostAtOnce = 16,
  spreadMs = 500,
  random = Math.random,
}: StartsOptions = {}): Starts {
  const waiting: (() => void)[] = [];
  let inside = 0;

  function leaving(): () => void {
    let hasLeft = false;
    const leave = () => {
      clearTimeout(timer);
      if (hasLeft) return;
      hasLeft = true;
      const next = waiting.shift();
      // The place goes on to whoever waits for longest.
      if (next) next();
      else inside--;
    };
    const timer = setTimeout(leave, longestMs).unref();
    return leave;
  }

  return {
    async enter(signal) {
      signal.throwIfAborted();
      if (inside < mostAtOnce) inside++;
      else await until(turnIn(waiting), signal);
      const leave = leaving();
      try {
        if (inside > 1) await until(later(random() * spreadMs), signal);
        return leave;
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}

/** In the order in which they came. */
const turnIn = (waiting: (() => void)[]) => (go: () => void) => {
  waiting.push(go);
  return () => void waiting.splice(waiting.indexOf(go), 1);
};

const later = (ms: number) => (go: () => void) => {
  const timer = setTimeout(go, ms);
  return () => clearTimeout(timer);
};

/** Waits until it goes on. `begin` gives what ends the waiting when aborted, which rejects. */
function until(begin: (go: () => void) => () => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      end();
      reject(signal.reason as Error);
    };
    const end = begin(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });
}

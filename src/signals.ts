// The signals that end the process, SIGTERM and SIGINT, heard from its first moment on.

/** An end that takes longer than this is none. */
const endWithinMs = 9_500;

/** Ctrl-C reaches the process from the terminal and, where npm started it, from npm as well: that is one signal. */
const sameSignalMs = 500;

/** Undefined while there is nothing to end but the process. */
let end: ((signal: NodeJS.Signals) => void) | undefined;

let first: { readonly signal: NodeJS.Signals; readonly at: number } | undefined;

/** Whoever has started the rest in this process, and has heard them until now, does so no longer. */
export function hearSignals(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.removeAllListeners(signal).on(signal, onSignal);
}

/** What the first signal does from now on; any other one after it ends the process at once. */
export function endBy(act: (signal: NodeJS.Signals) => void): void {
  end = act;
}

function onSignal(signal: NodeJS.Signals): void {
  if (!end) process.exit(0);
  if (first === undefined) {
    first = { signal, at: performance.now() };
    setTimeout(() => endAtOnce('The bot did not end in time'), endWithinMs).unref();
    end(signal);
  } else if (signal !== first.signal || performance.now() - first.at > sameSignalMs) {
    endAtOnce('A second signal');
  }
}

function endAtOnce(why: string): never {
  process.stderr.write(
    `${why}: ended at once. What was not answered is unread, and found at the next start.\n`,
  );
  process.exit(1);
}

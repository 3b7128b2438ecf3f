// Tells what the directory's files say, whenever one of them has come to rest in another state.
import { watch } from 'node:fs';
import type { Logger } from 'pino';
import { SettingsError } from '../config.ts';
import { type Files, readFiles, type Seen } from './files.ts';

export interface WatchOptions {
  readonly log: Logger;
  readonly onFiles: (files: Files) => void;
  /** Some file systems tell of no change: all is read this often. */
  readonly lookEveryMs?: number;
  /** A file counts as it is when it has not changed for so long: whoever writes it may not be done. */
  readonly restMs?: number;
}

export interface Watch {
  stop(): void;
}

/** Tells what is there at once. Rejects with SettingsError when the directory cannot be read; later on it waits until it can be. */
export async function watchFiles(
  directory: string,
  { log, onFiles, lookEveryMs = 10_000, restMs = 300 }: WatchOptions,
): Promise<Watch> {
  let before = await readFiles(directory).catch(() => {
    throw new SettingsError(['ORGANISATIONS: there is no such directory, or it cannot be read']);
  });
  let told = before;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isReading = false;
  let isMissing = false;
  onFiles(told);

  /** Sooner than it was to be, or not at all. */
  let dueAt = Infinity;
  function lookIn(ms: number): void {
    const at = performance.now() + ms;
    if (isStopped || at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void look(), ms);
  }

  async function look(): Promise<void> {
    dueAt = Infinity;
    if (isReading) return lookIn(restMs);
    isReading = true;
    let isAtRest = true;
    try {
      const now = await readFiles(directory);
      isMissing = false;
      isAtRest = take(now);
    } catch (error) {
      if (!isMissing)
        log.warn({ err: error }, 'the directory of the organisations cannot be read; those that run go on');
      isMissing = true;
    } finally {
      isReading = false;
    }
    lookIn(isAtRest ? lookEveryMs : restMs);
  }

  /** Whether all are at rest. A file that never is holds up no other. */
  function take(now: Files): boolean {
    const names = [...new Set([...before.keys(), ...told.keys(), ...now.keys()])];
    const resting = names.filter((name) => isSame(now.get(name), before.get(name)));
    const news = resting.filter((name) => !isSame(now.get(name), told.get(name)));
    before = now;
    if (news.length > 0 && !isStopped) {
      const next = new Map(told);
      for (const name of news) {
        const seen = now.get(name);
        if (seen) next.set(name, seen);
        else next.delete(name);
      }
      told = next;
      onFiles(told);
    }
    return resting.length === names.length;
  }

  const stopHearing = hear(directory, () => lookIn(restMs / 3));
  lookIn(lookEveryMs);
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      stopHearing();
    },
  };
}

/** What the file system tells by itself; where it does not, the looking is enough. */
function hear(directory: string, onChange: () => void): () => void {
  try {
    const watcher = watch(directory, { persistent: false }, onChange);
    watcher.on('error', () => watcher.close());
    return () => watcher.close();
  } catch {
    return () => undefined;
  }
}

const isSame = (one: Seen | undefined, other: Seen | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

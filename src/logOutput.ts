// Where the log goes: to a file descriptor, as fast as it is taken, and no more of it than there is room for.
import { write } from 'node:fs';
import { setImmediate as soon, setTimeout as pause } from 'node:timers/promises';

export interface Output {
  write(line: string): void;
  /** Resolves when all of it is written, or the time is over. */
  flush(ms: number): Promise<void>;
}

/** So much may wait for whoever reads the log: some ten thousand lines. */
const mostWaiting = 2 * 1024 * 1024;
const retryMs = 100;

/** Writes bytes, and tells how many were taken; as `write` of Node's. */
export type Write = (bytes: Buffer) => Promise<number>;

const toFile =
  (descriptor: number): Write =>
  (bytes) =>
    new Promise((resolve, reject) => {
      write(descriptor, bytes, (error, taken) => (error ? reject(error) : resolve(taken)));
    });

/**
 * What does not fit any more is dropped, and counted in a line of its own when there is room again. Not `process.stdout`:
 * to a pipe that nobody reads it would wait, and with it the whole bot. A full disk is waited for in the same way.
 */
export function boundedOutput(take: Write = toFile(1), most: number = mostWaiting): Output {
  let waiting: string[] = [];
  let length = 0;
  let dropped = 0;
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    // What else is told in this moment goes with it.
    await soon();
    while (waiting.length > 0) {
      let rest = Buffer.from(waiting.join(''));
      waiting = [];
      while (rest.length > 0) {
        const taken = await take(rest).catch(() => 0);
        if (taken === 0) await pause(retryMs, undefined, { ref: false });
        rest = rest.subarray(taken);
        length = rest.length;
      }
      if (dropped > 0) {
        const told = { level: 40, time: Date.now(), dropped, msg: 'lines of the log were dropped' };
        dropped = 0;
        waiting.unshift(`${JSON.stringify(told)}\n`);
      }
    }
  }

  return {
    write(line) {
      if (length > most) {
        dropped += 1;
        return;
      }
      length += line.length;
      waiting.push(line);
      writing ??= writeAll().finally(() => (writing = undefined));
    },
    async flush(ms) {
      await Promise.race([writing, pause(ms)]);
    },
  };
}

// What the engine is asked for at the end; one that does not answer holds up nobody.
import { setTimeout as pause } from 'node:timers/promises';

const lastWordMs = 1_000;

/** Resolves when it is done, has failed, or has taken too long. */
export async function soon(asked: Promise<void> | undefined): Promise<void> {
  const over = new AbortController();
  const limit = pause(lastWordMs, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([asked?.catch(() => undefined), limit]).finally(() => over.abort());
}

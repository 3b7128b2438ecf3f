// Whether another process works with the same account: each writes a beat of its own into the account's storage.
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type ChatConnection, getStored, removeStored, storeAll } from '../../chat/index.ts';
import type { Observer } from '../model/observer.ts';

export interface OneProcess {
  /** Writes the own beat if it is time, and looks at the others: at the start, and then after each pause. Throws ChatError. */
  beat(signal: AbortSignal): Promise<void>;
  /** Until the next time, in milliseconds: shorter while it is not known whether somebody is there. */
  pauseMs(): number;
  /** Takes the own beat back, so that nobody waits for the next one. Throws ChatError. */
  end(signal: AbortSignal): Promise<void>;
}

export interface OneProcessParts {
  readonly chat: ChatConnection;
  readonly observer: Observer;
  readonly now: () => Date;
  readonly log: Logger;
}

/** A key for each process: the server changes nothing in one step that was read before. */
const prefix = 'amtsbot:v1:process:';
/** All these keys: much else may be stored, and need not be read each time. Who is missing there puts itself in again. */
const listKey = 'amtsbot:v1:processes';
const Keys = z.array(z.string().startsWith(prefix)).max(100);

const beatEveryMs = 30_000;
const lookEveryMs = 5_000;
/** A beat and a half: whoever is seen first and was not killed has shown by then that it lives. */
const doubtedForMs = 45_000;
/** So long without a new beat, and the process was killed: its key is taken away. */
const longestSilenceMs = 150_000;
/** Between two lines of the log that say the same. */
const saidEveryMs = 600_000;

interface Other {
  readonly value: string;
  /** For how long it was seen like that: the pauses between the looks, so that no clock can be wrong. */
  readonly silentMs: number;
  /** It has come or changed since the first look: somebody is there who does that. */
  readonly isAlive: boolean;
}

export function oneProcess({ chat, observer, now, log }: OneProcessParts): OneProcess {
  const id = randomUUID();
  const ownKey = prefix + id;
  const startedAt = now().getTime();
  let beats = 0;
  /** Undefined before the first look. */
  let others: ReadonlyMap<string, Other> | undefined;
  let pauseMs = beatEveryMs;
  let sinceBeatMs = 0;
  /** Undefined while there is nothing to say. */
  let sinceSaidMs: number | undefined;

  /** The one that began later is one too many; of two in the same moment, either will do. */
  const isOlder = (key: string, { value }: Other) => {
    const began = Number.parseInt(value, 10);
    return began < startedAt || (began === startedAt && key < ownKey);
  };

  function look(seen: readonly (readonly [string, string])[], passedMs: number): ReadonlyMap<string, Other> {
    return new Map(
      seen.map(([key, value]) => {
        const before = others?.get(key);
        const isNew = before?.value !== value;
        const silentMs = isNew ? 0 : before.silentMs + passedMs;
        const isAlive = silentMs < longestSilenceMs && (isNew ? others !== undefined : before.isAlive);
        return [key, { value, silentMs, isAlive }];
      }),
    );
  }

  function tell(seen: ReadonlyMap<string, Other>, passedMs: number): void {
    const isOneTooMany = [...seen].some(([key, other]) => other.isAlive && isOlder(key, other));
    observer.anotherProcess(isOneTooMany);
    sinceSaidMs = isOneTooMany && sinceSaidMs !== undefined ? sinceSaidMs + passedMs : undefined;
    if (!isOneTooMany || (sinceSaidMs !== undefined && sinceSaidMs < saidEveryMs)) return;
    sinceSaidMs = 0;
    log.error(
      'another process works with this account, and was there before: every question may get two answers; stop one',
    );
  }

  /** What is stored of all, and the list of them. */
  async function read(signal: AbortSignal) {
    const listed = keysIn(await getStored(chat, listKey, signal));
    const seen: (readonly [string, string])[] = [];
    for (const key of listed.filter((one) => one !== ownKey)) {
      const value = await getStored(chat, key, signal);
      if (value !== undefined) seen.push([key, value]);
    }
    return { listed, seen };
  }

  async function write(listed: readonly string[], all: ReadonlyMap<string, Other>, signal: AbortSignal) {
    beats++;
    const gone = [...all].filter(([, { silentMs }]) => silentMs >= longestSilenceMs).map(([key]) => key);
    const keys = [...[...all.keys()].filter((key) => !gone.includes(key)), ownKey];
    const isListed = keys.length === listed.length && keys.every((key) => listed.includes(key));
    const list = isListed ? {} : { [listKey]: JSON.stringify(keys) };
    await storeAll(chat, { [ownKey]: `${startedAt} ${beats}`, ...list }, signal);
    await removeStored(chat, gone, signal);
  }

  return {
    async beat(signal) {
      const { listed, seen } = await read(signal);
      const passedMs = others ? pauseMs : 0;
      sinceBeatMs += passedMs;
      const all = look(seen, passedMs);
      others = all;
      tell(all, passedMs);
      if (beats === 0 || sinceBeatMs >= beatEveryMs) {
        await write(listed, all, signal);
        sinceBeatMs = 0;
      }
      const isInDoubt = [...all.values()].some((one) => !one.isAlive && one.silentMs < doubtedForMs);
      pauseMs = isInDoubt ? lookEveryMs : beatEveryMs - sinceBeatMs;
    },
    pauseMs: () => pauseMs,
    async end(signal) {
      if (beats > 0) await removeStored(chat, [ownKey], signal);
    },
  };
}

/** What is no such list names nobody. */
function keysIn(stored: string | undefined): readonly string[] {
  try {
    return Keys.parse(JSON.parse(stored ?? '[]'));
  } catch {
    return [];
  }
}

// Whether another process works with the same account: each writes a beat of its own into the account's storage.
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type ChatConnection, getStored, removeStored, storeAll } from '../../chat/index.ts';
import type { Observer } from '../model/observer.ts';

export interface OneProcess {
  /** Writes the own beat and looks at the others; once a minute. Throws ChatError. */
  beat(signal: AbortSignal): Promise<void>;
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
/** All these keys: much else may be stored, and need not be read each minute. Who is missing there puts itself in again. */
const listKey = 'amtsbot:v1:processes';
const Keys = z.array(z.string().startsWith(prefix)).max(100);

/** So many looks without a new beat, and the process was killed: its key is taken away. */
const longestSilence = 4;
/** Minutes between two lines of the log that say the same. */
const saidEvery = 10;

interface Other {
  readonly value: string;
  /** How often it was seen like that. */
  readonly looks: number;
  /** It has changed since it was seen first: somebody is there who changes it. */
  readonly isAlive: boolean;
}

export function oneProcess({ chat, observer, now, log }: OneProcessParts): OneProcess {
  const id = randomUUID();
  const ownKey = prefix + id;
  const startedAt = now().getTime();
  let beats = 0;
  let others = new Map<string, Other>();
  let minutesSaid = 0;

  /** The one that began later is one too many; of two in the same moment, either will do. */
  const isOlder = (key: string, { value }: Other) => {
    const began = Number.parseInt(value, 10);
    return began < startedAt || (began === startedAt && key < ownKey);
  };

  function look(seen: readonly (readonly [string, string])[]): void {
    others = new Map(
      seen.map(([key, value]) => {
        const before = others.get(key);
        const isSame = before?.value === value;
        const looks = isSame ? before.looks + 1 : 1;
        const isAlive = before !== undefined && (!isSame || before.isAlive) && looks < longestSilence;
        return [key, { value, looks, isAlive }];
      }),
    );
  }

  function tell(): void {
    const isOneTooMany = [...others].some(([key, other]) => other.isAlive && isOlder(key, other));
    observer.anotherProcess(isOneTooMany);
    if (isOneTooMany && minutesSaid % saidEvery === 0) {
      log.error(
        'another process works with this account, and was there before: every question may get two answers; stop one',
      );
    }
    minutesSaid = isOneTooMany ? minutesSaid + 1 : 0;
  }

  return {
    async beat(signal) {
      beats++;
      const listed = keysIn(await getStored(chat, listKey, signal));
      const seen: (readonly [string, string])[] = [];
      for (const key of listed.filter((one) => one !== ownKey)) {
        const value = await getStored(chat, key, signal);
        if (value !== undefined) seen.push([key, value]);
      }
      look(seen);
      tell();
      const gone = [...others].filter(([, { looks }]) => looks >= longestSilence).map(([key]) => key);
      const keys = [...seen.map(([key]) => key).filter((key) => !gone.includes(key)), ownKey];
      const isListed = keys.length === listed.length && keys.every((key) => listed.includes(key));
      const list = isListed ? {} : { [listKey]: JSON.stringify(keys) };
      await storeAll(chat, { [ownKey]: `${startedAt} ${beats}`, ...list }, signal);
      if (gone.length > 0) await removeStored(chat, gone, signal);
    },
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

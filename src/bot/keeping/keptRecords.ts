// Little things that outlive the process: strings by a key, in one kind. They lie in the account's own storage, and where
// the server has none for it, in messages of the account to itself. Read once, written through.
import type { Logger } from 'pino';
import { type ChatConnection, ChatError, isPassing, retry } from '../../chat/index.ts';
import type { Account } from '../model/account.ts';
import { turns } from '../model/turns.ts';
import { messageShelf } from './messageShelf.ts';
import type { Changes, Shelf } from './shelf.ts';
import { storageShelf } from './storageShelf.ts';

export interface KeptRecords {
  /** All records, by key. Throws ChatError, and the signal's reason. */
  all(signal: AbortSignal): Promise<ReadonlyMap<string, string>>;
  /**
   * Puts records in place, takes those away that are undefined, and leaves the others as they are. What it throws was not
   * kept, or only in part: ChatError, RangeError for what is longer than may be, and the signal's reason.
   */
  write(changes: Changes, signal: AbortSignal): Promise<void>;
}

/**
 * Letters of one record and of its key. Zulip keeps 10,000,000 letters for an account; a message, where records lie in
 * messages, has 10,000, in which a quotation mark or a line's end takes two.
 */
export const longestRecord = 7_000;
export const longestKey = 60;

export interface KeptParts {
  readonly chat: ChatConnection;
  readonly account: Readonly<Account>;
  readonly log: Logger;
}

/** The records of a kind, each kind with one such object in a process. */
export function keptRecords({ chat, account, log }: KeptParts, kind: string): KeptRecords {
  const prefix = `amtsbot:v1:${kind}:`;
  const oneByOne = turns();
  let shelf: Shelf = storageShelf(chat, prefix);
  let known: Map<string, string> | undefined;

  const again = <T>(act: () => Promise<T>, signal: AbortSignal) =>
    retry(act, { signal, isWorthAnother: passesIn(mostAttempts) });

  async function readShelf(signal: AbortSignal) {
    try {
      return await again(() => shelf.read(signal), signal);
    } catch (error) {
      if (!(error instanceof ChatError) || !isRefusal(error)) throw error;
      log.info({ err: error, kind }, 'the server keeps nothing for this account; messages to itself do');
      shelf = messageShelf(chat, account, prefix);
      return again(() => shelf.read(signal), signal);
    }
  }

  async function read(signal: AbortSignal): Promise<Map<string, string>> {
    if (known) return known;
    const { records, foreign } = await readShelf(signal);
    if (foreign > 0)
      log.warn({ kind, count: foreign }, 'records that are not ours, or broken, are left alone');
    known = records;
    return records;
  }

  const inTurn = <T>(act: () => Promise<T>) => oneByOne.inTurn('records', undefined, act);

  return {
    all: (signal) => inTurn(() => read(signal)),
    write: (changes, signal) =>
      inTurn(async () => {
        for (const [key, value] of changes) checkLength(key, value);
        const records = await read(signal);
        const real = new Map([...changes].filter(([key, value]) => records.get(key) !== value));
        if (real.size === 0) return;
        await again(() => shelf.write(real, signal), signal);
        for (const [key, value] of real) {
          if (value === undefined) records.delete(key);
          else records.set(key, value);
        }
      }),
  };
}

function checkLength(key: string, value = ''): void {
  if (key.length <= longestKey && value.length <= longestRecord && /^[\w.:,/-]+$/.test(key)) return;
  throw new RangeError('a record that is too long to be kept, or with such a key');
}

/** A server that comes back in a moment is waited for; for longer, whoever asks has something to say. */
const mostAttempts = 4;

function passesIn(most: number): (error: ChatError) => boolean {
  let attempts = 0;
  return (error) => {
    attempts += 1;
    return attempts < most && isPassing(error) && !isRefusal(error);
  };
}

/** An account without storage, or a server without it, whose answer need not be Zulip's. */
const isRefusal = ({ kind, status = 0 }: ChatError) =>
  (kind === 'rejected' || kind === 'malformed') && status >= 400 && status < 500;

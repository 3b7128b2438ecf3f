// Marks messages as read, several in one request; what could not be marked is tried again.
import type { Logger } from 'pino';
import { type ChatConnection, ChatError, markRead } from '../../chat/index.ts';

export interface ReadMarks {
  /** Marks the messages soon, together with others. */
  add(...messageIds: readonly number[]): void;
  /** Marks the messages before going on. Throws ChatError. */
  now(messageId: number, signal: AbortSignal): Promise<void>;
  /** Marks what is collected, and resolves when that was tried, or given up because of the signal. */
  flush(signal: AbortSignal): Promise<void>;
}

/** Long enough to collect the answers of a burst, short enough that a crash finds little unmarked. */
const collectMs = 100;
const retryMs = 10_000;
const mostInRequest = 1000;

/** `signal` ends all marking but the flushes that have one of their own. */
export function readMarks(chat: ChatConnection, log: Logger, signal: AbortSignal): ReadMarks {
  const collected = new Set<number>();
  let timer: NodeJS.Timeout | undefined;

  function flushIn(ms: number): void {
    if (!signal.aborted) timer ??= setTimeout(() => void flush(signal), ms);
  }

  async function flush(until: AbortSignal): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // What comes while they are sent waits for others: one after the other, each would be a request of its own.
    const all = [...collected];
    for (let from = 0; from < all.length; from += mostInRequest) {
      const ids = all.slice(from, from + mostInRequest);
      for (const id of ids) collected.delete(id);
      try {
        await markRead(chat, ids, until);
      } catch (error) {
        if (!(error instanceof ChatError) && !until.aborted) throw error;
        for (const id of ids) collected.add(id);
        // Those of the end stay unread, which costs a look at the next start and nothing else.
        if (until.aborted) return;
        log.warn({ err: error, count: ids.length }, 'messages could not be marked as read; trying again');
        flushIn(retryMs);
        return;
      }
    }
  }

  return {
    add(...messageIds) {
      for (const id of messageIds) collected.add(id);
      if (collected.size > 0) flushIn(collectMs);
    },
    now: (messageId, signal) => markRead(chat, [messageId], signal),
    flush,
  };
}

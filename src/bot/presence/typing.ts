// Says that the bot types while a question takes a while: again before it would be forgotten, and that it is over.
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type ChatConnection, ChatError, setTypingStatus } from '../../chat/index.ts';
import type { Conversation } from '../model/question.ts';

export interface TypingParts {
  readonly chat: ChatConnection;
  /** So long nothing is said: most answers are quicker, and cost no further request. */
  readonly signAfterMs: number;
  readonly log: Logger;
}

/** An error made for each question would cost more than it says. */
const ended = new Error('The question is answered');

/** No server forgets it before 15 s. */
const againMs = 10_000;

/** Gives what ends it, without waiting for that. `signal` ends the waiting and the requests. */
export function typing(
  to: Conversation,
  { chat, signAfterMs, log }: TypingParts,
  signal: AbortSignal,
): () => void {
  async function type(over: AbortSignal): Promise<void> {
    try {
      for (;;) {
        await setTypingStatus(chat, to, 'start', signal);
        await pause(againMs, undefined, { signal: over, ref: false });
      }
    } finally {
      if (over.aborted) await setTypingStatus(chat, to, 'stop', signal);
    }
  }

  const failed = (error: unknown, over: AbortSignal) => {
    if (over.aborted && !(error instanceof ChatError)) return;
    if (signal.aborted) return;
    if (!(error instanceof ChatError)) throw error;
    // Before level 215 there is no typing in channels.
    log.debug({ err: error }, 'it could not be said that the bot types');
  };
  // Most answers are there before it is needed.
  let over: AbortController | undefined;
  const timer = setTimeout(() => {
    over = new AbortController();
    const { signal: until } = over;
    type(until).catch((error: unknown) => failed(error, until));
  }, signAfterMs).unref();
  return () => {
    clearTimeout(timer);
    over?.abort(ended);
  };
}

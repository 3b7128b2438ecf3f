// Signs of work on a question that takes a while: a reaction on it, and that the bot types. They go with the answer.
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  addReaction,
  type ChatConnection,
  ChatError,
  type Emoji,
  isPassing,
  removeReaction,
  setTypingStatus,
} from '../../chat/index.ts';
import type { Command } from '../../kit/index.ts';
import type { Account } from '../model/account.ts';
import type { Conversation } from '../model/question.ts';

export interface SignParts {
  readonly chat: ChatConnection;
  readonly account: Readonly<Account>;
  /** So long nothing is shown: most answers are quicker, and cost no further request. */
  readonly signAfterMs: number;
  readonly log: Logger;
}

export interface SignOfWork {
  /** What the question is about is shown by its own emoji. */
  readonly about: (command: Command) => void;
  /** Takes the sign away, if it is there, without waiting for that. */
  end(): void;
}

/** Zulip's own, where the bot's emoji have not been uploaded. */
const atWork: Emoji = { name: 'working_on_it', code: '1f6e0', type: 'unicode_emoji' };

/** `signal` ends the waiting and the requests. */
export function signOfWork(
  questionId: number,
  { chat, account, signAfterMs, log }: SignParts,
  signal: AbortSignal,
): SignOfWork {
  let command: Command | undefined;

  async function show(): Promise<Emoji | undefined> {
    const emoji = account.emoji.get(command?.emoji ?? '') ?? account.emoji.get('amtsbot') ?? atWork;
    try {
      await addReaction(chat, questionId, emoji, signal);
      return emoji;
    } catch (error) {
      noteRefusal(error);
      // There from an earlier run, or perhaps in spite of the failure.
      return error instanceof ChatError && (error.code === alreadyThere || isPassing(error))
        ? emoji
        : undefined;
    }
  }

  function noteRefusal(error: unknown): void {
    if (signal.aborted) return;
    if (!(error instanceof ChatError)) throw error;
    // In a channel that the account is not in, it may not react.
    log.debug({ err: error }, 'no sign of work could be given');
  }

  let shown: Promise<Emoji | undefined> | undefined;
  const timer = setTimeout(() => {
    shown = show();
  }, signAfterMs).unref();
  return {
    about: (understood) => void (command = understood),
    end() {
      clearTimeout(timer);
      // Beside the answers: a courtesy that hangs must not hold up the next question.
      void shown
        ?.then((emoji) => emoji && removeReaction(chat, questionId, emoji, signal))
        .catch(noteRefusal);
    },
  };
}

const alreadyThere = 'REACTION_ALREADY_EXISTS';

/** A message as far as its reactions tell. */
export interface Signed {
  readonly id: number;
  readonly reactions?:
    | undefined
    | readonly {
        readonly user_id: number;
        readonly emoji_name: string;
        readonly emoji_code: string;
        readonly reaction_type: NonNullable<Emoji['type']>;
      }[];
}

/** Takes away the signs that a process left which was killed at work. Without waiting for it; it is a courtesy. */
export function removeSignsLeft(
  messages: readonly Signed[],
  { chat, account, log }: Omit<SignParts, 'signAfterMs'>,
  signal: AbortSignal,
): void {
  for (const { id, reactions = [] } of messages) {
    for (const { user_id, emoji_name: name, emoji_code: code, reaction_type: type } of reactions) {
      if (user_id !== account.self.userId) continue;
      removeReaction(chat, id, { name, code, type }, signal).catch((error: unknown) => {
        if (!signal.aborted) log.debug({ err: error, message: id }, 'a sign of work stays');
      });
    }
  }
}

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

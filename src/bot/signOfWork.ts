// A reaction on a question that takes a while: somebody is at it. It goes when the answer is there.
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  addReaction,
  type ChatConnection,
  ChatError,
  type Emoji,
  isPassing,
  removeReaction,
} from '../chat/index.ts';
import type { Command } from '../kit/index.ts';
import type { Account } from './account.ts';

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
  const over = new AbortController();
  let command: Command | undefined;

  async function show(): Promise<Emoji | undefined> {
    try {
      await setTimeout(signAfterMs, undefined, { signal: over.signal, ref: false });
    } catch {
      return undefined;
    }
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

  const shown = show();
  return {
    about: (understood) => void (command = understood),
    end() {
      over.abort();
      // Beside the answers: a courtesy that hangs must not hold up the next question.
      void shown.then((emoji) => emoji && removeReaction(chat, questionId, emoji, signal)).catch(noteRefusal);
    },
  };
}

const alreadyThere = 'REACTION_ALREADY_EXISTS';

// A reaction on a question that takes a while: somebody is at it. It goes when the answer is there.
import type { Logger } from 'pino';
import {
  addReaction,
  type ChatConnection,
  ChatError,
  type Emoji,
  isPassing,
  removeReaction,
} from '../../chat/index.ts';
import type { Command } from '../../kit/index.ts';
import type { Account } from '../model/account.ts';

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

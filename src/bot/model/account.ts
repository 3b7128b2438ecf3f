// The own account and the server, as they are known at the moment; and who asks: a person or another bot, and what the
// person may. Two bots that answer each other would never end.
import {
  type ChatConnection,
  ChatError,
  type Emoji,
  getUser,
  isPassing,
  onBehalfOf,
} from '../../chat/index.ts';
import { kept } from '../../memo.ts';
import type { ChatLimits, Command } from '../../kit/index.ts';
import type { Self } from './question.ts';

export interface Account {
  self: Self;
  /** In Unicode code points. */
  maxMessageLength: number;
  limits: ChatLimits;
  /** The custom emoji that can be used, by name. */
  emoji: ReadonlyMap<string, Emoji>;
}

/** Until the server has said more. */
export const unknownServer: Omit<Account, 'self'> = {
  maxMessageLength: 10_000,
  limits: {
    channelName: 60,
    channelDescription: 1024,
    folderName: 60,
    folderDescription: 1024,
    uploadMib: undefined,
  },
  emoji: new Map(),
};

export interface Asker {
  readonly isBot: boolean;
  /** May use a command; an account that the server does not tell of may not what is for some only. */
  readonly may: (command: Command) => boolean;
}

export interface Askers {
  /**
   * An account that the server does not tell of is taken for a person: better an answer too many than one lost. Throws
   * ChatError where that may be different in a moment: a wrong "not allowed" would be the last word.
   */
  read(userId: number, signal: AbortSignal): Promise<Asker>;
  /** As the server has it now, whatever is known. */
  readFreshly(userId: number, signal: AbortSignal): Promise<Asker>;
  /** The account has changed; it is read again when it asks next. */
  forget(userId: number): void;
  /** Changes may have been missed. */
  forgetAll(): void;
}

/** Zulip's roles: 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. */
const lowestAdministrator = 200;
const lowestMember = 400;

/** More people than ask one bot in a day. */
const mostKept = 10_000;

export function askers(chat: ChatConnection): Askers {
  const known = kept<number, Asker>({ most: mostKept });

  async function readFreshly(userId: number, signal: AbortSignal): Promise<Asker> {
    try {
      const {
        is_bot: isBot,
        is_active: isActive,
        role,
      } = await getUser(onBehalfOf(chat, userId), userId, signal);
      const asker = { isBot, may: mayWith(isActive && !isBot ? role : undefined) };
      known.set(userId, asker);
      return asker;
    } catch (error) {
      if (!(error instanceof ChatError) || (isPassing(error) && !isFinal(error))) throw error;
      return { isBot: false, may: mayWith(undefined) };
    }
  }

  return {
    async read(userId, signal) {
      return known.get(userId) ?? readFreshly(userId, signal);
    },
    readFreshly,
    forget: (userId) => known.delete(userId),
    forgetAll: () => known.clear(),
  };
}

/** An old server without this page, too, whose answer is not Zulip's JSON. */
const isFinal = ({ status = 0 }: ChatError) => status >= 400 && status < 500;

const mayWith =
  (role: number | undefined) =>
  ({ who }: Command): boolean => {
    if (who === undefined) return true;
    return role !== undefined && role <= (who === 'administrators' ? lowestAdministrator : lowestMember);
  };

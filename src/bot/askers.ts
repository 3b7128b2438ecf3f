// Who asks: a person or another bot. Two bots that answer each other would never end.
import { type ChatConnection, ChatError, getUser } from '../chat/index.ts';

export interface Askers {
  /** True for bots. An account that cannot be read is taken for a person: better an answer too many than one lost. */
  isBot(userId: number, signal: AbortSignal): Promise<boolean>;
  /** The account has changed; it is read again when it asks next. */
  forget(userId: number): void;
}

export function askers(chat: ChatConnection): Askers {
  const known = new Map<number, boolean>();
  return {
    async isBot(userId, signal) {
      const before = known.get(userId);
      if (before !== undefined) return before;
      try {
        const user = await getUser(chat, userId, signal);
        known.set(userId, user.is_bot);
        return user.is_bot;
      } catch (error) {
        if (!(error instanceof ChatError)) throw error;
        return false;
      }
    },
    forget: (userId) => void known.delete(userId),
  };
}

// What is known of the own account and of the server at the moment; listen.ts keeps it up to date.
import type { Emoji } from '../../chat/index.ts';
import type { ChatLimits } from '../../kit/index.ts';
import type { Self } from './question.ts';

export interface Account {
  self: Self;
  /** Zulip's number for what its API can do: https://zulip.com/api/changelog */
  featureLevel: number;
  /** In Unicode code points. */
  maxMessageLength: number;
  limits: ChatLimits;
  /** The custom emoji that can be used, by name. */
  emoji: ReadonlyMap<string, Emoji>;
}

/** Zulip 8.0: below it `read_by_sender` does not exist, and every own message would look like work. */
export const lowestFeatureLevel = 237;

/** Until the server has said more. */
export const unknownServer: Omit<Account, 'self'> = {
  featureLevel: lowestFeatureLevel,
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

// What a command may know of the chat: the account that answers, who asks, and where.
import type { ChatConnection, Emoji, SentFile, Status } from '../../chat/index.ts';

/** Lengths in Unicode code points. */
export interface ChatLimits {
  readonly channelName: number;
  readonly channelDescription: number;
  readonly folderName: number;
  readonly folderDescription: number;
  /** The size of a file in MiB; undefined where the server does not say. */
  readonly uploadMib: number | undefined;
}

/** What an administrator wants beside the account's name: nothing, a status, or what the bot says by itself. */
export type ChosenStatus =
  { readonly kind: 'automatic' } | { readonly kind: 'none' } | ({ readonly kind: 'own' } & Status);

export interface OwnStatus {
  /** What is chosen, and what is shown now. */
  readonly state: () => { readonly chosen: ChosenStatus; readonly shown: Status | undefined };
  /** Shows it at once, and remembers it over restarts; gives what is shown. Throws ChatError. */
  choose(status: ChosenStatus, signal: AbortSignal): Promise<Status>;
}

export interface ChatCall {
  readonly connection: ChatConnection;
  readonly account: {
    readonly userId: number;
    readonly fullName: string;
    readonly isBot: boolean;
    /** Zulip's number for what the server's API can do: https://zulip.com/api/changelog */
    readonly featureLevel: number;
    readonly limits: ChatLimits;
    /** The custom emoji that can be used, by name. */
    readonly emoji: ReadonlyMap<string, Emoji>;
  };
  /** Bots have none. */
  readonly ownStatus: OwnStatus | undefined;
  /** Undefined for a bot account without an administrator's key. Throws ChatError. */
  readonly uploadEmoji: ((name: string, file: SentFile, signal: AbortSignal) => Promise<void>) | undefined;
  /** Runs what must not happen twice at once: one after the other, whoever asks. */
  readonly alone: <T>(act: () => Promise<T>) => Promise<T>;
  readonly askerId: number;
  /** Undefined in a direct conversation. */
  readonly channel: { readonly id: number; readonly name: string } | undefined;
  /** The others in a direct conversation, in ascending order; empty in a channel. */
  readonly peopleIds: readonly number[];
}

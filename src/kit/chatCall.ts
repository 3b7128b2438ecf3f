// What a command may know of the chat: the account that answers, who asks, and where.
import type { ChatConnection } from '../chat/index.ts';

export interface ChatCall {
  readonly connection: ChatConnection;
  readonly account: {
    readonly userId: number;
    readonly fullName: string;
    readonly isBot: boolean;
    /** Zulip's number for what the server's API can do: https://zulip.com/api/changelog */
    readonly featureLevel: number;
  };
  readonly askerId: number;
  /** Undefined in a direct conversation. */
  readonly channel: { readonly id: number; readonly name: string } | undefined;
  /** The others in a direct conversation, in ascending order; empty in a channel. */
  readonly peopleIds: readonly number[];
}

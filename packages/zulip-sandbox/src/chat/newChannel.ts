// A channel as it is when it is new.
import type { Channel } from './model.ts';

export interface ChannelOptions {
  readonly isPrivate?: boolean;
  readonly adminsOnlyPosting?: boolean;
  readonly subscribers?: readonly { readonly userId: number }[];
  readonly description?: string;
  readonly creatorId?: number;
  /** Unix time in seconds. */
  readonly dateCreated?: number;
  readonly folderId?: number | undefined;
}

/** When the channels were made that were there before the server started. */
const longAgo = 1_717_400_000;

export function channel(channelId: number, name: string, options: ChannelOptions = {}): Channel {
  const { isPrivate = false, adminsOnlyPosting = false, subscribers = [], description = '' } = options;
  const { dateCreated = longAgo, creatorId, folderId } = options;
  return {
    channelId,
    name,
    description,
    isPrivate,
    adminsOnlyPosting,
    creatorId,
    dateCreated,
    folderId,
    isArchived: false,
    subscribers: new Set(subscribers.map(({ userId }) => userId)),
  };
}

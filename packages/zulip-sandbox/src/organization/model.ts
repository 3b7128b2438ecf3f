// The things the server keeps: users, channels, messages, and the rest.
import type { SettingValue } from './settings.ts';
import type { Submessage } from './widgets.ts';

/** An account as a client of the API knows its own. */
export interface Account {
  readonly userId: number;
  /** What it logs in with. For people it is not the one that others see. */
  readonly email: string;
  /** 32 letters and digits. */
  readonly apiKey: string;
  readonly fullName: string;
}

export interface User extends Account {
  fullName: string;
  isActive: boolean;
  /** The one in messages and user lists: https://zulip.com/help/configure-email-visibility */
  readonly visibleEmail: string;
  /** https://zulip.com/api/roles-and-permissions */
  readonly role: number;
  readonly isBot: boolean;
  /** Only bots have one; what the owner may, the bot may. */
  readonly ownerId?: number;
  /** Part of every Zulip server, not of this organization. */
  readonly isInternal: boolean;
}

export interface Channel {
  readonly channelId: number;
  name: string;
  description: string;
  readonly isPrivate: boolean;
  readonly adminsOnlyPosting: boolean;
  /** Who made it; nobody of today's when absent. */
  readonly creatorId?: number | undefined;
  /** Unix time in seconds. */
  readonly dateCreated: number;
  folderId?: number | undefined;
  isArchived: boolean;
  readonly subscribers: Set<number>;
}

export interface Reaction {
  readonly emoji_name: string;
  readonly emoji_code: string;
  readonly reaction_type: string;
  readonly user_id: number;
}

/** As `edit_history` shows it: https://zulip.com/api/get-messages */
export interface Edit {
  readonly user_id: number;
  readonly timestamp: number;
  readonly prev_content?: string;
  readonly prev_rendered_content?: string;
  readonly topic?: string;
  readonly prev_topic?: string;
  readonly stream?: number;
  readonly prev_stream?: number;
}

/** Flags of a row besides `read`. */
export type RowFlag =
  | 'starred'
  | 'collapsed'
  | 'mentioned'
  | 'stream_wildcard_mentioned'
  | 'topic_wildcard_mentioned'
  | 'historical';

/** A message as tests and the demo look at it; it changes when the message is edited or read. */
export interface StoredMessage {
  readonly id: number;
  readonly senderId: number;
  readonly type: 'stream' | 'private';
  readonly channelId?: number;
  /** Empty for direct messages. */
  readonly topic: string;
  /** To whom a direct message was sent: the others in the conversation, or the sender alone. */
  readonly toUserIds?: readonly number[];
  readonly content: string;
  /** Unix time in seconds. */
  readonly timestamp: number;
  readonly readBy: ReadonlySet<number>;
  readonly lastEditTimestamp?: number;
  /** The buttons that came along with it. */
  readonly submessages: readonly Submessage[];
  /** The accounts that have the message as theirs, with their flags: Zulip's UserMessage rows. */
  readonly rows: ReadonlyMap<number, ReadonlySet<RowFlag>>;
}

export interface Message extends StoredMessage {
  readonly submessages: Submessage[];
  channelId?: number;
  topic: string;
  content: string;
  lastEditTimestamp?: number;
  recipientId: number;
  readonly client: string;
  readonly readBy: Set<number>;
  readonly reactions: Reaction[];
  /** Newest first. */
  readonly edits: Edit[];
  readonly rows: Map<number, Set<RowFlag>>;
}

/** https://zulip.com/help/channel-folders */
export interface ChannelFolder {
  readonly id: number;
  name: string;
  description: string;
  readonly creatorId: number;
  readonly dateCreated: number;
  order: number;
  isArchived: boolean;
}

/** https://zulip.com/api/update-status; what is absent does not change. */
export interface StatusChange {
  readonly status_text?: string | undefined;
  readonly emoji_name?: string | undefined;
  readonly emoji_code?: string | undefined;
  readonly reaction_type?: string | undefined;
  /** The inverse of the setting `presence_enabled`. */
  readonly away?: boolean | undefined;
}

/** When clients were last there, in milliseconds since 1970. */
export interface Presence {
  /** Absent as long as the account was only idle. */
  readonly activeAt?: number | undefined;
  readonly connectedAt: number;
}

/** https://zulip.com/help/custom-emoji */
export interface CustomEmoji {
  /** A number, as text. */
  readonly id: string;
  readonly name: string;
  readonly authorId: number;
  readonly fileName: string;
  readonly isAnimated: boolean;
  isDeactivated: boolean;
}

/** https://zulip.com/help/saved-snippets */
export interface SavedSnippet {
  readonly id: number;
  readonly userId: number;
  title: string;
  content: string;
  readonly dateCreated: number;
}

/** The id of a group, or who: https://zulip.com/api/group-setting-values */
export type GroupValue =
  | number
  | { readonly direct_members: readonly number[]; readonly direct_subgroups: readonly number[] };

/** https://zulip.com/help/user-groups */
export interface UserGroup {
  readonly id: number;
  name: string;
  description: string;
  /** Nobody made the ones by role. */
  readonly creatorId: number | undefined;
  /** Unix time in seconds. */
  readonly dateCreated: number | undefined;
  readonly members: Set<number>;
  readonly subgroupIds: Set<number>;
  /** Who may mention it. */
  canMention: GroupValue;
  /** One of those by role, which nobody changes. */
  readonly isSystem: boolean;
  isDeactivated: boolean;
}

/** https://zulip.com/help/custom-profile-fields */
export interface ProfileField {
  readonly id: number;
  readonly name: string;
  /** https://zulip.com/api/get-custom-profile-fields#response */
  readonly type: number;
  readonly hint: string;
  readonly fieldData: string;
  readonly isInSummary: boolean;
  readonly isRequired: boolean;
  /** Otherwise administrators alone may. */
  readonly isOpen: boolean;
}

/** https://zulip.com/help/add-a-custom-linkifier */
export interface Linkifier {
  readonly id: number;
  readonly pattern: string;
  readonly urlTemplate: string;
}

export interface Upload {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly userId: number;
  /** As the client named it. */
  readonly filename: string;
  readonly contentType: string;
  readonly size: number;
  /** Where its bytes are on the disk. */
  readonly file: string;
}

/** https://zulip.com/api/get-drafts#response */
export interface Draft {
  readonly id: number;
  readonly type: '' | 'private' | 'stream';
  readonly to: readonly number[];
  readonly topic: string;
  readonly content: string;
  /** Unix time in seconds, not always whole ones. */
  readonly timestamp: number;
}

/** https://zulip.com/api/update-user-topic */
export interface TopicPolicy {
  readonly stream_id: number;
  readonly topic_name: string;
  readonly visibility_policy: number;
  readonly last_updated: number;
}

/** What an account keeps for itself. */
export interface Personal {
  /** Only those that were changed. */
  readonly settings: Map<string, SettingValue>;
  timezone: string;
  /** Absent as long as it is the API key. */
  password?: string;
  readonly drafts: Map<number, Draft>;
  alertWords: readonly string[];
  topicPolicies: readonly TopicPolicy[];
  mutedUsers: readonly { readonly id: number; readonly timestamp: number }[];
  /** By the channel's id; only those that were changed. */
  readonly subscriptions: Map<number, Readonly<Record<string, unknown>>>;
  /** By the id of the profile field. */
  readonly profile: Map<number, string>;
}

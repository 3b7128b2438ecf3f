// What the server keeps besides users, channels and messages.

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

export interface Upload {
  readonly userId: number;
  /** As the client named it. */
  readonly filename: string;
  readonly contentType: string;
  readonly size: number;
  /** Where its bytes are on the disk. */
  readonly file: string;
}

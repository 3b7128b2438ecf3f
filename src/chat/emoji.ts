// What Zulip calls an emoji, and the organization's own ones: https://zulip.com/api/add-reaction#parameter-emoji_code
import { z } from 'zod';

export interface Emoji {
  /** Without colons. */
  readonly name: string;
  /** A custom emoji's id, else the code points in hexadecimal digits; with `type`, or both are left to the server. */
  readonly code?: string | undefined;
  readonly type?: 'unicode_emoji' | 'realm_emoji' | 'zulip_extra_emoji' | undefined;
}

/** Deleted ones stay in the list. */
export const CustomEmoji = z.record(
  z.string(),
  z.object({ id: z.string(), name: z.string(), deactivated: z.boolean().default(false) }),
);

/** The custom emoji that can be used, by name. */
export function usableEmoji(listed: z.infer<typeof CustomEmoji>): ReadonlyMap<string, Emoji> {
  const usable = Object.values(listed).filter(({ deactivated }) => !deactivated);
  return new Map(usable.map(({ id, name }) => [name, { name, code: id, type: 'realm_emoji' }]));
}

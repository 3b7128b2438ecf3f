// The flags of a message for one account: https://zulip.com/api/update-message-flags#available-flags
import type { Message, RowFlag } from './model.ts';

/** In the server's order. A message that the account has no row for counts as read. */
export function flagsOf(message: Message, userId: number, featureLevel: number): string[] {
  const row = message.rows.get(userId);
  if (!row) return ['read', 'historical'];
  const known = featureLevel >= 224 ? inOrder : inOrder.filter((flag) => !wildcards.includes(flag));
  return [
    ...(message.readBy.has(userId) ? ['read'] : []),
    ...known.filter((flag) => row.has(flag)),
    ...(wildcards.some((flag) => row.has(flag)) ? ['wildcard_mentioned'] : []),
  ];
}

/** In the event of a change; subscribers who have no row see the message as read. */
export function flagsAfterUpdate(message: Message, userId: number, featureLevel: number): string[] {
  return message.rows.has(userId) ? flagsOf(message, userId, featureLevel) : ['read'];
}

/** `is:mentioned` and the list of unread mentions take the wildcards in. */
export function isMentioned(message: Message, userId: number): boolean {
  const row = message.rows.get(userId);
  return row !== undefined && mentionFlags.some((flag) => row.has(flag));
}

const wildcards: readonly RowFlag[] = ['stream_wildcard_mentioned', 'topic_wildcard_mentioned'];

/** Those that come from mentions, and change when the message is edited. */
export const mentionFlags: readonly RowFlag[] = ['mentioned', ...wildcards];

const inOrder: readonly RowFlag[] = ['starred', 'collapsed', ...mentionFlags, 'historical'];

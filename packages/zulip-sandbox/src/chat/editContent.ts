// Changing what a message says.
import { audienceOf, notify } from './audience.ts';
import { badRequest } from './errors.ts';
import { flagsAfterUpdate, mentionFlags } from './flags.ts';
import { flagsByMention, mentionsOf } from './mentionFlags.ts';
import type { Mentions } from './mentions.ts';
import { isMeMessage } from './messageShape.ts';
import type { Message, User } from './model.ts';
import { type Organization, unixSeconds } from './organization.ts';
import { render } from './render.ts';

/** The server waits a little longer than it says, for edits that were begun in time. */
const graceSeconds = 20;

/** Only the sender may, and only for a while; that holds for administrators too. */
export function editContent(
  editor: User,
  message: Message,
  content: string,
  organization: Organization,
): void {
  const { featureLevel, channels, editLimitSeconds, messageListeners } = organization;
  if (message.senderId !== editor.userId) {
    throw badRequest("You don't have permission to edit this message");
  }
  const now = unixSeconds(organization);
  if (now - message.timestamp > editLimitSeconds + graceSeconds) {
    throw badRequest('The time limit for editing this message has passed');
  }
  const mentions = mentionsOf({ ...message, content }, organization);
  const channel = message.channelId === undefined ? undefined : channels.get(message.channelId);

  const before = message.content;
  const renderedBefore = render(before, organization);
  message.content = content;
  message.lastEditTimestamp = now;
  message.edits.unshift({
    user_id: editor.userId,
    timestamp: now,
    prev_content: before,
    prev_rendered_content: renderedBefore,
  });
  replaceMentionFlags(message, mentions, organization);

  notify(organization, audienceOf(message, organization), ({ userId }) => ({
    type: 'update_message',
    user_id: editor.userId,
    edit_timestamp: now,
    message_id: message.id,
    rendering_only: false,
    ...(channel && { stream_name: channel.name, stream_id: channel.channelId }),
    orig_content: before,
    orig_rendered_content: renderedBefore,
    content,
    rendered_content: render(content, organization),
    is_me_message: isMeMessage(content),
    message_ids: [message.id],
    flags: flagsAfterUpdate(message, userId, featureLevel),
  }));
  for (const listener of messageListeners) listener(message);
}

/** An edit gives nobody a row, and makes nothing unread. */
function replaceMentionFlags(message: Message, mentions: Mentions, organization: Organization): void {
  const flagsFor = flagsByMention(message, mentions, organization);
  for (const [userId, row] of message.rows) {
    for (const flag of mentionFlags) row.delete(flag);
    for (const flag of flagsFor(userId)) row.add(flag);
  }
}

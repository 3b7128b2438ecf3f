// Changing what a message says or looks like, and removing it, with the events that tell so.
import { render } from '../markdown/render.ts';
import { audienceOf, isAdministrator, notify } from '../organization/access.ts';
import { flagsAfterUpdate, mentionFlags } from '../organization/flags.ts';
import { checkMayMention, flagsByMention, type Mentions, mentionsOf } from '../organization/mentions.ts';
import { remove } from '../organization/messages.ts';
import type { Edit, Message, User } from '../organization/model.ts';
import { type Organization, unixSeconds } from '../organization/organization.ts';
import { isMeMessage, topicShape } from '../shapes/messageShape.ts';
import { detached, filesIn, tellShared } from '../organization/uploads.ts';
import { badRequest } from '../wire/errors.ts';

/** The server waits a little longer than it says, for edits that were begun in time. */
const graceSeconds = 20;

/** What a new content means to the history of a message, and to the event that tells of it. */
export interface ContentChange {
  readonly edit: Pick<Edit, 'prev_content' | 'prev_rendered_content'>;
  readonly told: object;
  /** The sender's files that are nowhere now. */
  readonly detached: readonly object[];
}

/** Announces nothing yet. Only the sender may, and only for a while; that holds for administrators too. */
export function changeContent(
  editor: User,
  message: Message,
  content: string,
  organization: Organization,
): ContentChange {
  const { editLimitSeconds } = organization;
  if (message.senderId !== editor.userId) {
    throw badRequest("You don't have permission to edit this message");
  }
  const now = unixSeconds(organization);
  if (now - message.timestamp > editLimitSeconds + graceSeconds) {
    throw badRequest('The time limit for editing this message has passed');
  }
  checkMayMention(editor, content, organization);
  const mentions = mentionsOf({ ...message, content }, organization);
  const before = message.content;
  const renderedBefore = render(before, organization);
  const filesBefore = filesIn(before, message.senderId, organization);
  const files = filesIn(content, message.senderId, organization);
  message.content = content;
  replaceMentionFlags(message, mentions, organization);
  tellShared(
    files.filter((path) => !filesBefore.includes(path)),
    message.senderId,
    organization,
  );
  return {
    detached: detached(filesBefore, message.senderId, organization),
    edit: { prev_content: before, prev_rendered_content: renderedBefore },
    told: {
      orig_content: before,
      orig_rendered_content: renderedBefore,
      content,
      rendered_content: render(content, organization),
      is_me_message: isMeMessage(content),
    },
  };
}

/** Announces a new content of a message that stays where it is. */
export function announceContent(
  editor: User,
  message: Message,
  { edit, told }: ContentChange,
  organization: Organization,
): void {
  const { featureLevel, channels, messageListeners } = organization;
  const now = unixSeconds(organization);
  const channel = message.channelId === undefined ? undefined : channels.get(message.channelId);
  message.lastEditTimestamp = now;
  message.edits.unshift({ user_id: editor.userId, timestamp: now, ...edit });
  notify(organization, audienceOf(message, organization), ({ userId }) => ({
    type: 'update_message',
    user_id: editor.userId,
    edit_timestamp: now,
    message_id: message.id,
    rendering_only: false,
    ...(channel && { stream_name: channel.name, stream_id: channel.channelId }),
    ...told,
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

const deleteLimitSeconds = 600;

/** Administrators may always, others their own messages for a while. */
export function removeMessage(user: User, message: Message, organization: Organization): void {
  if (!isAdministrator(user)) {
    if (message.senderId !== user.userId) {
      throw badRequest("You don't have permission to delete this message");
    }
    if (unixSeconds(organization) - message.timestamp > deleteLimitSeconds) {
      throw badRequest('The time limit for deleting this message has passed');
    }
  }
  removeForAll(message, organization);
}

/** Without asking whether somebody may. */
export function removeForAll(message: Message, organization: Organization): void {
  const audience = audienceOf(message, organization);
  remove(organization.messages, message);
  const { id, channelId, type } = message;
  notify(organization, audience, ({ bulkMessageDeletion, emptyTopicName }) => ({
    type: 'delete_message',
    ...(bulkMessageDeletion ? { message_ids: [id] } : { message_id: id }),
    ...(channelId !== undefined && { stream_id: channelId, topic: topicShape(message, emptyTopicName) }),
    message_type: type,
  }));
}

/** https://zulip.com/api/get-events#update_message: by nobody, with the content as it was. */
export function announceRendering(message: Message, organization: Organization): void {
  const { channels, featureLevel } = organization;
  const channel = message.channelId === undefined ? undefined : channels.get(message.channelId);
  notify(organization, audienceOf(message, organization), ({ userId }) => ({
    type: 'update_message',
    user_id: null,
    edit_timestamp: unixSeconds(organization),
    message_id: message.id,
    message_ids: [message.id],
    rendering_only: true,
    ...(channel && { stream_name: channel.name, stream_id: channel.channelId }),
    content: message.content,
    rendered_content: render(message.content, organization),
    is_me_message: isMeMessage(message.content),
    flags: flagsAfterUpdate(message, userId, featureLevel),
  }));
}

// Removing messages, with the event that tells everyone who had them.
import { isAdministrator } from './access.ts';
import { audienceOf, notify } from './audience.ts';
import { badRequest } from './errors.ts';
import { topicShape } from './messageShape.ts';
import { remove } from './messages.ts';
import type { Message, User } from './model.ts';
import { type Organization, unixSeconds } from './organization.ts';

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

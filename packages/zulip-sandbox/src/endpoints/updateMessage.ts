// PATCH /messages/{message_id}: https://zulip.com/api/update-message
import { createHash } from 'node:crypto';
import { announceContent, changeContent } from '../actions/changeMessage.ts';
import { moveMessages, type PropagateMode, propagateModes } from '../actions/moveMessages.ts';
import { canReadChannel, checkMayWrite, isGuest, readableMessage } from '../organization/access.ts';
import { storedContent, storedTopic } from '../organization/limits.ts';
import type { Channel, Message, User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { badRequest, refusal } from '../wire/errors.ts';
import { boolean, type Decode, integer, sentTopic, text } from '../wire/parameters.ts';
import type { Endpoint } from './endpoint.ts';

/** What is to change. */
interface Change {
  readonly content?: string | undefined;
  readonly topic?: string | undefined;
  readonly channelId?: number | undefined;
  readonly mode?: PropagateMode | undefined;
  readonly withNotice?: boolean | undefined;
  readonly withNoticeInOld?: boolean | undefined;
}

export const updateMessage: Endpoint = ({ organization, user, parameters, pathId }) => {
  const change = {
    content: parameters.optional('content', text),
    topic: sentTopic(parameters),
    channelId: parameters.optional('stream_id', integer),
    mode: parameters.optional('propagate_mode', aPropagateMode),
    withNotice: parameters.optional('send_notification_to_new_thread', boolean),
    withNoticeInOld: parameters.optional('send_notification_to_old_thread', boolean),
  };
  const knowsHash = organization.featureLevel >= 379;
  const hash = knowsHash ? parameters.optional('prev_content_sha256', text) : undefined;

  const message = readableMessage(user, pathId, organization);
  if (hash !== undefined && hash !== sha256(message.content)) {
    throw refusal('EXPECTATION_MISMATCH', "'prev_content_sha256' value does not match the expected value.");
  }
  return { detached_uploads: update(user, message, change, organization) };
};

/** Changes the content, the place, or, within a channel, both. Gives the files that no message shares any more. */
export function update(
  user: User,
  message: Message,
  change: Change,
  organization: Organization,
): readonly object[] {
  const { content, topic, channelId, mode = 'change_one' } = change;
  const { withNotice = true, withNoticeInOld = false } = change;
  const isMove = topic !== undefined || channelId !== undefined;
  if (content === undefined && !isMove) throw badRequest('Nothing to change');
  if (!isMove && mode !== 'change_one') throw badRequest('Invalid propagate_mode without topic edit');
  const channel = message.channelId === undefined ? undefined : organization.channels.get(message.channelId);
  if (topic !== undefined && !channel) throw badRequest('Direct messages cannot have topics.');
  const toChannel = channelId === undefined ? channel : newChannel(user, message, change, organization);
  if (content !== undefined && message.submessages.length > 0) throw badRequest('Widgets cannot be edited.');
  const newTopic = topic === undefined ? undefined : storedTopic(topic, organization.featureLevel);
  // Without text nothing is left but the message itself.
  const newContent = content?.trim() === '' ? '(deleted)' : content && storedContent(content);
  const changed =
    newContent === undefined ? undefined : changeContent(user, message, newContent, organization);
  const to = toChannel && { channel: toChannel, topic: newTopic ?? message.topic };
  if (channel && to && (to.channel !== channel || to.topic !== message.topic)) {
    const notices = { withNotice, withNoticeInOld };
    moveMessages({ mover: user, channel, message, to, mode, content: changed, ...notices }, organization);
  } else if (changed) announceContent(user, message, changed, organization);
  return changed?.detached ?? [];
}

/** One that the account can read and write in. Guests do not move messages between channels. */
function newChannel(user: User, message: Message, change: Change, organization: Organization): Channel {
  if (message.channelId === undefined) throw badRequest('Direct messages cannot be moved to channels.');
  if (change.content !== undefined) {
    throw badRequest('Cannot change message content while changing channel');
  }
  const channel = organization.channels.get(change.channelId ?? -1);
  if (!channel || !canReadChannel(user, channel)) throw badRequest('Invalid channel ID');
  if (isGuest(user)) throw badRequest("You don't have permission to move this message");
  checkMayWrite(user, channel, organization);
  return channel;
}

const aPropagateMode: Decode<PropagateMode> = (name, sent) => {
  const mode = propagateModes.find((known) => known === sent);
  if (!mode) throw badRequest(`Invalid ${name}`);
  return mode;
};

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');

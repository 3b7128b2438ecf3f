// PATCH /messages/{message_id}: https://zulip.com/api/update-message
import { createHash } from 'node:crypto';
import { readableMessage } from './access.ts';
import { editContent } from './editContent.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest, refusal } from './errors.ts';
import { storedContent, storedTopic } from './limits.ts';
import type { Message, User } from './model.ts';
import { moveTopic, type PropagateMode, propagateModes } from './moveTopic.ts';
import type { Organization } from './organization.ts';
import { boolean, type Decode, integer, text } from './parameters.ts';

/** What is to change. Moving to another channel is not offered here. */
export interface Change {
  readonly content?: string | undefined;
  readonly topic?: string | undefined;
  readonly mode?: PropagateMode | undefined;
  readonly withNotice?: boolean | undefined;
}

export const updateMessage: Endpoint = ({ organization, user, parameters, pathId }) => {
  const change = {
    content: parameters.optional('content', text),
    topic: parameters.optional('topic', text),
    mode: parameters.optional('propagate_mode', aPropagateMode),
    withNotice: parameters.optional('send_notification_to_new_thread', boolean),
  };
  const channelId = parameters.optional('stream_id', integer);
  const knowsHash = organization.featureLevel >= 379;
  const hash = knowsHash ? parameters.optional('prev_content_sha256', text) : undefined;
  parameters.accept('send_notification_to_old_thread');

  const message = readableMessage(user, pathId, organization);
  if (channelId !== undefined) throw badRequest("You don't have permission to move this message");
  if (hash !== undefined && hash !== sha256(message.content)) {
    throw refusal('EXPECTATION_MISMATCH', "'prev_content_sha256' value does not match the expected value.");
  }
  update(user, message, change, organization);
  return { detached_uploads: [] };
};

/** Changes the content, the topic, or both. */
export function update(user: User, message: Message, change: Change, organization: Organization): void {
  const { content, topic, mode = 'change_one', withNotice = true } = change;
  if (content === undefined && topic === undefined) throw badRequest('Nothing to change');
  if (topic === undefined && mode !== 'change_one') {
    throw badRequest('Invalid propagate_mode without topic edit');
  }
  const channel = message.channelId === undefined ? undefined : organization.channels.get(message.channelId);
  if (topic !== undefined && !channel) throw badRequest('Direct messages cannot have topics.');
  const newTopic = topic === undefined ? undefined : storedTopic(topic, organization.featureLevel);
  // Without text nothing is left but the message itself.
  if (content !== undefined) {
    editContent(user, message, content.trim() === '' ? '(deleted)' : storedContent(content), organization);
  }
  if (newTopic !== undefined && channel) {
    moveTopic({ mover: user, channel, message, topic: newTopic, mode, withNotice }, organization);
  }
}

const aPropagateMode: Decode<PropagateMode> = (name, sent) => {
  const mode = propagateModes.find((known) => known === sent);
  if (!mode) throw badRequest(`Invalid ${name}`);
  return mode;
};

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');

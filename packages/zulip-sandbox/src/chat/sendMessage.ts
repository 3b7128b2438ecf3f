// POST /messages: https://zulip.com/api/send-message
import { checkMayWrite } from './access.ts';
import { type Draft, deliver, type Recipient } from './deliver.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';
import { storedContent, storedTopic } from './limits.ts';
import { inChannel } from './messages.ts';
import type { Message, User } from './model.ts';
import type { Organization } from './organization.ts';
import { boolean, text } from './parameters.ts';
import { channelFrom, usersFrom } from './recipients.ts';

export const sendMessage: Endpoint = ({ organization, user, parameters, client }) => {
  const { featureLevel } = organization;
  const type = parameters.required('type', text);
  const to = parameters.required('to', text);
  const content = parameters.required('content', text);
  const topic = parameters.optional('topic', text);
  const queueId = parameters.optional('queue_id', text);
  const localId = parameters.optional('local_id', text);
  const readBySender = featureLevel >= 236 ? parameters.optional('read_by_sender', boolean) : undefined;
  parameters.accept('widget_content');
  if (parameters.optional('sender', text) !== undefined) throw badRequest('Invalid mirrored message');

  const recipient = recipientFrom(type, to, topic, organization);
  const isNews = featureLevel >= 218 && isNewToTopic(user, recipient, organization);
  const { id } = send(
    {
      sender: user,
      client,
      to: recipient,
      content,
      readBy: (readBySender ?? isZulipsOwn(client)) ? 'sender' : 'nobody',
      echo: queueId !== undefined && localId !== undefined ? { queueId, localId } : undefined,
    },
    organization,
  );
  return { id, ...(isNews && { automatic_new_visibility_policy: followed }) };
};

const followed = 3;

/** People follow topics in which they have written. */
function isNewToTopic(user: User, to: Recipient, { messages }: Organization): boolean {
  if (user.isBot || !('channel' in to)) return false;
  const topic = to.topic.trim().toLowerCase();
  return !inChannel(messages, to.channel.channelId)
    .flatMap((id) => messages.byId.get(id) ?? [])
    .some((message) => message.senderId === user.userId && message.topic.toLowerCase() === topic);
}

/** Checks who may write what where, and delivers. Nothing is ever recognised as sent before. */
export function send(draft: Draft, organization: Organization): Message {
  const content = storedContent(draft.content);
  const { sender, to } = draft;
  if (!('channel' in to)) return deliver({ ...draft, content }, organization);

  const topic = storedTopic(to.topic, organization.featureLevel);
  checkMayWrite(sender, to.channel, organization);
  return deliver({ ...draft, to: { ...to, topic }, content }, organization);
}

function recipientFrom(
  type: string,
  to: string,
  topic: string | undefined,
  organization: Organization,
): Recipient {
  const { featureLevel } = organization;
  if (type === 'stream' || (type === 'channel' && featureLevel >= 248)) {
    if (topic === undefined) throw badRequest('Missing topic');
    return { channel: channelFrom(to, organization), topic };
  }
  if (type === 'private' || (type === 'direct' && featureLevel >= 174)) {
    return { toUserIds: usersFrom(to, organization) };
  }
  throw badRequest('Invalid type');
}

/** Only with Zulip's own apps are one's own messages read from the start. */
const isZulipsOwn = (client: string) =>
  ['website', 'zulipelectron', 'zulipmobile', 'zulipterminal', 'zulipflutter'].includes(client.toLowerCase());

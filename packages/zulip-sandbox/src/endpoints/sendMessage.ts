// POST /messages: https://zulip.com/api/send-message
import { deliver, type Draft, type Recipient } from '../actions/deliver.ts';
import { checkMayWrite } from '../organization/access.ts';
import { storedContent, storedTopic } from '../organization/limits.ts';
import { checkMayMention } from '../organization/mentions.ts';
import { inChannel } from '../organization/messages.ts';
import type { Channel, Message, User } from '../organization/model.ts';
import { channelNamed, type Organization, userWithEmail } from '../organization/organization.ts';
import { storedWidget, widgetOfCommand } from '../organization/widgets.ts';
import { badRequest, channelDoesNotExist } from '../wire/errors.ts';
import { boolean, sentTopic, text } from '../wire/parameters.ts';
import type { Endpoint } from './endpoint.ts';

// POST /messages: https://zulip.com/api/send-message
export const sendMessage: Endpoint = ({ organization, user, parameters, client }) => {
  const { featureLevel } = organization;
  const type = parameters.required('type', text);
  const to = parameters.optional('to', text);
  const content = parameters.required('content', text);
  const topic = sentTopic(parameters);
  const queueId = parameters.optional('queue_id', text);
  const localId = parameters.optional('local_id', text);
  const readBySender = featureLevel >= 236 ? parameters.optional('read_by_sender', boolean) : undefined;
  const widget = parameters.optional('widget_content', text);
  if (parameters.optional('sender', text) !== undefined) throw badRequest('Invalid mirrored message');

  const recipient = recipientFrom(type, to, topic, organization);
  const isNews = featureLevel >= 218 && isNewToTopic(user, recipient, organization);
  const { id } = send(
    {
      sender: user,
      client,
      to: recipient,
      content,
      widget,
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

/**
 * Checks who may write what where, and delivers. The widget, which is looked at last, is here as it was sent. Nothing
 * is ever recognised as sent before.
 */
export function send(draft: Draft, organization: Organization): Message {
  const content = storedContent(draft.content);
  const { sender, to } = draft;
  const checked = 'channel' in to ? checkedChannel(sender, to, organization) : to;
  checkMayMention(sender, content, organization);
  const widget = draft.widget === undefined ? widgetOfCommand(content) : storedWidget(draft.widget);
  return deliver({ ...draft, to: checked, content, widget }, organization);
}

function checkedChannel(
  sender: User,
  to: Extract<Recipient, { readonly channel: Channel }>,
  organization: Organization,
): Recipient {
  const topic = storedTopic(to.topic, organization.featureLevel);
  checkMayWrite(sender, to.channel, organization);
  return { ...to, topic };
}

function recipientFrom(
  type: string,
  to: string | undefined,
  topic: string | undefined,
  organization: Organization,
): Recipient {
  const { featureLevel } = organization;
  if (type === 'stream' || (type === 'channel' && featureLevel >= 248)) {
    if (to === undefined) throw badRequest('Missing channel');
    if (topic === undefined) throw badRequest('Missing topic');
    return { channel: channelFrom(to, organization), topic };
  }
  if (type === 'private' || (type === 'direct' && featureLevel >= 174)) {
    if (to === undefined) throw noRecipients();
    return { toUserIds: usersFrom(to, organization) };
  }
  throw badRequest('Invalid type');
}

/** Only with Zulip's own apps are one's own messages read from the start. */
const isZulipsOwn = (client: string) =>
  ['website', 'zulipelectron', 'zulipmobile', 'zulipterminal', 'zulipflutter'].includes(client.toLowerCase());

// To whom: the `to` of a message. https://zulip.com/api/send-message#parameter-to

/** An id or a name. It is taken as JSON first: a channel named 2024 has to be sent in quotes. */
export function channelFrom(to: string, organization: Organization): Channel {
  const wanted = jsonOrText(to);
  const one: unknown = Array.isArray(wanted) && wanted.length === 1 ? wanted[0] : wanted;
  if (Array.isArray(one)) throw badRequest('Expected exactly one channel');
  if (typeof one !== 'string' && typeof one !== 'number') throw badRequest('Invalid data type for channel');
  const channel = typeof one === 'number' ? organization.channels.get(one) : channelNamed(organization, one);
  if (!channel) throw channelDoesNotExist(one);
  return channel;
}

/** A list of ids, or of e-mails as others see them; a single id without brackets is refused. */
function usersFrom(to: string, organization: Organization): readonly number[] {
  const decoded = jsonOrText(to);
  const list =
    typeof decoded === 'string' ? decoded.split(',').filter((email) => email.trim() !== '') : decoded;
  if (!Array.isArray(list)) throw badRequest('Invalid data type for recipients');
  if (list.length === 0) throw noRecipients();
  const isOfOneKind = new Set(list.map((element) => typeof element)).size === 1;
  if (!isOfOneKind) throw badRequest('Recipient lists may contain emails or user IDs, but not both.');
  const users = list.map((element: unknown) => recipient(element, organization));
  const inactive = users.find(({ isActive }) => !isActive);
  if (inactive) throw badRequest(`'${inactive.visibleEmail}' is no longer using Zulip.`);
  return [...new Set(users.map(({ userId }) => userId))];
}

const noRecipients = () => badRequest('Message must have recipients');

function recipient(idOrEmail: unknown, organization: Organization): User {
  if (typeof idOrEmail === 'number') {
    const user = organization.users.get(idOrEmail);
    if (!user) throw badRequest(`Invalid user ID ${idOrEmail}`);
    return user;
  }
  if (typeof idOrEmail !== 'string') throw badRequest('Invalid data type for recipients');
  const user = userWithEmail(organization, idOrEmail);
  if (!user) throw badRequest(`Invalid email '${idOrEmail}'`);
  return user;
}

function jsonOrText(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return sent;
  }
}

// POST /typing: https://zulip.com/api/set-typing-status
import { canReadChannel } from './access.ts';
import { notify } from './audience.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';
import type { Channel, User } from './model.ts';
import type { Organization } from './organization.ts';
import { aList, anInteger, integer, json, text } from './parameters.ts';

/** In larger channels nobody is told. */
const mostSubscribers = 100;

export const setTypingStatus: Endpoint = ({ organization, user, parameters }) => {
  const { featureLevel, channels, users } = organization;
  const op = parameters.required('op', text);
  const type = parameters.optional('type', text) ?? 'direct';
  const to = parameters.optional('to', json(aList(anInteger)));
  const channelId = featureLevel >= 215 ? parameters.optional('stream_id', integer) : undefined;
  const topic = parameters.optional('topic', text);

  if (op !== 'start' && op !== 'stop') throw badRequest('Invalid op');
  if (type === 'stream' || (type === 'channel' && featureLevel >= 248)) {
    if (channelId === undefined) throw badRequest('Missing stream_id');
    if (topic === undefined) throw badRequest('Missing topic');
    const channel = channels.get(channelId);
    if (!channel || !canReadChannel(user, channel)) throw badRequest('Invalid channel ID');
    typesInChannel(op, user, channel, topic, organization);
  } else if (type === 'direct' || type === 'private') {
    if (to === undefined) throw badRequest("Missing 'to' argument");
    if (to.length === 0) throw badRequest("Empty 'to' list");
    const unknown = to.find((userId) => !users.has(userId));
    if (unknown !== undefined) throw badRequest(`Invalid user ID ${unknown}`);
    typesDirectly(op, user, to, organization);
  } else throw badRequest('Invalid type');
  return {};
};

type Op = 'start' | 'stop';

/** Only clients that said that they know these notices get them. */
function typesInChannel(
  op: Op,
  user: User,
  channel: Channel,
  topic: string,
  organization: Organization,
): void {
  const { channelId, subscribers } = channel;
  if (subscribers.size > mostSubscribers) return;
  notify(organization, subscribers, ({ streamTypingNotifications }) =>
    streamTypingNotifications
      ? { type: 'typing', message_type: 'stream', op, sender: person(user), stream_id: channelId, topic }
      : undefined,
  );
}

/** The one who types hears of it, too. */
function typesDirectly(op: Op, user: User, to: readonly number[], organization: Organization): void {
  const userIds = [...new Set([...to, user.userId])].sort((a, b) => a - b);
  const recipients = userIds.flatMap((userId) => organization.users.get(userId) ?? []).map(person);
  notify(organization, userIds, () => ({
    type: 'typing',
    message_type: 'direct',
    op,
    sender: person(user),
    recipients,
  }));
}

const person = ({ userId, visibleEmail }: User) => ({ user_id: userId, email: visibleEmail });

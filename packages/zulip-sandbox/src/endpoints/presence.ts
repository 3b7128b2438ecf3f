// Who is there, and who is typing.
import { canReadChannel, notify } from '../organization/access.ts';
import type { Channel, User } from '../organization/model.ts';
import { type Organization, userWithEmail } from '../organization/organization.ts';
import { ownPresence, presences, report, type Reported } from '../organization/presence.ts';
import { badRequest } from '../wire/errors.ts';
import {
  aList,
  anInteger,
  boolean,
  type Decode,
  integer,
  json,
  sentTopic,
  text,
} from '../wire/parameters.ts';
import { type Endpoint, forPeopleOnly } from './endpoint.ts';

// POST /users/me/presence: https://zulip.com/api/update-presence
export const updatePresence: Endpoint = forPeopleOnly(({ organization, user, parameters }) => {
  const { featureLevel, now } = organization;
  const status = parameters.required('status', aStatus);
  const isPing = parameters.optional('ping_only', boolean) ?? false;
  const isSlim = parameters.optional('slim_presence', boolean) ?? false;
  const lastUpdateId = featureLevel >= 263 ? parameters.optional('last_update_id', integer) : undefined;
  parameters.accept('new_user_input', ...(featureLevel >= 288 ? ['history_limit_days'] : []));

  report(user, status, now(), organization);
  if (isPing) return {};
  return {
    presences: presences(organization, isSlim || lastUpdateId !== undefined),
    server_timestamp: now() / 1000,
    ...(featureLevel >= 263 && { presence_last_update_id: organization.presences.size }),
  };
});

const aStatus: Decode<Reported> = (_name, sent) => {
  if (sent === 'active' || sent === 'idle') return sent;
  throw badRequest(`Invalid status: ${sent}`);
};

// GET /users/{user_id_or_email}/presence: https://zulip.com/api/get-user-presence
export const getUserPresence: Endpoint = ({ organization, pathPart, pathId }) => {
  const found = Number.isNaN(pathId) ? userWithEmail(organization, pathPart) : organization.users.get(pathId);
  if (!found?.isActive || found.isInternal) throw badRequest('No such user');
  if (found.isBot) throw badRequest('Presence is not supported for bot users.');
  const presence = organization.presences.get(found.userId);
  if (!presence) throw badRequest(`No presence data for ${pathPart}`);
  return { presence: ownPresence(presence, organization) };
};

// GET /realm/presence: https://zulip.com/api/get-presence
export const getRealmPresence: Endpoint = ({ organization }) => ({
  presences: presences(organization, false),
  server_timestamp: organization.now() / 1000,
});

// POST /typing: https://zulip.com/api/set-typing-status

/** In larger channels nobody is told. */
const mostSubscribers = 100;

export const setTypingStatus: Endpoint = ({ organization, user, parameters }) => {
  const { featureLevel, channels, users } = organization;
  const op = parameters.required('op', text);
  const type = parameters.optional('type', text) ?? 'direct';
  const to = parameters.optional('to', json(aList(anInteger)));
  const channelId = featureLevel >= 215 ? parameters.optional('stream_id', integer) : undefined;
  const topic = sentTopic(parameters);

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

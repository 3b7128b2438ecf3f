// Making channels and changing who is subscribed, with the events that follow.
import { canReadChannel } from './access.ts';
import { notify, witnessesOf } from './audience.ts';
import { changeFlags } from './changeFlags.ts';
import { channelShape, subscriptionShape } from './channelShapes.ts';
import { unread } from './messages.ts';
import type { Channel, User } from './model.ts';
import { type ChannelOptions, channel as newChannel } from './newChannel.ts';
import { type Organization, unixSeconds } from './organization.ts';

export const maxChannelDescriptionLength = 1024;

/** Everyone who may know of the channel is told. Nobody is subscribed but the ones named. */
export function createChannel(name: string, options: ChannelOptions, organization: Organization): Channel {
  const { channels, users } = organization;
  const channelId = Math.max(...channels.keys()) + 3;
  const dateCreated = unixSeconds(organization);
  const channel = newChannel(channelId, name, { dateCreated, ...options, subscribers: [] });
  channels.set(channelId, channel);
  const subscribers = options.subscribers ?? [];
  const witnesses = new Set([
    ...witnessesOf(channel, organization),
    ...subscribers.map(({ userId }) => userId),
  ]);
  notify(organization, witnesses, () => ({
    type: 'stream',
    op: 'create',
    streams: [channelShape(channel, organization)],
  }));
  for (const { userId } of subscribers) {
    const user = users.get(userId);
    if (user) subscribeUser(user, channel, organization);
  }
  return channel;
}

/** For clients that do not know archived channels, they vanish and come back. */
export function archive(channel: Channel, isArchived: boolean, organization: Organization): void {
  channel.isArchived = isArchived;
  const { channelId, name } = channel;
  const streams = [channelShape(channel, organization)];
  notify(organization, witnessesOf(channel, organization), ({ archivedChannels }) =>
    archivedChannels
      ? {
          type: 'stream',
          op: 'update',
          property: 'is_archived',
          value: isArchived,
          stream_id: channelId,
          name,
        }
      : { type: 'stream', op: isArchived ? 'delete' : 'create', streams },
  );
}

/** False when the user was subscribed already. */
export function subscribeUser({ userId }: User, channel: Channel, organization: Organization): boolean {
  if (channel.subscribers.has(userId)) return false;
  channel.subscribers.add(userId);
  notify(organization, [userId], () => ({
    type: 'subscription',
    op: 'add',
    subscriptions: [subscriptionShape(channel, organization, true)],
  }));
  tellOthers('peer_add', userId, channel, organization);
  return true;
}

/** False when the user was not subscribed. What was unread in the channel is read then. */
export function unsubscribeUser(user: User, channel: Channel, organization: Organization): boolean {
  const { userId } = user;
  if (!channel.subscribers.delete(userId)) return false;
  notify(organization, [userId], () => ({
    type: 'subscription',
    op: 'remove',
    subscriptions: [{ name: channel.name, stream_id: channel.channelId }],
  }));
  tellOthers('peer_remove', userId, channel, organization);
  if (!canReadChannel(user, channel)) {
    notify(organization, [userId], () => ({
      type: 'stream',
      op: 'delete',
      streams: [{ stream_id: channel.channelId }],
    }));
  }
  const { messages } = organization;
  const left = unread(messages, userId)
    .flatMap((id) => messages.byId.get(id) ?? [])
    .filter(({ channelId }) => channelId === channel.channelId);
  changeFlags(left, { op: 'add', flag: 'read' }, user, organization);
  return true;
}

function tellOthers(
  op: 'peer_add' | 'peer_remove',
  userId: number,
  channel: Channel,
  organization: Organization,
): void {
  const others = witnessesOf(channel, organization).filter((other) => other !== userId);
  notify(organization, others, () => ({
    type: 'subscription',
    op,
    stream_ids: [channel.channelId],
    user_ids: [userId],
  }));
}

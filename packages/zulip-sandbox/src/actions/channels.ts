// Making channels and changing who is subscribed, with the events and the notices that follow.
import { canReadChannel, notify, witnessesOf } from '../organization/access.ts';
import { unread } from '../organization/messages.ts';
import type { Channel, User } from '../organization/model.ts';
import { type Organization, unixSeconds } from '../organization/organization.ts';
import { channel as newChannel, type ChannelOptions } from '../organization/world.ts';
import { channelShape, subscriptionShape } from '../shapes/channelShapes.ts';
import { changeFlags } from './changeFlags.ts';
import { deliver } from './deliver.ts';

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
export function subscribeUser(user: User, channel: Channel, organization: Organization): boolean {
  const { userId } = user;
  if (channel.subscribers.has(userId)) return false;
  channel.subscribers.add(userId);
  notify(organization, [userId], () => ({
    type: 'subscription',
    op: 'add',
    subscriptions: [subscriptionShape(channel, user, organization, true)],
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

export function noticeCreation(channel: Channel, creator: User, organization: Organization): void {
  const kind = channel.isPrivate ? '**Private, protected history**' : '**Public**';
  const by = `@_**${creator.fullName}|${creator.userId}**`;
  const description = channel.description || '*No description.*';
  deliver(
    {
      ...asNotificationBot(organization),
      to: { channel, topic: 'channel events' },
      content: `${kind} channel created by ${by}. **Description:**\n\`\`\`\` quote\n${description}\n\`\`\`\``,
    },
    organization,
  );
}

/** A direct message, and a real mention. Bots are spared, and who acted knows. */
export function noticeSubscriptions(
  subscriber: User,
  channels: readonly Channel[],
  actor: User,
  organization: Organization,
): void {
  if (channels.length === 0 || subscriber === actor || subscriber.isBot) return;
  const names = channels.map(({ name }) => `#**${name}**`).sort();
  const what =
    names.length === 1
      ? `channel ${names.join()}.`
      : `following channels: \n\n${names.map((name) => `* ${name}\n`).join('')}`;
  deliver(
    {
      ...asNotificationBot(organization),
      to: { toUserIds: [subscriber.userId] },
      content: `@**${actor.fullName}|${actor.userId}** subscribed you to the ${what}`.trimEnd(),
    },
    organization,
  );
}

const asNotificationBot = ({ notificationBot }: Organization) =>
  ({ sender: notificationBot, client: 'Internal', readBy: 'nobody' }) as const;

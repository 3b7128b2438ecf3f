// What the notification bot writes about new channels and subscriptions.
import { deliver } from './deliver.ts';
import type { Channel, User } from './model.ts';
import type { Organization } from './organization.ts';

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

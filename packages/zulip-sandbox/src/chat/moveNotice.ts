// What the notification bot writes where messages were moved to.
import { removeForAll } from './removeMessage.ts';
import { deliver } from './deliver.ts';
import { inChannel } from './messages.ts';
import type { Message } from './model.ts';
import type { Move, Place } from './move.ts';
import { type Organization, unixSeconds } from './organization.ts';

/** Whoever resolves a topic by mistake and takes that back soon leaves no trace. */
const graceSeconds = 60;

export function postNotice(
  { mover, message, to }: Move,
  from: Place,
  [count, total]: readonly [moved: number, total: number],
  organization: Organization,
): void {
  const by = `@_**${mover.fullName}|${mover.userId}**`;
  const isHere = to.channel === from.channel;
  const isResolved = isHere && to.topic === `✔ ${from.topic}`;
  const isUnresolved = isHere && from.topic === `✔ ${to.topic}`;
  const taken = isUnresolved ? freshNotice(to, organization) : undefined;
  if (taken) {
    removeForAll(taken, organization);
    return;
  }
  const content = isResolved
    ? `${by} has marked this topic as resolved.`
    : isUnresolved
      ? `${by} has marked this topic as unresolved.`
      : `${subject(message, count === total, count, organization)} from ${nameOf(from)} by ${by}.`;
  deliver(
    {
      sender: organization.notificationBot,
      client: 'Internal',
      to,
      content,
      // As for everyone who does not follow the topic.
      readBy: isResolved ? 'everyone' : 'nobody',
    },
    organization,
  );
}

const nameOf = ({ channel, topic }: Place) => `#**${channel.name}>${topic}**`;

function subject(message: Message, isAll: boolean, count: number, { url, channels }: Organization): string {
  if (isAll) return 'This topic was moved here';
  if (count > 1) return `${count} messages were moved here`;
  const channel = channels.get(message.channelId ?? 0);
  return `[A message](${url}/#narrow/channel/${channel?.channelId}-${channel?.name}/near/${message.id}) was moved here`;
}

/** The newest message of the topic, if it says that the topic was resolved a moment ago. */
function freshNotice({ channel, topic }: Place, organization: Organization): Message | undefined {
  const { messages, notificationBot } = organization;
  const newest = inChannel(messages, channel.channelId)
    .flatMap((id) => messages.byId.get(id) ?? [])
    .filter((message) => message.topic === topic)
    .at(-1);
  const isNotice =
    newest?.senderId === notificationBot.userId && newest.content.endsWith('marked this topic as resolved.');
  const isFresh = newest !== undefined && unixSeconds(organization) - newest.timestamp <= graceSeconds;
  return isNotice && isFresh ? newest : undefined;
}

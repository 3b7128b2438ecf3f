// Which accounts an event is for.
import { canReadChannel, canSeeChannel } from './access.ts';
import type { Channel, Message } from './model.ts';
import type { Organization } from './organization.ts';
import { liveQueues, push, type Queue, type ZulipEvent } from './queues.ts';

/** Hands the accounts' queues what is made for each of them; undefined is left out. */
export function notify(
  { queues }: Organization,
  userIds: Iterable<number>,
  eventFor: (queue: Queue) => ZulipEvent | undefined,
): void {
  for (const userId of userIds) {
    for (const queue of liveQueues(queues, userId)) {
      const event = eventFor(queue);
      if (event) push(queue, event);
    }
  }
}

/** Who hears what becomes of a message: those with a row, and all subscribers. */
export function audienceOf({ rows, channelId }: Message, { channels }: Organization): ReadonlySet<number> {
  const subscribers = channelId === undefined ? undefined : channels.get(channelId)?.subscribers;
  return new Set([...rows.keys(), ...(subscribers ?? [])]);
}

/** Who may read the channel's messages. */
export const readersOf = (channel: Channel, { users }: Organization): readonly number[] =>
  [...users.values()].filter((user) => canReadChannel(user, channel)).map(({ userId }) => userId);

/** Who may know that the channel exists. */
export const witnessesOf = (channel: Channel, { users }: Organization): readonly number[] =>
  [...users.values()].filter((user) => canSeeChannel(user, channel)).map(({ userId }) => userId);

export const everyone = ({ users }: Organization): readonly number[] => [...users.keys()];

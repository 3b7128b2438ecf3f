// Event queues: what is in them, who waits at them, when they expire. https://zulip.com/api/real-time-events
import { randomUUID } from 'node:crypto';
import { badEventQueueId, badRequest } from '../wire/errors.ts';
import type { Check } from '../wire/parameters.ts';
import { isMentioned } from './flags.ts';
import type { Channel, Message } from './model.ts';

export interface ZulipEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What a client asked for in POST /register. */
export interface QueueOptions {
  /** Undefined: all. */
  readonly eventTypes: ReadonlySet<string> | undefined;
  readonly applyMarkdown: boolean;
  readonly allPublicStreams: boolean;
  /** Undefined: all messages. */
  readonly narrow: MessageFilter | undefined;
  readonly lifespanSeconds: number;
  readonly bulkMessageDeletion: boolean;
  readonly emptyTopicName: boolean;
  readonly simplifiedPresenceEvents: boolean;
  readonly archivedChannels: boolean;
  readonly streamTypingNotifications: boolean;
  readonly userSettingsObject: boolean;
  readonly linkifierUrlTemplate: boolean;
}

/** How a waiting poll ends: with what is in the queue, cut by a crash, or because the client left. */
type PollEnd = 'answered' | 'cut' | 'gone';

export interface Queue extends QueueOptions {
  readonly id: string;
  readonly userId: number;
  events: (ZulipEvent & { readonly id: number })[];
  nextEventId: number;
  newestPrunedId: number;
  /** When it was made, or last polled. */
  connectedAt: number;
  /** Ends the poll that waits. */
  endPoll: ((end: PollEnd) => void) | undefined;
}

export interface Queues {
  readonly byUser: Map<number, Map<string, Queue>>;
  heartbeatMs: number;
  readonly now: () => number;
}

export function createQueues(options: Pick<Queues, 'heartbeatMs' | 'now'>): Queues {
  return { byUser: new Map(), ...options };
}

export function createQueue(queues: Queues, userId: number, options: QueueOptions): Queue {
  const queue: Queue = {
    ...options,
    id: randomUUID(),
    userId,
    events: [],
    nextEventId: 0,
    newestPrunedId: -1,
    connectedAt: queues.now(),
    endPoll: undefined,
  };
  const own = queues.byUser.get(userId) ?? new Map<string, Queue>();
  queues.byUser.set(userId, own.set(queue.id, queue));
  return queue;
}

/** The account's queue; another's, an expired or an unknown one are refused alike. */
export function findQueue(queues: Queues, userId: number, queueId: string): Queue {
  const queue = liveQueues(queues, userId).find(({ id }) => id === queueId);
  if (!queue) throw badEventQueueId(queueId);
  return queue;
}

/** The account's queues, without those that nobody polled for too long. */
export function liveQueues(queues: Queues, userId: number): Queue[] {
  const own = queues.byUser.get(userId);
  if (!own) return [];
  for (const queue of own.values()) {
    const idleSeconds = (queues.now() - queue.connectedAt) / 1000;
    if (!queue.endPoll && idleSeconds >= queue.lifespanSeconds) own.delete(queue.id);
  }
  return [...own.values()];
}

export function forgetQueue(queues: Queues, queue: Queue): void {
  queues.byUser.get(queue.userId)?.delete(queue.id);
  queue.endPoll?.('answered');
}

/** As when the event server was killed. */
export function dropQueues(queues: Queues): void {
  const lost = [...queues.byUser.values()].flatMap((own) => [...own.values()]);
  queues.byUser.clear();
  for (const queue of lost) queue.endPoll?.('cut');
}

/** As when the event server is stopped and started again: what waits is cut, the queues stay. */
export function cutPolls(queues: Queues): void {
  const all = [...queues.byUser.values()].flatMap((own) => [...own.values()]);
  for (const queue of all) queue.endPoll?.('cut');
}

/** Puts an event into the queue if it asked for this type. Heartbeats come unasked. */
export function push(queue: Queue, event: ZulipEvent): void {
  const isWanted = !queue.eventTypes || queue.eventTypes.has(event.type) || event.type === 'heartbeat';
  if (!isWanted) return;
  queue.events.push({ ...event, id: queue.nextEventId });
  // Ids ascend, with gaps.
  queue.nextEventId += queue.nextEventId % 7 === 4 ? 2 : 1;
  queue.endPoll?.('answered');
}

/** Forgets the events up to this one: the client has them. */
export function acknowledge(queue: Queue, lastEventId: number): void {
  if (lastEventId < queue.newestPrunedId) {
    throw badRequest(`An event newer than ${lastEventId} has already been pruned!`);
  }
  const acknowledged = queue.events.filter(({ id }) => id <= lastEventId);
  queue.events = queue.events.slice(acknowledged.length);
  queue.newestPrunedId = acknowledged.at(-1)?.id ?? queue.newestPrunedId;
  if (lastEventId !== queue.newestPrunedId) throw badRequest(`Event ${lastEventId} was not in this queue`);
}

/** Waits for an event, or for a heartbeat, which is one. */
export function waitForEvents(queues: Queues, queue: Queue, gone: AbortSignal): Promise<PollEnd> {
  queue.connectedAt = queues.now();
  return new Promise((resolve) => {
    const heartbeat = setTimeout(() => push(queue, { type: 'heartbeat' }), queues.heartbeatMs);
    const endPoll = (end: PollEnd) => {
      clearTimeout(heartbeat);
      // On a server a poll lasts a minute at most; here the clock may have gone a day ahead while it waited.
      queue.connectedAt = queues.now();
      if (queue.endPoll === endPoll) queue.endPoll = undefined;
      resolve(end);
    };
    queue.endPoll = endPoll;
    gone.addEventListener('abort', () => endPoll('gone'), { once: true });
    if (gone.aborted) endPoll('gone');
  });
}

// The narrow of an event queue, simpler than that of a search: https://zulip.com/api/register-queue

/** The channel is undefined for direct messages; the user is the queue's. */
type MessageFilter = (message: Message, channel: Channel | undefined, userId: number) => boolean;

export const aQueueNarrow: Check<MessageFilter | undefined> = (name, value) => {
  if (!Array.isArray(value)) throw badRequest(`${name} is not a list`);
  if (value.length === 0) return undefined;
  const filters = value.map((term: unknown, index) => filterOf(`${name}[${index}]`, term));
  return (message, channel, userId) => filters.every((fits) => fits(message, channel, userId));
};

function filterOf(name: string, term: unknown): MessageFilter {
  const pair: readonly unknown[] = Array.isArray(term) ? term : [];
  const [operator, operand] = pair.length === 2 ? pair : [];
  if (typeof operator !== 'string' || typeof operand !== 'string') {
    throw badRequest(`${name} is not a string pair`);
  }
  switch (operator) {
    case 'channel':
    case 'stream':
      return (_message, channel) => channel?.name.toLowerCase() === operand.toLowerCase();
    case 'topic':
      return (message) => message.topic.toLowerCase() === operand.toLowerCase();
    case 'sender':
      return (message) => String(message.senderId) === operand;
    case 'is':
      return filterByState(operand);
    default:
      throw badRequest(`Operator ${operator} not supported.`);
  }
}

function filterByState(operand: string): MessageFilter {
  switch (operand) {
    case 'dm':
    case 'private':
      return (message) => message.type === 'private';
    case 'unread':
      return (message, _channel, userId) => !message.readBy.has(userId);
    case 'starred':
      return (message, _channel, userId) => message.rows.get(userId)?.has('starred') ?? false;
    case 'mentioned':
    case 'alerted':
      return (message, _channel, userId) => isMentioned(message, userId);
    case 'resolved':
      return (message) => message.topic.startsWith('✔ ');
    default:
      throw badRequest(`Operator is:${operand} not supported.`);
  }
}

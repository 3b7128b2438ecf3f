// The narrow of an event queue, simpler than that of a search: https://zulip.com/api/register-queue
import { badRequest } from './errors.ts';
import { isMentioned } from './flags.ts';
import type { Channel, Message } from './model.ts';
import type { Check } from './parameters.ts';

/** The channel is undefined for direct messages; the user is the queue's. */
export type MessageFilter = (message: Message, channel: Channel | undefined, userId: number) => boolean;

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

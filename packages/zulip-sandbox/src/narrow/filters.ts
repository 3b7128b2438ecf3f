// What each operator of a narrow lets through: https://zulip.com/api/construct-narrow
import { isMentioned } from '../organization/flags.ts';
import { participants } from '../organization/messages.ts';
import type { Channel, Message, User } from '../organization/model.ts';
import { channelNamed, type Organization, userWithEmail } from '../organization/organization.ts';
import { badNarrow } from '../wire/errors.ts';
import type { Operand, Term } from './narrow.ts';
import { says } from './search.ts';

export type Filter = (message: Message) => boolean;

/** Whether a message fits all terms. Operators that this server does not have are refused as unknown. */
export function filterFor(terms: readonly Term[], user: User, organization: Organization): Filter {
  if (organization.featureLevel >= 249 && terms.some(isOfChannels) && terms.some(isOfDirect)) {
    throw badNarrow('No message can be both a channel message and direct message');
  }
  const filters = terms.map((term): Filter => {
    const fits = filterOf(term, user, organization);
    return term.negated ? (message) => !fits(message) : fits;
  });
  return (message) => filters.every((fits) => fits(message));
}

const isOfChannels = ({ operator }: Term) =>
  ['channel', 'stream', 'channels', 'streams', 'topic'].includes(operator);

const isOfDirect = ({ operator, operand }: Term) =>
  ['dm', 'pm-with', 'dm-including', 'group-pm-with'].includes(operator) ||
  (operator === 'is' && (operand === 'dm' || operand === 'private'));

function filterOf({ operator, operand }: Term, user: User, organization: Organization): Filter {
  const { featureLevel, channels } = organization;
  if (isChannelOperator(operator, featureLevel)) {
    const { channelId } = channelOf(operand, organization);
    return (message) => message.channelId === channelId;
  }
  switch (operator) {
    case 'channels':
    case 'streams':
      if (operand !== 'public') throw badNarrow(`unknown channels operand ${String(operand)}`);
      return ({ channelId }) => channelId !== undefined && channels.get(channelId)?.isPrivate === false;
    case 'topic': {
      const wanted = String(operand).toLowerCase();
      return ({ type, topic }) => type === 'stream' && topic.toLowerCase() === wanted;
    }
    case 'sender': {
      const { userId } = userOf(operand, organization);
      return ({ senderId }) => senderId === userId;
    }
    case 'dm':
    case 'pm-with': {
      const wanted = participants({ senderId: user.userId, toUserIds: idsOf(operand, organization) }).join();
      return (message) => message.type === 'private' && participants(message).join() === wanted;
    }
    case 'dm-including': {
      const { userId } = userOf(operand, organization);
      return (message) => message.type === 'private' && participants(message).includes(userId);
    }
    case 'is':
      return filterByState(operand, user, featureLevel);
    case 'id':
      return ({ id }) => id === Number(operand);
    case 'search':
      return ({ content }) => says(content, String(operand));
    case 'near':
      return () => true;
    default:
      throw badNarrow(`unknown operator ${operator}`);
  }
}

function filterByState(operand: Operand, { userId }: User, featureLevel: number): Filter {
  if (operand === 'private' || (operand === 'dm' && featureLevel >= 177)) {
    return ({ type }) => type === 'private';
  }
  switch (operand) {
    case 'unread':
      return ({ rows, readBy }) => rows.has(userId) && !readBy.has(userId);
    case 'mentioned':
      return (message) => isMentioned(message, userId);
    case 'starred':
      return ({ rows }) => rows.get(userId)?.has('starred') ?? false;
    case 'resolved':
      return ({ topic }) => topic.startsWith('✔ ');
    case 'alerted':
      return () => false;
    default:
      throw badNarrow(`unknown 'is' operand ${String(operand)}`);
  }
}

export const isChannelOperator = (operator: string, featureLevel: number) =>
  operator === 'stream' || (operator === 'channel' && featureLevel >= 250);

export function channelOf(operand: Operand, organization: Organization): Channel {
  const channel =
    typeof operand === 'number'
      ? organization.channels.get(operand)
      : channelNamed(organization, String(operand));
  if (!channel) throw badNarrow(`unknown channel ${String(operand)}`);
  return channel;
}

function userOf(operand: Operand, organization: Organization): User {
  const user =
    typeof operand === 'number'
      ? organization.users.get(operand)
      : userWithEmail(organization, String(operand));
  if (!user) throw badNarrow(`unknown user ${String(operand)}`);
  return user;
}

function idsOf(operand: Operand, organization: Organization): readonly number[] {
  const wanted = typeof operand === 'string' ? operand.split(',') : [operand].flat();
  return wanted.map((one) => userOf(one, organization).userId);
}

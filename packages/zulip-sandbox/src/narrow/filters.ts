// What each operator of a narrow lets through: https://zulip.com/api/construct-narrow
import { isMentioned } from '../organization/flags.ts';
import { participants } from '../organization/messages.ts';
import type { Channel, Message, User } from '../organization/model.ts';
import { channelNamed, type Organization, userWithEmail } from '../organization/organization.ts';
import { isMuted, mutesAnything, topicPolicies, topicPolicyOf } from '../organization/personal.ts';
import { badNarrow } from '../wire/errors.ts';
import { filterByContents } from './contents.ts';
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
    return term.negated && fits !== everything ? (message) => !fits(message) : fits;
  });
  return (message) => filters.every((fits) => fits(message));
}

/** Terms that narrow nothing do not when they are negated either. */
const everything: Filter = () => true;
const nothing: Filter = () => false;

const isDirectState = ({ operator, operand }: Term) =>
  operator === 'is' && (operand === 'dm' || operand === 'private');

/** What is negated says nothing, but for one: what is not direct is in a channel. */
const isOfChannels = (term: Term) =>
  term.negated
    ? isDirectState(term)
    : ['channel', 'stream', 'channels', 'streams', 'topic'].includes(term.operator);

const isOfDirect = (term: Term) =>
  !term.negated &&
  (['dm', 'pm-with', 'pm_with', 'dm-including', 'group-pm-with', 'group_pm_with'].includes(term.operator) ||
    isDirectState(term));

function filterOf({ operator, operand }: Term, user: User, organization: Organization): Filter {
  const { featureLevel } = organization;
  if (isChannelOperator(operator, featureLevel)) {
    const { channelId } = channelOf(operand, organization);
    return (message) => message.channelId === channelId;
  }
  switch (operator) {
    case 'streams':
      return filterByChannels(operand, organization);
    case 'topic': {
      const wanted = String(operand).toLowerCase();
      return ({ type, topic }) => type === 'stream' && topic.toLowerCase() === wanted;
    }
    case 'sender': {
      const { userId } = userOf(operand, organization);
      return ({ senderId }) => senderId === userId;
    }
    case 'dm':
    case 'pm-with':
    case 'pm_with':
      return filterByConversation(operand, user, organization);
    case 'dm-including':
    case 'group-pm-with':
    case 'group_pm_with': {
      const { userId } = userOf(operand, organization);
      const fewest = operator === 'dm-including' ? 1 : 3;
      return (message) => {
        const all = message.type === 'private' ? participants(message) : [];
        return all.length >= fewest && all.includes(userId);
      };
    }
    case 'is':
      return filterByState(operand, user, organization);
    case 'in':
      return filterByMuting(operand, user, organization);
    case 'has':
      return filterByContents(String(operand), organization);
    case 'id':
      if (!/^\d+$/.test(String(operand))) throw badNarrow('Invalid message ID');
      return ({ id }) => id === Number(operand);
    case 'search':
      return ({ content }) => says(content, String(operand));
    case 'near':
      return everything;
  }
  if (operator === 'channels' && featureLevel >= 250) return filterByChannels(operand, organization);
  throw badNarrow(`unknown operator ${operator}`);
}

/** None of this organization's channels can be read from the web without an account. */
function filterByChannels(operand: Operand, { channels }: Organization): Filter {
  if (operand === 'web-public') return nothing;
  if (operand !== 'public') throw badNarrow(`unknown channels operand ${String(operand)}`);
  return ({ channelId }) => channelId !== undefined && channels.get(channelId)?.isPrivate === false;
}

/** The direct messages of exactly these people. */
function filterByConversation(operand: Operand, user: User, organization: Organization): Filter {
  const ids = idsOf(operand, organization);
  if (ids.length === 0) return nothing;
  const wanted = participants({ senderId: user.userId, toUserIds: ids }).join();
  return (message) => message.type === 'private' && participants(message).join() === wanted;
}

/** Of direct messages, and of channels and topics that are not muted. */
function filterByMuting(operand: Operand, user: User, organization: Organization): Filter {
  if (operand === 'all') return everything;
  if (operand !== 'home') throw badNarrow(`unknown 'in' operand ${String(operand)}`);
  if (!mutesAnything(user, organization)) return everything;
  return (message) => !isMuted(message, user, organization);
}

function filterByState(operand: Operand, user: User, organization: Organization): Filter {
  const { userId } = user;
  const { featureLevel } = organization;
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
      return nothing;
  }
  if (operand === 'followed' && featureLevel >= 265) {
    return (message) => topicPolicyOf(message, user, organization) === topicPolicies.followed;
  }
  if (operand === 'muted' && featureLevel >= 366) return (message) => isMuted(message, user, organization);
  throw badNarrow(`unknown 'is' operand ${String(operand)}`);
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
  const user = userNamed(operand, organization);
  if (!user) throw badNarrow(`unknown user ${String(operand)}`);
  return user;
}

const userNamed = (operand: Operand, organization: Organization): User | undefined =>
  typeof operand === 'number'
    ? organization.users.get(operand)
    : userWithEmail(organization, String(operand).trim());

function idsOf(operand: Operand, organization: Organization): readonly number[] {
  const wanted = typeof operand === 'string' ? operand.split(',') : [operand].flat();
  return wanted.map((one) => {
    const user = userNamed(one, organization);
    if (user) return user.userId;
    const said = typeof operand === 'string' ? operand : `[${wanted.join(', ')}]`;
    throw badNarrow(`unknown user in ${said}`);
  });
}

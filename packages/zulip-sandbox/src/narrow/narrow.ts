// A narrow as it is sent, and what each of its operators lets through: https://zulip.com/api/construct-narrow
import { isMentioned } from '../organization/flags.ts';
import { participants } from '../organization/messages.ts';
import type { Channel, Message, User } from '../organization/model.ts';
import { channelNamed, type Organization, userWithEmail } from '../organization/organization.ts';
import { badNarrow, badRequest } from '../wire/errors.ts';
import { aBoolean, anObject, type Check } from '../wire/parameters.ts';

export interface Term {
  readonly operator: string;
  readonly operand: Operand;
  readonly negated: boolean;
}

type Operand = string | number | readonly number[];

export const aNarrow: Check<readonly Term[]> = (name, value) => {
  if (!Array.isArray(value)) throw badRequest(`${name} is not a list`);
  return value.map((term: unknown, index) =>
    Array.isArray(term) ? pairTerm(`${name}[${index}]`, term) : objectTerm(`${name}[${index}]`, term),
  );
};

/** The short form takes text only. */
function pairTerm(name: string, pair: readonly unknown[]): Term {
  const [operator, operand, ...rest] = pair;
  if (typeof operator !== 'string' || typeof operand !== 'string' || rest.length > 0) {
    throw badRequest(`Invalid ${name}: Value error, element is not a string pair`);
  }
  return { operator, operand, negated: false };
}

function objectTerm(name: string, value: unknown): Term {
  const { operator, operand, negated } = anObject(name, value);
  if (typeof operator !== 'string') throw badRequest('operator is not a string');
  return {
    operator,
    operand: operandOf(operator, operand),
    negated: negated === undefined ? false : aBoolean('negated', negated),
  };
}

const takingIds = new Set(['channel', 'stream', 'sender', 'id', 'with', 'dm-including', 'group-pm-with']);
const takingIdLists = new Set(['dm', 'pm-with']);

/** Which operators take numbers: `near`, for one, does not. */
function operandOf(operator: string, operand: unknown): Operand {
  if (typeof operand === 'string') return operand;
  if (takingIds.has(operator)) {
    if (typeof operand === 'number') return operand;
    throw badRequest('operand is not a string or integer');
  }
  if (takingIdLists.has(operator)) {
    if (isIdList(operand)) return operand;
    throw badRequest('operand is not a string or an integer list');
  }
  throw badRequest('operand is not a string');
}

const isIdList = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number');

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

/** The words that are searched for, empty without any. */
export const searchedFor = (narrow: readonly Term[]) =>
  narrow
    .filter(({ operator, negated }) => operator === 'search' && !negated)
    .map(({ operand }) => String(operand))
    .join(' ');

// Full-text search, as far as words go: https://zulip.com/help/search-for-messages

/** Whether content has all words and quoted phrases. Parts of words and addresses of links do not count. */
function says(content: string, query: string): boolean {
  const spoken = ` ${words(content.replace(/\]\([^)]*\)/g, '] ')).join(' ')} `;
  const phrases = [...query.matchAll(/"([^"]*)"|(\S+)/g)].map(([, phrase, word]) => phrase ?? word ?? '');
  return phrases.every((phrase) => spoken.includes(` ${words(phrase).join(' ')} `));
}

/** Hyphens hold a word together: AMTS-290 is one. */
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];

/** HTML with each of the words marked where it stands in the text. */
export function highlighted(html: string, query: string): string {
  const wanted = words(query);
  if (wanted.length === 0) return html;
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${wanted.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const mark = (text: string) => text.replace(found, '<span class="highlight">$&</span>');
  return html.replace(/(<[^>]*>|&#?\w+;)|[^<&]+/g, (part, markup?: string) => markup ?? mark(part));
}

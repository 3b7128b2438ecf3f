// A page of messages around an anchor: https://zulip.com/api/get-messages
import { canReadChannel, canReadMessage, isGuest } from '../organization/access.ts';
import { inChannel, indexFrom, participants, unread, withRow } from '../organization/messages.ts';
import type { Message, User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { badNarrow, badRequest } from '../wire/errors.ts';
import { channelOf, type Filter, filterFor, isChannelOperator } from './filters.ts';
import type { Term } from './narrow.ts';

interface RangeRequest {
  /** `newest`, `oldest`, `first_unread`, or an id. */
  readonly anchor: string;
  readonly numBefore: number;
  readonly numAfter: number;
  readonly includeAnchor: boolean;
  readonly narrow: readonly Term[];
}

interface MessageRange {
  readonly messages: readonly Message[];
  readonly anchor: number;
  readonly foundAnchor: boolean;
  readonly foundOldest: boolean;
  readonly foundNewest: boolean;
}

const mostMessages = 5000;
/** Larger than every id: what `newest` means. */
const beyondNewest = 10_000_000_000_000_000;

export function messageRange(request: RangeRequest, user: User, organization: Organization): MessageRange {
  const { numBefore, numAfter, includeAnchor } = request;
  if (numBefore + numAfter > mostMessages) {
    throw badRequest(`Too many messages requested (maximum ${mostMessages}).`);
  }
  if (numBefore > 0 && numAfter > 0 && !includeAnchor) {
    throw badRequest('The anchor can only be excluded at an end of the range');
  }
  const terms = resolveWith(request.narrow, user, organization);
  const fits = filterFor(terms, user, organization);
  const ids = candidates(terms, user, organization);
  const anchor = anchorId(request.anchor, () => firstUnread(ids, fits, user, organization));

  const fromOldest = anchor === 0;
  const fromNewest = anchor >= beyondNewest;
  const at = indexFrom(ids, anchor);
  const before = collect(walk(ids, at - 1, -1), numBefore, fits, organization);
  const anchored = includeAnchor && ids[at] === anchor ? collect([anchor], 1, fits, organization) : [];
  const after = collect(walk(ids, ids[at] === anchor ? at + 1 : at, 1), numAfter, fits, organization);
  return {
    messages: [...before.reverse(), ...anchored, ...after],
    anchor,
    foundAnchor: anchored.length > 0,
    foundOldest: fromOldest || before.length < numBefore,
    foundNewest: fromNewest || after.length < numAfter,
  };
}

function anchorId(anchor: string, findFirstUnread: () => number | undefined): number {
  if (anchor === 'newest') return beyondNewest;
  if (anchor === 'oldest') return 0;
  if (anchor === 'first_unread') return findFirstUnread() ?? beyondNewest;
  if (!/^-?\d+$/.test(anchor)) throw badRequest('Invalid anchor');
  return Math.min(Math.max(Number(anchor), 0), beyondNewest);
}

function firstUnread(ids: readonly number[], fits: Filter, user: User, { messages }: Organization) {
  return ids.find((id) => {
    const message = messages.byId.get(id);
    return message?.rows.has(user.userId) && !message.readBy.has(user.userId) && fits(message);
  });
}

function collect(ids: Iterable<number>, most: number, fits: Filter, { messages }: Organization): Message[] {
  const found: Message[] = [];
  if (most === 0) return found;
  for (const id of ids) {
    const message = messages.byId.get(id);
    if (message && fits(message)) found.push(message);
    if (found.length === most) break;
  }
  return found;
}

function* walk(ids: readonly number[], from: number, step: 1 | -1): Iterable<number> {
  for (let index = from; index >= 0; index += step) {
    const id = ids[index];
    if (id === undefined) return;
    yield id;
  }
}

/**
 * In ascending order, the messages among which to look. Without a channel, that is what the account has a row
 * for; with a channel that it may read, the whole history of this channel, unless the terms ask for flags.
 */
function candidates(terms: readonly Term[], user: User, organization: Organization): readonly number[] {
  const { messages, featureLevel } = organization;
  const asksForFlags = terms.some(({ operator, operand }) => operator === 'is' && operand !== 'resolved');
  const channelTerm = terms.find((term) => isChannelOperator(term.operator, featureLevel) && !term.negated);
  if (channelTerm && !asksForFlags) {
    const channel = channelOf(channelTerm.operand, organization);
    if (canReadChannel(user, channel)) return inChannel(messages, channel.channelId);
  }
  const isOfPublic = terms.some(
    ({ operator, operand, negated }) =>
      (operator === 'channels' || operator === 'streams') && operand === 'public' && !negated,
  );
  if (isOfPublic && !asksForFlags && !isGuest(user)) return [...messages.byId.keys()];

  const isUnread = terms.some(
    ({ operator, operand, negated }) => operator === 'is' && operand === 'unread' && !negated,
  );
  const own = isUnread ? unread(messages, user.userId) : withRow(messages, user.userId);
  return featureLevel < hidesPrivateFrom ? own : own.filter((id) => isShown(id, user, organization));
}

/**
 * A bot that is mentioned in a private channel that it is not in has a row. Level 321 lets it find this
 * message, level 442 does not; where between them this began is not written anywhere.
 */
const hidesPrivateFrom = 442;

function isShown(id: number, user: User, { messages, channels }: Organization): boolean {
  const channelId = messages.byId.get(id)?.channelId;
  const channel = channelId === undefined ? undefined : channels.get(channelId);
  return !channel || canReadChannel(user, channel);
}

// The `with` operator of a narrow: https://zulip.com/api/construct-narrow#message-ids

/** `with` stands for the conversation of a message, wherever that has been moved to. */
function resolveWith(terms: readonly Term[], user: User, organization: Organization): readonly Term[] {
  const term = terms.find(({ operator }) => operator === 'with');
  if (!term || organization.featureLevel < 271) return terms;
  const message = organization.messages.byId.get(Number(term.operand));
  const conversation = terms.filter(({ operator }) => isConversationOperator(operator));
  const others = terms.filter((one) => one !== term && !conversation.includes(one));
  if (!message || !canReadMessage(user, message, organization)) {
    if (conversation.length === 0) throw badNarrow("Invalid 'with' operator: invalid message ID");
    return [...conversation, ...others];
  }
  const { channelId, topic } = message;
  const found: Term[] =
    channelId === undefined
      ? [{ operator: 'dm', operand: participants(message), negated: false }]
      : [
          { operator: 'stream', operand: channelId, negated: false },
          { operator: 'topic', operand: topic, negated: false },
        ];
  return [...found, ...others];
}

const isConversationOperator = (operator: string) =>
  ['stream', 'channel', 'topic', 'dm', 'pm-with'].includes(operator);

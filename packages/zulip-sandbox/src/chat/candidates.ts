// Among which messages a narrow looks.
import { canReadChannel, isGuest } from './access.ts';
import { inChannel, unread, withRow } from './messages.ts';
import type { User } from './model.ts';
import type { Term } from './narrow.ts';
import { channelOf, isChannelOperator } from './narrowFilters.ts';
import type { Organization } from './organization.ts';

/**
 * In ascending order, the messages among which to look. Without a channel, that is what the account has a row
 * for; with a channel that it may read, the whole history of this channel, unless the terms ask for flags.
 */
export function candidates(
  terms: readonly Term[],
  user: User,
  organization: Organization,
): readonly number[] {
  const { messages, featureLevel } = organization;
  const asksForFlags = terms.some(({ operator, operand }) => operator === 'is' && operand !== 'resolved');
  const channelTerm = terms.find((term) => isChannelOperator(term.operator, featureLevel) && !term.negated);
  if (channelTerm && !asksForFlags) {
    const channel = channelOf(channelTerm.operand, organization);
    if (canReadChannel(user, channel)) return inChannel(messages, channel.channelId);
  }
  const isOfPublic = terms.some(
    ({ operator, negated }) => (operator === 'channels' || operator === 'streams') && !negated,
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

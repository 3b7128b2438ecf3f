// The `with` operator of a narrow: https://zulip.com/api/construct-narrow#message-ids
import { canReadMessage } from './access.ts';
import { badNarrow } from './errors.ts';
import { participants } from './messages.ts';
import type { User } from './model.ts';
import type { Term } from './narrow.ts';
import type { Organization } from './organization.ts';

/** `with` stands for the conversation of a message, wherever that has been moved to. */
export function resolveWith(terms: readonly Term[], user: User, organization: Organization): readonly Term[] {
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

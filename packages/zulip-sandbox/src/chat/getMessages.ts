// GET /messages: https://zulip.com/api/get-messages
import { canReadMessage } from './access.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest, missingArgument } from './errors.ts';
import { flagsOf } from './flags.ts';
import { escapeText } from './markdown/escape.ts';
import { messageRange } from './messageRange.ts';
import { messageShape } from './messageShape.ts';
import type { Message, User } from './model.ts';
import { aNarrow, type Term } from './narrow.ts';
import type { Organization } from './organization.ts';
import { aList, anInteger, boolean, type Decode, integer, json, text } from './parameters.ts';
import { render } from './render.ts';
import { highlighted } from './search.ts';

export const getMessages: Endpoint = ({ organization, user, parameters }) => {
  const { featureLevel } = organization;
  const anchor = parameters.optional('anchor', text);
  const numBefore = parameters.optional('num_before', aCount);
  const numAfter = parameters.optional('num_after', aCount);
  const includeAnchor = featureLevel >= 155 ? parameters.optional('include_anchor', boolean) : undefined;
  const narrow = parameters.optional('narrow', json(aNarrow)) ?? [];
  const messageIds =
    featureLevel >= 300 ? parameters.optional('message_ids', json(aList(anInteger))) : undefined;
  const shape = {
    applyMarkdown: parameters.optional('apply_markdown', boolean) ?? true,
    emptyTopicName: featureLevel >= 334 && (parameters.optional('allow_empty_topic_name', boolean) ?? false),
  };
  parameters.accept('client_gravatar', 'use_first_unread_anchor');
  const query = searchedFor(narrow);
  const shown = (message: Message) => ({
    ...messageShape(message, { ...shape, flags: flagsOf(message, user.userId, featureLevel) }, organization),
    ...(query !== '' && {
      match_content: highlighted(render(message.content, organization), query),
      match_subject: highlighted(escapeText(message.topic), query),
    }),
  });

  if (messageIds) {
    return {
      messages: readable(messageIds, user, organization).map(shown),
      history_limited: false,
      found_anchor: false,
      found_oldest: false,
      found_newest: false,
    };
  }
  if (anchor === undefined) throw missingArgument('anchor');
  if (numBefore === undefined) throw missingArgument('num_before');
  if (numAfter === undefined) throw missingArgument('num_after');
  const request = { anchor, numBefore, numAfter, includeAnchor: includeAnchor ?? true, narrow };
  const range = messageRange(request, user, organization);
  return {
    messages: range.messages.map(shown),
    found_anchor: range.foundAnchor,
    found_oldest: range.foundOldest,
    found_newest: range.foundNewest,
    history_limited: false,
    anchor: range.anchor,
  };
};

const searchedFor = (narrow: readonly Term[]) =>
  narrow
    .filter(({ operator, negated }) => operator === 'search' && !negated)
    .map(({ operand }) => String(operand))
    .join(' ');

export const aCount: Decode<number> = (name, sent) => {
  const count = integer(name, sent);
  if (count < 0) throw badRequest(`${name} is too small`);
  return count;
};

/** What is not there, or not for this account, is left out. */
function readable(ids: readonly number[], user: User, organization: Organization): readonly Message[] {
  return ids
    .flatMap((id) => organization.messages.byId.get(id) ?? [])
    .filter((message) => message.rows.has(user.userId) || canReadMessage(user, message, organization))
    .sort((a, b) => a.id - b.id);
}

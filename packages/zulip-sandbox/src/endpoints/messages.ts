// Reading, rendering and deleting messages.
import { removeMessage } from '../actions/changeMessage.ts';
import { render } from '../markdown/render.ts';
import { escapeText } from '../markdown/tree.ts';
import { messageRange } from '../narrow/messageRange.ts';
import { aNarrow, searchedFor } from '../narrow/narrow.ts';
import { highlighted } from '../narrow/search.ts';
import { canReadMessage, readableMessage } from '../organization/access.ts';
import { flagsOf } from '../organization/flags.ts';
import { takesTooLong } from '../organization/limits.ts';
import type { Message, User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { messageShape } from '../shapes/messageShape.ts';
import { badRequest, internalServerError, missingArgument } from '../wire/errors.ts';
import { aList, anInteger, boolean, type Decode, integer, json, text } from '../wire/parameters.ts';
import type { Endpoint } from './endpoint.ts';

// GET /messages: https://zulip.com/api/get-messages
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

// GET /messages/{message_id}: https://zulip.com/api/get-message
export const getMessage: Endpoint = ({ organization, user, parameters, pathId }) => {
  const { featureLevel } = organization;
  const applyMarkdown = parameters.optional('apply_markdown', boolean) ?? true;
  const emptyTopicName =
    featureLevel >= 334 && (parameters.optional('allow_empty_topic_name', boolean) ?? false);

  const message = readableMessage(user, pathId, organization);
  const flags = flagsOf(message, user.userId, featureLevel);
  return {
    message: messageShape(message, { applyMarkdown, emptyTopicName, flags }, organization),
    raw_content: message.content,
  };
};

// POST /messages/render: https://zulip.com/api/render-message

/** As in a message that is sent; nobody is notified. */
export const renderMessage: Endpoint = ({ organization, parameters }) => {
  const content = parameters.required('content', text);
  // When a message is sent, this is a refusal; here nobody catches it.
  if (takesTooLong(content)) throw internalServerError();
  return { rendered: render(content, organization) };
};

// DELETE /messages/{message_id}: https://zulip.com/api/delete-message
export const deleteMessage: Endpoint = ({ organization, user, pathId }) => {
  removeMessage(user, readableMessage(user, pathId, organization), organization);
  return {};
};

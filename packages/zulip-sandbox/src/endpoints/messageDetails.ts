// What else can be asked of a message: its earlier versions, who has read it, whether it fits a narrow; its submessages.
import { render } from '../markdown/render.ts';
import { escapeText } from '../markdown/tree.ts';
import { filterFor } from '../narrow/filters.ts';
import { aNarrow, searchedFor } from '../narrow/narrow.ts';
import { highlighted } from '../narrow/search.ts';
import { audienceOf, notify, readableMessage } from '../organization/access.ts';
import { personalOf, settingsOf } from '../organization/personal.ts';
import { checkSubmessage, widgetTypeOf } from '../organization/widgets.ts';
import { topicShape } from '../shapes/messageShape.ts';
import { badRequest } from '../wire/errors.ts';
import { aList, anInteger, boolean, integer, json, text } from '../wire/parameters.ts';
import type { Endpoint } from './endpoint.ts';

// GET /messages/{message_id}/history: https://zulip.com/api/get-message-history

/** The oldest version first. Of what changed in the content, all is shown as gone, and all as new. */
export const getMessageHistory: Endpoint = ({ organization, user, parameters, pathId }) => {
  const knowsEmpty =
    organization.featureLevel >= 334 && (parameters.optional('allow_empty_topic_name', boolean) ?? false);
  const message = readableMessage(user, pathId, organization);
  const shownTopic = (topic: string) => topicShape({ ...message, topic }, knowsEmpty);
  let { content, topic } = message;
  let rendered = render(content, organization);
  const versions = message.edits.map((edit) => {
    const { prev_topic, prev_content, prev_rendered_content, prev_stream, stream } = edit;
    const version = {
      content,
      rendered_content: rendered,
      timestamp: edit.timestamp,
      topic: shownTopic(topic),
      user_id: edit.user_id,
      ...(prev_topic !== undefined && { prev_topic: shownTopic(prev_topic) }),
      ...(prev_content !== undefined && {
        prev_content,
        prev_rendered_content,
        content_html_diff: difference(prev_rendered_content ?? '', rendered),
      }),
      ...(prev_stream !== undefined && { prev_stream, stream }),
    };
    topic = prev_topic ?? topic;
    content = prev_content ?? content;
    rendered = prev_rendered_content ?? rendered;
    return version;
  });
  const first = {
    content,
    rendered_content: rendered,
    timestamp: message.timestamp,
    topic: shownTopic(topic),
    user_id: message.senderId,
  };
  return { message_history: [...versions, first].reverse() };
};

function difference(before: string, after: string): string {
  const part = (kind: string, html: string) => `<div class="highlight_text_${kind}">${html}</div>`;
  return `<div>${part('inserted', after)}${part('deleted', before)}</div>`;
}

// GET /messages/{message_id}/read_receipts: https://zulip.com/api/get-read-receipts

/** Without the sender, those who do not want that, and those muted on either side. */
export const getReadReceipts: Endpoint = ({ organization, user, pathId }) => {
  const message = readableMessage(user, pathId, organization);
  const mutes = (by: number, whom: number) => {
    const account = organization.users.get(by);
    return account && personalOf(account, organization).mutedUsers.some(({ id }) => id === whom);
  };
  const readers = [...message.readBy].filter((id) => {
    const reader = organization.users.get(id);
    if (!reader?.isActive || id === message.senderId || !message.rows.has(id)) return false;
    if (settingsOf(reader, organization)['send_read_receipts'] === false) return false;
    return !mutes(user.userId, id) && !mutes(id, user.userId);
  });
  return { user_ids: readers };
};

// GET /messages/matches_narrow: https://zulip.com/api/check-messages-match-narrow

/** Only of messages that the account has as its own. */
export const checkMessagesMatchNarrow: Endpoint = ({ organization, user, parameters }) => {
  const ids = parameters.required('msg_ids', json(aList(anInteger)));
  const narrow = parameters.required('narrow', json(aNarrow));
  const fits = filterFor(narrow, user, organization);
  const query = searchedFor(narrow);
  const found = ids
    .flatMap((id) => organization.messages.byId.get(id) ?? [])
    .filter((message) => message.rows.has(user.userId) && fits(message))
    .map((message) => [
      message.id,
      {
        match_content: highlighted(render(message.content, organization), query),
        match_subject: highlighted(escapeText(message.topic), query),
      },
    ]);
  return { messages: Object.fromEntries(found) as object };
};

// POST /submessage: a vote in a poll, a task of a list. https://zulip.com/api/get-events#submessage
export const sendSubmessage: Endpoint = ({ organization, user, parameters }) => {
  const messageId = parameters.required('message_id', integer);
  const kind = parameters.required('msg_type', text);
  const content = parameters.required('content', text);
  const message = readableMessage(user, messageId, organization);
  const isAuthor = message.senderId === user.userId;
  if (message.submessages.length === 0 && !isAuthor) {
    throw badRequest('You cannot attach a submessage to this message.');
  }
  checkSubmessage(widgetTypeOf(message.submessages), content, isAuthor);
  const { messages } = organization;
  messages.lastSubmessageId += 1;
  const id = messages.lastSubmessageId;
  message.submessages.push({
    id,
    message_id: messageId,
    sender_id: user.userId,
    msg_type: kind,
    content,
  });
  notify(organization, audienceOf(message, organization), () => ({
    type: 'submessage',
    msg_type: kind,
    message_id: messageId,
    submessage_id: id,
    sender_id: user.userId,
    content,
  }));
  for (const listener of organization.messageListeners) listener(message);
  return {};
};

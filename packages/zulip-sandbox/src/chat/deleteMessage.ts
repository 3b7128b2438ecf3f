// DELETE /messages/{message_id}: https://zulip.com/api/delete-message
import { readableMessage } from './access.ts';
import type { Endpoint } from './endpoint.ts';
import { removeMessage } from './removeMessage.ts';

export const deleteMessage: Endpoint = ({ organization, user, pathId }) => {
  removeMessage(user, readableMessage(user, pathId, organization), organization);
  return {};
};

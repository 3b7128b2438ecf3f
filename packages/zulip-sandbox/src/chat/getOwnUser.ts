// GET /users/me: https://zulip.com/api/get-own-user
import type { Endpoint } from './endpoint.ts';
import { ownMaxMessageId, userShape } from './userShapes.ts';

export const getOwnUser: Endpoint = ({ organization, user }) => ({
  ...userShape(user, user, organization),
  ...(!user.isBot && { profile_data: {} }),
  max_message_id: ownMaxMessageId(user, organization),
});

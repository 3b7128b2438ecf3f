// GET /streams/{stream_id}/members: https://zulip.com/api/get-subscribers
import { canSeeChannel } from './access.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';

export const getSubscribers: Endpoint = ({ organization, user, pathId }) => {
  const channel = organization.channels.get(pathId);
  if (!channel || !canSeeChannel(user, channel)) throw badRequest('Invalid channel ID');
  return { subscribers: [...channel.subscribers].toSorted((a, b) => a - b) };
};

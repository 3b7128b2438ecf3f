// GET /streams/{stream_id}: https://zulip.com/api/get-stream-by-id
import { canSeeChannel } from './access.ts';
import { channelShape } from './channelShapes.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';

export const getStreamById: Endpoint = ({ organization, user, pathId }) => {
  const channel = organization.channels.get(pathId);
  if (!channel || !canSeeChannel(user, channel)) throw badRequest('Invalid channel ID');
  return { stream: channelShape(channel, organization) };
};

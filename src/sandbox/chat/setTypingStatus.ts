// POST /typing: https://zulip.com/api/set-typing-status
import { canReadChannel } from './access.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';
import { aList, anInteger, integer, json, text } from './parameters.ts';

/** Checked as on a real server; nobody is shown that someone types. */
export const setTypingStatus: Endpoint = ({ organization, user, parameters }) => {
  const { featureLevel, channels, users } = organization;
  const op = parameters.required('op', text);
  const type = parameters.optional('type', text) ?? 'direct';
  const to = parameters.optional('to', json(aList(anInteger)));
  const channelId = featureLevel >= 215 ? parameters.optional('stream_id', integer) : undefined;
  const topic = parameters.optional('topic', text);

  if (op !== 'start' && op !== 'stop') throw badRequest('Invalid op');
  if (type === 'stream' || (type === 'channel' && featureLevel >= 248)) {
    if (channelId === undefined) throw badRequest('Missing stream_id');
    if (topic === undefined) throw badRequest('Missing topic');
    const channel = channels.get(channelId);
    if (!channel || !canReadChannel(user, channel)) throw badRequest('Invalid channel ID');
  } else if (type === 'direct' || type === 'private') {
    if (to === undefined) throw badRequest("Missing 'to' argument");
    if (to.length === 0) throw badRequest("Empty 'to' list");
    const unknown = to.find((userId) => !users.has(userId));
    if (unknown !== undefined) throw badRequest(`Invalid user ID ${unknown}`);
  } else throw badRequest('Invalid type');
  return {};
};

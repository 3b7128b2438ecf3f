// Where a conversation is: as it stands in the address, as Zulip's own links name it, and in a message.
import { word } from './words.js';

/** A channel's topic, a whole channel (`topic` undefined), or the others of a direct conversation. */
export function placeIn(hash) {
  const [, channelId, topic, near] =
    /^#narrow\/(?:channel|stream)\/(\d+)[^/]*(?:\/topic\/([^/]*))?(?:\/(?:near|with)\/(\d+))?/.exec(hash) ??
    [];
  if (channelId !== undefined) {
    return {
      channelId: Number(channelId),
      topic: topic === undefined ? undefined : decoded(topic),
      near: near && Number(near),
    };
  }
  const [, ids, nearDirect] = /^#narrow\/(?:dm|pm-with)\/([\d,]+)[^/]*(?:\/near\/(\d+))?/.exec(hash) ?? [];
  if (ids === undefined) return undefined;
  return { userIds: ids.split(',').map(Number), near: nearDirect && Number(nearDirect) };
}

export function hashOf({ channelId, topic, userIds }, channels) {
  if (userIds) return `#narrow/dm/${userIds.join(',')}`;
  const name = (channels.get(channelId)?.name ?? '').replace(/[^\p{L}\p{N}]+/gu, '-');
  const channel = `#narrow/channel/${channelId}-${encoded(name)}`;
  return topic === undefined ? channel : `${channel}/topic/${encoded(topic)}`;
}

/** Zulip's links in the address of a whole page lead to a place here, too. */
export const hashIn = (href) => /^\/?(#narrow\/.*)$/.exec(href)?.[1];

export function placeOf(message, ownId) {
  if (message.type === 'stream') return { channelId: message.stream_id, topic: message.subject };
  const others = message.display_recipient.map(({ id }) => id).filter((id) => id !== ownId);
  return { userIds: others.length > 0 ? others : [ownId] };
}

/** What people call a topic: one without a name is Zulip's general chat. */
export const topicName = (topic) => topic || word('generalChat');

/** Whether the first place is the second one, or within it. */
export function isWithin(place, outer) {
  if (outer.userIds) return place.userIds !== undefined && sorted(place.userIds) === sorted(outer.userIds);
  if (place.channelId !== outer.channelId) return false;
  return outer.topic === undefined || place.topic.toLowerCase() === outer.topic.toLowerCase();
}

export const narrowOf = ({ channelId, topic, userIds }) =>
  userIds
    ? [{ operator: 'dm', operand: userIds }]
    : [
        { operator: 'stream', operand: channelId },
        ...(topic === undefined ? [] : [{ operator: 'topic', operand: topic }]),
      ];

const sorted = (ids) => [...new Set(ids)].sort((a, b) => a - b).join();

/** Zulip writes a full stop for the per cent sign. */
const encoded = (text) => encodeURIComponent(text).replaceAll('.', '%2E').replaceAll('%', '.');

function decoded(text) {
  try {
    return decodeURIComponent(text.replaceAll('.', '%'));
  } catch {
    return text;
  }
}

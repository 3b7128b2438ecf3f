// Who is typing where, as Zulip's events tell it. Who is not heard of again for a while has stopped.
/* global clearTimeout, setTimeout */
import { isWithin, placeOf } from './places.js';

const usualMs = 15_000;

export function typistsOf(ownId, onChange) {
  const typists = new Map();
  let lastingMs = usualMs;

  function stop(userId) {
    if (!typists.has(userId)) return;
    clearTimeout(typists.get(userId).timer);
    typists.delete(userId);
    onChange();
  }

  return {
    begin(registered) {
      for (const userId of [...typists.keys()]) stop(userId);
      lastingMs = registered.server_typing_started_expiry_period_milliseconds ?? usualMs;
    },
    hear(event) {
      if (event.type === 'message') stop(event.message.sender_id);
      if (event.type !== 'typing' || event.sender.user_id === ownId) return;
      const userId = event.sender.user_id;
      stop(userId);
      if (event.op !== 'start') return;
      const timer = setTimeout(() => stop(userId), lastingMs);
      typists.set(userId, { place: placeOfTyping(event, ownId), timer });
      onChange();
    },
    at: (place) =>
      [...typists].flatMap(([userId, { place: there }]) => (isWithin(there, place) ? [userId] : [])),
  };
}

function placeOfTyping({ message_type, stream_id, topic, recipients }, ownId) {
  if (message_type === 'stream') return { channelId: stream_id, topic };
  return placeOf(
    { type: 'private', display_recipient: recipients.map(({ user_id: id }) => ({ id })) },
    ownId,
  );
}

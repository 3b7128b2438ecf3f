// Tells the server that one is typing, as Zulip's own app does: now and then, and when one has stopped.
/* global clearTimeout, performance, setTimeout */

const againMs = 10_000;
const idleMs = 5_000;

/** Gives `typed(place, hasWords)`. Nothing depends on what becomes of these requests. */
export function tellTyping(call) {
  let told;
  let timer;

  function tell(op, { channelId, topic, userIds }) {
    const where = userIds ? { type: 'direct', to: userIds } : { type: 'stream', stream_id: channelId, topic };
    call('POST', 'typing', { op, ...where }).catch(() => undefined);
  }

  function stop() {
    clearTimeout(timer);
    if (told) tell('stop', told.place);
    told = undefined;
  }

  return function typed(place, hasWords) {
    if (told && (!hasWords || told.key !== JSON.stringify(place))) stop();
    // The topic is not chosen yet.
    if (!hasWords || (!place.userIds && !place.topic)) return;
    const now = performance.now();
    if (!told || now - told.at > againMs) {
      tell('start', place);
      told = { place, key: JSON.stringify(place), at: now };
    }
    clearTimeout(timer);
    timer = setTimeout(stop, idleMs);
  };
}

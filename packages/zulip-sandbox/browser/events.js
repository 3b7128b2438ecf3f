// Hears what happens: a queue, long polls, and a new queue when it is lost.
/* global setTimeout */

const again = 1_000;

/**
 * `onStart` gets what was registered, each time anew; `onEvents` what happened since. `onTrouble` hears of a
 * failure, and of its end as undefined. Goes on until the signal ends it.
 */
export async function follow(call, { isGuest, onStart, onEvents, onTrouble, signal }) {
  while (!signal.aborted) {
    try {
      const registered = await call('POST', 'register', registration(isGuest), signal);
      await onStart(registered);
      onTrouble(undefined);
      await poll(call, registered, onEvents, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (error.code === 'BAD_EVENT_QUEUE_ID') continue;
      onTrouble(error);
      await new Promise((resolve) => setTimeout(resolve, again));
    }
  }
}

async function poll(call, { queue_id, last_event_id }, onEvents, signal) {
  let last = last_event_id;
  while (!signal.aborted) {
    const { events } = await call('GET', 'events', { queue_id, last_event_id: last }, signal);
    for (const { id } of events) last = Math.max(last, id);
    onEvents(events);
  }
}

const registration = (isGuest) => ({
  apply_markdown: true,
  // Guests may not overhear.
  all_public_streams: !isGuest,
  client_capabilities: {
    notification_settings_null: true,
    bulk_message_deletion: true,
    empty_topic_name: true,
    stream_typing_notifications: true,
  },
  fetch_event_types: ['message', 'realm', 'realm_user', 'update_message_flags', 'user_status'],
  slim_presence: true,
});

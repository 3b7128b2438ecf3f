// The chat as one person sees it, from signing in to becoming somebody else.
/* global AbortController, document, requestAnimationFrame */
import { actsOf, fileResolver } from './acts.js';
import { follow } from './events.js';
import { isWithin, narrowOf, placeOf } from './places.js';
import { addMessages, applyEvent, applyRegistered, changesLists, newStore, readLists } from './store.js';
import { zulipAs } from './zulip.js';

const guestRole = 600;
const pageSize = 200;
const firstMessages = 500;

/**
 * `onChange` comes once for all that happens within a frame, `onMessage` for each new one of others, `onReady`
 * after each start, `onTrouble` with a failure or its end.
 */
export function openSession(person, { onChange, onMessage, onReady, onTrouble, tell }) {
  const ended = new AbortController();
  const { signal } = ended;
  const call = zulipAs(person);
  const store = newStore();
  const read = new Set();
  let isDrawing = false;

  function changed() {
    if (isDrawing) return;
    isDrawing = true;
    requestAnimationFrame(() => {
      isDrawing = false;
      if (!signal.aborted && store.me) onChange();
    });
  }

  async function fetchAt(narrow, count) {
    const request = { anchor: 'newest', num_before: count, num_after: 0, narrow, apply_markdown: true };
    const known = { ...request, allow_empty_topic_name: true, client_gravatar: false };
    const { messages } = await call('GET', 'messages', known, signal);
    addMessages(store, messages);
  }

  async function refreshLists() {
    await readLists(store, call, signal);
    changed();
  }

  void follow(call, {
    isGuest: person.role === guestRole,
    signal,
    onTrouble: (error) => !signal.aborted && onTrouble(error),
    async onStart(registered) {
      applyRegistered(store, registered);
      store.messages.clear();
      await Promise.all([readLists(store, call, signal), fetchAt([], firstMessages)]);
      await onReady();
      changed();
    },
    onEvents(events) {
      for (const event of events) {
        applyEvent(store, event);
        if (event.type === 'message' && event.message.sender_id !== person.userId) onMessage(event.message);
      }
      if (events.some(changesLists)) refreshLists().catch(onTrouble);
      changed();
    },
  });

  return {
    person,
    store,
    act: actsOf(call, tell),
    resolveFile: fileResolver(call),
    end: () => ended.abort(),
    /** Older messages of a place, also of a channel that the account is not in. */
    async fetchPlace(place) {
      await fetchAt(narrowOf(place), pageSize).catch(() => undefined);
      changed();
    },
    async send({ channelId, topic, userIds }, content) {
      const to = userIds
        ? { type: 'private', to: userIds }
        : { type: 'stream', to: String(channelId), topic };
      await call('POST', 'messages', { ...to, content, read_by_sender: true });
    },
    /** What is seen is read. */
    markRead(messages) {
      if (document.hidden) return;
      const unread = messages.filter(({ id, flags }) => flags && !flags.includes('read') && !read.has(id));
      if (unread.length === 0) return;
      for (const message of unread) {
        read.add(message.id);
        store.messages.set(message.id, { ...message, flags: [...message.flags, 'read'] });
      }
      const ids = unread.map(({ id }) => id);
      call('POST', 'messages/flags', { messages: ids, op: 'add', flag: 'read' }).catch(() => undefined);
    },
    isAt: (message, place) => isWithin(placeOf(message, person.userId), place),
  };
}

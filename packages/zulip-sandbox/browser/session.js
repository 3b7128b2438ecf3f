// The chat as one person sees it, from signing in to becoming somebody else.
/* global AbortController, document, FormData, requestAnimationFrame */
import { actsOf, fileResolver, sendTo } from './acts.js';
import { follow } from './events.js';
import { historyOf } from './history.js';
import { addMessages, applyEvent, applyRegistered, changesLists, newStore, readLists } from './store.js';
import { tellTyping } from './tellTyping.js';
import { typistsOf } from './typists.js';
import { zulipAs } from './zulip.js';

const guestRole = 600;

/**
 * `onChange` comes once for all that happens within a frame, `onMessage` for each new one of others, `onReady`
 * after each start, `onMoved` with the event of a move, `onTrouble` with a failure or its end. `tell` says what did not work, or that it is past.
 */
export function openSession(person, { onChange, onMessage, onMoved, onReady, onTrouble, tell, insert }) {
  const ended = new AbortController();
  const { signal } = ended;
  const call = zulipAs(person);
  const store = newStore();
  const read = new Set();
  const history = historyOf(fetchMessages);
  const typists = typistsOf(person.userId, changed);
  let isDrawing = false;

  function changed() {
    if (isDrawing) return;
    isDrawing = true;
    requestAnimationFrame(() => {
      isDrawing = false;
      if (!signal.aborted && store.me) onChange();
    });
  }

  async function fetchMessages(narrow, range) {
    const known = { apply_markdown: true, allow_empty_topic_name: true, client_gravatar: false };
    const answer = await call('GET', 'messages', { ...range, ...known, narrow }, signal);
    addMessages(store, answer.messages);
    return answer;
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
      typists.begin(registered);
      store.messages.clear();
      await Promise.all([readLists(store, call, signal), history.begin()]);
      await onReady();
      changed();
    },
    onEvents(events) {
      for (const event of events) {
        applyEvent(store, event);
        if (event.type === 'update_message' && event.propagate_mode) onMoved(event);
        typists.hear(event);
        if (event.type === 'message' && event.message.sender_id !== person.userId) onMessage(event.message);
      }
      if (events.some(changesLists)) void refreshLists().catch(onTrouble);
      changed();
    },
  });

  return {
    person,
    store,
    history,
    act: actsOf(call, {
      tell,
      insert,
      redraw: changed,
      channels: () => [...store.channels.values()],
      longest: () => store.longest,
    }),
    resolveFile: fileResolver(call),
    typed: tellTyping(call),
    typistsAt: typists.at,
    end: () => ended.abort(),
    /** Also of a channel that the account is not in. */
    async openPlace(place) {
      await history.open(place).catch(() => undefined);
      changed();
    },
    async fetchOlder(place) {
      await history.older(place);
      changed();
    },
    send: (place, content) => sendTo(call, place, content),
    /** Gives the name and the address that stand in a message. */
    async upload(file) {
      const form = new FormData();
      form.append('file', file, file.name);
      const { url, uri, filename } = await call('POST', 'user_uploads', form, signal);
      return { name: filename ?? file.name, url: url ?? uri };
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
  };
}

// What the page knows of the chat as one person, kept up to date by events.

export const newStore = () => ({
  me: undefined,
  users: new Map(),
  channels: new Map(),
  subscribed: new Set(),
  folders: [],
  statuses: new Map(),
  emoji: new Map(),
  /** In code points. */
  longest: undefined,
  messages: new Map(),
});

export function addMessages(store, messages) {
  for (const message of messages) store.messages.set(message.id, message);
}

/** Which lists have to be read again after such an event. */
const structural = new Set([
  'stream',
  'subscription',
  'channel_folder',
  'realm_user',
  'realm_emoji',
  'realm_bot',
]);

export const changesLists = ({ type }) => structural.has(type);

/** Changes the store by one event; what it does not know changes nothing. */
export function applyEvent(store, event) {
  const apply = appliers[event.type];
  apply?.(store, event);
}

const appliers = {
  message(store, { message, flags }) {
    store.messages.set(message.id, { ...message, flags });
  },
  update_message(store, event) {
    for (const id of event.message_ids) {
      change(store, id, () => ({
        ...(event.subject !== undefined && { subject: event.subject }),
        ...(event.new_stream_id !== undefined && { stream_id: event.new_stream_id }),
      }));
    }
    if (event.rendered_content === undefined) return;
    change(store, event.message_id, () => ({
      content: event.rendered_content,
      is_me_message: event.is_me_message,
      last_edit_timestamp: event.edit_timestamp,
    }));
  },
  delete_message(store, { message_ids, message_id }) {
    for (const id of message_ids ?? [message_id]) store.messages.delete(id);
  },
  reaction(store, { op, message_id, emoji_name, emoji_code, reaction_type, user_id }) {
    change(store, message_id, ({ reactions }) => {
      const others = reactions.filter((one) => one.user_id !== user_id || one.emoji_code !== emoji_code);
      const own = { emoji_name, emoji_code, reaction_type, user_id };
      return { reactions: op === 'add' ? [...others, own] : others };
    });
  },
  update_message_flags(store, { op, operation, flag, messages }) {
    for (const id of messages) {
      change(store, id, ({ flags = [] }) => {
        const others = flags.filter((one) => one !== flag);
        return { flags: (op ?? operation) === 'add' ? [...others, flag] : others };
      });
    }
  },
  user_status(store, { user_id, ...changed }) {
    store.statuses.set(user_id, { ...store.statuses.get(user_id), ...changed });
  },
};

function change(store, id, changed) {
  const message = store.messages.get(id);
  if (message) store.messages.set(id, { ...message, ...changed(message) });
}

export function applyRegistered(store, registered) {
  store.users = new Map(registered.realm_users.map((user) => [user.user_id, user]));
  store.me = store.users.get(registered.user_id);
  store.longest = registered.max_message_length;
  store.statuses = new Map(
    Object.entries(registered.user_status ?? {}).map(([id, status]) => [Number(id), status]),
  );
}

/** Channels, folders, accounts and emoji; a server may be too old for folders. */
export async function readLists(store, call, signal) {
  const [streams, own, folders, users, emoji] = await Promise.all([
    call('GET', 'streams', {}, signal),
    call('GET', 'users/me/subscriptions', {}, signal),
    call('GET', 'channel_folders', {}, signal).catch(() => ({ channel_folders: [] })),
    call('GET', 'users', {}, signal),
    call('GET', 'realm/emoji', {}, signal),
  ]);
  store.channels = new Map(streams.streams.map((channel) => [channel.stream_id, channel]));
  store.subscribed = new Set(own.subscriptions.map(({ stream_id }) => stream_id));
  store.folders = folders.channel_folders;
  store.users = new Map(users.members.map((user) => [user.user_id, user]));
  store.me = store.users.get(store.me.user_id);
  store.emoji = new Map(Object.entries(emoji.emoji));
}

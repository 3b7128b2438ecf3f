// The list of conversations: channels in their folders with their topics, and direct messages.
import { chooseConversation } from './dialogs.js';
import { byId, element } from './dom.js';
import { emojiImage } from './emoji.js';
import { icon } from './icons.js';
import { hashOf, isWithin, placeOf, topicName } from './places.js';
import { rovingIn } from './roving.js';
import { word } from './words.js';

const topicsShown = 8;

/** `begin(userIds)` goes to a conversation. Gives `draw(store, place)`. */
export function sidebar(begin) {
  const list = byId('conversations');
  const update = rovingIn(list, 'a', (links) => links.find((link) => link.ariaCurrent === 'page'));

  let shown;

  return function draw(store, place) {
    const focused = list.querySelector('a:focus')?.getAttribute('href');
    list.replaceChildren(...channelSections(store, place), directSection(store, place, begin));
    if (focused) list.querySelector(`a[href="${focused.replace(/["\\]/g, '\\$&')}"]`)?.focus();
    update();
    const current = list.querySelector('[aria-current]');
    if (current && current.getAttribute('href') !== shown) current.scrollIntoView({ block: 'nearest' });
    shown = current?.getAttribute('href');
  };
}

function channelSections(store, place) {
  const inFolders = [
    ...store.folders.map(({ id, name }) => ({ title: name, has: (channel) => channel.folder_id === id })),
    {
      title: word('channels'),
      has: ({ folder_id }) => !store.folders.some(({ id }) => id === folder_id),
    },
  ];
  const channels = [...store.channels.values()];
  return inFolders.flatMap(({ title, has }) => {
    const inside = channels.filter(has);
    if (inside.length === 0) return [];
    return [section(title, 'folder', ...inside.map((channel) => channelItem(channel, store, place)))];
  });
}

function section(title, className, ...items) {
  return element(
    'section',
    { class: className, 'aria-label': title },
    element('h2', {}, title),
    element('ul', {}, ...items),
  );
}

function channelItem({ stream_id: channelId, name, invite_only }, store, place) {
  const own = { channelId, topic: undefined };
  const topics = topicsOf(channelId, store);
  const shown = topics.slice(0, topicsShown);
  const here = place?.channelId === channelId && place.topic !== undefined;
  if (here && !shown.some((topic) => isWithin({ channelId, topic }, place))) shown.unshift(place.topic);
  const sign = element('span', { class: 'sign', 'aria-hidden': 'true' }, invite_only ? icon('1f512') : '#');
  const hidden = invite_only && element('span', { class: 'sr-only' }, ` (${word('privateChannel')})`);
  return element(
    'li',
    { class: store.subscribed.has(channelId) ? undefined : 'not-subscribed' },
    link(own, store, place, sign, element('span', { class: 'name' }, name), hidden),
    shown.length > 0 &&
      element(
        'ul',
        { class: 'topics' },
        ...shown.map((topic) =>
          element(
            'li',
            {},
            link({ channelId, topic }, store, place, element('span', { class: 'name' }, topicName(topic))),
          ),
        ),
      ),
  );
}

/** The newest first. */
function topicsOf(channelId, store) {
  const topics = new Map();
  for (const message of [...store.messages.values()].sort((a, b) => b.id - a.id)) {
    const key = message.subject.toLowerCase();
    if (message.stream_id === channelId && !topics.has(key)) topics.set(key, message.subject);
  }
  return [...topics.values()];
}

function directSection(store, place, begin) {
  const known = new Map();
  const add = (userIds) => known.set([...userIds].sort((a, b) => a - b).join(), { userIds });
  const others = [...store.users.values()].filter((user) => user.is_active && user !== store.me);
  // The bot that everything here is about comes first.
  for (const user of others.sort((a, b) => b.user_id - a.user_id)) add([user.user_id]);
  for (const message of store.messages.values()) {
    if (message.type !== 'stream') add(placeOf(message, store.me.user_id).userIds);
  }
  const items = [...known.values()].map((own) =>
    element('li', {}, link(own, store, place, ...peopleWords(own.userIds, store))),
  );
  const made = section(word('direct'), 'direct', ...items);
  const choose = () => chooseConversation(others, begin);
  made.append(
    element(
      'button',
      { type: 'button', class: 'quiet begin', click: choose },
      `+ ${word('newConversation')}`,
    ),
  );
  return made;
}

function peopleWords(userIds, store) {
  const users = userIds.flatMap((id) => store.users.get(id) ?? []);
  const status = users.length === 1 ? store.statuses.get(users[0].user_id) : undefined;
  return [
    element('img', { src: users[0]?.avatar_url ?? '', alt: '', width: 22, height: 22 }),
    element('span', { class: 'name' }, users.map((user) => user.full_name).join(', ')),
    status?.emoji_name && emojiImage(status, store),
    status?.status_text && element('span', { class: 'sr-only' }, ` (${status.status_text})`),
  ];
}

function link(own, store, place, ...content) {
  const isCurrent = place !== undefined && hashOf(own, store.channels) === hashOf(place, store.channels);
  // A channel has no count of its own where its topics have theirs.
  const count = own.channelId !== undefined && own.topic === undefined ? 0 : unreadIn(own, store);
  return element(
    'a',
    { href: hashOf(own, store.channels), 'aria-current': isCurrent ? 'page' : undefined },
    ...content,
    count > 0 &&
      element(
        'span',
        { class: 'count' },
        element('span', { 'aria-hidden': 'true' }, String(count)),
        element('span', { class: 'sr-only' }, word('unread')(count)),
      ),
  );
}

const unreadIn = (place, store) =>
  [...store.messages.values()].filter(
    (message) =>
      message.flags && !message.flags.includes('read') && isWithin(placeOf(message, store.me.user_id), place),
  ).length;

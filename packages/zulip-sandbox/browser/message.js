// One message: who, when, what, the reactions to it, and what one can do with it.
import { choicesOf } from './choices.js';
import { element } from './dom.js';
import { emojiImage } from './emoji.js';
import { safeContent } from './html.js';
import { foldWhenLong } from './longMessages.js';
import { hashOf, placeOf, topicName } from './places.js';
import { locale, word } from './words.js';

/** What one can react with at the press of a button. */
const offered = [
  { emoji_name: '+1', emoji_code: '1f44d', reaction_type: 'unicode_emoji', label: 'react' },
  { emoji_name: 'document', emoji_code: '1f4c4', reaction_type: 'unicode_emoji', label: 'asPdf' },
  { emoji_name: 'bell', emoji_code: '1f514', reaction_type: 'unicode_emoji', label: 'watch' },
];

/** `show` says what depends on the messages around it: `day`, `topic`, `isContinued`. */
export function messageElement(message, show, context) {
  const { store } = context;
  const name = `sender-${message.id}`;
  const sender = store.users.get(message.sender_id);
  return element(
    'article',
    {
      class: `message${show.isContinued ? ' is-continued' : ''}${isForMe(message) ? ' is-for-me' : ''}`,
      id: `message-${message.id}`,
      tabindex: -1,
      'aria-labelledby': name,
      'aria-describedby': `content-${message.id}`,
    },
    show.day && element('p', { class: 'day' }, element('span', {}, show.day)),
    show.topic && topicLine(message, store),
    element('img', {
      class: 'avatar',
      src: sender?.avatar_url ?? message.avatar_url ?? `/user_avatars/2/${message.sender_id}.png`,
      alt: '',
      width: 36,
      height: 36,
    }),
    element(
      'div',
      { class: 'head' },
      !message.is_me_message && senderName(message),
      (sender?.is_bot ?? message.sender_realm_str === 'zulipinternal') &&
        element('span', { class: 'badge' }, word('bot')),
      timeOf(message),
      message.last_edit_timestamp !== undefined &&
        element('span', { class: 'edited' }, word(wasOnlyMoved(message) ? 'moved' : 'edited')),
    ),
    contentOf(message, context),
    reactionsOf(message, context),
    actionsOf(message, context),
  );
}

function contentOf(message, context) {
  const content = element('div', { class: 'content', id: `content-${message.id}`, dir: 'auto' });
  const choices = choicesOf(message, (reply) => context.act.reply(message, reply));
  content.append(choices ?? safeContent(message.content, context));
  if (message.is_me_message) tellOf(message, content);
  foldWhenLong(content);
  for (const mention of content.querySelectorAll('.user-mention')) {
    if (Number(mention.dataset.userId) === context.store.me.user_id) mention.classList.add('is-me');
  }
  return content;
}

const senderName = ({ id, sender_full_name }) =>
  element('span', { class: 'sender', id: `sender-${id}` }, sender_full_name);

/** `/me laughs`: what somebody does, behind their name. */
function tellOf(message, content) {
  const said = content.querySelector('p') ?? content;
  const first = said.firstChild;
  if (first?.nodeType === 3) first.nodeValue = first.nodeValue.replace(/^\/me\s+/, '');
  said.prepend(senderName(message), ' ');
}

const wasOnlyMoved = ({ edit_history }) =>
  edit_history?.every(({ prev_content }) => prev_content === undefined);

const isForMe = ({ flags = [] }) => flags.includes('mentioned');

function topicLine(message, store) {
  const channel = store.channels.get(message.stream_id)?.name ?? message.display_recipient;
  const href = hashOf(placeOf(message, store.me.user_id), store.channels);
  return element(
    'p',
    { class: 'topic-line' },
    element('a', { href }, `#${channel} › ${topicName(message.subject)}`),
  );
}

function timeOf({ timestamp }) {
  const date = new Date(timestamp * 1000);
  const time = element('time', { datetime: date.toISOString(), title: date.toLocaleString(locale()) });
  time.textContent = date.toLocaleTimeString(locale(), { hour: '2-digit', minute: '2-digit' });
  return time;
}

function reactionsOf(message, { store, act }) {
  const byCode = new Map();
  for (const reaction of message.reactions) {
    const same = byCode.get(reaction.emoji_code) ?? { ...reaction, by: [] };
    same.by.push(reaction.user_id);
    byCode.set(reaction.emoji_code, same);
  }
  if (byCode.size === 0) return undefined;
  const buttons = [...byCode.values()].map((reaction) => {
    const isOwn = reaction.by.includes(store.me.user_id);
    return element(
      'button',
      {
        type: 'button',
        'aria-pressed': String(isOwn),
        'aria-label': word('reaction')(reaction.emoji_name, reaction.by.length),
        title: reaction.by.map((id) => store.users.get(id)?.full_name ?? '').join(', '),
        click: () => act.react(message, reaction, !isOwn),
      },
      emojiImage(reaction, store),
      element('span', {}, String(reaction.by.length)),
    );
  });
  return element('div', { class: 'reactions' }, ...buttons);
}

function actionsOf(message, { store, act }) {
  const isOwn = message.sender_id === store.me.user_id;
  const reacting = offered.map(({ label, ...emoji }) =>
    element(
      'button',
      {
        type: 'button',
        'aria-label': word(label),
        title: word(label),
        click: () => act.react(message, emoji, !hasReacted(message, emoji, store)),
      },
      emojiImage(emoji, store),
      label === 'asPdf' && element('span', { 'aria-hidden': 'true' }, word('pdf')),
    ),
  );
  const button = (label, click) => element('button', { type: 'button', click }, word(label));
  return element(
    'div',
    { class: 'actions', role: 'group', 'aria-label': word('actions') },
    ...reacting,
    button('quote', () => act.quote(message)),
    message.type === 'stream' && button('move', () => act.move(message)),
    // The server refuses to edit what has buttons.
    isOwn && message.submessages.length === 0 && button('edit', () => act.edit(message)),
    (isOwn || store.me.is_admin) && button('delete', (event) => askTwice(event, () => act.delete(message))),
  );
}

const hasReacted = ({ reactions }, { emoji_code }, { me }) =>
  reactions.some((one) => one.emoji_code === emoji_code && one.user_id === me.user_id);

/** The first press changes what the button says. */
function askTwice({ currentTarget: button }, doIt) {
  if (button.dataset.sure) return doIt();
  button.dataset.sure = 'yes';
  button.textContent = word('reallyDelete');
  button.addEventListener('blur', () => {
    delete button.dataset.sure;
    button.textContent = word('delete');
  });
}

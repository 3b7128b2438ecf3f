// What one does with a message that is there: react, reply by its buttons, edit, delete, open its files.
/* global location */
import { chooseMove } from './dialogs.js';
import { byId, element } from './dom.js';
import { hashOf, placeOf } from './places.js';
import { word } from './words.js';

/**
 * `tell` says what went wrong, and takes it back with the next attempt; `redraw` shows what has changed meanwhile; `insert`
 * puts words into the box; `channels()` are those to move to; `longest()` is how many characters a message may have.
 */
export function actsOf(call, { tell, redraw, insert, channels, longest }) {
  async function attempt(doing) {
    tell(undefined);
    try {
      await doing;
      return true;
    } catch (error) {
      tell(word('failed')(error.message));
      return false;
    }
  }

  return {
    react({ id }, { emoji_name, emoji_code, reaction_type }, isToBeThere) {
      const method = isToBeThere ? 'POST' : 'DELETE';
      const emoji = { emoji_name, emoji_code, reaction_type };
      return attempt(call(method, `messages/${id}/reactions`, emoji));
    },
    /** As Zulip's web app: to where the message is, in channels behind a mention of its sender. Oneself among others does no harm. */
    reply(message, reply) {
      const place = placeOf(message);
      const mention = place.userIds ? '' : `@**${message.sender_full_name}** `;
      return attempt(sendTo(call, place, mention + reply));
    },
    /** Into the box, as Zulip's apps do it. */
    quote: (message) =>
      attempt(
        call('GET', `messages/${message.id}`, { apply_markdown: false }).then((answer) =>
          insert(quoteOf(message, answer.message.content, channels())),
        ),
      ),
    move: (message) => chooseMove(message, channels(), (to) => move(call, message, to)),
    resolve: ({ id }, topic) =>
      attempt(call('PATCH', `messages/${id}`, { topic: resolved(topic), propagate_mode: 'change_all' })),
    delete: ({ id }) => attempt(call('DELETE', `messages/${id}`)),
    edit: (message) => attempt(edit(message, call, { attempt, tell, redraw, longest })),
  };
}

const mark = '✔ ';
export const isResolved = (topic) => topic.startsWith(mark);
const resolved = (topic) => (isResolved(topic) ? topic.slice(mark.length) : mark + topic);

function quoteOf(message, content, channels) {
  const { sender_full_name: name, sender_id: senderId, id } = message;
  const fence = '`'.repeat(Math.max(3, ...(content.match(/`+/g) ?? []).map((run) => run.length + 1)));
  const place = hashOf(placeOf(message), new Map(channels.map((one) => [one.stream_id, one])));
  const link = `${location.origin}/${place}/near/${id}`;
  return `@_**${name}|${senderId}** [${word('saidBefore')}](${link}):\n${fence}quote\n${content}\n${fence}\n`;
}

/** Gives why it was refused; undefined when it was done. */
async function move(call, message, { channelId, topic, mode }) {
  const to = {
    ...(channelId !== message.stream_id && { stream_id: channelId }),
    ...(topic !== message.subject && { topic }),
  };
  if (Object.keys(to).length === 0) return undefined;
  try {
    await call('PATCH', `messages/${message.id}`, { ...to, propagate_mode: mode });
    return undefined;
  } catch (error) {
    return word('failed')(error.message);
  }
}

export function sendTo(call, { channelId, topic, userIds }, content) {
  const to = userIds ? { type: 'private', to: userIds } : { type: 'stream', to: String(channelId), topic };
  return call('POST', 'messages', { ...to, content, read_by_sender: true });
}

/** What to say of a text that the server would cut silently; blank lines at its end are none of it. */
export function tooLongFor(text, most = Infinity) {
  const length = Array.from(text.trimEnd()).length;
  return length > most ? word('tooLong')(length, most) : undefined;
}

/** A form takes the place of the content until it is saved or left. */
async function edit({ id }, call, { attempt, tell, redraw, longest }) {
  const { message } = await call('GET', `messages/${id}`, { apply_markdown: false });
  const content = byId(`content-${id}`);
  if (!content || content.hidden) return;
  const text = element('textarea', { rows: 3, 'aria-label': word('editMessage') });
  text.value = message.content;

  const leave = () => {
    form.remove();
    content.hidden = false;
    byId(`message-${id}`)?.focus();
    redraw();
  };
  /** What the server refuses, or would cut, stays there to be changed. */
  const save = async () => {
    const tooLong = tooLongFor(text.value, longest());
    tell(tooLong);
    if (tooLong !== undefined) return;
    const isSaved =
      text.value === message.content ||
      (await attempt(call('PATCH', `messages/${id}`, { content: text.value })));
    if (isSaved) leave();
  };
  const form = element(
    'form',
    {
      class: 'edit',
      submit: (event) => {
        event.preventDefault();
        void save();
      },
      keydown: (event) => {
        event.stopPropagation();
        if (event.key === 'Escape') leave();
        if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.target !== text) return;
        event.preventDefault();
        void save();
      },
    },
    text,
    element(
      'div',
      { class: 'edit-buttons' },
      element('button', { type: 'submit', class: 'primary' }, word('save')),
      element('button', { type: 'button', class: 'quiet', click: leave }, word('cancel')),
    ),
  );
  content.hidden = true;
  content.after(form);
  text.focus();
}

/** Gives a file's address that can be opened without the key; each is asked for once. */
export function fileResolver(call) {
  const asked = new Map();
  return (path) => {
    const known =
      asked.get(path) ??
      call('GET', path.slice(1)).then(
        ({ url }) => url,
        () => undefined,
      );
    asked.set(path, known);
    return known;
  };
}

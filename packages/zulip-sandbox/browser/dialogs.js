// What opens over the page: an image in its size, a choice of people, a place to move to.
/* global document */
import { byId, element } from './dom.js';
import { word } from './words.js';

/** Escape and a click beside it close it. Gives what closes it. */
function open(label, ...content) {
  const dialog = byId('dialog');
  const close = () => dialog.close();
  dialog.setAttribute('aria-label', label);
  dialog.replaceChildren(
    element(
      'header',
      { class: 'bar' },
      element('h2', {}, label),
      element('button', { type: 'button', class: 'quiet', 'aria-label': word('close'), click: close }, '×'),
    ),
    ...content,
  );
  dialog.onclick = ({ target }) => {
    if (target === dialog) close();
  };
  dialog.showModal();
  return close;
}

/** Higher than this many times its width, and nobody could read it when it is all in sight. */
const tall = 1.5;

export function enlarge(image) {
  const isTall = image.naturalHeight > image.naturalWidth * tall;
  const isWide = image.naturalWidth > document.documentElement.clientWidth;
  const shape = `enlarged${isTall ? ' is-tall' : ''}${isWide ? ' is-wide' : ''}`;
  open(image.alt, element('img', { class: shape, src: image.src, alt: image.alt }));
}

/** `begin(userIds)` gets those that were chosen. */
export function chooseConversation(users, begin) {
  const boxes = users.map((user) =>
    element(
      'label',
      {},
      element('input', { type: 'checkbox', value: user.user_id }),
      element('span', {}, user.full_name),
    ),
  );
  const form = element(
    'form',
    {
      submit: (event) => {
        event.preventDefault();
        const ids = boxes.map((box) => box.firstChild).filter(({ checked }) => checked);
        if (ids.length === 0) return;
        close();
        begin(ids.map(({ value }) => Number(value)));
      },
    },
    element('fieldset', {}, element('legend', {}, word('withWhom')), ...boxes),
    element('button', { type: 'submit', class: 'primary' }, word('beginConversation')),
  );
  const close = open(word('newConversation'), form);
}

/** `move({ channelId, topic, mode })` gives a promise of whether it was done. */
export function chooseMove(message, channels, move) {
  const channel = element(
    'select',
    {},
    ...channels.map(({ stream_id, name }) => element('option', { value: stream_id }, `#${name}`)),
  );
  channel.value = String(message.stream_id);
  const topic = element('input', { maxlength: 60 });
  topic.value = message.subject;
  const mode = element(
    'select',
    {},
    ...['change_all', 'change_later', 'change_one'].map((one) =>
      element('option', { value: one }, word(one)),
    ),
  );
  const labelled = (name, field) => element('label', {}, element('span', {}, word(name)), field);
  const problem = element('p', { class: 'problem', role: 'alert' });
  const submit = async (event) => {
    event.preventDefault();
    const why = await move({ channelId: Number(channel.value), topic: topic.value.trim(), mode: mode.value });
    if (why === undefined) close();
    else problem.textContent = why;
  };
  const form = element(
    'form',
    { submit },
    labelled('channel', channel),
    labelled('topic', topic),
    labelled('what', mode),
    problem,
    element('button', { type: 'submit', class: 'primary' }, word('move')),
  );
  const close = open(word('moveTitle'), form);
}

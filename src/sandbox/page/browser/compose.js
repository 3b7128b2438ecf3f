// The box to write in: with the mention of the bot in channels, suggestions where nothing was said yet, and drafts.
/* global document */
import { byId, element } from './dom.js';
import { suggestedQuestions, word } from './words.js';

const form = byId('compose');
const text = byId('compose-text');
const topicRow = byId('topic-row');
const topic = byId('topic');
const problem = byId('compose-problem');
const mentionButton = byId('mention');

/** `send(place, content)` gives a promise; `onSent(place)` comes after it. Gives `show(place, names)`. */
export function composeBox({ botName, send, onSent }) {
  const mention = `@**${botName}** `;
  const drafts = new Map();
  let place;

  const isChannel = () => place?.channelId !== undefined;
  const startText = () => (isChannel() ? mention : '');
  const hasWords = () => text.value.replace(mention.trim(), '').trim() !== '';

  function put(value) {
    text.value = value;
    fit();
  }

  async function submit() {
    if (!place || !hasWords()) return text.focus();
    const wanted = isChannel() && place.topic === undefined ? topic.value.trim() : place.topic;
    if (isChannel() && !wanted) {
      tell(word('topicMissing'));
      return topic.focus();
    }
    const [content, to] = [text.value, { ...place, topic: wanted }];
    put(startText());
    tell(undefined);
    try {
      await send(to, content);
      onSent(to);
    } catch (error) {
      put(content);
      tell(word('failed')(error.message));
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  text.addEventListener('input', fit);
  text.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void submit();
  });
  mentionButton.addEventListener('click', () => {
    if (!text.value.includes(mention.trim())) put(mention + text.value);
    text.focus();
  });

  function suggest(isEmpty) {
    const chips = suggestedQuestions().map((question) =>
      element(
        'button',
        {
          type: 'button',
          class: 'chip',
          click: () => {
            put(startText() + question);
            text.focus();
          },
        },
        question,
      ),
    );
    byId('suggestions').replaceChildren(...(isEmpty ? chips : []));
  }

  return {
    /** `name` is the place's, for people. */
    show(wanted, { name, isEmpty }) {
      const [before, now] = [keyOf(place), keyOf(wanted)];
      if (before !== now) {
        if (place) drafts.set(before, text.value);
        place = wanted;
        put(drafts.get(now) ?? startText());
        tell(undefined);
      }
      topicRow.hidden = !(isChannel() && place.topic === undefined);
      mentionButton.hidden = !isChannel();
      mentionButton.setAttribute('aria-label', word('mention')(botName));
      mentionButton.title = word('mention')(botName);
      text.placeholder = word('to')(name);
      text.setAttribute('aria-label', word('to')(name));
      suggest(isEmpty);
    },
    /** Another person begins anew. */
    forget() {
      drafts.clear();
      place = undefined;
    },
    focus() {
      text.focus();
      text.setSelectionRange(text.value.length, text.value.length);
    },
  };
}

const keyOf = (place) => JSON.stringify([place?.channelId, place?.topic, place?.userIds]);

function tell(what) {
  problem.hidden = what === undefined;
  problem.textContent = what ?? '';
}

/** As high as its text; the style sheet says how high at most. */
function fit() {
  const lines = text.value.split('\n').length;
  const wrapped = Math.ceil(text.value.length / Math.max(20, text.clientWidth / 8));
  text.rows = Math.min(Math.max(lines, wrapped, 1), 8);
}

/** Escape leads from the box to the messages, and from there back. */
export function escapeBetween(list) {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    if (form.contains(document.activeElement)) list.querySelector('.message[tabindex="0"]')?.focus();
    else if (list.contains(document.activeElement)) text.focus();
  });
}

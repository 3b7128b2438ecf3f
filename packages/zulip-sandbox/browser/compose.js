// The box to write in: with the mention of the bot in channels, suggestions where nothing was said yet, and drafts.
/* global document, matchMedia */
import { attaching } from './attach.js';
import { tooLongFor } from './acts.js';
import { byId } from './dom.js';
import { draftsOf } from './drafts.js';
import { suggest } from './suggestions.js';
import { word } from './words.js';

const form = byId('compose');
const text = byId('compose-text');
const topicRow = byId('topic-row');
const topic = byId('topic');
const problem = byId('compose-problem');
const mentionButton = byId('mention');

/**
 * `send(place, content)` gives a promise; `onSent(place)` comes after it. `onTyped(place, hasWords)` hears of
 * what is being written. Gives `show(place, names)`.
 */
export function composeBox({ botName, send, upload, onSent, onTyped, longest }) {
  const mention = `@**${botName}** `;
  let drafts = draftsOf(undefined);
  let place;

  const isChannel = () => place?.channelId !== undefined;
  const startText = () => (isChannel() ? mention : '');
  /** A topic that was typed is kept like the words; it is none of a place that has one. */
  const topicKey = (of) => `topic ${keyOf(of)}`;
  const hasWords = () => text.value.replace(mention.trim(), '').trim() !== '';
  const chosenPlace = () =>
    isChannel() && place.topic === undefined ? { ...place, topic: topic.value.trim() } : place;
  const attached = attaching(text, { draft, upload, tell });

  function put(value) {
    text.value = value;
    fit();
  }

  async function submit() {
    if (!place || !hasWords()) return text.focus();
    if (attached.isUnderWay()) return tell(word('stillUploading'));
    if (tooLong()) return text.focus();
    const to = chosenPlace();
    if (isChannel() && !to.topic) {
      tell(word('topicMissing'));
      return topic.focus();
    }
    const content = text.value;
    const kept = draft();
    onTyped(to, false);
    put(startText());
    keep();
    tell(undefined);
    try {
      await send(to, content);
      drafts.delete(topicKey({ ...to, topic: undefined }));
      onSent(to);
    } catch (error) {
      kept.putBack(content);
      tell(word('failed')(error.message));
    }
  }

  /** Says so before it is sent: the server would cut it silently. */
  function tooLong() {
    const why = tooLongFor(text.value, longest());
    if (why !== undefined || problem.dataset.about === 'length') tell(why);
    problem.dataset.about = why === undefined ? '' : 'length';
    return why !== undefined;
  }

  /** Kept with each letter, so that nothing is lost when the page is loaded again. */
  function keep() {
    if (!place) return;
    if (hasWords()) drafts.set(keyOf(place), text.value);
    else drafts.delete(keyOf(place));
  }

  /** The text of this place: in the box as long as one is there, then kept. */
  function draft() {
    const key = keyOf(place);
    const isHere = () => key === keyOf(place);
    return {
      insert(piece) {
        text.setRangeText(piece, text.selectionStart, text.selectionEnd, 'end');
        fit();
      },
      replace(old, piece) {
        const at = text.value.indexOf(old);
        const end = at + old.length;
        const caret = text.selectionStart === end ? 'end' : 'preserve';
        if (isHere() && at >= 0) text.setRangeText(piece, at, end, caret);
        else if (!isHere() && drafts.has(key))
          drafts.set(
            key,
            drafts.get(key).replace(old, () => piece),
          );
        fit();
      },
      /** What was written since is worth more. */
      putBack(content) {
        if (!isHere()) drafts.set(key, content);
        else if (!hasWords()) put(content);
        keep();
      },
    };
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  text.addEventListener('input', () => {
    fit();
    keep();
    tooLong();
    if (place) onTyped(chosenPlace(), hasWords());
  });
  topic.addEventListener('input', () => {
    if (topic.value === '') drafts.delete(topicKey(place));
    else drafts.set(topicKey(place), topic.value);
  });
  text.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void submit();
  });
  mentionButton.addEventListener('click', () => {
    if (!text.value.includes(mention.trim())) put(mention + text.value);
    text.focus();
  });

  return {
    /** `name` is the place's, for people. */
    show(wanted, { name, isEmpty }) {
      const [before, now] = [keyOf(place), keyOf(wanted)];
      if (before !== now) {
        keep();
        // Who was quicker than the page has begun already.
        const begun = !place && text.value !== '' ? text.value : undefined;
        place = wanted;
        put(begun ?? drafts.get(now) ?? startText());
        topic.value = drafts.get(topicKey(wanted)) ?? '';
        tell(undefined);
        keep();
        tooLong();
      }
      topicRow.hidden = !(isChannel() && place.topic === undefined);
      mentionButton.hidden = !isChannel();
      mentionButton.setAttribute('aria-label', word('mention')(botName));
      mentionButton.title = word('mention')(botName);
      text.placeholder = word('to')(name);
      text.setAttribute('aria-label', word('to')(name));
      suggest(isEmpty, (question) => {
        put(startText() + question);
        text.focus();
      });
    },
    /** Sends it at once; what was begun to be written stays. */
    ask(question) {
      const begun = hasWords() ? text.value : undefined;
      put(startText() + question);
      void submit();
      // A keyboard on the screen would hide the answer.
      if (matchMedia('(pointer: fine)').matches) text.focus();
      if (begun === undefined) return;
      put(begun);
      keep();
    },
    /** Another person has drafts of their own. */
    forget(userId) {
      drafts = draftsOf(userId);
      if (place) put('');
      place = undefined;
    },
    /** Where one was has another place. */
    carryTo(to) {
      if (hasWords()) drafts.set(keyOf(to), text.value);
      put(startText());
    },
    /** At the end of what is there, and one goes on writing. */
    insert(words) {
      put(hasWords() ? `${text.value.trimEnd()}\n${words}` : `${startText()}\n${words}`);
      keep();
      text.focus();
      text.setSelectionRange(text.value.length, text.value.length);
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

// The messages of the place one is at; only what has changed is drawn anew, so that what was unfolded stays so.
/* global document, queueMicrotask, requestAnimationFrame, ResizeObserver */
import { arrivals } from './arrivals.js';
import { byId } from './dom.js';
import { staysUnfolded } from './longMessages.js';
import { messageElement } from './message.js';
import { isWithin, placeOf } from './places.js';
import { rovingIn } from './roving.js';
import { currentLanguage, locale } from './words.js';

const continuesWithinSeconds = 180;
const atEndPixels = 80;

/**
 * Gives `draw(place)`, which shows the end of a place that is new, and follows it when the end was in sight, or when one
 * has written oneself; of what comes out of sight a button tells.
 */
export function conversation(context) {
  const list = byId('messages');
  const scroller = byId('scroller');
  const update = rovingIn(list, '.message', (all) => all.at(-1));
  const drawn = new Map();
  let before;
  let followedTo;
  let seen = 0;

  const isAtEnd = () =>
    scroller.scrollTop === followedTo ||
    scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < atEndPixels;
  const toEnd = () => {
    followedTo = showEnd(scroller, list.lastElementChild);
  };
  const tellArrivals = arrivals({ toEnd, isAtEnd });

  // An image has its size when it has come, and a long message is folded when its height is known. Beside the panel all
  // lines are shorter, and the end is further away than it was.
  let width = list.clientWidth;
  let wasAtEnd = true;
  // What one unfolds stays where one has pressed, wherever the end is then.
  let isUnfolding = false;
  list.addEventListener('click', ({ target }) => {
    if (!target.closest('summary, .unfold')) return;
    isUnfolding = true;
    requestAnimationFrame(() => requestAnimationFrame(() => (isUnfolding = false)));
  });
  scroller.addEventListener('scroll', () => {
    // What the browser keeps in its place while the lines become shorter is nobody's scrolling.
    if (list.clientWidth === width) wasAtEnd = isAtEnd();
  });
  new ResizeObserver(() => {
    const isOtherWidth = list.clientWidth !== width;
    width = list.clientWidth;
    if (isUnfolding) followedTo = undefined;
    else if (isAtEnd() || (isOtherWidth && wasAtEnd)) toEnd();
  }).observe(list);

  return function draw(place) {
    const key = JSON.stringify([place.channelId, place.topic, place.userIds]);
    const isNew = key !== before;
    const shown = messagesAt(place, context);
    const news = shown.filter(({ id }) => id > seen);
    const follows =
      isNew || isAtEnd() || news.some(({ sender_id }) => sender_id === context.store.me.user_id);
    const stays = follows ? () => undefined : keepInSight(scroller, list);
    before = key;

    const elements = shown.map((message, index) => {
      const show = around(message, shown[index - 1], place);
      const version = JSON.stringify([message, show, currentLanguage(), [...context.store.emoji.keys()]]);
      const kept = drawn.get(message.id);
      if (kept?.version === version) return kept.element;
      // What is being edited stays.
      if (kept?.element.querySelector('form')) return kept.element;
      const made = messageElement(message, show, context);
      drawn.set(message.id, { version, element: made });
      keepState(kept?.element, made);
      return made;
    });
    replaceChildrenOf(list, elements);
    byId('empty').hidden = shown.length > 0;
    // A feed without an article is none.
    list.hidden = shown.length === 0;
    update();
    if (place.near && isNew) point(byId(`message-${place.near}`));
    else if (follows) followedTo = showEnd(scroller, elements.at(-1));
    stays();
    if (follows) seen = shown.at(-1)?.id ?? 0;
    tellArrivals(follows ? 0 : news.length);
    return shown;
  };
}

function messagesAt(place, { store, history }) {
  return [...store.messages.values()]
    .filter((message) => isWithin(placeOf(message, store.me.user_id), place))
    .filter((message) => history.isShown(place, message))
    .sort((a, b) => a.id - b.id);
}

/** What one is reading stays where it is when something comes before it. Gives what puts it back there. */
function keepInSight(scroller, list) {
  const top = scroller.scrollTop + scroller.offsetTop;
  const read = [...list.children].find((one) => endOf(one) > top);
  const before = read && endOf(read) - scroller.scrollTop;
  return () => {
    // Perhaps drawn anew, without the day in front of it.
    const now = read && byId(read.id);
    if (now) scroller.scrollTop = endOf(now) - before;
  };
}

const endOf = (one) => one.offsetTop + one.offsetHeight;

/** The end, or the beginning of the last message when that is higher than there is room. Gives where that is. */
function showEnd(scroller, last) {
  scroller.scrollTop = scroller.scrollHeight;
  const top = last?.offsetTop - scroller.offsetTop;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  return scroller.scrollTop;
}

/** Brings a message into sight and the focus to it. */
export function point(element) {
  if (!element) return;
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
  element.classList.add('is-pointed-at');
}

function around(message, previous, place) {
  const isSameTopic = previous?.subject === message.subject;
  const day = dayOf(message);
  const isNewDay = !previous || dayOf(previous) !== day;
  return {
    day: isNewDay && day,
    topic: place.channelId !== undefined && place.topic === undefined && (!isSameTopic || isNewDay),
    isContinued:
      !isNewDay &&
      isSameTopic &&
      previous.sender_id === message.sender_id &&
      message.timestamp - previous.timestamp < continuesWithinSeconds,
  };
}

const dayOf = ({ timestamp }) =>
  new Date(timestamp * 1000).toLocaleDateString(locale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

/** What was unfolded and focused in a message that is drawn anew. */
function keepState(old, made) {
  if (!old) return;
  staysUnfolded(old, made);
  const folds = made.querySelectorAll('details');
  old.querySelectorAll('details').forEach((fold, index) => {
    if (folds[index]) folds[index].open = fold.open;
  });
  if (old.classList.contains('is-pointed-at')) made.classList.add('is-pointed-at');
  if (old.matches(':focus-within')) focusSoon(sameIn(made, old) ?? made);
}

/** The button or link that had the focus, drawn anew. */
function sameIn(made, old) {
  const focusable = 'a[href], button, summary';
  const at = [...old.querySelectorAll(focusable)].indexOf(document.activeElement);
  const same = made.querySelectorAll(focusable)[at];
  return same?.textContent === document.activeElement.textContent ? same : undefined;
}

/** As soon as it is in the page. */
const focusSoon = (made) => queueMicrotask(() => made.focus({ preventScroll: true }));

/** Elements that stay keep their place, their focus and their scroll position. */
function replaceChildrenOf(list, wanted) {
  const keep = new Set(wanted);
  for (const child of [...list.children]) if (!keep.has(child)) child.remove();
  wanted.forEach((child, index) => {
    if (list.children[index] !== child) list.insertBefore(child, list.children[index] ?? null);
  });
}

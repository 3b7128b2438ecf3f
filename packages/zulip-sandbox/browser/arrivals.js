// What has come while one reads elsewhere: a button leads to it.
import { byId } from './dom.js';
import { word } from './words.js';

/** `toEnd` shows the newest message; `isAtEnd` tells whether it is in sight. Gives `show(count)`. */
export function arrivals({ toEnd, isAtEnd }) {
  const button = byId('to-newest');
  const scroller = byId('scroller');

  function show(count) {
    button.hidden = count === 0;
    button.textContent = count === 0 ? '' : word('newMessages')(count);
  }

  button.addEventListener('click', () => {
    show(0);
    toEnd();
    byId('messages').lastElementChild?.focus({ preventScroll: true });
  });
  scroller.addEventListener('scroll', () => !button.hidden && isAtEnd() && show(0));
  return show;
}

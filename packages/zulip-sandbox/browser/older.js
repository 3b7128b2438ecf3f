// Older messages come when one scrolls towards the beginning, or presses the button there.
/* global requestAnimationFrame */
import { byId } from './dom.js';

const nearPixels = 300;

/** `load(place)` gives a promise; `isWhole(place)` is undefined as long as nothing is known. Gives `show(place)`. */
export function olderMessages({ load, isWhole }) {
  const button = byId('older');
  const scroller = byId('scroller');
  const list = byId('messages');
  let place;
  let isLoading = false;

  const isNear = () => scroller.scrollTop < nearPixels;

  /** Until there is something to scroll to: some of what comes is known already. */
  async function loadMore() {
    if (isLoading) return;
    isLoading = true;
    list.setAttribute('aria-busy', 'true');
    try {
      while (isWhole(place) === false && isNear()) {
        await load(place);
        await drawn();
      }
    } catch {
      // Tried again when one scrolls, or presses the button.
    }
    list.removeAttribute('aria-busy');
    isLoading = false;
  }

  scroller.addEventListener('scroll', () => place && isNear() && void loadMore());
  button.addEventListener('click', () => {
    list.querySelector('.message')?.focus({ preventScroll: true });
    void loadMore();
  });

  return function show(wanted) {
    place = wanted;
    button.hidden = isWhole(place) !== false;
  };
}

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

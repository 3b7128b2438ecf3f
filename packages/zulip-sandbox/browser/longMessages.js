// A very long message shows its beginning; a button shows the rest.
/* global ResizeObserver */
import { element } from './dom.js';
import { word } from './words.js';

/** Higher than this, in pixels; what one unfolds oneself stays as it is. */
const tooHigh = 1_400;

/** Measured once, when it is first in the page. */
const heights = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.offsetHeight === 0) continue;
    heights.unobserve(target);
    if (target.offsetHeight > tooHigh && !target.dataset.whole) fold(target);
  }
});

/** Who had unfolded the message before it was drawn anew has it unfolded still. */
export function staysUnfolded(old, made) {
  if (!old.querySelector('.unfold[aria-expanded="true"]')) return;
  made.querySelector('.content').dataset.whole = 'yes';
}

export const foldWhenLong = (content) => heights.observe(content);

function fold(content) {
  content.classList.add('is-folded');
  const button = element(
    'button',
    {
      type: 'button',
      class: 'plain unfold',
      'aria-expanded': 'false',
      click: () => {
        const isFolded = content.classList.toggle('is-folded');
        button.textContent = word(isFolded ? 'showWhole' : 'showLess');
        button.setAttribute('aria-expanded', String(!isFolded));
      },
    },
    word('showWhole'),
  );
  content.after(button);
}

// Questions to begin with, where nothing was said yet.
import { byId, element } from './dom.js';
import { suggestedQuestions } from './words.js';

let shown = '';

/** `choose` gets the one that is pressed. Those that stay keep the focus. */
export function suggest(isWanted, choose) {
  const wanted = isWanted ? suggestedQuestions().join() : '';
  if (wanted === shown) return;
  shown = wanted;
  const chips = suggestedQuestions().map((question) =>
    element('button', { type: 'button', class: 'chip', click: () => choose(question) }, question),
  );
  byId('suggestions').replaceChildren(...(isWanted ? chips : []));
}

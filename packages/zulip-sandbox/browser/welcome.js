// What whoever started the server says where nobody has spoken to the bot yet, with questions to press.
import { byId, element } from './dom.js';
import { currentLanguage } from './words.js';

let shown;

/** `welcome` has title, text and questions in each language. `ask` gets the question that is pressed. */
export function showWelcome(welcome, isWanted, ask) {
  const section = byId('welcome');
  section.hidden = !isWanted;
  if (!isWanted || shown === currentLanguage()) return;
  shown = currentLanguage();
  const { title, text, questions } = welcome[shown];
  const buttons = questions.map((question) =>
    element(
      'li',
      {},
      element('button', { type: 'button', class: 'chip', click: () => ask(question) }, question),
    ),
  );
  section.replaceChildren(element('h2', {}, title), element('p', {}, text), element('ul', {}, ...buttons));
}

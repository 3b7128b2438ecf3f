// The words of the page in the chosen language.
/* global document */
import { english } from './english.js';
import { german } from './german.js';

/** The suggestions that begin a conversation. */
const suggestions = {
  de: ['halteverbot köln münchen', 'halteverbot köln münchen pdf', 'themen', 'hilfe'],
  en: ['no-parking köln münchen', 'no-parking köln münchen pdf', 'topics', 'help'],
};

let language = 'de';

export const currentLanguage = () => language;
export const locale = () => (language === 'de' ? 'de-DE' : 'en-GB');
export const word = (name) => (language === 'de' ? german : english)[name];
export const suggestedQuestions = () => suggestions[language];

/** Changes the language of everything that stands in the page itself. */
export function speak(wanted) {
  language = wanted;
  document.documentElement.lang = wanted;
  applyWords(document);
}

export function applyWords(root) {
  for (const element of root.querySelectorAll('[data-word]'))
    element.textContent = word(element.dataset.word);
  for (const element of root.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', word(element.dataset.label));
  }
}

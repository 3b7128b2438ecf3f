// What this browser remembers: language, light or dark, and per tab the person.
/* global document, history, localStorage, location, navigator, sessionStorage, URLSearchParams */
import { byId } from './dom.js';
import { speak } from './words.js';

const asked = new URLSearchParams(location.search);
// What is chosen later counts, also after the page was loaded again.
history.replaceState(null, '', location.pathname + location.hash);

/**
 * `first` is the language until one is chosen, by default the browser's. `onChange` comes after it has changed. The address
 * can say `?lang=en&theme=dark`.
 */
export function settings(first, onChange) {
  const language = byId('language');
  const theme = byId('theme');
  language.value = asked.get('lang') ?? localStorage.getItem('language') ?? first ?? usualLanguage();
  theme.value = asked.get('theme') ?? localStorage.getItem('theme') ?? 'system';
  if (!language.value) language.value = 'de';
  if (!theme.value) theme.value = 'system';
  speak(language.value);
  light(theme.value);

  language.addEventListener('change', () => {
    localStorage.setItem('language', language.value);
    speak(language.value);
    onChange();
  });
  theme.addEventListener('change', () => {
    localStorage.setItem('theme', theme.value);
    light(theme.value);
  });
}

const usualLanguage = () => (navigator.language.startsWith('de') ? 'de' : 'en');

function light(theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** By the first name in the address, `?as=erika`, or as before in this tab. */
export function rememberedPerson(people) {
  const first = (asked.get('as') ?? '').toLowerCase();
  const id = Number(sessionStorage.getItem('person'));
  return (
    people.find(({ fullName }) => first && fullName.toLowerCase().startsWith(first)) ??
    people.find(({ userId }) => userId === id) ??
    people[0]
  );
}

export const rememberPerson = ({ userId }) => sessionStorage.setItem('person', String(userId));

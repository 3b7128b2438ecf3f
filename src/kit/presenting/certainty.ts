// How sure a figure is, in words.
import type { Lang, Text } from '../../document/index.ts';

const certainty: Readonly<Record<string, Text>> = {
  statutory: { de: 'amtlich geregelt', en: 'set by law' },
  typical: {
    de: 'typische Angabe, nicht amtlich',
    en: 'typical, not official',
  },
  illustrative: {
    de: 'Beispielwert, nicht bestätigt',
    en: 'example value, not confirmed',
  },
};

/** How sure a figure is, in words; a word that is not the service's own scale stays as it is. */
export const certaintyInWords = (word: string, lang: Lang) => certainty[word]?.[lang] ?? word;

/** What the service states no amount of, or has not confirmed. */
export const notConfirmed: Text = { de: 'nicht bestätigt', en: 'not confirmed' };

/** Behind an amount that the service calls an example. */
export const exampleBehind: Text = {
  de: ' (Beispielwert, nicht bestätigt)',
  en: ' (example value, not confirmed)',
};

/** The service calls something an example: nobody has confirmed it. */
export const isExample = (word: unknown): boolean => word === 'illustrative';

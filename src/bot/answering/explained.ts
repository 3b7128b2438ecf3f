// What a word means, where just that was asked: by itself, or in front of what the bot asks back once more.
import {
  type Document,
  inLanguage,
  joined,
  type Lang,
  note,
  type Sentence,
  strong,
  text,
} from '../../document/index.ts';
import type { Term } from '../../kit/index.ts';

/** „Erdsonde: Rohre in einem …“, one behind the other. */
const sentencesOn = (terms: readonly Term[], lang: Lang): Sentence =>
  joined(
    terms.map(({ called, says }) => [strong(text(called[lang][0] ?? '')), ': ', says[lang]]),
    ' ',
  );

/** The meaning alone. */
export const explainedTerms = (terms: readonly Term[], lang: Lang): Document => ({
  lang,
  headline: sentencesOn(terms, lang),
  notes: [
    note('answer', [
      inLanguage(lang)({
        de: 'Das erklärt nur das Wort und ist keine Angabe des Dienstes.',
        en: 'This only explains the word, and is nothing that the service states.',
      }),
    ]),
  ],
});

/** The question back, with what it is about in front; over the buttons too. Pure. */
export function explainedFirst(asking: Document, terms: readonly Term[]): Document {
  const { lang, headline, buttons } = asking;
  if (!asking.asksBack) return terms.length > 0 ? explainedTerms(terms, lang) : asking;
  const why = inLanguage(lang)({
    de: 'Davon hängt die Antwort ab.',
    en: 'The answer depends on that.',
  });
  const first: Sentence = terms.length > 0 ? sentencesOn(terms, lang) : [why];
  const inFront = (said: Sentence): Sentence => [...first, ' ', ...said];
  return {
    ...asking,
    headline: inFront(headline),
    ...(buttons ? { buttons: { ...buttons, heading: inFront(buttons.heading) } } : {}),
  };
}

// A number with its noun, which is another one for one: „1 Textbaustein“, „2 Textbausteine“.
import type { Lang, Text } from './document.ts';

/** For one, and for any other number. */
export type Noun = Readonly<Record<Lang, readonly [one: string, other: string]>>;

export function counted(count: number, noun: Noun): Text {
  const said = (lang: Lang) =>
    `${count.toLocaleString({ de: 'de-DE', en: 'en-GB' }[lang])} ${noun[lang][count === 1 ? 0 : 1]}`;
  return { de: said('de'), en: said('en') };
}

/** What several commands count. */
export const nouns = {
  city: { de: ['Stadt', 'Städte'], en: ['city', 'cities'] },
  combination: { de: ['Kombination', 'Kombinationen'], en: ['combination', 'combinations'] },
  topic: { de: ['Thema', 'Themen'], en: ['topic', 'topics'] },
  document: { de: ['Unterlage', 'Unterlagen'], en: ['document', 'documents'] },
} as const satisfies Record<string, Noun>;

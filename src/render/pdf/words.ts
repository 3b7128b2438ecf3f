// The words that only paper needs: headings, names of what stands at the top and the end, page numbers.
import type { Lang } from '../../document/index.ts';

const words = {
  de: {
    bot: 'Amtsbot',
    question: 'Frage',
    askedOn: 'Gefragt am',
    answer: 'Antwort',
    provenance: 'Stand und Quellen',
    asOf: 'Stand',
    status: 'Datenstatus',
    retrieved: 'abgerufen am',
    retrievedOn: 'Abgerufen am',
    sources: 'Quellen',
    notStated: 'nennt der Dienst nicht',
    page: 'Seite',
    of: 'von',
  },
  en: {
    bot: 'Amtsbot',
    question: 'Question',
    askedOn: 'Asked on',
    answer: 'Answer',
    provenance: 'Date and sources',
    asOf: 'As of',
    status: 'Data status',
    retrieved: 'retrieved on',
    retrievedOn: 'Retrieved on',
    sources: 'Sources',
    notStated: 'not stated by the service',
    page: 'Page',
    of: 'of',
  },
} as const;

export type Words = Readonly<Record<keyof (typeof words)['de'], string>>;

export const wordsIn = (lang: Lang): Words => words[lang];

export const quoted = (text: string, lang: Lang): string => (lang === 'de' ? `„${text}“` : `“${text}”`);

export const moreSources = (count: number, lang: Lang): string =>
  ({ de: `und ${count} weitere`, en: `and ${count} more` })[lang];

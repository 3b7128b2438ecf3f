// What the words of a question on founding a GmbH mean.
import { type Term, wordList } from '../../src/kit/index.ts';

export const terms: readonly Term[] = [
  {
    called: {
      de: wordList('Musterprotokoll, Mustersatzung'),
      en: wordList('standard template, Musterprotokoll'),
    },
    says: {
      de: 'Die Vorlage aus dem GmbH-Gesetz, Gesellschaftsvertrag und Geschäftsführer in einem; für einfache Gründungen, ändern darf man an ihr nichts.',
      en: 'The form in the law on GmbHs, articles and managing director in one; for simple foundings, and nothing in it may be changed.',
    },
    of: ['gesellschaftsvertrag'],
  },
  {
    called: {
      de: wordList('Eigene Satzung, individuelle Satzung, individuell, individueller Vertrag, Satzung'),
      en: wordList('Individual articles, own articles, articles of association'),
    },
    says: {
      de: 'Der Gesellschaftsvertrag, wie ihn die Gründer haben wollen; der Notar entwirft ihn.',
      en: 'Articles as the founders want them; the notary drafts them.',
    },
    of: ['gesellschaftsvertrag'],
  },
  {
    called: { de: ['Stammkapital'], en: ['share capital'] },
    says: {
      de: 'Das Geld, das die Gesellschafter der GmbH mitgeben; es bleibt ihr und ist keine Gebühr.',
      en: 'The money that the shareholders give the GmbH; it stays its own and is no fee.',
    },
  },
];

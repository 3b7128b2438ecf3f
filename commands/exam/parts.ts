// The parts of an examination's price that are asked for by themselves: „Wie hoch ist die Prüfungsgebühr?“
import { oneOf, type Recogniser } from '../../src/kit/index.ts';

const fee = oneOf({
  fee: {
    label: { de: 'Prüfungsgebühr', en: 'examination fee' },
    words: [
      ...['Prüfungskosten', 'IHK-Gebühr', 'IHK-Prüfungsgebühr', 'Gebühr', 'nur Prüfung', 'Prüfung allein'],
      ...['ohne Kurs', 'Prüfung ohne Kurs', 'without course', 'exam fee', 'fee'],
    ],
  },
});

const course = oneOf({
  course: {
    label: { de: 'Kurs', en: 'course' },
    words: ['kurskosten', 'kursgebühr', 'lehrgangskosten', 'lehrgangsgebühr', 'kurspreis', 'nur der kurs'],
  },
});

const material = oneOf({
  material: {
    label: { de: 'Lernmaterial', en: 'learning material' },
    words: [
      'Material',
      'Materialkosten',
      'Lernmaterialien',
      'Lehrmaterial',
      'Buch',
      'Bücher',
      'Lernbuch',
      'books',
    ],
  },
});

const including = new Set([
  'mit',
  'inkl',
  'inklusive',
  'samt',
  'und',
  'plus',
  'ohne',
  'with',
  'including',
  'and',
]);
const articles = new Set(['der', 'den', 'dem', 'the', 'a']);

/** „mit Kurs“ is about the sum; „Was kostet der Kurs?“ is not. */
const byItself = <Key extends string>(named: Recogniser<Key>): Recogniser<Key> => ({
  ...named,
  find: (words, context) =>
    named.find(words, context).filter(({ from }) => {
      const before = words[from - 1]?.plain ?? '';
      const isArticle = articles.has(before) || before === 'das' || before === 'die';
      return !including.has(isArticle ? (words[from - 2]?.plain ?? '') : before);
    }),
});

const announcing = new Set(['kurs', 'course']);

/** „aevo köln kurs intensiv“: there it only announces the kind. */
const courseByItself: Recogniser<'course'> = {
  ...course,
  find: (words, context) =>
    byItself(course)
      .find(words, context)
      .filter(
        ({ from }) => !announcing.has(words[from]?.plain ?? '') || articles.has(words[from - 1]?.plain ?? ''),
      ),
};

const known = oneOf({
  known: {
    label: { de: 'bekannt', en: 'known' },
    words: ['bestätigt', 'steht fest', 'schon fest', 'confirmed'],
  },
});

export const partArguments = {
  gebuehr: {
    recogniser: byItself(fee),
    label: { de: 'Prüfungsgebühr', en: 'examination fee' },
    named: true,
    optional: true,
  },
  kurskosten: {
    recogniser: courseByItself,
    label: { de: 'Kurs', en: 'course' },
    named: true,
    optional: true,
  },
  material: {
    recogniser: byItself(material),
    label: { de: 'Lernmaterial', en: 'learning material' },
    named: true,
    optional: true,
  },
  bekannt: {
    recogniser: known,
    label: { de: 'bekannt', en: 'known' },
    named: true,
    optional: true,
  },
} as const;

export type Part = 'fee' | 'course' | 'material';

export interface PartsAsked {
  readonly parts: readonly Part[];
  /** „Ist die Prüfungsgebühr bekannt?“ */
  readonly isKnownAsked: boolean;
}

interface Said {
  readonly gebuehr: Part | undefined;
  readonly kurskosten: Part | undefined;
  readonly material: Part | undefined;
  readonly bekannt: 'known' | undefined;
}

export const partsIn = ({ gebuehr, kurskosten, material: learning, bekannt }: Said): PartsAsked => ({
  parts: [gebuehr, kurskosten, learning].filter((part) => part !== undefined),
  isKnownAsked: bekannt !== undefined,
});

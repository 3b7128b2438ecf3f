// The parts of the founding cost that are asked for by themselves: „Was kostet der Notar?“
import { oneOf, type Recogniser, type Text, type Word } from '../../src/kit/index.ts';

export const parts = {
  notary: {
    label: { de: 'Notar', en: 'notary' },
    words: ['Notarkosten', 'Notargebühr', 'Beurkundung', 'notary fee'],
  },
  register: {
    label: { de: 'Handelsregister', en: 'commercial register' },
    words: [
      ...['handelsregistereintrag', 'handelsregistereintragung', 'handelsregistergebühr', 'registergebühr'],
      ...['registergericht', 'amtsgericht', 'eintragung', 'register entry'],
    ],
  },
  tradeOffice: {
    label: { de: 'Gewerbeanmeldung', en: 'trade office' },
    words: ['gewerbeamt', 'gewerbeschein', 'gewerbe', 'trade registration', 'trade licence', 'trade license'],
  },
  shareCapital: {
    label: { de: 'Stammkapital', en: 'share capital' },
    words: ['Stammeinlage', 'Kapital', 'Mindestkapital', 'capital'],
  },
} as const;

export type Part = keyof typeof parts;

const price =
  /^(?:kost|teuer|preis|wieviel|viel|hoch|hoehe|betrag|zahl|bezahl|cost|price|fees?$|much|pay|enthalten|inklusive|included)|(?:kosten|gebuehr(?:en)?)$/;
const without = new Set(['ohne', 'kein', 'keine', 'keinen', 'without', 'no']);

/** A command line is as short as that. */
const mostOfLine = 4;

/** Only in a command line, or where a price is asked for: „Muss ich zum Notar?“ is another question. */
const partWord = <Key extends Part>(part: Key): Recogniser<Key> => {
  const named = oneOf({ [part]: parts[part] } as Record<Key, (typeof parts)[Key]>);
  return {
    ...named,
    find: (words, context) =>
      words.length <= mostOfLine || words.some(isPrice)
        ? named
            .find(words, context)
            .filter(({ from }) => !without.has(words[from - 1]?.plain ?? '') && !isTime(words, from))
        : [],
  };
};

/** „vor der Eintragung“ */
const isTime = (words: readonly Word[], from: number) =>
  words.slice(Math.max(0, from - 2), from).some(({ plain }) => ['vor', 'nach', 'before'].includes(plain));

const isPrice = ({ plain }: Word) => price.test(plain);

const asPart = <Key extends Part>(part: Key) =>
  ({ recogniser: partWord(part), label: parts[part].label as Text, named: true, optional: true }) as const;

export const partArguments = {
  notar: asPart('notary'),
  handelsregister: asPart('register'),
  gewerbe: asPart('tradeOffice'),
  stammkapital: asPart('shareCapital'),
  enthalten: {
    recogniser: oneOf({
      included: {
        label: { de: 'enthalten', en: 'included' },
        words: ['inklusive', 'inbegriffen', 'eingerechnet', 'mit drin'],
      },
    }),
    label: { de: 'enthalten', en: 'included' },
    named: true,
    optional: true,
  },
} as const;

export interface PartsAsked {
  readonly parts: readonly Part[];
  /** „Ist es enthalten?“ */
  readonly isIncludedAsked: boolean;
}

type Said = {
  readonly [Key in 'notar' | 'handelsregister' | 'gewerbe' | 'stammkapital']: Part | undefined;
};

export const partsIn = (said: Said & { readonly enthalten: 'included' | undefined }): PartsAsked => ({
  parts: [said.notar, said.handelsregister, said.gewerbe, said.stammkapital].filter(
    (part) => part !== undefined,
  ),
  isIncludedAsked: said.enthalten !== undefined,
});

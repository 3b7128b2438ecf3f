// The contract's two kinds of articles, the parts of the cost, and what people say about them.
import { both, oneOf, option, type Recogniser, type Word, wordList } from '../../src/kit/index.ts';

export const contracts = {
  muster: {
    label: { de: 'Musterprotokoll', en: 'standard template (Musterprotokoll)' },
    withIt: { de: 'mit Musterprotokoll', en: 'with the standard template (Musterprotokoll)' },
    words: wordList(`
      mustersatzung, mustervertrag, standardsatzung, standardvertrag, standardprotokoll, template,
      standard template, standard articles, model articles, model protocol, Standard, Vorlage,
      gesetzliche Vorlage
    `),
    told: [
      'von_der_stange | off_the_shelf | boilerplate',
      '0815 | 08_15 | vorgefertigt* | fertige* | vorgedruckt* + satzung | vertrag | gesellschaftsvertrag | vordruck',
    ],
  },
  individuell: {
    label: { de: 'eigene Satzung', en: 'individual articles' },
    withIt: { de: 'mit eigener Satzung', en: 'with individual articles' },
    words: wordList(`
      individuelle Satzung, eigene Satzung, maßgeschneiderte Satzung, individuell, eigener Vertrag,
      eigener Gesellschaftsvertrag, individueller Gesellschaftsvertrag, individueller Vertrag, individual,
      individual articles, own articles, custom articles, bespoke articles, Vertrag nach Maß,
      maßgeschneiderter Vertrag
    `),
    general: ['Satzung'],
    told: [
      'anwalt* | anwält* | rechtsanwalt* | jurist* | notar* + satzung | vertrag | gesellschaftsvertrag + schreib* | mach* | aufsetz* | setzt | ' +
        'setz* | entwirft | entwerf* | erstell* | formulier* | vom | von',
      'lawyer* | attorney | solicitor | notary + articles | contract | agreement + draft* | write* | by | from',
      'richtige* | ordentliche* | vernünftig* | ausführlich* | proper | full | detailed + vertrag | gesellschaftsvertrag | satzung | contract | ' +
        'agreement | articles',
    ],
  },
} as const;

export type Contract = keyof typeof contracts;
export const contractKinds = ['muster', 'individuell'] as const;

/** Whom the service reckons the notary for. */
export const notaryCases = {
  muster_1: {
    label: { de: 'eine Person mit Musterprotokoll', en: 'one founder with the standard template' },
  },
  muster_2_3: {
    label: both`zwei oder drei Personen mit Musterprotokoll
      two or three founders with the standard template`,
  },
  individuell_1: {
    label: { de: 'eine Person mit eigener Satzung', en: 'one founder with individual articles' },
  },
  individuell_2plus: {
    label: both`mindestens zwei Personen mit eigener Satzung
      two or more founders with individual articles`,
  },
} as const;

/** „Musterprotokoll“ or articles of one's own. */
export const anyArticles = oneOf(contracts, { either: contractKinds });

/** The parts of the cost that are asked for by themselves („Was kostet der Notar?“), called as their fields are. */
export const parts = {
  notary: {
    label: { de: 'Notar', en: 'notary' },
    words: ['Notarkosten', 'Notargebühr', 'Beurkundung', 'notary fee'],
  },
  register: {
    label: { de: 'Handelsregister', en: 'commercial register' },
    words: wordList(`
      handelsregistereintrag, handelsregistereintragung, handelsregistergebühr, registergebühr,
      registergericht, amtsgericht, eintragung, register entry
    `),
  },
  tradeOffice: {
    label: { de: 'Gewerbeanmeldung', en: 'trade office' },
    words: ['gewerbeamt', 'gewerbeschein', 'gewerbe', 'trade registration', 'trade licence', 'trade license'],
  },
  capital: {
    label: { de: 'Stammkapital', en: 'share capital' },
    words: wordList(`
      Stammeinlage, Kapital, Mindestkapital, capital, einzahlen, eingezahlt, Einzahlung, einzuzahlen,
      Mindesteinzahlung, aufs Konto, auf dem Konto, auf das Konto, paid in
    `),
  },
  dues: {
    label: { de: 'IHK-Beitrag', en: 'IHK contribution' },
    words: wordList(`
      IHK-Jahresbeitrag, Kammerbeitrag, Mitgliedsbeitrag, IHK-Mitgliedschaft, IHK, IHK fee, IHK dues,
      IHK membership, chamber contribution
    `),
  },
} as const;

export type Part = keyof typeof parts;

const price =
  /^(?:kost|teuer|preis|nimm|verlang|berechn|charg|wieviel|viel|hoch|hoehe|betrag|zahl|bezahl|cost|price|fees?$|much|high$|pay|enthalten|inklusive|inbegriffen|eingerechnet|drin$|included)|(?:kosten|gebuehr(?:en)?|beitrag)$/;
/** „außer dem Stammkapital“, „not counting the capital“ */
const without =
  /(?:^| )(?:ohne|kein|keine|keinen|ausser|neben|abgesehen von|without|no|excluding|except|besides|not counting|not including|apart from)(?: (?:das|dem|der|die|the|any))?$/;

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
            .filter(({ from }) => !without.test(before(words, from)) && !isTime(words, from))
        : [],
  };
};

const before = (words: readonly Word[], from: number) =>
  words
    .slice(Math.max(0, from - 3), from)
    .map(({ plain }) => plain)
    .join(' ');

/** „vor der Eintragung“ */
const isTime = (words: readonly Word[], from: number) =>
  words.slice(Math.max(0, from - 2), from).some(({ plain }) => ['vor', 'nach', 'before'].includes(plain));

const isPrice = ({ plain }: Word) => price.test(plain);

const asPart = <Key extends Part>(part: Key) => option(partWord(part), parts[part].label);

export const partArguments = {
  notar: asPart('notary'),
  handelsregister: asPart('register'),
  gewerbe: asPart('tradeOffice'),
  stammkapital: asPart('capital'),
  ihk: asPart('dues'),
  enthalten: option(
    oneOf({
      included: {
        label: { de: 'enthalten', en: 'included' },
        words: ['inklusive', 'inbegriffen', 'eingerechnet', 'mit drin'],
      },
    }),
    { de: 'enthalten', en: 'included' },
  ),
} as const;

export interface PartsAsked {
  readonly parts: readonly Part[];
  /** „Ist es enthalten?“ */
  readonly isIncludedAsked: boolean;
}

type Said = {
  readonly [Key in Exclude<keyof typeof partArguments, 'enthalten'>]: Part | undefined;
};

export const partsIn = (said: Said & { readonly enthalten: 'included' | undefined }): PartsAsked => ({
  parts: [said.notar, said.handelsregister, said.gewerbe, said.stammkapital, said.ihk].filter(
    (part) => part !== undefined,
  ),
  isIncludedAsked: said.enthalten !== undefined,
});

// The contract's two kinds of articles, the parts of the cost, and what people say about them.
import { both, called, oneOf, option, partOption, type Word } from '../../src/kit/index.ts';

export const contracts = {
  muster: {
    ...called`Musterprotokoll | standard template (Musterprotokoll) | mustersatzung, mustervertrag,
      standardsatzung, standardvertrag, standardprotokoll, template, standard template, standard articles,
      model articles, model protocol, Standard, Vorlage, gesetzliche Vorlage`,
    withIt: { de: 'mit Musterprotokoll', en: 'with the standard template (Musterprotokoll)' },
    told: [
      'von_der_stange | off_the_shelf | boilerplate',
      '0815 | 08_15 | vorgefertigt* | fertige* | vorgedruckt* + satzung | vertrag | gesellschaftsvertrag | vordruck',
    ],
  },
  individuell: {
    ...called`eigene Satzung | individual articles | individuelle Satzung, maßgeschneiderte Satzung,
      eigener Vertrag, individueller Vertrag, individual, own articles, custom articles, bespoke articles,
      Vertrag nach Maß, maßgeschneiderter Vertrag`,
    withIt: { de: 'mit eigener Satzung', en: 'with individual articles' },
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
  notary: called`Notar | notary | Notarkosten, Notargebühr, Beurkundung, notary fee`,
  register: called`Handelsregister | commercial register | handelsregistereintragung, registergebühr,
    registergericht, amtsgericht, eintragung, register entry`,
  tradeOffice: called`Gewerbeanmeldung | trade office | gewerbeamt, gewerbeschein, gewerbe,
    trade registration, trade licence, trade license`,
  capital: called`Stammkapital | share capital | Stammeinlage, Kapital, Mindestkapital, einzahlen,
    eingezahlt, Einzahlung, einzuzahlen, Mindesteinzahlung, auf das Konto, paid in`,
  dues: called`IHK-Beitrag | IHK contribution | IHK-Jahresbeitrag, Kammerbeitrag, Mitgliedsbeitrag,
    IHK-Mitgliedschaft, IHK, IHK fee, IHK dues, IHK membership, chamber contribution`,
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
const asPart = <Key extends Part>(part: Key) =>
  partOption(
    part,
    parts[part],
    ({ from }, words) =>
      (words.length <= mostOfLine || words.some(isPrice)) &&
      !without.test(before(words, from)) &&
      !isTime(words, from),
  );

const before = (words: readonly Word[], from: number) =>
  words
    .slice(Math.max(0, from - 3), from)
    .map(({ plain }) => plain)
    .join(' ');

/** „vor der Eintragung“ */
const isTime = (words: readonly Word[], from: number) =>
  words.slice(Math.max(0, from - 2), from).some(({ plain }) => ['vor', 'nach', 'before'].includes(plain));

const isPrice = ({ plain }: Word) => price.test(plain);

const partOptions = {
  notar: asPart('notary'),
  handelsregister: asPart('register'),
  gewerbe: asPart('tradeOffice'),
  stammkapital: asPart('capital'),
  ihk: asPart('dues'),
} as const;

const isIncluded = oneOf({
  included: called`enthalten | included | inklusive, inbegriffen, eingerechnet, mit drin`,
});

export const partArguments = {
  ...partOptions,
  enthalten: option(isIncluded, { de: 'enthalten', en: 'included' }),
} as const;

export interface PartsAsked {
  readonly parts: readonly Part[];
  /** „Ist es enthalten?“ */
  readonly isIncludedAsked: boolean;
}

type Said = { readonly [Key in keyof typeof partOptions]: Part | undefined };

/** In the order in which they are told. */
export const partsIn = (said: Said & { readonly enthalten: 'included' | undefined }): PartsAsked => ({
  parts: (Object.keys(partOptions) as (keyof Said)[]).flatMap((name) => said[name] ?? []),
  isIncludedAsked: said.enthalten !== undefined,
});

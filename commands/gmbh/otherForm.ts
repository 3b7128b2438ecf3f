// Other legal forms, and taxes, which people ask about beside the GmbH: there are no figures for them, and that is said at once.
import {
  both,
  type Candidate,
  oneOf,
  onlyWhere,
  plainIn,
  type Recogniser,
  text,
  type Text,
  unanswerable,
  type Word,
  wordList,
} from '../../src/kit/index.ts';

/** Each with its article, as the sentence about it begins. */
const forms = {
  ug: {
    label: {
      de: 'Die UG (haftungsbeschränkt, „Mini-GmbH“)',
      en: 'The UG (“mini GmbH”)',
    },
    words: ['ug', 'UG-Gründung', 'mini-gmbh', 'unternehmergesellschaft', 'haftungsbeschränkt'],
  },
  coKg: {
    label: { de: 'Die GmbH & Co. KG', en: 'The GmbH & Co. KG' },
    words: ['co kg', 'gmbh co kg', 'gmbh und co kg', 'gmbh and co kg', 'co.kg'],
  },
  nonProfit: {
    label: { de: 'Die gemeinnützige GmbH', en: 'The non-profit GmbH' },
    words: ['gGmbH', 'gemeinnützig', 'non-profit'],
  },
  ohg: {
    label: { de: 'Die OHG', en: 'The OHG (general partnership)' },
    words: ['OHG', 'offene Handelsgesellschaft', 'general partnership'],
  },
  kg: {
    label: { de: 'Die KG', en: 'The KG (limited partnership)' },
    words: ['kg', 'kgaa', 'kommanditgesellschaft', 'limited partnership'],
  },
  gbr: {
    label: { de: 'Die GbR', en: 'The GbR (civil-law partnership)' },
    words: wordList(`
      gbr, egbr, gesellschaft bürgerlichen rechts, bgb-gesellschaft, personengesellschaft,
      partnerschaftsgesellschaft, partg, partgmbb
    `),
  },
  ag: {
    label: { de: 'Die Aktiengesellschaft', en: 'The stock corporation (AG)' },
    words: ['ag', 'aktiengesellschaft', 'stock corporation'],
  },
  verein: {
    label: { de: 'Der Verein', en: 'The association (Verein)' },
    words: wordList(`
      Verein, e.V., Vereinsgründung, Vereinsregister, Vereinssatzung, Sportverein, Förderverein,
      registered association
    `),
  },
  stiftung: {
    label: { de: 'Die Stiftung', en: 'The foundation (Stiftung)' },
    words: ['Stiftung', 'Stiftungsgründung', 'charitable trust'],
  },
  genossenschaft: {
    label: { de: 'Die Genossenschaft', en: 'The cooperative (eG)' },
    words: ['Genossenschaft', 'Genossenschaftsgründung', 'cooperative'],
  },
  einzelunternehmen: {
    label: { de: 'Das Einzelunternehmen', en: 'The sole proprietorship' },
    words: wordList(`
      Einzelunternehmen, Einzelfirma, Kleingewerbe, Kleinunternehmen, Freiberufler, e.K.,
      eingetragener Kaufmann, sole proprietorship, sole trader, soloselbstständig, freelancer
    `),
  },
  limited: {
    label: { de: 'Die Limited', en: 'The limited company (Ltd)' },
    words: ['ltd', 'private limited company'],
  },
} as const;

const anyTax = oneOf({
  taxes: {
    label: { de: 'Steuern', en: 'taxes' },
    words: wordList(`
      Steuer, Gewerbesteuer, Körperschaftsteuer, Körperschaftssteuer, Kapitalertragsteuer, Gewerbesteuersatz,
      Gewerbesteuerhebesatz, Hebesatz, Steuersatz, Steuerlast, Steuerbelastung, Besteuerung, trade tax,
      corporate tax, corporation tax, income tax, tax
    `),
  },
});

/** Shorter words are compared as they stand: „Verein“ is near to too much. */
const shortestMistyped = 9;

/** „Wohnungsgenossenschaft“ and „Steuerbescheid“ are no legal form and no tax. */
const isRead = (words: readonly Word[], { from, corrected, isInside }: Candidate<unknown>) =>
  !isInside && (!corrected || (words[from]?.plain.length ?? 0) >= shortestMistyped);

/** „u.g.“ is „unten genannt“. */
const isAbbreviation = (words: readonly Word[], { from }: Candidate<unknown>) =>
  words[from]?.plain === 'ug' && words[from].text.includes('.');

/** „a limited company (GmbH)“: the German name behind it says which is meant. */
const isGmbh = (words: readonly Word[], { to }: Candidate<unknown>) =>
  words.slice(to, to + 2).some(({ plain }) => plain === 'gmbh');

type Form = keyof typeof forms;

const taxWord = /steuer|hebesatz|tax/;

const meantForm = onlyWhere(
  oneOf(forms),
  (found, words) => isRead(words, found) && !isAbbreviation(words, found) && !isGmbh(words, found),
);
/** „Kapital“ is no „Kapitalertragsteuer“. */
const meantTax = onlyWhere(
  anyTax,
  (found, words) => !found.corrected && !found.isInside && taxWord.test(plainIn(words, found)),
);
const ofForm = unanswerable(meantForm, (form) => notCovered(form));
const ofTax = unanswerable(meantTax, () => noTaxes);

export const otherForm: Recogniser<Form | 'taxes'> = {
  show: (said, lang) => (said === 'taxes' ? anyTax.show(said, lang) : text(forms[said].label[lang])),
  find: (words, context) => [...ofForm.find(words, context), ...ofTax.find(words, context)],
};

const notCovered = (form: Form): Text => ({
  de: `${forms[form].label.de} ist im Rechner nicht enthalten, und aus den Kosten der GmbH leite ich keine ab. Die der GmbH nenne ich mit „gmbh“ und der Stadt.`,
  en: `${forms[form].label.en} is not covered by the calculator, and I derive nothing from the cost of a GmbH. For a GmbH, ask “gmbh-founding” and the city.`,
});

const noTaxes: Text = both`Steuern sind im Rechner nicht enthalten: er nennt nur, was die Gründung einer GmbH kostet. Das sage ich mit „gmbh“ und der Stadt.
  Taxes are not covered by the calculator: it only states what founding a GmbH costs. For that, ask “gmbh-founding” and the city.`;

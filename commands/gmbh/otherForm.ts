// Other legal forms, and taxes, which people ask about beside the GmbH: there are no figures for them, and that is said at once.
import {
  both,
  called,
  type Candidate,
  oneOf,
  onlyWhere,
  plainIn,
  type Recogniser,
  text,
  type Text,
  unanswerable,
  type Word,
  wordsIn,
} from '../../src/kit/index.ts';

/** Each with its article, as the sentence about it begins. */
const forms = {
  ug: called`Die UG (haftungsbeschränkt, „Mini-GmbH“) | The UG (“mini GmbH”) | UG-Gründung, mini-gmbh,
    unternehmergesellschaft, haftungsbeschränkt`,
  coKg: called`Die GmbH & Co. KG | The GmbH & Co. KG | gmbh und co kg, gmbh and co kg`,
  nonProfit: called`Die gemeinnützige GmbH | The non-profit GmbH | gGmbH, gemeinnützig`,
  ohg: called`Die OHG | The OHG (general partnership) | offene Handelsgesellschaft, general partnership`,
  kg: called`Die KG | The KG (limited partnership) | kgaa, kommanditgesellschaft, limited partnership`,
  gbr: called`Die GbR | The GbR (civil-law partnership) | egbr, gesellschaft bürgerlichen rechts,
    bgb-gesellschaft, personengesellschaft, partnerschaftsgesellschaft, partg, partgmbb`,
  ag: called`Die Aktiengesellschaft | The stock corporation (AG) | aktiengesellschaft, stock corporation`,
  verein: called`Der Verein | The association (Verein) | e.V., Vereinsgründung, Vereinsregister,
    Vereinssatzung, Sportverein, Förderverein, registered association`,
  stiftung: called`Die Stiftung | The foundation (Stiftung) | Stiftungsgründung, charitable trust`,
  genossenschaft: called`Die Genossenschaft | The cooperative (eG) | Genossenschaftsgründung, cooperative`,
  einzelunternehmen: called`Das Einzelunternehmen | The sole proprietorship | Einzelfirma, Kleingewerbe,
    Kleinunternehmen, Freiberufler, e.K., eingetragener Kaufmann, sole trader, soloselbstständig, freelancer`,
  limited: called`Die Limited | The limited company (Ltd) | ltd, private limited company`,
} as const;

const anyTax = oneOf({
  taxes: called`Steuern | taxes | Steuer, Gewerbesteuer, Körperschaftsteuer, Körperschaftssteuer,
    Kapitalertragsteuer, Gewerbesteuerhebesatz, Hebesatz, Steuersatz, Steuerlast, Steuerbelastung,
    Besteuerung, trade tax, corporate tax, corporation tax, income tax, tax`,
});

/** Shorter words are compared as they stand: „Verein“ is near to too much. */
const shortestMistyped = 9;

/** „Wohnungsgenossenschaft“ and „Steuerbescheid“ are no legal form and no tax. */
const isRead = (words: readonly Word[], { from, to, corrected, isInside }: Candidate<unknown>) =>
  !isInside &&
  (!corrected || (words[from]?.plain.length ?? 0) >= shortestMistyped) &&
  !dropped.test(wordsIn(words, { from: to, to: to + mostToDrop }));

/** „von einer UG war die Rede, aber das ist vom Tisch“ */
const dropped = /vom tisch|verworfen|kein thema|keine option|off the table/i;
const mostToDrop = 8;

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

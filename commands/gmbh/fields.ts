// The fields of the resources on founding a GmbH: what one founding costs, and what is the same in all cities.
import {
  casesInCities,
  type Choice,
  declareFields,
  type FactsRecord,
  type FieldsRead,
  inFile,
  inFold,
  inRow,
  inSentence,
} from '../../src/kit/index.ts';
import { contractKinds, contracts, notaryCases } from './words.ts';

/** What is stated of every founding, and of all of them together. */
export const commonFields = declareFields({
  assumption: inSentence('text')`Annahme | Assumption | assumption, annahme`,
  leftOut: inFold('texts')`nicht in der Summe | Not in the total | not_included, nicht_enthalten`,
  capital: inFold('money')`Stammkapital | Share capital |
    stammkapital_mindestens, stammkapital_minimum, stammkapital, share_capital, capital`,
  capitalSaid: inRow('text')`Stammkapital | Share capital | capital, share_capital`,
  isCapitalInTotal: inFold('yesNo')`Stammkapital in der Summe | Share capital in the total |
    stammkapital_in_total, share_capital_in_total, stammkapital_in_gesamtkosten`,
  paidIn: inFold('money')`Stammkapital, vor der Eintragung einzuzahlen | Share capital to be paid in first |
    stammkapital_pay_in`,
  capitalNote: inFold('text')`Zum Stammkapital | On the share capital | stammkapital_note`,
  dues: inFold('money')`IHK-Beitrag im Jahr | Yearly IHK contribution | ihk_annual, ihk_beitrag`,
  duesSaid: inFold('text')`IHK-Beitrag | IHK contribution | chamber_dues, ihk_beitrag`,
  duesSure: inFold('certainty')`IHK-Beitrag: wie sicher | IHK contribution: how sure | ihk_annual_confidence`,
  areDuesInTotal: inFold('yesNo')`IHK-Beitrag in der Summe | IHK contribution in the total | ihk_in_total`,
  duesNote: inFold('text')`Zur IHK | On the IHK | ihk_note, ihk_hinweis`,
});

const itemFields = declareFields({
  item: inRow('text')`Posten | Item | label, item, posten`,
  net: inRow('money')`netto | Net | net, netto`,
});

const variantFields = declareFields({
  variant: inRow('text', { words: notaryCases })`Wer gründet | Founders | variant`,
  notary: inRow('money')`Notar | Notary | variant_notary`,
  founders: inFile('text')`Wer gründet | Founders | variant_founders`,
});

/** What is a row or in the fold, of one founding or of both kinds of articles. */
export const figureFields = declareFields({
  total: inRow('money')`Summe | Total | total, total_cost, gesamtkosten, gesamt, summe, gruendungskosten`,
  notary: inRow('money')`Notar | Notary | notary, notary_fee, notar, notarkosten, notary_cost`,
  register: inRow('money')`Handelsregister | Commercial register |
    handelsregister, register, commercial_register, registergebuehr`,
  tradeOffice: inRow('money')`Gewerbeanmeldung | Trade office |
    gewerbeamt, gewerbeanmeldung, trade_office, gewerbe`,
  days: inRow('days')`Dauer insgesamt | Duration in all |
    total_days, processing_days, dauer_tage, gesamtdauer_tage, takes`,
  ...commonFields,
  court: inFold('text')`Registergericht | Register court | registergericht, register_court, court`,
  chamber: inFold('text')`Kammer | Chamber | ihk, kammer, chamber_name`,
  notaryDays: inFold('days')`Dauer: Notar | Duration: notary | notary_days, notar_tage`,
  registerDays: inFold('days')`Dauer: Handelsregister | Duration: commercial register |
    register_days, handelsregister_tage`,
  tradeOfficeDays: inFold('days')`Dauer: Gewerbeanmeldung | Duration: trade office | gewerbe_days`,
  isOnline: inFold('yesNo')`online beim Notar möglich | Online at the notary |
    online_founding_available, online_founding, online_gruendung, online`,
  onlineNote: inFold('text')`Zur Online-Gründung | On founding online | online_founding_note`,
  onlineSince: inFile('date')`Online-Gründung seit | Online founding since | online_founding_since`,
  onlineMore: inFile('date')`Online-Gründung erweitert am | Online founding extended on |
    online_founding_extended`,
  tradeOnline: inFold('yesNo')`Gewerbeanmeldung online | Trade office online | gewerbe_online`,
  tradeNote: inFold('text')`Zur Gewerbeanmeldung | On the trade office | gewerbe_note`,
  variant: inSentence('text', { words: notaryCases })`Gerechnet für | Reckoned for | notary_variant`,
  founders: inSentence('text')`Gerechnet für | Reckoned for | founders, gruendende`,
  notaryNet: inFold('money')`Notar netto | Notary, net | notary_net`,
  vat: inFold('percent')`Umsatzsteuer auf den Notar | VAT on the notary |
    notary_vat_percent, notar_umsatzsteuer, vat_percent`,
  notaryNote: inFold('text')`Zur Obergrenze beim Notar | On the notary’s upper limit | notary_max_note`,
  notaryItems: inFold('entries', { of: itemFields })`Notarkosten im Einzelnen (ohne Umsatzsteuer) |
    Notary fees in detail (without VAT) |
    notary_items`,
  otherVariants: inFold('entries', { of: variantFields })`Notarkosten in anderen Fällen |
    Notary fees in other cases |
    other_variants`,
  entry: inFold('money')`Handelsregister: Eintragung | Register: entry | handelsregister_eintragung`,
  provision: inFold('money')`Handelsregister: Bereitstellung | Register: provision |
    handelsregister_bereitstellung`,
  inKind: inFold('text')`Sachgründung | Contribution in kind | sachgruendung_note`,
});

export const foundingFields = declareFields({
  cityName: inFold('text', { echoes: 'city' })`Stadt | City | city_name, stadt_name`,
  contract: inFold('text', { words: contracts, echoes: 'gesellschaftsvertrag' })`Gesellschaftsvertrag |
    Articles |
    gesellschaftsvertrag, vertrag, contract_type, contract`,
  ...figureFields,
});

export type FoundingRead = FieldsRead<typeof foundingFields>['values'];

/** What a founding costs in one city with one kind of articles. */
export type Founding = FieldsRead<typeof foundingFields> & { readonly city: Choice };

/** Every founding in the overview. */
export const foundingsIn = (answer: FactsRecord): readonly Founding[] =>
  casesInCities(answer, foundingFields, ['contract', 'total'], contractKinds);

/** What is stated for all of them, where a founding does not state it itself. */
export const withCommon = (
  values: FoundingRead,
  common: FieldsRead<typeof commonFields>['values'],
): FoundingRead => {
  const own = new Map<string, unknown>(Object.entries(values));
  return {
    ...values,
    ...Object.fromEntries(Object.entries(common).filter(([key]) => own.get(key) === undefined)),
  };
};

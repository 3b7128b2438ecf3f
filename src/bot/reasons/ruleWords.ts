// What the names in the formulas of services mean, in words, and what a name is called among the fields where it has
// another name there. A formula with any other name is not put into words.
import type { Text } from '../../document/index.ts';

interface RuleWord extends Text {
  readonly field?: string;
}

const words: Readonly<Record<string, RuleWord>> = {
  grant: { de: 'Zuschuss', en: 'grant' },
  subsidy: { de: 'Zuschuss', en: 'subsidy' },
  eligible: { de: 'förderfähige Kosten', en: 'eligible costs' },
  rate: { de: 'Fördersatz', en: 'rate' },
  own: { de: 'Eigenanteil', en: 'own contribution' },
  kosten: { de: 'Kosten', en: 'costs' },
  costs: { de: 'Kosten', en: 'costs' },
  price: { de: 'Kaufpreis', en: 'purchase price' },
  effective: { de: 'Preis nach Zuschuss', en: 'price after the subsidy' },
  yield: { de: 'Ertrag im Jahr', en: 'yield of a year' },
  self_consumption_share: { de: 'selbst verbrauchter Anteil', en: 'share that is used at home' },
  strom: { de: 'Strompreis', en: 'price of electricity', field: 'electricity_price' },
  yearly_savings: { de: 'Ersparnis im Jahr', en: 'savings of a year' },
  payback_years: { de: 'Amortisationszeit', en: 'payback time' },
  ten_year_savings: { de: 'Ersparnis in zehn Jahren', en: 'savings of ten years' },
  total: { de: 'Summe', en: 'sum' },
  fee: { de: 'Gebühr', en: 'fee' },
  base: { de: 'Grundgebühr', en: 'base fee' },
  Wunschkennzeichen: { de: 'Wunschkennzeichen', en: 'personalised plate' },
  notary: { de: 'Notar (brutto)', en: 'notary (with VAT)' },
  handelsregister: { de: 'Handelsregister', en: 'commercial register' },
  gewerbeanmeldung: { de: 'Gewerbeanmeldung', en: 'trade registration', field: 'gewerbeamt' },
  course_default: { de: 'Kurs', en: 'course', field: 'course' },
  'preparation.default': { de: 'Vorbereitung', en: 'preparation', field: 'preparation' },
  material: { de: 'Lernmaterial', en: 'material' },
  ihk_exam_fee: { de: 'Prüfungsgebühr der IHK', en: 'examination fee of the chamber' },
  self: { de: 'selbst genutzt', en: 'owner-occupied' },
  selbstnutzer: { de: 'selbst genutzt', en: 'owner-occupied' },
  oldHeating: { de: 'alte Heizung ersetzt', en: 'old heating replaced' },
  alteHeizung: { de: 'alte Heizung ersetzt', en: 'old heating replaced' },
  incomeUnder40000: { de: 'Einkommen bis 40.000 €', en: 'income up to €40,000' },
  einkommenUnter40000: { de: 'Einkommen bis 40.000 €', en: 'income up to €40,000' },
};

const known: ReadonlyMap<string, RuleWord> = new Map(Object.entries(words));

export const ruleWord = (name: string): Text | undefined => known.get(name);

export const synonyms: ReadonlyMap<string, string> = new Map(
  [...known].flatMap(([name, { field }]) => (field === undefined ? [] : [[name, field]])),
);

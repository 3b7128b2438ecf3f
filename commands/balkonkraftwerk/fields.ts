// The fields of the balcony solar resources: what one set costs and saves, and what is said of the city's programme.
import { declareFields, type FieldsRead, inFile, inFold, inRow, inSentence } from '../../src/kit/index.ts';
import { sizes } from './words.ts';

const electricity = inFold('eurosPerKilowattHour')`Strompreis | Electricity price |
  electricity_price_eur_kwh, electricity_price, default_electricity_price_eur_kwh, strompreis, strom`;

/** What is said of a city's programme. */
const programmeFields = declareFields({
  status: inSentence('text')`Stand | State | status_de, programme_status, foerderstatus`,
  note: inSentence('text')`Hinweis | Remark | note_de, note, foerderhinweis`,
  state: inFile('text')`Bundesland | State | state, bundesland`,
  rule: inFile('text')`Zuschussregel | Subsidy rule | rule_type, regel_art`,
  amount: inFold('money')`Zuschussregel: Betrag | Subsidy rule: amount | rule_amount`,
  share: inFold('percent')`Zuschussregel: vom Preis | Subsidy rule: of the price | rule_percent`,
  perWatt: inFold('money')`Zuschussregel: je Watt | Subsidy rule: per watt | per_wp`,
  mostShare: inFold('percent')`höchstens vom Preis | At most of the price | max_percent_of_price`,
  cap: inFold('money')`Zuschuss höchstens | Subsidy at most | rule_cap`,
  reduced: inFold('money')`bei geringem Einkommen | With a low income | reduced_income_amount`,
});

/** What holds everywhere. */
const legalFields = declareFields({
  registration: inFold('text')`Anmeldung | Registration | registration, anmeldung, registrierung`,
  inverter: inFold('number')`Wechselrichter höchstens (VA) | Inverter at most (VA) | max_inverter_va`,
  modules: inFold('watts')`Module höchstens | Modules at most | max_module_wp`,
  vat: inFold('percent')`Umsatzsteuer | VAT | vat_rate`,
  feedIn: inFold('text')`Einspeisevergütung | Feed-in tariff | feed_in_tariff`,
  warnings: inSentence('texts')`Weitere Hinweise | More remarks |
    warnings, warnungen, warnhinweise, notes, hinweise`,
});

export const setFields = declareFields({
  city: inFile('text')`Stadt | City | city, stadt, city_slug, ort_kennung, ort`,
  cityName: inFile('text')`Stadt | City | city_name, ort_bezeichnung`,
  size: inFold('text', { words: sizes, echoes: 'leistung' })`Leistung | Size |
    leistung, size, system_size, groesse`,
  watts: inFold('watts', { echoes: 'watts' })`Leistung | Size | leistung_watt, leistung, watt`,
  price: inRow('money')`Kaufpreis | Purchase price | purchase_price, kaufpreis, anschaffungspreis, buy`,
  subsidy: inRow('money')`Zuschuss | Subsidy | subsidy, zuschuss, foerderbetrag, sub`,
  effective: inRow('money')`Preis nach Zuschuss | Price after subsidy |
    effective_price, effektivpreis, effektiver_preis, price_after_subsidy, net`,
  perYear: inRow('money')`Ersparnis im Jahr | Savings per year |
    yearly_savings, annual_savings, savings_per_year, jaehrliche_ersparnis, jahresersparnis,
    ersparnis_jaehrlich, ersparnis_pro_jahr, saves_yr`,
  payback: inRow('years')`Amortisation | Payback |
    payback_years, amortisation_jahre, amortisationszeit_jahre, pays`,
  tenYears: inRow('money')`Ersparnis in zehn Jahren | Savings in ten years |
    ten_year_savings, savings_ten_years, savings_10_years, ersparnis_zehn_jahre, zehn_jahres_ersparnis,
    ersparnis_10_jahre, saves_10y`,
  electricity,
  yearlyYield: inFold('kilowattHours')`Ertrag im Jahr | Yield per year |
    yield_kwh_year, yearly_yield_kwh, jahresertrag_kwh, jahresertrag`,
  leastYield: inFold('kilowattHours')`Ertrag im Jahr mindestens | Yield per year at least | yield_min_kwh`,
  mostYield: inFold('kilowattHours')`Ertrag im Jahr höchstens | Yield per year at most | yield_max_kwh`,
  usable: inFold('kilowattHours')`selbst verbraucht im Jahr | Consumed at home per year | usable_kwh_year`,
  modulePower: inFold('watts')`Modulleistung | Power of the modules | module_wp`,
  usualPrice: inFold('money')`üblicher Kaufpreis | Usual purchase price | price`,
  ...legalFields,
  ...programmeFields,
  defaultPrice: inFile('money')`Kaufpreis, Vorgabe | Purchase price, default | default_price`,
  usedShare: inFile('number')`Anteil, der selbst verbraucht wird | Share consumed at home |
    self_consumption_share`,
});

/** What the overview says beside its sets. */
export const overviewFields = declareFields({
  electricity: { ...electricity, stands: 'said' },
  cities: inFold('entries', {
    of: declareFields({
      slug: inFile('text', { isId: true })`Kürzel | Id | slug`,
      name: inRow('text')`Stadt | City | name`,
      status: inRow('text')`Stand | State | ${programmeFields.status.names}`,
      note: inRow('text')`Hinweis | Remark | ${programmeFields.note.names}`,
    }),
  })`Programme der Städte | Programmes of the cities | cities, programmes, programme`,
  sizes: inFile('entries', {
    of: declareFields({ size: inFile('text')`Leistung | Size | leistung, size` }),
  })`Größen | Sizes | sizes, groessen`,
  ...legalFields,
  warnings: { ...legalFields.warnings, stands: 'fold' },
});

export type SetRead = FieldsRead<typeof setFields>['values'];

/** Whether the purchase is taken off decides what the figure says. */
export const tenYearsLabel = (isNet: boolean | undefined) =>
  isNet
    ? { de: 'Ersparnis in zehn Jahren, Anschaffung abgezogen', en: 'Savings in ten years, less the purchase' }
    : setFields.tenYears.label;

// The English words in the names of fields, in German: what a field is called that no command declares, and what a
// German question finds it by.
import type { Lang } from '../../document/index.ts';
import { plainName, wordsOfName } from '../../facts/index.ts';
import { stemOf } from '../recognisers/stems.ts';
import { isPartOf } from './clauses.ts';

/** By the English word, in small letters; what only tells the type of a value stands in `silent`. */
const german: Readonly<Record<string, string>> = {
  accompanied: 'in Begleitung',
  active: 'läuft',
  address: 'Adresse',
  admission: 'Zulassung',
  age: 'Alter',
  allowed: 'erlaubt',
  amount: 'Betrag',
  annual: 'jährlich',
  applicant: 'Antragsteller',
  application: 'Antrag',
  apply: 'Antrag',
  authority: 'Behörde',
  base: 'Grundbetrag',
  basis: 'Grundlage',
  benefits: 'Vorteile',
  bonus: 'Bonus',
  budget: 'Haushaltsmittel',
  building: 'Gebäude',
  capital: 'Kapital',
  case: 'Fall',
  charge: 'Gebühr',
  child: 'Kind',
  children: 'Kinder',
  city: 'Stadt',
  class: 'Klasse',
  club: 'Verein',
  conditions: 'Bedingungen',
  condition: 'Bedingung',
  contact: 'Kontakt',
  contribution: 'Anteil',
  costs: 'Kosten',
  cost: 'Kosten',
  course: 'Kurs',
  dates: 'Termine',
  date: 'Termin',
  deadline: 'Frist',
  default: 'üblich',
  district: 'Bezirk',
  documents: 'Unterlagen',
  duration: 'Dauer',
  duty: 'Pflicht',
  efficiency: 'Effizienz',
  electricity: 'Strom',
  eligible: 'förderfähig',
  eligibility: 'Voraussetzungen',
  exam: 'Prüfung',
  expected: 'erwartet',
  extra: 'zusätzlich',
  extras: 'Zusätzliches',
  federal: 'Bund',
  fee: 'Gebühr',
  fees: 'Gebühren',
  first: 'erste',
  funding: 'Förderung',
  grant: 'Zuschuss',
  heat: 'Wärme',
  holding: 'Haltedauer',
  hours: 'Stunden',
  household: 'Haushalt',
  hunting: 'Jagd',
  included: 'enthalten',
  income: 'Einkommen',
  insurance: 'Versicherung',
  intensive: 'Intensivkurs',
  inverter: 'Wechselrichter',
  land: 'Land',
  law: 'Recht',
  lead: 'Vorlauf',
  leasing: 'Leasing',
  legal: 'Recht',
  levy: 'Abgabe',
  licence: 'Schein',
  limit: 'Grenze',
  limits: 'Grenzen',
  mandatory: 'Pflicht',
  material: 'Material',
  max: 'höchstens',
  maximum: 'höchstens',
  methods: 'Wege',
  min: 'mindestens',
  minimum: 'mindestens',
  module: 'Modul',
  municipal: 'Kommune',
  new: 'neu',
  notary: 'Notar',
  number: 'Anzahl',
  online: 'online',
  only: 'nur',
  operator: 'Betreiber',
  oral: 'mündlich',
  own: 'eigen',
  parts: 'Teile',
  pass: 'zum Bestehen',
  pay: 'einzuzahlen',
  payback: 'Amortisation',
  permit: 'Genehmigung',
  person: 'Person',
  places: 'Plätze',
  plan: 'Planung',
  portal: 'Portal',
  practical: 'praktisch',
  preparation: 'Vorbereitung',
  price: 'Preis',
  private: 'privat',
  programme: 'Programm',
  property: 'Sachschäden',
  purchase: 'Kauf',
  questions: 'Fragen',
  rate: 'Satz',
  registration: 'Anmeldung',
  renewal: 'Verlängerung',
  rental: 'Miete',
  repeat: 'Wiederholung',
  required: 'nötig',
  requirements: 'Voraussetzungen',
  retake: 'Wiederholung',
  rule: 'Regel',
  rules: 'Regeln',
  savings: 'Ersparnis',
  share: 'Anteil',
  sign: 'Schild',
  signs: 'Schilder',
  special: 'Besonderes',
  standing: 'stehen',
  state: 'Land',
  status: 'Stand',
  steps: 'Schritte',
  subsidy: 'Zuschuss',
  supplement: 'Zuschlag',
  tariff: 'Vergütung',
  tax: 'Steuer',
  total: 'Summe',
  training: 'Ausbildung',
  until: 'bis',
  validity: 'Gültigkeit',
  vehicle: 'Fahrzeug',
  voluntary: 'freiwillig',
  warnings: 'Hinweise',
  working: 'Werktage',
  written: 'schriftlich',
  year: 'Jahr',
  yearly: 'jährlich',
  years: 'Jahre',
  yield: 'Ertrag',
  youth: 'Jugend',
};

const english: Readonly<Record<string, string>> = { min: 'minimum', max: 'maximum' };

/** The type of a value, its language and its unit: the value shows them. */
const silent = new Set(
  'de en eur euro euros days weeks months percent pct minutes kwh text note notes date items list inclusive value is has in of per'.split(
    ' ',
  ),
);

/** Names of two words that are one in German. */
const compounds: Readonly<Record<string, string>> = { legal_basis: 'Rechtsgrundlage' };

/**
 * A field's name in the asker's language: `written_minutes` → „Schriftlich“. Undefined where a word of it is not known,
 * or none says anything.
 */
export function labelFromName(name: string, lang: Lang): string | undefined {
  const words = wordsOfName(name).filter((word) => !silent.has(word.toLowerCase()));
  if (words.some((word) => german[word.toLowerCase()] === undefined)) return undefined;
  const own = lang === 'de' ? compounds[words.join('_').toLowerCase()] : undefined;
  const label =
    own ?? words.map((word) => (lang === 'de' ? german : english)[word.toLowerCase()] ?? word).join(' ');
  return label === '' ? undefined : label.charAt(0).toUpperCase() + label.slice(1);
}

/** All that a name may be found by: its own words, and the German ones. */
export const wordsToFind = (name: string): string =>
  wordsOfName(name)
    .map((word) => {
      const known = german[word.toLowerCase()];
      return known === undefined ? word : `${word} ${known}`;
    })
    .join(' ');

const shortestWord = 5;
const stemsOfFields = new Set(
  Object.values(german)
    .flatMap((words) => words.split(' '))
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => stemOf(plainName(word), 'de'))
    .filter((stem) => stem.length >= shortestWord),
);

/** Whether a word, as a stem, is what fields are called: „Termine“, „Grenzwerte“; a place or a make is none. Pure. */
export const namesField = (stem: string): boolean =>
  stemsOfFields.has(stem) || [...stemsOfFields].some((own) => isPartOf(own, stem));

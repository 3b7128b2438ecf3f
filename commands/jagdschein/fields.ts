// The fields of the hunting licence resources: first-year costs, training and examination, fees and papers.
import {
  declareFields,
  type Fields,
  type FieldsRead,
  inFile,
  inFold,
  inRow,
  inSentence,
} from '../../src/kit/index.ts';
import { licenceWords } from './words.ts';

/** What holds in all states, and what the answer says of itself. */
export const commonFields = declareFields({
  warnings: inSentence('texts')`Hinweise | Notes | warnings_de, warnings, warnungen, hinweise`,
  rule: inSentence('text')`Rechenregel | Rule | result_rule, rechenregel`,
  currency: inFile('text')`Währung | Currency | currency`,
  age: inFold('years')`Mindestalter | Minimum age | federal_min_age, min_age, mindestalter`,
  youthAge: inFold('years')`Mindestalter Jugendjagdschein | Minimum age, youth licence |
    federal_min_age_youth, min_age_youth, mindestalter_jugend`,
  injuries: inFold('money')`Haftpflicht, Personenschäden mindestens | Insurance, injuries at least |
    insurance_min_person`,
  damage: inFold('money')`Haftpflicht, Sachschäden mindestens | Insurance, damage at least |
    insurance_min_property`,
  huntingYear: inFold('text')`Jagdjahr | Hunting year | hunting_year`,
  dayLicence: inFold('days')`Tagesjagdschein gilt | Day licence valid for | day_licence_days`,
});

const officeFields = declareFields({
  ...commonFields,
  slug: inFile('text', { isId: true })`Kürzel | Id | slug, land_kennung`,
  name: inFile('text')`Bundesland | State | name, land_bezeichnung, where`,
  code: inFile('text')`Kürzel des Landes | Code of the state | code`,
  datedNote: inSentence('text')`Zum Stand | On the date | as_of_note`,
  authority: inFold('text')`Zuständig | Authority | authority, behoerde, stelle, zustaendig`,
  methods: inFold('texts')`Antrag | How to apply | application_methods, antragswege, antragsarten, apply`,
  inPerson: inFold('yesNo')`Antrag persönlich | Apply in person | antragsweg_persoenlich`,
  online: inFold('yesNo', { mayBeOpen: true })`Antrag online | Apply online | antragsweg_online`,
});

const examFields = declareFields({
  exam: inRow('money', { sure: 'examSure' })`Prüfungsgebühr | Exam fee |
    exam_fee, exam_cost, pruefungsgebuehr, pruefung_gebuehr, exm_fee, exm`,
  examOne: inFile('money')`Prüfungsgebühr | Exam fee | exam_fee`,
  examSure: inFile('certainty')`Prüfungsgebühr: wie sicher | Exam fee: how sure | exam_confidence`,
});

const examParts = declareFields({
  parts: inRow('texts')`Prüfungsteile | Parts of the exam |
    exam_parts, pruefung_teile, pruefungsteile, exm_parts`,
  examNote: inFold('text')`Zur Prüfung | On the exam | exam_note`,
});

const courseFields = declareFields({
  course: inRow('money', { sure: 'courseSure' })`Kurs | Course |
    course_cost, training_cost, kurskosten, lehrgangskosten`,
  courseSure: inFile('certainty')`Kurs: wie sicher | Course: how sure | training_confidence`,
});

const trainingFields = declareFields({
  mandatory: inRow('yesNo', { mayBeOpen: true })`Kurs ist Pflicht | Mandatory course |
    training_mandatory, mandatory, ausbildung_pflicht, kurspflicht`,
  hours: inRow('hours', { mayBeOpen: true })`Mindeststunden | Hours at least |
    training_min_hours, min_hours, mindest_stunden, pflichtstunden, trn_min, training_hours, training`,
  hoursSure: inFile('certainty')`Mindeststunden: wie sicher | Hours: how sure | min_hours_confidence`,
  weeks: inRow('weeks')`Dauer als Intensivkurs | Intensive course | intensive_weeks, intensivkurs_wochen`,
  months: inRow('months')`Dauer im Verein | Course with a club | club_months, vereinskurs_monate`,
  shortest: inRow('weeks')`Ausbildung ab | Training from | ausbildungsdauer_wochen`,
  longest: inRow('months')`Ausbildung bis | Training up to | ausbildungsdauer_bis_monate`,
  length: inRow('text')`Dauer der Ausbildung | Duration of the training | course`,
  form: inFold('text')`Form der Ausbildung | Form of the training | ausbildung_form, trn_kind`,
});

/** The same, beside the point. */
const beside = <const F extends Fields>(fields: F): F =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, { ...field, stands: field.stands ?? 'fold' }]),
  ) as F;

const licence = inRow('text', { words: licenceWords })`Jagdschein | Licence |
  licence, license, licence_type, art, schein, name, bezeichnung, label, titel, 0`;

/** The first year with one kind of licence. */
const yearFields = declareFields({
  licence,
  fee: inRow('money', { mayBeOpen: true })`Gebühr | Fee | licence, license, jagdschein`,
  total: inRow('money', { mayBeOpen: true })`Erstes Jahr | First year |
    first_year, total, gesamtkosten, gesamt`,
  sure: inFile('certainty')`Wie sicher | How sure | confidence`,
});

export const costFields = declareFields({
  ...courseFields,
  ...examFields,
  insurance: inRow('money', { sure: 'insuranceSure' })`Haftpflicht im Jahr | Insurance a year |
    insurance_yearly, insurance, haftpflicht, versicherung`,
  insuranceSure: inFile('certainty')`Haftpflicht: wie sicher | Insurance: how sure | insurance_confidence`,
  years: inFold('entries', { of: yearFields })`Erstes Jahr je Jagdschein | First year by licence |
    first_year_costs, first_year, erstes_jahr`,
  firstYear: inRow('money')`Erstes Jahr zusammen | First year in total |
    first_year, first_year_total, erstes_jahr`,
  total: inRow('money')`Gesamtkosten | In total | total_cost, total, gesamtkosten, gesamt, sum`,
  ...beside(trainingFields),
  ...beside(examParts),
  ...officeFields,
});

export const examinationFields = declareFields({
  ...examFields,
  ...examParts,
  ...trainingFields,
  ...beside(courseFields),
  ...officeFields,
});

/** What one kind of licence costs; an unknown part is never 0. */
const feeFields = declareFields({
  licence,
  total: inRow('money', { mayBeOpen: true, sure: 'sure' })`zusammen | Together |
    total, summe, kosten, cost, gesamt, 1`,
  fee: inRow('money', { mayBeOpen: true })`davon Gebühr | Fee | fee, gebuehr`,
  levy: inRow('money', { mayBeOpen: true })`davon Jagdabgabe | Levy | levy, jagdabgabe, abgabe`,
  sure: inFile('certainty')`Wie sicher | How sure | confidence`,
});

export const licenceFields = declareFields({
  licences: inFold('entries', { of: feeFields, chart: true })`Gebühren je Jagdschein | Fees by licence |
    licence_costs, license_costs, licences, permits, scheine, jagdscheine, gebuehren`,
  first: inFold('texts')`Unterlagen, erster Jagdschein | Documents, first licence |
    documents_first, unterlagen_erstantrag`,
  renewal: inFold('texts')`Unterlagen, Verlängerung | Documents, renewal |
    documents_renewal, unterlagen_verlaengerung`,
  // A list for both is neither the one nor the other.
  documents: inFold('texts')`Unterlagen | Documents | documents, unterlagen, bring`,
  rules: inFold('texts')`Besonderheiten | Special rules | special_rules, sonderregeln`,
  ...officeFields,
});

export type CostsRead = FieldsRead<typeof costFields>['values'];
export type ExaminationRead = FieldsRead<typeof examinationFields>['values'];
export type LicencesRead = FieldsRead<typeof licenceFields>['values'];
export type CommonRead = FieldsRead<typeof commonFields>['values'];
export type FeeRead = FieldsRead<typeof feeFields>['values'];

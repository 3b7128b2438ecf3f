// The fields of the halteverbot resources: a place, a move from one to another, and its schedule.
import {
  addDays,
  type CalendarDate,
  cityNamed,
  count,
  declareFields,
  type FactsRecord,
  type FieldsRead,
  inFile,
  inFold,
  inRow,
  inSentence,
  type Online,
  type QuestionIntent,
  type Range,
  readCases,
  readFields,
  statesOf,
} from '../../src/kit/index.ts';
import type { Point } from './words.ts';

export const placeFields = declareFields({
  slug: inFile('text', 'Kürzel', 'Id', ['slug', 'kennung', 'id', 'at', 'code', 'schluessel'], { isId: true }),
  name: inSentence('text', 'Ort', 'Place', ['name', 'label', 'bezeichnung', 'nm', 'titel', 'ort']),
  type: inFile('text', 'Art', 'Type', ['type']),
  state: inFile('text', 'Bundesland', 'State', ['state', 'bundesland', 'st']),
  leadDays: inRow('days', 'Vorlauf in Kalendertagen', 'Lead time in calendar days', [
    ...['lead_days', 'leadTimeDays', 'lead', 'lead_time', 'vorlauf_tage', 'vorlauf'],
    ...['bearbeitungszeit_tage', 'bearbeitungszeit', 'processing_days', 'processing_time'],
  ]),
  fee: inRow('money', 'Gebühr', 'Fee', ['fee', 'gebuehr', 'verwaltungsgebuehr']),
  signRental: inRow('money', 'Schildermiete', 'Sign rental', [
    ...['sign_rental', 'schildermiete', 'schilder', 'signs'],
  ]),
  cost: inRow('money', 'Kosten', 'Cost', ['cost', 'costs', 'kosten']),
  online: inRow('text', 'online', 'online', ['online_application', 'online', 'online_antrag'], {
    tells: 'online',
  }),
  isOnline: inRow('yesNo', 'online', 'online', ['online_application', 'online', 'online_antrag'], {
    tells: 'online',
  }),
  feeRule: inFold('text', 'Gebührenregel', 'Fee rule', ['fee_rule']),
  authority: inFold('text', 'Zuständig', 'Authority', ['authority', 'behoerde', 'zustaendig']),
  portal: inFold('text', 'Portal', 'Portal', ['portal_url']),
  signsUpDays: inFold('number', 'Schilder stehen Tage vorher', 'Signs up, days before', [
    ...['signs_up_days_before', 'schilder_tage_vorher'],
  ]),
  notes: inFold('text', 'Hinweise', 'Notes', ['notes', 'hinweise']),
  feeSurety: inFile('text', 'Gebühr: wie sicher', 'Fee: how sure', ['fee_confidence']),
  signsSurety: inFile('text', 'Schildermiete: wie sicher', 'Sign rental: how sure', [
    'sign_rental_confidence',
  ]),
});

export interface Place extends FieldsRead<typeof placeFields> {
  readonly slug: string;
  readonly name: string;
}

/** The places of an overview, in its order; none where nothing in it has a slug and a name. */
export const readPlaces = (answer: FactsRecord): readonly Place[] => {
  const named = readCases(answer, placeFields, ['slug', 'name']);
  // A service may call slug and name otherwise: then one is found by its value.
  return named.length > 0
    ? named.map(asPlace)
    : answer.longestList().map((entry) => asPlace(readFields(entry, placeFields)));
};

/** A known town among the words of a record is its slug, where no field says it. */
function asPlace(read: FieldsRead<typeof placeFields>): Place {
  const { record, values } = read;
  const slug =
    values.slug ??
    record
      .values()
      .flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
      .find((word) => /^[a-z]+(?:-[a-z]+)*$/.test(word)) ??
    '';
  return { ...read, slug, name: values.name ?? cityNamed(slug) };
}

/** Whether one can apply online; undefined where the service’s words do not begin with it: „ja (Online-Formular)“. */
export function onlineAt({ values: { online = '', isOnline } }: Place): Online | undefined {
  if (isOnline !== undefined) return isOnline ? 'yes' : 'no';
  if (/^(?:ja|yes)\b/i.test(online)) return 'yes';
  if (/^(?:teilweise|teils|partly)\b/i.test(online)) return 'partly';
  return /^(?:nein|no)\b/i.test(online) ? 'no' : undefined;
}

export const daySpan = (range: Range) => count(range.min, range.max, 'day');

export const scheduleFields = declareFields({
  sure: inRow('date', 'sicher beantragt bis', 'Apply by, to be safe', [
    ...['apply_by_recommended', 'apply_by', 'recommended', 'antrag_empfohlen'],
  ]),
  latest: inRow('date', 'allerspätestens', 'At the very latest', [
    ...['apply_by_latest', 'latest', 'antrag_spaetestens'],
  ]),
  signsUp: inRow('date', 'Schilder stehen spätestens', 'Signs up by', [
    ...['signs_up_by', 'signs_by', 'schilder_stehen_ab'],
  ]),
});

export interface Schedule {
  /** The day by which an application is safe, and the day by which it is just possible. */
  readonly sure: CalendarDate | undefined;
  readonly latest: CalendarDate | undefined;
  readonly signsUp: CalendarDate | undefined;
}

/** What the answers say of the law. */
export const legalFields = declareFields({
  fullDays: inFold('number', 'Schilder stehen mindestens volle Tage', 'Signs up, full days at least', [
    ...['legal_signs_standing_min_full_days'],
  ]),
  feeFrame: inFold('money', 'Gebührenrahmen', 'Fee frame', ['legal_fee_frame']),
  legalNote: inFold('text', 'Recht', 'Law', ['legal_note']),
});

/** What the overview of places says of all of them. */
export const overviewFields = declareFields({
  ...legalFields,
  leadMeaning: inFold('text', 'Was Vorlauf heißt', 'What lead time means', ['definitions_de_lead_days']),
  signsMeaning: inFold('text', 'Wann die Schilder stehen müssen', 'When the signs must be up', [
    ...['definitions_de_signs_up_days_before'],
  ]),
  feeMeaning: inFold('text', 'Was zur Gebühr gehört', 'What the fee covers', ['definitions_de_fee']),
  rentalMeaning: inFold('text', 'Was zur Schildermiete gehört', 'What the sign rental covers', [
    ...['definitions_de_sign_rental'],
  ]),
});

/** The row of the part that is asked for by itself. */
export const pointFields = (
  point: Point | undefined,
  { aspect }: Pick<QuestionIntent, 'aspect'>,
): readonly (keyof typeof placeFields)[] =>
  point === undefined || aspect !== 'cost' ? [] : [point === 'fee' ? 'fee' : 'signRental'];

/** The written name of the one state that all these places lie in: its holidays count there. */
export function stateOf(...places: readonly Pick<Place, 'slug' | 'name'>[]): string | undefined {
  const states = places.map(({ slug, name }) => statesOf({ value: slug, label: name }));
  const [state, other] = new Set(states.flat());
  return states.every(({ length }) => length === 1) && other === undefined ? state : undefined;
}

/** The days that follow from the date of the move, where the lead time is stated. */
export function scheduleOf(
  { values: { leadDays, signsUpDays } }: Place,
  datum: CalendarDate | undefined,
): Schedule {
  const before = (days: number | undefined) =>
    datum !== undefined && days !== undefined ? addDays(datum, -days) : undefined;
  return {
    sure: before(leadDays?.max),
    latest: before(leadDays?.min),
    signsUp: before(signsUpDays?.max),
  };
}

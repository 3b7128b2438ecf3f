// The fields of the halteverbot resources: a place, a move from one to another, and its schedule.
import {
  type CalendarDate,
  type Choice,
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
  plainName,
  type QuestionIntent,
  type Range,
  readCases,
  readDay,
  readFields,
  statesOf,
} from '../../src/kit/index.ts';
import type { InTime, Point } from './words.ts';

export const placeFields = declareFields({
  slug: inFile('text', 'Kürzel', 'Id', ['slug', 'kennung', 'id', 'at', 'code', 'schluessel']),
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

const stopFields = declareFields({
  slug: inFile('text', 'Kürzel', 'Id', ['location', 'slug', 'ort_kennung', 'kennung', 'id']),
  name: inFile('text', 'Ort', 'Place', ['name', 'label', 'ort_bezeichnung', 'bezeichnung']),
  ...scheduleFields,
});

/** What the answers say of the law. */
const legalFields = declareFields({
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

export const pairFields = declareFields({
  von: inFold('part', 'Von', 'From', ['von', 'origin', 'orte_start', 'start', 'from'], { of: placeFields }),
  nach: inFold('part', 'Nach', 'To', ['nach', 'destination', 'orte_ziel', 'ziel', 'to'], { of: placeFields }),
  mostDays: inSentence('number', 'Vorlauf höchstens', 'Lead time at most', ['max_days']),
  leastDays: inSentence('number', 'Vorlauf mindestens', 'Lead time at least', [
    'min_days',
    'mindestfrist_tage',
  ]),
  cost: inRow('money', 'Kosten für beide Zonen', 'Cost of both zones', [
    ...['cost', 'costs', 'total_cost', 'kosten', 'gesamtkosten'],
  ]),
  fees: inRow('money', 'Gebühr für beide Zonen', 'Fee of both zones', [
    ...['fees_sum', 'fees_total', 'gebuehren_summe', 'gebuehren_gesamt'],
  ]),
  ...scheduleFields,
  stops: inFold('entries', 'Zeitplan', 'Schedule', ['fristen', 'locations', 'places', 'orte'], {
    of: stopFields,
  }),
  order: inFold('texts', 'Reihenfolge', 'Order', [
    ...['order', 'ordering', 'location_order', 'location_ordering', 'reihenfolge'],
  ]),
  turns: inFile('entries', 'Reihenfolge', 'Order', ['reihenfolge'], {
    of: declareFields({ position: inFile('number', 'Rang', 'Position', ['position']) }),
  }),
  daysUntil: inFold('number', 'Tage bis zum Umzug', 'Days until the move', [
    'days_until',
    'tage_bis',
    'verbleibende_tage',
  ]),
  urgency: inFold('text', 'Dringlichkeit', 'Urgency', ['urgency', 'dringlichkeit_stufe', 'dringlichkeit']),
  datum: inFile('date', 'Termin', 'Date', ['datum', 'date', 'umzugstag']),
  ...legalFields,
});

/** The row of the part that is asked for by itself. */
export const pointFields = (
  point: Point | undefined,
  { aspect }: Pick<QuestionIntent, 'aspect'>,
): readonly (keyof typeof placeFields)[] =>
  point === undefined || aspect !== 'cost' ? [] : [point === 'fee' ? 'fee' : 'signRental'];

export interface Schedule {
  /** The day by which an application is safe, and the day by which it is just possible. */
  readonly sure: CalendarDate | undefined;
  readonly latest: CalendarDate | undefined;
  readonly signsUp: CalendarDate | undefined;
}

/** What was asked. */
export interface Move {
  readonly von: Choice;
  readonly nach: Choice;
  readonly datum: CalendarDate | undefined;
  readonly point: Point | undefined;
  readonly inTime: InTime | undefined;
  /** The day of applying; today where it was not said. */
  readonly applying: CalendarDate | undefined;
}

/** One end of the move; `position` is its turn in applying, 0 where the service gives no order. */
export interface End {
  readonly place: Place;
  readonly schedule: Schedule;
  readonly position: number;
}

export interface Pair {
  readonly read: FieldsRead<typeof pairFields>;
  /** Both ends, or none where the service does not describe them. */
  readonly ends: readonly End[];
  readonly days: Range | undefined;
  readonly schedule: Schedule;
}

/** Reads a pair; `max_days` is the one name that the contract states. */
export function readPair(answer: FactsRecord, move: Move): Pair {
  const read = readFields(answer, pairFields);
  const { mostDays, leastDays = mostDays, order, stops } = read.values;
  const turns = order.map(plainName);
  const ends = readEnds(read.values, move).map((place): End => {
    const own = stops.find(({ values: { slug } }) => slug === place.slug);
    const names = [plainName(place.slug), plainName(place.name)];
    return {
      place,
      schedule: own ? daysOf(own.values) : { sure: undefined, latest: undefined, signsUp: undefined },
      position: turns.findIndex((turn) => names.includes(turn)) + 1,
    };
  });
  const days = mostDays && leastDays && { min: leastDays.min, max: mostDays.max };
  return { read, ends, days, schedule: daysOf(read.values) };
}

type Days = Readonly<Partial<Record<'sure' | 'latest' | 'signsUp', string | undefined>>>;

const daysOf = ({ sure, latest, signsUp }: Days): Schedule => ({
  sure: readDay(sure),
  latest: readDay(latest),
  signsUp: readDay(signsUp),
});

/** Both ends, unless what stands under their names is something else than places (their shares of the costs, say). */
function readEnds({ von, nach }: Pair['read']['values'], move: Move): readonly Place[] {
  if (!von || !nach) return [];
  const isPlace = ({ values: { name, slug, leadDays } }: typeof von) => name ?? slug ?? leadDays;
  if (!isPlace(von) && !isPlace(nach)) return [];
  return [
    { ...von, slug: von.values.slug ?? move.von.value, name: von.values.name ?? move.von.label },
    { ...nach, slug: nach.values.slug ?? move.nach.value, name: nach.values.name ?? move.nach.label },
  ];
}

/** The written name of the one state that all these places lie in: its holidays count there. */
export function stateOf(...places: readonly Pick<Place, 'slug' | 'name'>[]): string | undefined {
  const states = places.map(({ slug, name }) => statesOf({ value: slug, label: name }));
  const [state, other] = new Set(states.flat());
  return states.every(({ length }) => length === 1) && other === undefined ? state : undefined;
}

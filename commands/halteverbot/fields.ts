// The fields of the halteverbot resources: which mean what for one place and for a move, and how they are called.
import {
  type CalendarDate,
  type Cell,
  type Choice,
  cityNamed,
  count,
  countRange,
  dayWithWeekday,
  type FactsRecord,
  type Labels,
  type Lang,
  type Online,
  plainName,
  type Range,
  readCalendarDate,
  readChoice,
  readRange,
  statesOf,
  text,
} from '../../src/kit/index.ts';
import type { InTime, Point } from './words.ts';

export const labels: Labels = {
  von: { de: 'Von', en: 'From' },
  nach: { de: 'Nach', en: 'To' },
  fee_rule_de: { de: 'Gebührenregel', en: 'Fee rule' },
  fee_confidence: { de: 'Gebühr: wie sicher', en: 'Fee: how sure' },
  sign_rental_confidence: {
    de: 'Schildermiete: wie sicher',
    en: 'Sign rental: how sure',
  },
  signs_up_days_before: {
    de: 'Schilder stehen Tage vorher',
    en: 'Signs up, days before',
  },
  authority: { de: 'Zuständig', en: 'Authority' },
  portal_url: { de: 'Portal', en: 'Portal' },
  state: { de: 'Bundesland', en: 'State' },
  type: { de: 'Art', en: 'Type' },
  source: { de: 'Quellenkürzel', en: 'Source ids' },
  legal: { de: 'Recht', en: 'Law' },
  signs_standing_min_full_days: {
    de: 'Schilder stehen mindestens volle Tage',
    en: 'Signs up, full days at least',
  },
  fee_frame_min_eur: { de: 'Gebührenrahmen ab', en: 'Fee frame from' },
  fee_frame_max_eur: { de: 'Gebührenrahmen bis', en: 'Fee frame to' },
  days_until: { de: 'Tage bis zum Termin', en: 'Days until the date' },
  urgency: { de: 'Dringlichkeit', en: 'Urgency' },
  datum: { de: 'Termin', en: 'Date' },
  schedule: { de: 'Zeitplan', en: 'Schedule' },
};

export interface Place {
  readonly slug: string;
  readonly name: string;
  readonly leadDays: Range | undefined;
  /** Euros for one zone. */
  readonly fee: Range | undefined;
  /** Euros for one zone. */
  readonly signRental: Range | undefined;
  readonly online: Cell | undefined;
  /** Whether one can apply online; undefined where the service's words do not begin with it. */
  readonly isOnline: Online | undefined;
  /** For what else the service says of the place. */
  readonly record: FactsRecord;
}

/** Reads the fields of a place by their names, in the spellings that services use. */
export function readPlace(record: FactsRecord): Place {
  const { value: slug, label: name } = chosen(record);
  const online = record.text('online_application', 'online', 'online_antrag', 'onlineAntrag');
  return {
    slug,
    name,
    leadDays:
      readRange(record, [
        'lead_days',
        'leadTimeDays',
        'vorlauf_tage',
        'bearbeitungszeit_tage',
        'processing_days',
      ]) ?? record.span('day', 'lead', 'lead_time', 'vorlauf', 'bearbeitungszeit', 'processing_time'),
    fee: readRange(record, ['fee', 'gebuehr', 'verwaltungsgebuehr']),
    signRental: readRange(record, ['sign_rental', 'schildermiete', 'schilder', 'signs']),
    online: online === undefined ? undefined : text(online),
    isOnline: readOnline(online ?? ''),
    record,
  };
}

/** A service may call slug and name otherwise: a known town among its words is it. */
function chosen(record: FactsRecord): Choice {
  const choice = readChoice(record);
  if (choice.value !== '') return choice;
  const words = record.values().flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  const slug = words.find((word) => /^[a-z]+(?:-[a-z]+)*$/.test(word));
  return slug === undefined ? choice : { value: slug, label: cityNamed(slug) };
}

/** „ja (Online-Formular)“ */
function readOnline(said: string): Place['isOnline'] {
  if (/^(?:ja|yes|true)\b/i.test(said)) return 'yes';
  if (/^(?:teilweise|teils|partly)\b/i.test(said)) return 'partly';
  return /^(?:nein|no|false)\b/i.test(said) ? 'no' : undefined;
}

export const dayRange = (range: Range | undefined) => countRange(range);
export const daySpan = (range: Range) => count(range.min, range.max, 'day');

/** What was asked. */
export interface Move {
  readonly von: Choice;
  readonly nach: Choice;
  readonly datum: CalendarDate | undefined;
  readonly point: Point | undefined;
  readonly inTime: InTime | undefined;
}

export interface Schedule {
  /** The day by which an application is safe, and the day by which it is just possible. */
  readonly sure: CalendarDate | undefined;
  readonly latest: CalendarDate | undefined;
  readonly signsUp: CalendarDate | undefined;
}

/** One end of the move; `position` is its turn in applying, 0 where the service gives no order. */
export interface End {
  readonly place: Place;
  readonly schedule: Schedule;
  readonly position: number;
}

export interface Pair {
  /** Both ends, or none where the service does not describe them. */
  readonly ends: readonly End[];
  readonly days: Range | undefined;
  /** Euros for both zones. */
  readonly cost: Range | undefined;
  /** Euros for both zones, without the signs; read where the service states no cost. */
  readonly fees: Range | undefined;
  readonly schedule: Schedule;
  readonly urgency: string | undefined;
  readonly daysUntil: number | undefined;
}

/** Reads a pair; `max_days` is the one name that the contract states. */
export function readPair(answer: FactsRecord, move: Move): Pair {
  const plan = answer.child('schedule', 'zeitplan', 'termine', 'fristen');
  const planned = (plan?.children('locations', 'places', 'orte') ?? []).map((entry) => ({
    slug: entry.text('location', 'slug', 'id', 'ort', 'kennung'),
    name: entry.text('name', 'label', 'bezeichnung'),
    schedule: readSchedule(entry),
  }));
  const order = answer
    .texts('order', 'ordering', 'location_order', 'location_ordering', 'reihenfolge')
    .map(plainName);
  const max = answer.number('max_days');
  const min = answer.number('min_days') ?? max;
  // The date of the question comes back in the answer; the headline has it already.
  if (move.datum) answer.text('datum', 'date', 'umzugstag');
  const cost = readRange(answer, ['cost', 'costs', 'total_cost', 'kosten', 'gesamtkosten']);
  return {
    ends: readEnds(answer, move).map((place) => ({
      place,
      schedule: planned.find(({ slug }) => slug === place.slug)?.schedule ?? readSchedule(undefined),
      position: order.indexOf(plainName(place.slug)) + 1,
    })),
    days: max === undefined || min === undefined ? undefined : { min, max },
    cost,
    fees: cost
      ? undefined
      : readRange(answer, ['fees_sum', 'fees_total', 'gebuehren_summe', 'gebuehren_gesamt']),
    schedule: readSchedule(plan),
    urgency: answer.text('urgency', 'dringlichkeit')?.replaceAll('_', ' '),
    daysUntil: answer.number('days_until', 'tage_bis'),
  };
}

/** Both ends, unless what stands under their names is something else than places (their shares of the costs, say). */
function readEnds(answer: FactsRecord, move: Move): readonly Place[] {
  const von = answer.child('von', 'origin', 'start', 'from');
  const nach = answer.child('nach', 'destination', 'ziel', 'to');
  const ends = von && nach ? [readPlace(von), readPlace(nach)] : [];
  const asked = [move.von, move.nach];
  if (!ends.some((end) => isNamed(end) || end.leadDays)) return [];
  return ends.map((end, index) => {
    const choice = asked[index];
    return isNamed(end) || !choice ? end : { ...end, slug: choice.value, name: choice.label };
  });
}

const isNamed = ({ name, record }: Place) => name !== record.key;

function readSchedule(record: FactsRecord | undefined): Schedule {
  const day = (...names: string[]) => readCalendarDate(record?.text(...names) ?? '');
  return {
    sure: day('apply_by_recommended', 'apply_by', 'recommended'),
    latest: day('apply_by_latest', 'latest'),
    signsUp: day('signs_up_by', 'signs_by'),
  };
}

/** The written name of the one state that all these places lie in: its holidays count there. */
export function stateOf(...places: readonly Pick<Place, 'slug' | 'name'>[]): string | undefined {
  const states = places.map(({ slug, name }) => statesOf({ value: slug, label: name }));
  const [state, other] = new Set(states.flat());
  return states.every(({ length }) => length === 1) && other === undefined ? state : undefined;
}

/** A day in a table, with its weekday, and with the holidays of the state. */
export const onDay = (day: CalendarDate | undefined, lang: Lang, state?: string): Cell | undefined =>
  day === undefined ? undefined : dayWithWeekday(day, lang, { state });

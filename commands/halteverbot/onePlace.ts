// One place only, which needs no second one: what was asked for first, then the sum and what it is made of.
import {
  addDays,
  type CalendarDate,
  type Call,
  type Cell,
  type Choice,
  ClarificationNeeded,
  type Document,
  type FactsRecord,
  headlineOf,
  isOnlyExample,
  joined,
  markedCell,
  moneyRange,
  onlineVerdict,
  otherFields,
  plainName,
  readProvenance,
  resultDocument,
  sentence,
  type Sentence,
  statedRows,
  strong,
  text,
  type Text,
} from '../../src/kit/index.ts';
import { dayRange, daySpan, labels, onDay, type Place, readPlace, stateOf } from './fields.ts';
import { placesIn } from './places.ts';
import {
  dayOffNotes,
  type Deadlines,
  deadlineSentence,
  moveDay,
  passedSentence,
  reckoning,
  signsSentence,
  type Speaking,
} from './deadlines.ts';
import type { InTime, Point } from './words.ts';

export interface AskedPlace {
  readonly place: Choice;
  readonly datum: CalendarDate | undefined;
  readonly point: Point | undefined;
  readonly inTime: InTime | undefined;
}

export function onePlaceDocument(
  answer: FactsRecord,
  { place: wanted, datum, point, inTime }: AskedPlace,
  call: Call,
): Document {
  const { lang, say, today } = call;
  const provenance = readProvenance(answer, lang, today);
  const records = placesIn(answer);
  // A service may call the slug otherwise: then its value tells the place.
  const withValue = records.findIndex((record) =>
    record.values().some(({ value }) => value === wanted.value),
  );
  const places = records.map(readPlace);
  const found = places[withValue];
  const place =
    places.find(({ slug }) => plainName(slug) === plainName(wanted.value)) ??
    (found && { ...found, slug: wanted.value, name: wanted.label });
  // A service whose places have no names that we know: all of it, and no figure picked from it.
  if (!place && places.every(({ slug }) => slug === '')) {
    return resultDocument(answer, { headline: undefined, subject: wanted.label, rows: [], labels: {} }, call);
  }
  if (!place) {
    throw new ClarificationNeeded({
      kind: 'unknownValue',
      typed: wanted.label,
      label: { de: 'Ort', en: 'place' },
      choices: places.map(({ slug, name }) => ({ value: slug, label: name })),
    });
  }
  const sure = datum && place.leadDays && addDays(datum, -place.leadDays.max);
  const latest = datum && place.leadDays && addDays(datum, -place.leadDays.min);
  const signsUp = datum && signsUpBy(place, datum);
  const state = stateOf(place);
  const main = statedRows([
    [say({ de: 'Vorlauf in Kalendertagen', en: 'Lead time in calendar days' }), dayRange(place.leadDays)],
    [
      say({
        de: 'sicher beantragt bis (errechnet)',
        en: 'apply by, to be safe (calculated)',
      }),
      onDay(sure, lang, state),
    ],
    [
      say({
        de: 'allerspätestens (errechnet)',
        en: 'at the very latest (calculated)',
      }),
      onDay(latest, lang, state),
    ],
    [
      say({ de: 'Schilder stehen spätestens (errechnet)', en: 'signs up by (calculated)' }),
      onDay(signsUp, lang, state),
    ],
    [say({ de: 'Gebühr', en: 'Fee' }), moneyRange(place.fee)],
    [say({ de: 'Schildermiete', en: 'Sign rental' }), moneyRange(place.signRental)],
    [say({ de: 'online', en: 'online' }), place.online && markedCell(place.online, lang)],
    [say(moveDay), onDay(datum, lang, state)],
  ]);
  const hasSum = place.fee !== undefined && place.signRental !== undefined;
  const reckoned = hasSum ? reckoning[sure ? 'both' : 'sum'] : sure && reckoning.days;
  const deadlines =
    sure && datum && datum >= today
      ? { sure, latest, calculated: true, sureIn: state, latestIn: state }
      : undefined;
  return {
    lang,
    headline: placeHeadline(place, { datum, point, deadlines, signsUp }, { ...call, inTime }),
    notes: dayOffNotes(datum, [state], call),
    ...(reckoned ? { reckoned: [say(reckoned)] } : {}),
    tables: [
      { columns: ['', place.name], rows: main },
      ...otherFields(place.record, {
        labels,
        lang,
        // The day of the move was said by the asker.
        folded: main.length > (datum ? 1 : 0),
      }),
    ],
    provenance,
  };
}

function signsUpBy({ record }: Place, datum: CalendarDate): CalendarDate | undefined {
  const days = record.number('signs_up_days_before', 'schilder_tage_vorher');
  return days === undefined ? undefined : addDays(datum, -days);
}

export interface PlaceAsked {
  readonly datum: CalendarDate | undefined;
  readonly point: Point | undefined;
  readonly deadlines: Deadlines | undefined;
  /** The last day for putting up the signs. */
  readonly signsUp: CalendarDate | undefined;
}

export function placeHeadline(place: Place, asked: PlaceAsked, call: Speaking): Sentence {
  const { datum, point, deadlines, signsUp } = asked;
  const { say, intent } = call;
  const isOnSigns = point === 'signs' && intent.aspect === 'duration';
  const isOnDays = intent.aspect === 'duration' && datum === undefined;
  const first = [
    isOnSigns && signsUp ? signsSentence(signsUp, true, stateOf(place), say) : undefined,
    onlineSentence(place, call),
    isOnDays ? daysFirst(place, say) : undefined,
    intent.aspect === 'cost' && point ? pointFirst(place, point, say) : undefined,
  ].filter((sentence) => sentence !== undefined);
  const byIntent = headlineOf(
    [
      { tells: 'duration', says: deadlines && deadlineSentence(deadlines, call) },
      { tells: 'cost', says: figures(place, say) },
    ],
    intent,
  );
  const rest = joined([passedSentence(datum, call), byIntent], '; ');
  return [...joined([...first, rest], '. '), '.'];
}

/** „14 bis 21 Tage Vorlauf einplanen“ */
function daysFirst({ name, leadDays }: Place, say: Call['say']): Sentence | undefined {
  return (
    leadDays &&
    say({
      de: sentence`${strong(daySpan(leadDays), ' Vorlauf')} in ${text(name)}`,
      en: sentence`${strong(daySpan(leadDays))} of lead time in ${text(name)}`,
    })
  );
}

/** The part of the sum that was asked for; an example says so. */
function pointFirst(
  { name, fee, signRental, record }: Place,
  point: Point,
  say: Call['say'],
): Sentence | undefined {
  const amount = moneyRange({ fee, signs: signRental }[point]);
  if (!amount) return say(noAmount[point]);
  const confidence = { fee: 'fee_confidence', signs: 'sign_rental_confidence' };
  const unsure = isOnlyExample(record, confidence[point])
    ? say({ de: ' (Beispielwert, nicht bestätigt)', en: ' (an example value, not confirmed)' })
    : '';
  const what = {
    fee: { de: ' Gebühr in ', en: ' fee in ' },
    signs: { de: ' für die Schilder in ', en: ' for the signs in ' },
  };
  return [strong(amount), say(what[point]), text(name), unsure];
}

const noAmount = {
  fee: {
    de: sentence`Für die Gebühr nennt der Dienst keinen Betrag`,
    en: sentence`The service states no amount for the fee`,
  },
  signs: {
    de: sentence`Für die Schilder nennt der Dienst keinen Betrag`,
    en: sentence`The service states no amount for the signs`,
  },
};

/** Whether one can apply online, where that is asked and the service says yes, no or partly. */
function onlineSentence(
  { name, isOnline }: Place,
  { say, intent: { whether, aspect } }: Speaking,
): Sentence | undefined {
  if (!whether || aspect !== 'online') return undefined;
  if (isOnline === undefined) {
    return say({
      de: sentence`Ob das online geht, nennt der Dienst nicht`,
      en: sentence`The service does not say whether that works online`,
    });
  }
  return [onlineVerdict(isOnline, say), ' in ', text(name)];
}

/** The sum first, which is the bot's own, then what it is made of. */
function figures({ name, leadDays, fee, signRental }: Place, say: Call['say']): Sentence {
  const sum = fee && signRental && { min: fee.min + signRental.min, max: fee.max + signRental.max };
  const named: readonly (readonly [Text, Cell | undefined])[] = [
    [{ de: 'Gebühr ', en: 'fee ' }, moneyRange(fee)],
    [{ de: 'Schilder ', en: 'signs ' }, moneyRange(signRental)],
    [{ de: 'Vorlauf ', en: 'lead time ' }, leadDays && daySpan(leadDays)],
  ];
  const parts = named.flatMap(([label, cell]) => (cell ? [[say(label), cell]] : []));
  const details = joined(parts, ', ');
  const total = moneyRange(sum);
  const subject = total
    ? [strong(total), ' in ', text(name), say({ de: ' (errechnet)', en: ' (calculated)' })]
    : [strong(text(name))];
  return [...subject, ...(details.length > 0 ? [': ', ...details] : [])];
}

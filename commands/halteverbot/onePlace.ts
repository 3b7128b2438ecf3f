// One place only: the question needs no second one.
import {
  addDays,
  ClarificationNeeded,
  type CalendarDate,
  type Call,
  type Choice,
  dayCell,
  type Document,
  type FactsRecord,
  moneyRange,
  otherFields,
  plainName,
  readProvenance,
  statedRows,
} from '../../src/kit/index.ts';
import { dayRange, labels, type Place, readPlace } from './place.ts';
import { placeHeadline } from './placeHeadline.ts';
import { placesIn } from './places.ts';
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
  const places = placesIn(answer).map(readPlace);
  const place = places.find(({ slug }) => plainName(slug) === plainName(wanted.value));
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
  const main = statedRows([
    [say({ de: 'Vorlauf in Kalendertagen', en: 'Lead time in calendar days' }), dayRange(place.leadDays)],
    [
      say({
        de: 'sicher beantragt bis (errechnet)',
        en: 'apply by, to be safe (calculated)',
      }),
      dayCell(sure),
    ],
    [
      say({
        de: 'allerspätestens (errechnet)',
        en: 'at the very latest (calculated)',
      }),
      dayCell(latest),
    ],
    [say({ de: 'Schilder stehen spätestens (errechnet)', en: 'signs up by (calculated)' }), dayCell(signsUp)],
    [say({ de: 'Gebühr', en: 'Fee' }), moneyRange(place.fee)],
    [say({ de: 'Schildermiete', en: 'Sign rental' }), moneyRange(place.signRental)],
    [say({ de: 'online', en: 'online' }), place.online],
  ]);
  const deadlines = sure && datum && datum >= today ? { sure, latest, calculated: true } : undefined;
  return {
    lang,
    headline: placeHeadline(place, { datum, point, deadlines, signsUp }, { ...call, inTime }),
    tables: [
      { columns: ['', place.name], rows: main },
      ...otherFields(place.record, {
        labels,
        lang,
        folded: main.length > 0,
      }),
    ],
    provenance,
  };
}

function signsUpBy({ record }: Place, datum: CalendarDate): CalendarDate | undefined {
  const days = record.number('signs_up_days_before', 'schilder_tage_vorher');
  return days === undefined ? undefined : addDays(datum, -days);
}

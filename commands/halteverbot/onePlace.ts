// One place only: the question needs no second one.
import {
  addDays,
  AskError,
  type CalendarDate,
  type Call,
  type Cell,
  type Choice,
  dayCell,
  type Document,
  type FactsRecord,
  joined,
  moneyRange,
  otherFields,
  plainName,
  readProvenance,
  type Sentence,
  statedRows,
  strong,
  type Text,
  text,
} from '../../src/kit/index.ts';
import { deadlineSentence, passedSentence } from './dates.ts';
import { dayRange, daySpan, labels, type Place, readPlace } from './place.ts';
import { placesIn } from './places.ts';

export function onePlaceDocument(
  answer: FactsRecord,
  wanted: Choice,
  datum: CalendarDate | undefined,
  { lang, say, today }: Call,
): Document {
  const provenance = readProvenance(answer, lang, today);
  const places = placesIn(answer).map(readPlace);
  const place = places.find(({ slug }) => plainName(slug) === plainName(wanted.value));
  if (!place) {
    throw new AskError({
      kind: 'unknownValue',
      typed: wanted.label,
      label: { de: 'Ort', en: 'place' },
      choices: places.map(({ slug, name }) => ({ value: slug, label: name })),
    });
  }
  const sure = datum && place.leadDays && addDays(datum, -place.leadDays.max);
  const latest = datum && place.leadDays && addDays(datum, -place.leadDays.min);
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
    [say({ de: 'Gebühr', en: 'Fee' }), moneyRange(place.fee)],
    [say({ de: 'Schildermiete', en: 'Sign rental' }), moneyRange(place.signRental)],
    [say({ de: 'online', en: 'online' }), place.online],
  ]);
  const deadlines = sure && datum && datum >= today ? { sure, latest, calculated: true } : undefined;
  return {
    lang,
    headline: [
      ...joined(
        [
          passedSentence(datum, today, say),
          deadlines && deadlineSentence(deadlines, today, say),
          figures(place, say),
        ],
        '; ',
      ),
      '.',
    ],
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

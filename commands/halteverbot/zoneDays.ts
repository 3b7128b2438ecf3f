// For how many days the zone is to be („halteverbot hannover 3 tage“), and the fee for them where the service's rule names it.
import {
  anyDate,
  count,
  daysBetween,
  quantitiesIn,
  type Range,
  type Recogniser,
  restOf,
  type Word,
} from '../../src/kit/index.ts';
import type { Place } from './fields.ts';
import { inTimeWord } from './words.ts';

/** „in 3 Tagen“, „heute in drei Wochen“ tell a day; „3 Tage vorher“, „zwei Wochen Vorlauf“ how long before it. */
const before = /^(?:in|vor|nach|seit|binnen|innerhalb|within|after|since|mindestens|alle)$/u;
const behind =
  /^(?:vor|vorher|voraus|vorlauf\p{L}*|zuvor|frueher|spaeter|nach|danach|zeit|frist|before|ahead|earlier|later|lead|notice|in|im)$/u;
const longestZone = 62;

const daysOf = { days: 1, weeks: 7 } as const;

/** How long the zone is wanted for, in days. */
export const zoneDays: Recogniser<number> = {
  measures: ['days', 'weeks'],
  show: (days) => count(days, days, 'day'),
  find(words, context) {
    if (inTimeWord.find(words, context).length > 0) return [];
    // „two weeks from today“ is the day of the move.
    const days = anyDate.find(words, context);
    const periods = days.flatMap((one) =>
      one.until === undefined
        ? []
        : [{ ...restOf(one), value: daysBetween(one.value, one.until) + 1, score: 1 }],
    );
    if (periods.length > 0) return periods;
    return quantitiesIn(words).flatMap(({ from, to, unit, least, most }) => {
      const size = unit === 'days' || unit === 'weeks' ? daysOf[unit] : undefined;
      const value = most * (size ?? 0);
      const isLength = Number.isInteger(value) && value >= 1 && value <= longestZone && least === most;
      const isOther = before.test(plainAt(words, from - 1)) || behind.test(plainAt(words, to));
      const isOfDate = days.some((day) => day.from < to && from < day.to);
      return size !== undefined && isLength && !isOther && !isOfDate ? [{ from, to, value, score: 1 }] : [];
    });
  },
};

const plainAt = (words: readonly Word[], at: number): string => words[at]?.plain ?? '';

const euros = String.raw`(\d+(?:,\d{1,2})?) (?:EUR|€)`;
const firstAndNext = new RegExp(
  String.raw`${euros} (?:für den |der )?erster? Tag(?:es)?,? (?:und )?${euros} (?:je|pro|für jeden) (?:Folgetag|weiteren? Tag)`,
  'u',
);
const upTo = new RegExp(
  String.raw`${euros} (?:für |)(?:(einen Tag)|bis zu (?:(einer Woche)|(\d+) Tagen?|(\d+) Wochen))`,
  'gu',
);
const always = new RegExp(String.raw`${euros} unabhängig von der Dauer`, 'u');

/** In euros, by a rule in the service's words: „36 EUR erster Tag, 18 EUR je Folgetag“. Undefined where it names none. Pure. */
export function feeByRule(rule: string, days: number): number | undefined {
  const [, first, next] = firstAndNext.exec(rule) ?? [];
  if (first !== undefined && next !== undefined) return amount(first) + amount(next) * (days - 1);
  const steps = [...rule.matchAll(upTo)]
    .map(([, fee = '', day, week, many, weeks]) => ({
      fee: amount(fee),
      most: day ? 1 : week ? 7 : many ? Number(many) : Number(weeks) * 7,
    }))
    .toSorted((a, b) => a.most - b.most);
  const step = steps.find(({ most }) => days <= most);
  if (step) return step.fee;
  const [, flat] = always.exec(rule) ?? [];
  return flat === undefined ? undefined : amount(flat);
}

const amount = (written: string): number => Number(written.replace(',', '.'));

/** The place with the fee for just these days; unchanged where the service's rule does not name it. */
export function withFeeFor(place: Place, days: number | undefined): Place {
  const { feeRule, fee } = place.values;
  const known = days === undefined || feeRule === undefined ? undefined : feeByRule(feeRule, days);
  if (known === undefined || fee === undefined) return place;
  return { ...place, values: { ...place.values, fee: { min: known, max: known } } };
}

/** What both zones cost by the service, less what it says too much or too little of their fees for these days. */
export function costWith(
  cost: Range | undefined,
  whole: readonly Place[],
  known: readonly Place[],
): Range | undefined {
  const fees = (places: readonly Place[], side: keyof Range) =>
    places.reduce((sum, { values: { fee } }) => sum + (fee?.[side] ?? 0), 0);
  const now = (side: keyof Range, all: number) => all - fees(whole, side) + fees(known, side);
  return cost && { min: now('min', cost.min), max: now('max', cost.max) };
}

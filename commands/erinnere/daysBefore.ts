// „eine Woche vor dem 10.6.“, „20.05.2027, 3 Tage vorher“: how long before the day that is named.
import { both, quantitiesIn, type Span, type Text, type Word } from '../../src/kit/index.ts';

export interface DaysBefore extends Span {
  /** Undefined where it is no number of days or weeks. */
  readonly days: number | undefined;
}

const beforeDay = /^(?:vor|before)$/;
const beforeIt = /^(?:vorher|davor|zuvor|earlier|beforehand)$/;

/** Undefined where nothing is said of it. Pure. */
export function readDaysBefore(words: readonly Word[]): DaysBefore | undefined {
  for (const { from, to, least, most, unit } of quantitiesIn(words)) {
    const next = words[to]?.plain ?? '';
    const isTime = unit === 'days' || unit === 'weeks' || unit === 'months' || unit === 'years';
    if (!isTime || !(beforeDay.test(next) || beforeIt.test(next))) continue;
    const many = least === most && Number.isInteger(most) ? most : undefined;
    const factor = unit === 'days' ? 1 : unit === 'weeks' ? 7 : undefined;
    return {
      from,
      to: to + 1,
      days: many === undefined || factor === undefined ? undefined : many * factor,
    };
  }
  return undefined;
}

export const howManyDays: Text = both`Wie viele Tage oder Wochen davor? Oder schreiben Sie den Tag selbst, zum Beispiel 01.06.2027.
  How many days or weeks before it? Or write the day itself, for example 2027-06-01.`;

const again =
  /^(?:jede[nrms]?|taeglich|woechentlich|monatlich|jaehrlich|immer|every|each|daily|weekly|monthly|yearly|always)$/;

/** So far in front it tells how often; further on it may be what somebody wants to be reminded of. */
const firstWords = 4;

/** „jeden Montag“. Pure. */
export const isRepeated = (words: readonly Word[]): boolean =>
  words.slice(0, firstWords).some(({ plain }) => again.test(plain));

export const onlyOnce: Text = both`Ich erinnere einmal, nicht regelmäßig. An welchem Tag? Zum Beispiel 01.06.2027.
  I remind once, not again and again. On which day? For example 2027-06-01.`;

// Days that are counted from another one: „zwei Tage vor Heiligabend“, „eine Woche nach dem 5. Januar“, „3 days after …“.
import { addDays, calendarDate, type CalendarDate } from '../../document/index.ts';
import { readFeast } from './dateFeasts.ts';
import { readFixed } from './dateFixed.ts';
import type { FoundDay } from './dateWeek.ts';
import { readWritten } from './dateWritten.ts';
import { quantityFrom } from './quantities.ts';
import type { Word } from './words.ts';

const article = /^(?:de[mnr]|die|the)$/;
const mostDays = 200;

/** So many whole weeks or days from a day that has a name or a date; „Ostern“ has several, and is asked about. Pure. */
export function readCountedFrom(
  words: readonly Word[],
  from: number,
  askedOn: CalendarDate,
): FoundDay | undefined {
  const count = quantityFrom(words, from);
  const side = words[count?.to ?? from]?.plain ?? '';
  if (!count || count.least !== count.most || !/^(?:vor|nach|before|after)$/.test(side)) return undefined;
  const days = count.unit === 'weeks' ? count.most * 7 : count.unit === 'days' ? count.most : undefined;
  const isExact = count.comparator === undefined || count.comparator === 'exactly';
  if (days === undefined || !isExact || !Number.isInteger(days) || days > mostDays) return undefined;
  const at = article.test(words[count.to + 1]?.plain ?? '') ? count.to + 2 : count.to + 1;
  const day = readDate(words, at, askedOn) ?? readFeast(words, at, askedOn) ?? readFixed(words, at, askedOn);
  const [told] = day?.days ?? [];
  if (!day || told === undefined) return undefined;
  return { to: day.to, days: [addDays(told, /^(?:vor|before)$/.test(side) ? -days : days)] };
}

function readDate(words: readonly Word[], at: number, askedOn: CalendarDate): FoundDay | undefined {
  const written = readWritten(words, at, 'de');
  if (!written) return undefined;
  const thisYear = Number(askedOn.slice(0, 4));
  const years = written.year === undefined ? [thisYear, thisYear + 1] : [written.year];
  const days = years.flatMap((year) => calendarDate(year, written.month, written.day) ?? []);
  return { to: written.to, days: days.filter((one) => written.year !== undefined || one >= askedOn) };
}

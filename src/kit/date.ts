// Recognises a calendar date: 2025-06-01, 1.6.2025, 01.06.25, 1. Juni 2025, 1 June 2025.
import { type CalendarDate, calendarDate, date, type Text } from '../document/index.ts';
import type { Candidate, Recogniser } from './recogniser.ts';
import { type Span, type Word, wordsIn } from './words.ts';

const months: readonly (readonly string[])[] = [
  ['januar', 'jan', 'january', 'jaenner'],
  ['februar', 'feb', 'february'],
  ['maerz', 'mrz', 'march', 'mar'],
  ['april', 'apr'],
  ['mai', 'may'],
  ['juni', 'jun', 'june'],
  ['juli', 'jul', 'july'],
  ['august', 'aug'],
  ['september', 'sep', 'sept'],
  ['oktober', 'okt', 'october', 'oct'],
  ['november', 'nov'],
  ['dezember', 'dez', 'december', 'dec'],
];
const monthOf = (plain: string) => months.findIndex((names) => names.includes(plain)) + 1;

/** A date that no calendar has. */
function noSuchDay(typed: string): Text {
  return {
    de: `Den Tag „${typed}“ gibt es nicht. Ein Datum schreiben Sie zum Beispiel so: 01.06.2027.`,
    en: `There is no such day as “${typed}”. Please write a date like this: 2027-06-01.`,
  };
}

/** A calendar date; without a year, the next such day from the day of asking on. */
export const anyDate: Recogniser<CalendarDate> = {
  find(words, { askedOn }) {
    return words.flatMap((_, from) => {
      const reading = readNumeric(words, from) ?? readNamedMonth(words, from);
      return reading ? [toCandidate(words, reading, askedOn)] : [];
    });
  },
  show: date,
};

interface Reading extends Span {
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number;
}

function readNumeric(words: readonly Word[], from: number): Reading | undefined {
  const typed = words[from]?.text ?? '';
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso)
    return {
      from,
      to: from + 1,
      year: Number(iso[1]),
      month: Number(iso[2]),
      day: Number(iso[3]),
    };
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})?$/.exec(typed);
  if (!german) return undefined;
  return {
    from,
    to: from + 1,
    year: fullYear(german[3]),
    month: Number(german[2]),
    day: Number(german[1]),
  };
}

function readNamedMonth(words: readonly Word[], from: number): Reading | undefined {
  const day = /^(\d{1,2})(?:\.|st|nd|rd|th)?$/.exec(words[from]?.text ?? '');
  const month = monthOf(words[from + 1]?.plain ?? '');
  if (!day || month === 0) return undefined;
  const year = /^\d{4}$/.exec(words[from + 2]?.text.replace(/\.$/, '') ?? '');
  return {
    from,
    to: from + (year ? 3 : 2),
    year: year ? Number(year[0]) : undefined,
    month,
    day: Number(day[1]),
  };
}

const fullYear = (digits: string | undefined) =>
  digits === undefined ? undefined : Number(digits) + (digits.length === 2 ? 2000 : 0);

function toCandidate(
  words: readonly Word[],
  reading: Reading,
  askedOn: CalendarDate,
): Candidate<CalendarDate> {
  const { from, to, month, day } = reading;
  const thisYear = Number(askedOn.slice(0, 4));
  // Nine years reach the next 29 February from anywhere.
  const years =
    reading.year === undefined ? Array.from({ length: 9 }, (_, ahead) => thisYear + ahead) : [reading.year];
  const days = years.map((year) => calendarDate(year, month, day)).filter((found) => found !== undefined);
  const value = reading.year === undefined ? days.find((found) => found >= askedOn) : days[0];
  if (value) return { from, to, value, score: 1 };
  return {
    from,
    to,
    value: askedOn,
    score: 1,
    problem: noSuchDay(wordsIn(words, reading)),
  };
}

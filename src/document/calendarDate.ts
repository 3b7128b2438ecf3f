// Calendar dates as YYYY-MM-DD strings: a day on a form, never an instant.

/** A real day of the calendar, written YYYY-MM-DD. */
export type CalendarDate = string;

const millisecondsPerDay = 86_400_000;

/** The date for a year, month (1 to 12) and day, or undefined for a day that no calendar has (30 February). */
export function calendarDate(year: number, month: number, day: number): CalendarDate | undefined {
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  if (!exists || !(year >= 1000 && year <= 9999)) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Day 0 of the next month is the last of this one. */
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Reads YYYY-MM-DD, alone or at the start of an ISO timestamp; anything else is undefined. */
export function readCalendarDate(text: string): CalendarDate | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:$|T\d{2}:\d{2})/.exec(text);
  return parts ? calendarDate(Number(parts[1]), Number(parts[2]), Number(parts[3])) : undefined;
}

/** The date so many days later (negative: earlier). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(date) + days * millisecondsPerDay).toISOString().slice(0, 10);
}

/** The same day so many months later (negative: earlier), or the last one of that month. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const all = year * 12 + month - 1 + months;
  const inMonth = (wanted: number) => calendarDate(Math.floor(all / 12), (all % 12) + 1, wanted);
  return inMonth(day) ?? inMonth(30) ?? inMonth(29) ?? inMonth(28) ?? date;
}

/** Days from one date to the other; negative when the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / millisecondsPerDay);
}

/** The day that an instant falls on in a time zone (IANA name). */
export function dayIn(timeZone: string, instant: Date): CalendarDate {
  const quarter = Math.floor(instant.getTime() / quarterMs);
  const known = lastDays.get(timeZone);
  if (known?.quarter === quarter) return known.day;
  // The Swedish locale writes dates as YYYY-MM-DD.
  const format = known?.format ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const day = format.format(instant);
  lastDays.set(timeZone, { format, quarter, day });
  return day;
}

/** Days begin at a quarter of an hour everywhere: within one, the day is the same. */
const quarterMs = 15 * 60_000;

/** By time zone: a format takes longer to make than to use, and longer to use than to compare two figures. */
const lastDays = new Map<
  string,
  { readonly format: Intl.DateTimeFormat; readonly quarter: number; readonly day: CalendarDate }
>();

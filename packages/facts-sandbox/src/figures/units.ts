// Days as YYYY-MM-DD, counted in UTC so that no clock change makes one longer or shorter; and euros.

/** A real day of the calendar, written YYYY-MM-DD. */
export type CalendarDate = string;

const millisecondsPerDay = 86_400_000;

/** Reads YYYY-MM-DD and nothing else; undefined for another notation or a day that no calendar has. */
export function readCalendarDate(text: string): CalendarDate | undefined {
  // The calendar has no year 0, and days before it could not be written in ten characters.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return undefined;
  const instant = new Date(text);
  // Some impossible days are read as the following month's: 30 February becomes 2 March.
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
  return isReal ? text : undefined;
}

/** The date so many days before this one. */
export function daysBefore(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(date) - days * millisecondsPerDay).toISOString().slice(0, 10);
}

/** Days from one date to the other; negative when the second is the earlier one. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsPerDay;
}

/** The day in Germany at an instant (milliseconds since 1970). */
export function dayInGermany(instantMs: number): CalendarDate {
  // The Swedish notation of a date is YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(instantMs);
}

/** To whole cents, half a cent upwards. Fifteen digits first: 1.005 is a little less than that in binary. */
export function toCents(euros: number): number {
  return Math.round(Number((euros * 100).toPrecision(15))) / 100;
}

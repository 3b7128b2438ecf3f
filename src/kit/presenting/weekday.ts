// A day with its weekday, and that it is a Sunday or a holiday, where nobody works. The only importer of feiertagejs.
import { getHolidays, type Region } from 'feiertagejs';
import { type CalendarDate, type Cell, date, type Lang, phrase } from '../../document/index.ts';

/** Holidays of all of Germany: those of one state only are told by the state. */
const everywhere: Region = 'BUND';

const weekdays: Readonly<Record<Lang, Intl.DateTimeFormat>> = {
  de: new Intl.DateTimeFormat('de-DE', { weekday: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }),
};

/** „04.05.2027 (Di.)“, „01.05.2027 (Sa., Tag der Arbeit)“, „4 May 2027 (Tue)“; `more` goes into the same brackets. */
export function dayWithWeekday(day: CalendarDate, lang: Lang, more?: string): Cell {
  const short = weekdays[lang].format(new Date(day)).replace('.', '');
  const weekday = lang === 'de' ? `${short}.` : short;
  const holiday = holidayOn(day, lang);
  const said = [weekday, holiday, more].filter((part) => part !== undefined);
  return phrase(date(day), ` (${said.join(', ')})`);
}

/** The name of the holiday that a day is everywhere in Germany; undefined for other days. Pure. */
export function holidayOn(day: CalendarDate, lang: Lang): string | undefined {
  const holiday = getHolidays(Number(day.slice(0, 4)), everywhere).find(
    ({ dateString }) => dateString === day,
  );
  return holiday?.translate(lang);
}

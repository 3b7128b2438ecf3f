// A day with its weekday, and that it is a Sunday or a holiday, where nobody works. The only importer of feiertagejs.
import { getHolidays, type Region } from 'feiertagejs';
import { memo } from '../../memo.ts';
import { addDays, type CalendarDate, type Cell, date, type Lang, phrase } from '../../document/index.ts';

/** Holidays of all of Germany. */
const everywhere: Region = 'BUND';

/** By the written name of the state. */
const regions: Readonly<Record<string, Region>> = {
  'Baden-Württemberg': 'BW',
  Bayern: 'BY',
  Berlin: 'BE',
  Brandenburg: 'BB',
  Bremen: 'HB',
  Hamburg: 'HH',
  Hessen: 'HE',
  'Mecklenburg-Vorpommern': 'MV',
  Niedersachsen: 'NI',
  'Nordrhein-Westfalen': 'NW',
  'Rheinland-Pfalz': 'RP',
  Saarland: 'SL',
  Sachsen: 'SN',
  'Sachsen-Anhalt': 'ST',
  'Schleswig-Holstein': 'SH',
  Thüringen: 'TH',
};

/** The Bavarian Feiertagsgesetz, article 1 (1) no. 2: only in municipalities where more people are Catholics than Protestants. */
const partly: Readonly<Partial<Record<Region, string>>> = { BY: 'MARIAHIMMELFAHRT' };

/** From Sunday on. */
const weekdays: Readonly<Record<Lang, readonly string[]>> = {
  de: ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

export interface DayOptions {
  /** The written name of the state that the day is of interest in: its own holidays are told too. */
  readonly state?: string | undefined;
  /** Stands in the same brackets. */
  readonly more?: string;
}

/** „04.05.2027 (Di.)“, „01.05.2027 (Sa., Tag der Arbeit)“, „27.05.2027 (Do., Fronleichnam in Hessen)“, „4 May 2027 (Tue)“. */
export function dayWithWeekday(day: CalendarDate, lang: Lang, { state, more }: DayOptions = {}): Cell {
  const weekday = weekdays[lang][new Date(day).getUTCDay()];
  const said = [weekday, holidayOn(day, lang, state), more].filter((part) => part !== undefined);
  return phrase(date(day), ` (${said.join(', ')})`);
}

/** A Sunday, or a holiday there or everywhere in Germany. Pure. */
export const isDayOff = (day: CalendarDate, state?: string): boolean =>
  new Date(day).getUTCDay() === 0 || holidayOn(day, 'de', state) !== undefined;

/** That day, or the last one before it on which offices work. Pure. */
export function workdayUntil(day: CalendarDate, state?: string): CalendarDate {
  const isOff = new Date(day).getUTCDay() === 6 || isDayOff(day, state);
  return isOff ? workdayUntil(addDays(day, -1), state) : day;
}

/** The name of the holiday that a day is everywhere in Germany or in that state; undefined for other days. Pure. */
export function holidayOn(day: CalendarDate, lang: Lang, state?: string): string | undefined {
  const everyone = holidayIn(everywhere, day);
  if (everyone) return everyone.translate(lang);
  const region = state === undefined ? undefined : regions[state];
  const holiday = region && holidayIn(region, day);
  if (!holiday || state === undefined) return undefined;
  const where = partly[region] === holiday.name ? partsOf[lang] : inState(state, lang);
  return `${holiday.translate(lang)} ${where}`;
}

const partsOf: Readonly<Record<Lang, string>> = { de: 'in Teilen Bayerns', en: 'in parts of Bayern' };

const holidayIn = (region: Region, day: CalendarDate) => {
  const year = day.slice(0, 4);
  return holidaysOf(`${region} ${year}`, () => inYear(Number(year), region)).get(day);
};

const inYear = (year: number, region: Region) =>
  new Map(getHolidays(year, region).map((holiday) => [holiday.dateString, holiday]));

/** By region and year: some years of each, for to reckon them takes longer than all else of an answer. */
const holidaysOf = memo<string, ReturnType<typeof inYear>>(60);

/** One state has an article in German. */
const inState = (state: string, lang: Lang) =>
  `${lang === 'de' && state === 'Saarland' ? 'im' : 'in'} ${state}`;

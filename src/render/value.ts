// How a value reads in German and in English: 1.234,50 € and €1,234.50, 30.06.2026 and 30 June 2026.
import type { CalendarDate, Cell, Lang, Text, Unit } from '../document/index.ts';

const locale = { de: 'de-DE', en: 'en-GB' } as const;
const noBreak = '\u00a0';

const unitWords: Record<Unit, { readonly one: Text; readonly other: Text }> = {
  day: { one: { de: 'Tag', en: 'day' }, other: { de: 'Tage', en: 'days' } },
  week: {
    one: { de: 'Woche', en: 'week' },
    other: { de: 'Wochen', en: 'weeks' },
  },
  month: {
    one: { de: 'Monat', en: 'month' },
    other: { de: 'Monate', en: 'months' },
  },
  year: {
    one: { de: 'Jahr', en: 'year' },
    other: { de: 'Jahre', en: 'years' },
  },
  hour: {
    one: { de: 'Stunde', en: 'hour' },
    other: { de: 'Stunden', en: 'hours' },
  },
  minute: {
    one: { de: 'Minute', en: 'minute' },
    other: { de: 'Minuten', en: 'minutes' },
  },
  percent: { one: { de: '%', en: '%' }, other: { de: '%', en: '%' } },
  kilowattHour: {
    one: { de: 'kWh', en: 'kWh' },
    other: { de: 'kWh', en: 'kWh' },
  },
  watt: { one: { de: 'Watt', en: 'watt' }, other: { de: 'Watt', en: 'watts' } },
  euroPerKilowattHour: {
    one: { de: '€ je kWh', en: '€ per kWh' },
    other: { de: '€ je kWh', en: '€ per kWh' },
  },
};

/** A number in the language's notation, with at most so many decimals. */
export function formatNumber(value: number, lang: Lang, decimals = 2, leastDecimals = 0): string {
  // They look the same in any language, and formats take their time.
  if (leastDecimals === 0 && Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  const key = `${lang} ${leastDecimals} ${decimals}`;
  const known = numberFormats.get(key);
  const format =
    known ??
    new Intl.NumberFormat(locale[lang], {
      minimumFractionDigits: leastDecimals,
      maximumFractionDigits: decimals,
    });
  numberFormats.set(key, format);
  return format.format(value);
}

/** By all that they depend on: one takes much longer to make than to use. */
const numberFormats = new Map<string, Intl.NumberFormat>();

/** A calendar date as people write it: 30.06.2026, 30 June 2026. */
export function formatDate(value: CalendarDate, lang: Lang): string {
  const [year = '', month = '', day = ''] = value.split('-');
  return lang === 'de' ? `${day}.${month}.${year}` : `${Number(day)} ${months[Number(month) - 1]} ${year}`;
}

/** In English; a format of the platform takes a fraction of a MiB and ten times as long. */
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A cell in words, without any markup. */
export function formatCell(cell: Cell, lang: Lang): string {
  switch (cell.kind) {
    case 'text':
    case 'code':
    case 'link':
      return cell.text;
    case 'date':
      return formatDate(cell.date, lang);
    case 'yesNo':
      return cell.yes ? { de: 'ja', en: 'yes' }[lang] : { de: 'nein', en: 'no' }[lang];
    case 'notStated':
      if (cell.isSilent) return '–';
      return { de: 'nennt der Dienst nicht', en: 'not stated by the service' }[lang];
    case 'list':
      return cell.items.map((item) => formatCell(item, lang)).join('; ');
    case 'phrase':
      return cell.parts.map((part) => (typeof part === 'string' ? part : formatCell(part, lang))).join('');
    case 'money':
      return formatMoney(cell.min, cell.max, lang);
    case 'count':
      return formatCount(cell.min, cell.max, cell.unit, lang);
  }
}

function formatMoney(min: number, max: number, lang: Lang): string {
  const decimals = Number.isInteger(min) && Number.isInteger(max) ? 0 : 2;
  const [low, high] = [min, max].map((euros) => formatNumber(euros, lang, decimals, decimals));
  if (lang === 'en') return min === max ? `€${low}` : `€${low}–${high}`;
  return (min === max ? low : `${low} bis ${high}`) + `${noBreak}€`;
}

function formatCount(min: number, max: number, unit: Unit | undefined, lang: Lang): string {
  const [low, high] = [min, max].map((value) => formatNumber(value, lang, 4));
  const range = min === max ? low : `${low} ${{ de: 'bis', en: 'to' }[lang]} ${high}`;
  if (unit === 'euroPerKilowattHour' && lang === 'en') return `€${range} per kWh`;
  return unit ? `${range}${noBreak}${unitWords[unit][max === 1 ? 'one' : 'other'][lang]}` : `${range}`;
}

// How old a heating is, where somebody tells so beside its name.
import { type CalendarDate, quantitiesIn, type Quantity, type Span, type Word } from '../../src/kit/index.ts';

interface HeatingAge extends Span {
  /** At least so many years, counted by calendar years. */
  readonly years: number;
}

/** „Gaskessel 2003“: the heating itself. */
export const heatingNoun = /(?:^|oel|gas|alt|heiz|etagen)(?:heizung|kessel|therme|brenner|furnace|boiler)$/;
const beforeYear =
  /^(?:baujahr|bj|jahrgang|von|aus|seit|anno|from|since|built|year|der|den|dem|the|our|her)$/;
/** „von 96“ */
const beforeShortYear = /^(?:baujahr|bj|jahrgang|anno|built|von|aus|from)$/;

const decades: Readonly<Record<string, number | undefined>> = {
  ...{ fuenfziger: 50, sechziger: 60, siebziger: 70, achtziger: 80, neunziger: 90 },
  ...{ fifties: 50, sixties: 60, seventies: 70, eighties: 80, nineties: 90 },
};

const oneMore: Readonly<Record<string, number | undefined>> = { over: 1, under: -1 };

/** No heating that people replace is older. */
const firstYear = 1950;

/** The age that is said among the words of a span, if one is. Pure. */
export function heatingAgeIn(
  words: readonly Word[],
  { from, to }: Span,
  askedOn: CalendarDate,
): HeatingAge | undefined {
  const thisYear = Number(askedOn.slice(0, 4));
  for (let at = Math.max(0, from); at < Math.min(words.length, to); at++) {
    const quantity = quantitiesIn(words).find((one) => one.from === at || one.figure.from === at);
    const decade = decades[(words[at]?.plain ?? '').replace(/n$/, '')];
    const year = decade === undefined ? quantity && yearOf(words, at, quantity) : endOf(decade);
    if (year !== undefined && year >= firstYear && year <= thisYear)
      return {
        from: startOfYear(words, at),
        to: Math.max(at + 1, quantity?.figure.to ?? 0),
        years: thisYear - year,
      };
    if (quantity?.unit === 'years' && quantity.least <= thisYear - firstYear) {
      const isOld = /^(?:alte?[nrs]?|old)$/.test(words[quantity.to]?.plain ?? '');
      // „über 20 Jahre“ is at least 21, „unter 20“ at most 19.
      const years = quantity.least + (oneMore[quantity.comparator ?? ''] ?? 0);
      return { from: at, to: isOld ? quantity.to + 1 : quantity.to, years };
    }
  }
  return undefined;
}

/** The last year that is meant: „den 80ern“ are over by 1989. */
const endOf = (decade: number) => (decade < 100 ? 1900 : 0) + decade + 9;

function yearOf(
  words: readonly Word[],
  at: number,
  { least, unit, form, isWritten }: Quantity,
): number | undefined {
  const before = words[at - 1]?.plain ?? '';
  if (form === 'er' && least % 10 === 0) return endOf(least);
  if (isWritten === 'words' || (unit !== undefined && unit !== 'year')) return undefined;
  if (least >= 1900)
    return beforeYear.test(before) || before === 'jahr' || heatingNoun.test(before) ? least : undefined;
  if (least > 99 || !beforeShortYear.test(before)) return undefined;
  return least < firstYear - 1900 ? 2000 + least : 1900 + least;
}

function startOfYear(words: readonly Word[], at: number): number {
  let from = at;
  while (from > 0 && at - from < 3 && beforeYear.test(words[from - 1]?.plain ?? '')) from -= 1;
  return from;
}

const gas = /^gas(?:$|heizung|kessel|therme|brenner|boiler)/;

/** Whether a gas heating is spoken of, and nothing of its age. Pure. */
export const isGasOfUnknownAge = (words: readonly Word[], askedOn: CalendarDate): boolean =>
  words.some(({ plain }) => gas.test(plain)) &&
  heatingAgeIn(words, { from: 0, to: words.length }, askedOn) === undefined;

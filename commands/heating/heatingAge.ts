// How old a heating is said to be: by its year („Bj 89“, „von 96“), its decade („aus den 80ern“) or its age („25 Jahre alt“).
import { quantitiesIn, type Span, type Word } from '../../src/kit/index.ts';

export interface HeatingAge extends Span {
  /** At least so many years, counted by calendar years. */
  readonly years: number;
}

const beforeYear =
  /^(?:baujahr|bj|jahrgang|von|aus|seit|anno|from|since|built|year|der|den|dem|the|our|her)$/;
/** „Gaskessel 2003“: the heating itself. */
export const heatingNoun = /(?:^|oel|gas|alt|heiz|etagen)(?:heizung|kessel|therme|brenner|furnace|boiler)$/;
/** It says by itself that a year follows. */
const sayingYear = /^(?:baujahr|bj|jahrgang|anno|built)$/;
const tellingYear = /^(?:jahr|year)$/;

const decades: Readonly<Record<string, number | undefined>> = {
  ...{ fuenfziger: 50, sechziger: 60, siebziger: 70, achtziger: 80, neunziger: 90 },
  ...{ fifties: 50, sixties: 60, seventies: 70, eighties: 80, nineties: 90 },
};

/** No heating that people replace is older. */
const firstYear = 1950;

/** The age that is said among the words of a span, if one is; `thisYear` is the year of the question. Pure. */
export function heatingAgeIn(
  words: readonly Word[],
  { from, to }: Span,
  thisYear: number,
): HeatingAge | undefined {
  for (let at = Math.max(0, from); at < Math.min(words.length, to); at++) {
    const age = yearsAt(words, at, thisYear);
    if (age) return age;
    const year = yearAt(words, at, thisYear);
    if (year !== undefined) return { from: startOfYear(words, at), to: at + 1, years: thisYear - year };
  }
  return undefined;
}

/** „25 Jahre alt“, „eine 30-jährige“; „seit 30 Jahren“ as well. */
function yearsAt(words: readonly Word[], at: number, thisYear: number): HeatingAge | undefined {
  const said = quantitiesIn(words).find(({ from, unit }) => from === at && unit === 'years');
  if (!said || said.least > thisYear - firstYear) return undefined;
  const isOld = /^(?:alte?[nrs]?|old)$/.test(words[said.to]?.plain ?? '');
  return { from: at, to: isOld ? said.to + 1 : said.to, years: said.least };
}

/** The last year that is meant: „den 80ern“ are over by 1989. */
function yearAt(words: readonly Word[], at: number, thisYear: number): number | undefined {
  const plain = words[at]?.plain ?? '';
  const before = words[at - 1]?.plain ?? '';
  const [, spoken = ''] = /^([a-z]+?)n?$/.exec(plain) ?? [];
  const [, inDigits] = /^(?:19)?([5-9]0)(?:ern?|iger?n?|s)$/.exec(plain) ?? [];
  const decade = inDigits === undefined ? decades[spoken] : Number(inDigits);
  if (decade !== undefined) return 1900 + decade + 9;
  if (/^(?:19|20)\d\d$/.test(plain)) {
    const year = Number(plain);
    const isLed = beforeYear.test(before) || tellingYear.test(before) || heatingNoun.test(before);
    return isLed && year >= firstYear && year <= thisYear ? year : undefined;
  }
  const isShort = /^\d\d$/.test(plain) && (sayingYear.test(before) || isShortYear(words, at));
  if (!isShort) return undefined;
  const year = Number(plain) + 1900;
  return year >= firstYear ? year : year + 100 <= thisYear ? year + 100 : undefined;
}

/** „von 96“, „from '98“, where nothing behind says that it counts something. */
const isShortYear = (words: readonly Word[], at: number) =>
  /^(?:von|aus|from)$/.test(words[at - 1]?.plain ?? '') &&
  quantitiesIn(words).every(
    ({ from, figure, unit }) => (from !== at && figure.from !== at) || unit === undefined || unit === 'year',
  );

function startOfYear(words: readonly Word[], at: number): number {
  let from = at;
  while (from > 0 && at - from < 3 && beforeYear.test(words[from - 1]?.plain ?? '')) from -= 1;
  return from;
}

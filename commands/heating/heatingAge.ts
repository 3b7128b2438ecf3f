// How old a heating is, and whether it still works, where somebody tells so beside its name.
import { isJoining, isSmallWord, quantitiesIn, type Span, type Word } from '../../src/kit/index.ts';

interface HeatingAge extends Span {
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

const broken =
  /^(?:kaputt\p{L}*|defekt\p{L}*|ausgefallen\p{L}*|hinueber|hin|futsch|schrott\p{L}*|totalschaden|tot|gestorben|verreckt|verendet|abgeraucht|geplatzt|durchgerostet|undicht|stillgelegt\p{L}*|ausgebaut|abgestellt|streikt|spinnt|muckt|eimer|arsch|ex|broken|defective|dead|died|bust|busted|knackered|kaput|faulty|scrapped|conked|packed)$/u;
/** „hin“ and „tot“ say it behind these alone. */
const afterCopula = /^(?:hin|tot|ex|dead|packed|eimer|arsch)$/;
const works =
  /^(?:laeuft|laufen|lief|funktioniert?\p{L}*|funzt|geht|ging|tut|tuts|machts?|heizt|arbeitet|works?|working|runs?|running|functions?)$/u;
const noMore = /^(?:nicht|net|nimmer|kaum|not|longer|doesnt|didnt|isnt|stopped|aufgehoert)$/;
const copula = /^(?:ist|war|is|was|hat|has|hatte|had|wurde|gab|gave|sind|are)$/;
/** What may be said of one that works. */
const sound =
  /^(?:\d.*|alt|aelter|uralt|old|older|noch|still|ok|okay|ordnung|intakt|fit|tiptop|super|gut|fine|working|order|drin|vorhanden|da|there|in|aus|von|from|oel|gas|kohle|oil|coal|jahre?n?|years?|baujahr|bj|eine?|an?|der|die|das|unser\p{L}*|raus|weg|ersetzt|replaced|removed|gemietet|gekauft|eingebaut|installed|built|gebaut|fast|ueber|knapp|ca|etwa|rund|about|over|almost|nearly|zu|too|teuer|ineffizient|laut|loud|\p{L}*(?:heizung|kessel|therme|boiler|furnace|ziger|ern|jahren|zigern))$/u;
const mostBehind = 8;

/** The words that say so, or that leave it open, of the heating at a place; undefined where it works. Pure. */
export function brokenBehind(words: readonly Word[], heating: Span): Span | undefined {
  const before = words[heating.from - 1];
  if (before && before.stop === undefined && broken.test(before.plain) && !afterCopula.test(before.plain))
    return { from: heating.from - 1, to: heating.from };
  const end = Math.min(words.length, heating.to + mostBehind);
  for (let at = heating.from; at < end; at++) {
    const plain = words[at]?.plain ?? '';
    const isNo = noMore.test(words[at - 1]?.plain ?? '');
    if (broken.test(plain) && !isNo && (!afterCopula.test(plain) || isSaidOf(words, heating, at)))
      return { from: at, to: at + 1 };
    if (works.test(plain)) {
      const isOff = isNo || words.slice(at + 1, at + 3).some((word) => noMore.test(word.plain));
      return isOff ? { from: at, to: Math.min(end, at + 2) } : undefined;
    }
    if (at >= heating.to && isCopula(words, at) && !isOfOther(words, heating, at)) {
      const open = unknownBehind(words, at, end);
      if (open) return open;
    }
    if (words[at]?.stop === 'end') return undefined;
  }
  return undefined;
}

/** „The boiler was …“; in „was zahlt der Bund?“ it is the German question. */
const isCopula = (words: readonly Word[], at: number): boolean => {
  const [before = '', plain = ''] = [words[at - 1]?.plain, words[at]?.plain];
  return (
    copula.test(plain) && (plain !== 'was' || /^(?:it|that|which|one)$|boiler|furnace|heat/.test(before))
  );
};

/** „…, Solarthermie ist schon auf dem Dach“: a clause of its own that begins with something else. */
function isOfOther(words: readonly Word[], heating: Span, copulaAt: number): boolean {
  let from = copulaAt;
  while (from > heating.to && words[from - 1]?.stop === undefined) from -= 1;
  if (words[from - 1]?.stop === undefined) return false;
  const [subject] = words.slice(from, copulaAt).filter((word) => !isJoining(word));
  return (
    subject !== undefined &&
    !/^(?:die|der|das|sie|er|es|it|which)$/.test(subject.plain) &&
    !isHeating.test(subject.plain)
  );
}
const isHeating = /heizung|kessel|therme|ofen|brenner|boiler|furnace|heating|burner|anlage/;

/** „ist schon hin“ */
const isSaidOf = (words: readonly Word[], heating: Span, at: number) =>
  words.slice(heating.to, at).some(({ plain }) => copula.test(plain));

/** „hat den Geist aufgegeben“: what no heating that works is said to be. */
function unknownBehind(words: readonly Word[], copulaAt: number, end: number): Span | undefined {
  if (words[copulaAt]?.stop !== undefined) return undefined;
  let to = copulaAt + 1;
  while (to < end && words[to - 1]?.stop === undefined) to += 1;
  const clause = words.slice(copulaAt + 1, to);
  const isKnown = (word: Word) => sound.test(word.plain) || works.test(word.plain);
  const telling = clause.filter((word) => !isSmallWord(word) && !isJoining(word));
  return clause.some(isKnown) || telling.length === 0 ? undefined : { from: copulaAt, to };
}

// A clause of the service as a first line: what was asked for stands first and strong, then the part that says it.
import { capital, type Lang, money, phrase, type Sentence, strong, text } from '../../document/index.ts';
import { plainName, readFigureText } from '../../facts/index.ts';
import type { Asked, Need } from '../recognisers/asked.ts';
import { stemOf } from '../recognisers/stems.ts';
import { figuresIn, hasNeed, isPartOf } from './clauses.ts';
import { figureCell } from './field.ts';
import { amountForDwellings, withoutOtherSize } from './dwellings.ts';
import { isGerman, readable, withGerman } from './german.ts';
import { leadsOn } from './valueRows.ts';

/** A comma parts what is said of one thing from what is said of another. */
const comma = 40;
/** In so short a clause the figure is seen where it stands; in a longer one where it is the first of its kind. */
const [shortClause, longerClause] = [60, 110] as const;

const readAtOnce = 170;

/** In few words nothing else tells the language. */
const germanUnit = /\d (?:Tagen?|Wochen?|Monaten?|Jahren?)\b/;

/** What belongs to a figure. */
const bound = String.raw`(?:mindestens|höchstens|längstens|maximal|etwa|ca\.|rund|meist|bis zu|innerhalb(?: von)?|binnen)`;

/** What the question tells of its case. */
interface Case {
  readonly lang: Lang;
  readonly states?: readonly string[];
  readonly dwellings?: number | undefined;
}

/**
 * „**Innerhalb von zwei Wochen**: Gegen den Bescheid ist innerhalb von zwei Wochen nach Zustellung Einspruch möglich.“
 * Of the figures of that kind, it is the one nearest to the word of the question. `states` are those in the question.
 */
export function clauseSentence(
  clause: string,
  given: Need | undefined,
  asked: Asked,
  { lang, states = [], dwellings }: Case,
): Sentence {
  // „Beim Dreiparteienhaus mehr?“ asks for the amount that is stated for it.
  const need = given ?? (amountForDwellings(clause, dwellings) ? 'money' : undefined);
  // What is so short is read as a whole; a part may leave out just what was meant.
  const isWhole = need === undefined && states.length === 0 && clause.length <= readAtOnce;
  const part = isWhole ? clause : partOf(clause, need, asked, { lang, states });
  const isMarked = lang === 'en' && (isGerman(part) || germanUnit.test(part));
  const says = isMarked ? 'the service says, in German: ' : '';
  const end = /[.!?]$/.test(part) ? '' : '.';
  // What leads to another figure is no answer: „50.000 EUR -> 330 EUR“.
  const found =
    need === undefined || leadsOn.test(part)
      ? undefined
      : (ofState(part, need, states) ??
        (need === 'money' ? amountForDwellings(part, dwellings) : undefined) ??
        nearest(part, need, asked, lang));
  if (found === undefined || need === undefined)
    return says === '' ? [text(capital(readable(part))), end] : [capital(says), text(readable(part)), end];
  const sum = asked.isSum && need === 'money' ? sumIn(part, asked, lang) : undefined;
  if (sum) return [strong(money(sum.min, sum.max)), ': ', says, text(part), end];
  const value = lang === 'de' ? withLimit(found, part, need) : found[0];
  const figure = figureOf(value, withoutOtherSize(part.slice(0, found.index)), need, lang);
  const isFirst = figuresIn(part, need)[0]?.index === found.index;
  if (lang === 'de' && part.length <= (isFirst ? longerClause : shortClause) && need !== 'age') {
    const from = boundBefore(part.slice(0, found.index))?.index ?? found.index;
    const shown = part.slice(from, found.index + value.length).trim();
    const [before, behind] = [capital(part.slice(0, from)), part.slice(found.index + value.length)];
    return [...spaced(before), strong(text(before === '' ? capital(shown) : shown)), ...spaced(behind), end];
  }
  return [strong(figure), ': ', says, text(part), end];
}

/** The part of a long sentence that has what was asked for, or is about the state that was. */
export function partOf(
  clause: string,
  need: Need | undefined,
  { terms, core, hints, isGain }: Asked,
  { lang, states }: { readonly lang: Lang; readonly states: readonly string[] },
): string {
  const words = [...withGerman(need !== undefined && core.length > 0 ? core : terms, lang), ...hints];
  const parts = clause
    .split(/(?:;\s+|,\s+(?=in \p{Lu}))(?![^(]*\))/u)
    .flatMap((one) => one.split(/:\s+(?=(?:In|Für|Bei|Im)\s)/));
  const ofState = parts.find((one) => states.some((state) => one.includes(state)));
  const isNeeded = need !== undefined && hasNeed(clause, need);
  if (ofState !== undefined && (!isNeeded || hasNeed(ofState, need))) return ofState;
  const granted =
    isGain && need === 'money' && parts.find((one) => grantWord.test(one) && hasNeed(one, need));
  if (granted) return granted;
  const fits = (one: string) =>
    hasWord(one, words, lang) &&
    (need === undefined || hasNeed(one, need)) &&
    !/^[\p{Ll}]+ (?:es|sie|er|dessen)\b/u.test(one);
  const fitting = parts.filter(fits);
  const [first] = fitting;
  if (first === undefined || need !== undefined) return first ?? clause;
  const wordsIn = (one: string) => words.filter((word) => hasWord(one, [word], lang)).length;
  const most = Math.max(...fitting.map(wordsIn));
  const best = fitting.filter((one) => wordsIn(one) === most);
  // Where two have as many words of the question, either may be the answer.
  return best.length === 1 ? (best[0] ?? clause) : clause;
}

/** What one gets stands behind it, whatever of what one pays has the words of the question. */
const grantWord = /zuschuss|förder(?!antrag)|prämie|bonus|erstatt/i;

/** „560 EUR (Rendsburg-Eckernförde) bis 1.230 EUR (Brandenburg)“: the figure that is said of the state. */
function ofState(clause: string, need: Need, states: readonly string[]): RegExpExecArray | undefined {
  return figuresIn(clause, need).find(({ index, 0: value }) => {
    const [, named = ''] = /^\s?\(([^)]*)\)/.exec(clause.slice(index + value.length)) ?? [];
    return states.some((state) => named.includes(state));
  });
}

function nearest(clause: string, need: Need, asked: Asked, lang: Lang): RegExpExecArray | undefined {
  const terms = asked.core.length > 0 ? asked.core : asked.terms;
  const granted = asked.isGain && need === 'money' ? clause.search(grantWord) : -1;
  const words = withGerman(terms.length > 0 ? terms : asked.hints, lang);
  const at = granted >= 0 ? granted : placeOf(words, clause, lang);
  const distance = ({ index, 0: value }: RegExpExecArray) => {
    const between = index >= at ? clause.slice(at, index) : clause.slice(index + value.length, at);
    return between.length + comma * between.split(/[,;]/).length;
  };
  const figures = need === 'time' ? timesAsked(clause, asked) : figuresIn(clause, need);
  const own = figures.filter(({ index }) => isAskedInBrackets(clause, index, words, lang));
  const meant = own.length > 0 ? own : figures;
  return meant.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** „Zehn Jahre befreit, wenn sie bis zum 31.12.2030 zugelassen werden“: how long that holds is no date; „ab 01.01.2026“ no end. */
function timesAsked(clause: string, { time }: Asked): readonly RegExpExecArray[] {
  const all = figuresIn(clause, 'time');
  const isDate = ([value]: RegExpExecArray) => /\d\.|\d{4}/.test(value);
  if (time === 'period' && !all.every(isDate)) return all.filter((one) => !isDate(one));
  const other = time === 'end' ? fromBefore : time === 'start' ? untilBefore : undefined;
  return all.filter((one) => !(other && isDate(one) && other.test(clause.slice(0, one.index))));
}
const fromBefore = /(?<!\p{L})(?:ab|seit|vom|von|frühestens|erstzulassung|from|since)\s$/iu;
const untilBefore = /(?<!\p{L})(?:bis|bis zum|bis Ende|spätestens|until|by)\s$/iu;

/** „mindestens 25.000 EUR (vor Anmeldung mindestens 12.500 EUR)“: the brackets have a word of the question that is nowhere else. */
function isAskedInBrackets(clause: string, at: number, words: readonly string[], lang: Lang): boolean {
  const opened = clause.lastIndexOf('(', at);
  const closed = clause.indexOf(')', at);
  if (opened < 0 || closed < 0 || clause.slice(opened, at).includes(')')) return false;
  const outside = `${clause.slice(0, opened)} ${clause.slice(closed)}`;
  const inside = clause.slice(opened, closed);
  return words.some((word) => hasWord(inside, [word], lang) && !hasWord(outside, [word], lang));
}

/** „Theorie ca. 55-70 EUR, Praxis ca. 80 EUR“, where both were asked for: the sum. */
function sumIn(clause: string, { core }: Asked, lang: Lang) {
  const words = withGerman(core, lang);
  const parts = clause.split(/[,;]\s+/).filter((one) => hasWord(one, words, lang) && hasNeed(one, 'money'));
  const amounts = parts.flatMap((one) => readFigureText(figuresIn(one, 'money')[0]?.[0].trim() ?? '') ?? []);
  if (amounts.length < 2 || amounts.length !== parts.length) return undefined;
  if (amounts.some(({ unit }) => unit !== 'euro')) return undefined;
  return {
    min: amounts.reduce((sum, { min }) => sum + min, 0),
    max: amounts.reduce((sum, { max }) => sum + max, 0),
  };
}

/** „zehn Jahre befreit, längstens bis Ende 2035“: what limits it is a part of it. */
function withLimit({ index, 0: value }: RegExpExecArray, part: string, need: Need): string {
  const behind = part.slice(index + value.length);
  const [limit] = need === 'time' ? (limitBehind.exec(behind) ?? []) : [];
  return limit === undefined ? value : `${value}${limit}`;
}
const limitBehind =
  /^[^,.;:]{0,12},? (?:aber )?(?:längstens|höchstens|maximal) bis (?:zum |Ende )?[\d.]*\d{4}/u;

const boundBefore = (before: string) => new RegExp(String.raw`${bound}\s$`, 'iu').exec(before);

/** With „mindestens“ in front of it; an age as people say it; in English as a figure, where it is one. */
function figureOf(value: string, before: string, need: Need, lang: Lang) {
  const years = need === 'age' ? /\d{1,2}/.exec(value)?.[0] : undefined;
  if (years !== undefined) return { de: `Ab ${years} Jahren`, en: `From the age of ${years}` }[lang];
  const bounded = boundBefore(before)?.[0];
  const read = lang === 'en' ? readFigureText(inDigits(value.trim())) : undefined;
  const english = inEnglish.find(([sign]) => sign.test(bounded ?? ''))?.[1];
  if (read) return english === undefined ? figureCell(read) : phrase(`${english} `, figureCell(read));
  return text(capital(`${bounded ?? ''}${value.trim()}`));
}

/** „zwei Wochen“ */
const inDigits = (value: string): string =>
  value.replace(/^\p{L}+(?=\s)/u, (word) => {
    const at = numberWords.indexOf(word.toLowerCase());
    return at < 0 ? word : String(at + 2);
  });
const numberWords = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

const inEnglish: readonly (readonly [RegExp, string])[] = [
  [/mindestens/i, 'At least'],
  [/höchstens|längstens|maximal|bis zu/i, 'Up to'],
  [/innerhalb|binnen/i, 'Within'],
  [/etwa|ca|rund/i, 'About'],
];

/** A value loses the spaces around it. */
const spaced = (said: string): Sentence => [
  ...(/^\s/.test(said) ? [' '] : []),
  ...(said.trim() === '' ? [] : [text(said.trim())]),
  ...(/\S\s$/.test(said) ? [' '] : []),
];

/** Whether a text has one of the words, given as stems. Pure. */
export const hasWord = (said: string, terms: readonly string[], lang: Lang): boolean =>
  wordIn(said, terms, lang) !== undefined;

/** The first word of a text that is one of these, or has a part of one. */
function wordIn(said: string, terms: readonly string[], lang: Lang): RegExpExecArray | undefined {
  const isAsked = (word: string) => {
    const stems = [stemOf(plainName(word), lang), stemOf(plainName(word), 'de')];
    return terms.some((term) => stems.some((stem) => term === stem || isPartOf(stem, term)));
  };
  return [...said.matchAll(/[\p{L}\d-]+/gu)].find(([one]) => isAsked(one));
}

/** Where the first word stands that the question has as well; the beginning, where none does. */
const placeOf = (terms: readonly string[], clause: string, lang: Lang): number =>
  wordIn(clause, terms, lang)?.index ?? 0;

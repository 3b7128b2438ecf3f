// What a figure is; and those in words, as they are spoken: „zwei und fünfzig tausend“, „fifty-two thousand“, „zu dritt“.
import { plainName } from '../../facts/index.ts';
import { companyOf, digitOf, groupOf, isArticle, numberInWords, ordinalOf, tenner } from './numberWords.ts';
import { isCounted, unitOf } from './units.ts';
import type { Word } from './words.ts';

/** How a figure is built into a word of another kind. */
export type Form = 'ordinal' | 'er' | 'fold' | 'company';

export interface Figure {
  /** Behind its last word. */
  readonly to: number;
  readonly value: number;
  /** The other end of what is a range in one word: „40-45k“. */
  readonly until?: number;
  readonly inDigits: boolean;
  /** Words glued behind it, plainly written: „ct“ and „kwh“ in 35ct/kWh. */
  readonly glued: readonly string[];
  readonly form?: Form;
  /** Typed as thousands, which no count is: with a separator, a „k“, a „tausend“. */
  readonly isThousands: boolean;
  /** An article too: „ein“. */
  readonly isWeak?: true;
  /** A number that nobody writes so: „28.0000“. */
  readonly isOdd?: true;
  /** „50.000+“ */
  readonly isMore?: true;
  /** The digits, where nothing else was typed. */
  readonly digits?: string | undefined;
}

/** „ein paar Tausend“, „several hundred“: nobody knows how many. */
const unknownMany =
  /^(?:paar|bisschen|wenig|einige[rn]?|mehrere[rn]?|viele[rn]?|zig|couple|few|several|many|some|bit|lot)$/;

/** The figure in words that begins at a word, if one does. Pure; linear. */
export function inWords(words: readonly Word[], from: number, word: Word): Figure | undefined {
  const single = { to: from + 1, inDigits: false, glued: [], isThousands: false } as const;
  const company = word.plain === 'zu' ? companyOf(words[from + 1]?.plain ?? '') : undefined;
  if (company !== undefined) return { ...single, to: from + 2, value: company, form: 'company' };
  const plainAt = (at: number) => words[at]?.plain ?? '';
  if (unknownMany.test(plainAt(from - 1)) || unknownMany.test(plainAt(from + 1))) return undefined;
  const said = spoken(words, from);
  if (said) return said;
  // „sieht“ ends as many words do: only a whole number stands before the ending.
  const ordinal = ordinalOf(word.plain);
  if (ordinal !== undefined) return { ...single, value: ordinal, form: 'ordinal' };
  const fold = /^(.+)fache?[nrms]?$/.exec(word.plain)?.[1];
  const folded = fold === undefined ? undefined : numberInWords(fold);
  if (folded !== undefined) return { ...single, value: folded, form: 'fold' };
  const ten = tenner(word.plain);
  if (ten !== undefined) return { ...single, value: ten, form: 'er' };
  return inCompound(word, single);
}

const inside = /^([a-z]{3,20}?)(personen?|mann|frau|kinder?|zimmer|familien)([a-z]*)$/;

/** „Zweipersonenhaushalt“, „Achthundert-Watt-Anlage“: the number that a longer word begins with. */
function inCompound(word: Word, single: Omit<Figure, 'value'>): Figure | undefined {
  const [first = '', ...more] = word.text.split('-', 4).map(plainName);
  const whole = more.length > 0 ? numberInWords(first) : undefined;
  const [, begin = '', unit = '', end = ''] = (whole === undefined && inside.exec(first)) || [];
  const value = whole ?? numberInWords(begin);
  if (value === undefined) return undefined;
  return { ...single, value, glued: [unit, end, ...more].filter((part) => part !== '') };
}

/** More words than this no number has. */
const longestNumber = 9;

/** „zwei und fünfzig tausend“, „fifty two thousand five hundred“: word by word, as it is spoken. */
function spoken(words: readonly Word[], from: number): Figure | undefined {
  const [first, article, last = ''] = words.slice(from, from + 3).map(({ plain }) => plain);
  if (first === 'half' && article === 'a' && isDozen(last))
    return { to: from + 3, value: 6, inDigits: false, glued: [], isThousands: false };
  let done = 0;
  let current: number | undefined;
  let to = from;
  let lastGroup = Infinity;
  for (let at = from; at < Math.min(words.length, from + longestNumber); at++) {
    const plain = words[at]?.plain ?? '';
    const group = groupOf(plain);
    const value = group === undefined ? numberInWords(plain) : undefined;
    if (group !== undefined && group === 100 && (current === undefined || current < 100)) {
      current = (current ?? 1) * 100;
    } else if (group !== undefined && group > 100 && group < lastGroup) {
      if (current === undefined && /^(?:tsd|mio|mille)$/.test(plain)) break;
      done += (current ?? 1) * group;
      [current, lastGroup] = [undefined, group];
    } else if (value !== undefined && goesOn(words, at, { current, value, done })) {
      current = value === 12 && isDozen(plain) ? (current ?? 1) * 12 : (current ?? 0) + value;
    } else if (
      /^(?:und|and)$/.test(plain) &&
      to > from &&
      to === at &&
      joinsNumbers(words, at, current, done)
    ) {
      continue;
    } else if (/^halbe?[nrsm]?$/.test(plain) && current === 1 && isHalved(words[at + 1]?.plain ?? '')) {
      current = 0.5;
    } else if (fractionAt(words, at) && current !== undefined && current < 1000) {
      const { value: fraction = 0, to: end = at + 1 } = fractionAt(words, at) ?? {};
      current += fraction;
      at = end - 1;
    } else {
      break;
    }
    to = at + 1;
  }
  if (to === from) return undefined;
  const value = done + (current ?? 0);
  const isWeak = to === from + 1 && isArticle(words[from]?.plain ?? '');
  return { to, value, inDigits: false, glued: [], isThousands: value >= 1000, ...(isWeak ? { isWeak } : {}) };
}

/** „einhalb“, „and a half“, „Komma fünf“ behind a whole number. */
function fractionAt(words: readonly Word[], at: number) {
  const [plain = '', second = '', third = ''] = [at, at + 1, at + 2].map((one) => words[one]?.plain);
  if (/^(?:und)?einhalb$/.test(plain)) return { value: 0.5, to: at + 1 };
  if (plain === 'und' && second === 'einhalb') return { value: 0.5, to: at + 2 };
  if (/^(?:und|and)$/.test(plain) && /^(?:ein|a)$/.test(second) && /^(?:halb|half)$/.test(third))
    return { value: 0.5, to: at + 3 };
  const digit = /^(?:komma|point)$/.test(plain) ? digitOf(second) : undefined;
  return digit === undefined ? undefined : { value: digit / 10, to: at + 2 };
}

/** „eine halbe Million“, „ein halbes Jahr“ */
const isHalved = (plain: string) =>
  groupOf(plain) !== undefined || unitOf(plain) !== undefined || isDozen(plain);

const isDozen = (plain: string) => /^(?:dutzend|dozen)$/.test(plain);

interface SoFar {
  readonly current: number | undefined;
  readonly value: number;
  readonly done: number;
}

/** Whether a number continues what was said: „fifty“ „two“, „hundred“ „five“, „tausend“ „zwei“, „ein“ „Dutzend“. */
function goesOn(words: readonly Word[], at: number, { current, value, done }: SoFar): boolean {
  const plain = words[at]?.plain ?? '';
  if (current === undefined && done === 0) return true;
  if (isArticle(plain)) return false;
  if (isDozen(plain)) return current !== undefined && current < 20;
  // „fünfzigtausend, zwei Kinder“
  const unit = unitOf(words[at + 1]?.plain ?? '')?.unit;
  if (value < 100 && unit && isCounted(unit) && (current ?? done) >= 1000) return false;
  if (current === undefined) return value < 1000;
  if (/^(?:und|and)$/.test(words[at - 1]?.plain ?? '')) return true;
  const isRest = [100, 1000].some((size) => current >= size && current % size === 0 && value < size);
  return isRest || (current >= 20 && current < 100 && current % 10 === 0 && value > 0 && value < 10);
}

/** „two hundred and fifty“, „zwei und fünfzig“; in „zwei und drei“ it joins two numbers. */
function joinsNumbers(
  words: readonly Word[],
  at: number,
  current: number | undefined,
  done: number,
): boolean {
  const next = numberInWords(words[at + 1]?.plain ?? '');
  if (next === undefined || isArticle(words[at + 1]?.plain ?? '')) return false;
  if (current === undefined) return done > 0 && next < 100;
  if (current >= 100 && current % 100 === 0) return next < 100;
  return current < 10 && next >= 20 && next < 100 && next % 10 === 0;
}

// What somebody wants to be reminded of, and when, as far as one text says it.
import {
  addDays,
  anyDate,
  anyMinutesAhead,
  anyTimeOfDay,
  type CalendarDate,
  type Choice,
  isApart,
  type Lang,
  readWords,
  type Span,
  type Text,
  type TimeOfDay,
  type Word,
} from '../../src/kit/index.ts';
import { howManyDays, isRepeated, onlyOnce, readDaysBefore } from './daysBefore.ts';

export interface Wish {
  readonly day?: CalendarDate | undefined;
  /** The day that was named, where it is some days before that. */
  readonly named?: CalendarDate | undefined;
  readonly time?: TimeOfDay | undefined;
  /** From now on, in place of a day. */
  readonly inMinutes?: number | undefined;
  /** The days that it could be, where it is not clear which. */
  readonly days: readonly Choice[];
  /** Why there is no such day, or what is not said precisely enough. */
  readonly problem?: Text | undefined;
  /** Empty where nothing was said. */
  readonly what: string;
}

export interface Reading {
  readonly lang: Lang;
  readonly askedOn: CalendarDate;
}

/** A word, and which piece of the typed text it stands in. */
interface Placed {
  readonly word: Word;
  readonly piece: number;
}

/** Pure. */
export function readWish(typed: string, { lang, askedOn }: Reading): Wish {
  const pieces = typed.split(/\s+/).filter(Boolean);
  const placed = pieces.flatMap((one, piece) => readWords(one).map((word): Placed => ({ word, piece })));
  const context = { lang, askedOn, choices: undefined };
  const words = wordsOf(placed);
  const [ahead] = anyMinutesAhead.find(words, context);
  const [time] = anyTimeOfDay.find(words, context).filter((one) => !ahead || isApart(one, [ahead]));
  const timed = [ahead, time].filter((one) => one !== undefined);
  // A time is no day: „um 9.10 Uhr“.
  const rest = placed.filter((_, at) => isApart({ from: at, to: at + 1 }, timed));
  const before = readDaysBefore(wordsOf(rest));
  const others = rest.filter((_, at) => !before || isApart({ from: at, to: at + 1 }, [before]));
  const found = ahead ? [] : anyDate.find(wordsOf(others), context);
  const { date, days } = dayAmong(found, wordsOf(others), lang);
  const said = new Set([
    ...timed.flatMap((span) => piecesOf(span, placed)),
    ...(before ? piecesOf(before, rest) : []),
    ...(date ? piecesOf(withPreposition(date, wordsOf(others)), others) : []),
  ]);
  const aheadOfDay = before ? before.days : 0;
  const isUnclear = date !== undefined && aheadOfDay === undefined;
  const isDay = date && !date.problem && days.length === 0;
  const problem = isRepeated(words) ? onlyOnce : isUnclear ? howManyDays : date?.problem;
  return {
    day: isDay && !problem ? addDays(date.value, -(aheadOfDay ?? 0)) : undefined,
    named: isDay ? date.value : undefined,
    time: time?.value,
    inMinutes: ahead?.value,
    days: problem ? [] : days,
    problem,
    what: whatIn(pieces.filter((_, piece) => !said.has(piece)).join(' ')),
  };
}

const wordsOf = (placed: readonly Placed[]) => placed.map(({ word }) => word);

type Found = ReturnType<typeof anyDate.find>[number];

/** The one that stands first, or alone; of several others, nobody knows which is meant. */
function dayAmong(
  found: readonly Found[],
  words: readonly Word[],
  lang: Lang,
): { readonly date?: Found | undefined; readonly days: readonly Choice[] } {
  const [first] = found;
  const real = found.filter(({ problem }) => !problem);
  const isInFront = first && words.slice(0, first.from).every(({ plain }) => introducing.test(plain));
  const date = isInFront ? first : (real[0] ?? first);
  if (date?.between) return { date, days: date.between };
  const several = isInFront ? [] : [...new Set(real.map(({ value }) => value))];
  if (several.length < 2) return { date, days: [] };
  return { days: several.map((day) => ({ value: writtenDay(day, lang), label: longDay(day, lang) })) };
}

/** What may stand in front of the day. */
const introducing =
  /^(?:mich|mir|uns|me|us|bitte|please|doch|mal|noch|dann|am|an|den|dem|der|zum|ab|on|the|at|for|fuer|wieder|again)$/;

const preposition = /^(?:am|zum|ab|bis|fuer|for|on|by|den|dem|the)$/;

function withPreposition({ from, to }: Span, words: readonly Word[]): Span {
  return preposition.test(words[from - 1]?.plain ?? '')
    ? withPreposition({ from: from - 1, to }, words)
    : { from, to };
}

const piecesOf = ({ from, to }: Span, placed: readonly Placed[]) =>
  placed.slice(from, to).map(({ piece }) => piece);

/** „mich an den“, „me to“, and what is left of punctuation around it. */
function whatIn(rest: string): string {
  const plain = rest
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/gu, '')
    .replace(
      /^(?:(?:mich|mir|uns|me|us|bitte|please|doch|mal|dann|daran|dran|hieran|wieder|again)(?![\p{L}\d])[\s,:]*)+/iu,
      '',
    );
  return plain
    .replace(/^an(?: (?:den|die|das|dem|der))?(?:\s|$)/i, '')
    .replace(/^(?:to|about|of|that)(?: the)?(?:\s|$)/i, '')
    .replace(pointing, '')
    .trim();
}

/** It stands for what was answered before, and is no matter by itself. */
const pointing =
  /^(?:(?:das|dies(?:e[ns]?)?(?: (?:antwort|auskunft|sache))?|it|that|this(?: answer)?)(?: (?:hier|da|here))?)?[.!\s]*$/i;

/** As people write it to the bot. */
export function writtenDay(day: CalendarDate, lang: Lang): string {
  const [year, month, date] = day.split('-');
  return lang === 'de' ? `${date}.${month}.${year}` : day;
}

/** „Dienstag, 4. Mai 2027“ */
export const longDay = (day: CalendarDate, lang: Lang): string =>
  new Intl.DateTimeFormat(lang === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(day),
  );

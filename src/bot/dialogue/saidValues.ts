// Which values of a frame's command a message says: beyond doubt, or by few words that stand for one („und mit?“, „das zweite“)
// beside what was said or asked back.
import {
  type Choice,
  isFilling,
  isPlaceName,
  ordinalOf,
  plainWords,
  quantitiesIn,
  type Quantity,
  readWords,
  type Word,
} from '../../kit/index.ts';
import { goesOn, isCue as isCueIn, leavesOpen } from '../understanding/cues.ts';
import { argumentsOf, type Frame, readingsIn } from '../understanding/frame.ts';
import { firstDoubt } from '../understanding/judge.ts';
import type { CommandMatch } from '../understanding/matchCommand.ts';
import type { ParsedMessage } from '../understanding/parseMessage.ts';
import { candidatesFor } from '../understanding/slotCandidates.ts';

/** The values of the command that the words say beyond doubt. */
export const valuesIn = (frame: Frame, words: readonly Word[]) =>
  new Map(
    argumentsOf(frame).flatMap(([key, argument]) => {
      const found = candidatesFor(argument, words, frame.context);
      const value = found.find(({ score, impossible }) => score === 1 && !impossible);
      return value ? [[key, value] as const] : [];
    }),
  );

export const saysValue = (frame: Frame, words: readonly Word[]) => valuesIn(frame, words).size > 0;

/** Any topic may be asked about there. */
export const saysOnlyPlaces = (frame: Frame, words: readonly Word[]) =>
  [...valuesIn(frame, words).values()].every(({ from, to }) =>
    words.slice(from, to).every(({ plain }) => isPlaceName(plain) || /^\d{5}$/.test(plain)),
  );

/** Whether the words are beyond doubt the value that was asked for. */
export function isValueOf(frame: Frame, named: CommandMatch, words: readonly Word[]): boolean {
  const keys = firstDoubt(frame)?.keys ?? [];
  return readingsIn(frame, words).some(
    ({ key, score, to }) =>
      keys.includes(key) && score === 1 && to <= named.nameEnd && words.length <= to + 1,
  );
}

/** „Freiburg“ in „Freiburg-Pass“ */
export const isWithin = (typed: string, whole: string): boolean =>
  whole.toLowerCase().startsWith(`${typed.toLowerCase()}-`);

/** „und mit?“, where „ohne Wunschkennzeichen“ was said. */
export function ellipsis(words: readonly Word[], { slots }: Frame): readonly Word[] | undefined {
  const [only, second] = goesOn(words) ? words.slice(1) : words;
  if (!only || second || !/^(?:mit|ohne|with|without)$/.test(only.plain)) return undefined;
  const said = [...slots.values()].find(({ typed }) => withOrWithout.test(typed));
  return said && readWords(said.typed.replace(withOrWithout, `${only.plain} `));
}

const withOrWithout = /^(?:mit|ohne|with(?:out)?)\s+/i;

/** Who says more speaks of something new. */
const mostWordsToCount = 10;

/**
 * „58k“ – „und wenn wir auf 62 kommen?“, „zwei Jahre“ – „er nimmt doch nur drei“: a bare number is thousands as well, or of what
 * was counted before.
 */
export function ofSameKind(words: readonly Word[], frame: Frame): readonly Word[] {
  const [bare, second] = quantitiesIn(words).filter((one) => isBare(one, words));
  if (!bare || second || words.length > mostWordsToCount) return words;
  return (
    inThousands(words, bare, frame) ?? counted(words, bare, frame) ?? saidAgain(words, bare, frame) ?? words
  );
}

function isBare(
  { figure, least, most, unit, comparator, isWeak, form }: Quantity,
  words: readonly Word[],
): boolean {
  const [last, next] = [words[figure.to - 1], words[figure.to]];
  const isEnd = last?.stop !== undefined || next === undefined || isFilling(next) || verbs.test(next.plain);
  const isAlone = unit === undefined && comparator === undefined && form === undefined;
  const isPlain = isAlone && least === most && !isWeak;
  return isPlain && figure.to === figure.from + 1 && isEnd;
}
const verbs = /^(?:reich|genueg|kommen|kommt|sind|waer|werden|wird|nehmen|nimmt|haben|tun|are|will)/;

/** So far from the amount before another one in its place may be. */
const mostApart = 2;
const thousand = 1000;

function inThousands(
  words: readonly Word[],
  { figure: { from: place }, least }: Quantity,
  { slots }: Frame,
): readonly Word[] | undefined {
  const isNear = [...slots.values()].some(({ candidate: { value } }) => {
    if (typeof value !== 'number' || value < 10 * thousand) return false;
    const ratio = (least * thousand) / value;
    return ratio <= mostApart && ratio >= 1 / mostApart;
  });
  if (!isNear || !/^\d{2,3}$/.test(words[place]?.text ?? '')) return undefined;
  return words.map((word, at) =>
    at === place ? { ...word, text: `${word.text}000`, plain: `${word.plain}000` } : word,
  );
}

/** Of more things nobody speaks so; it is an amount. */
const mostCounted = 99;
const enough = 0.5;

function counted(
  words: readonly Word[],
  { figure: { from: at }, least }: Quantity,
  frame: Frame,
): readonly Word[] | undefined {
  // „das älteste ist schon 20“ is read as it stands.
  const isRead = readingsIn(frame, words).some(
    ({ from, to, score }) => from <= at && at < to && to - from > 1 && score >= enough,
  );
  if (least > mostCounted || isRead) return undefined;
  for (const thing of frame.said.toReversed().flatMap(countedIn)) {
    const [named] = readWords(thing);
    if (!named) continue;
    const { stop, ...number } = words[at] ?? named;
    const what = stop === undefined ? named : { ...named, stop };
    const read = [...words.slice(0, at), number, what, ...words.slice(at + 1)];
    const isValue = readingsIn(frame, read).some(
      ({ from, to, impossible }) => from <= at && to > at + 1 && !impossible,
    );
    if (isValue) return read;
  }
  return undefined;
}

/** „Einkommen 41.500“ – „Quatsch, 39.500“: what was said last, with the other figure. */
function saidAgain(
  words: readonly Word[],
  { figure: { from: at }, least }: Quantity,
  { said }: Frame,
): readonly Word[] | undefined {
  const last = said.length > 1 ? readWords(said.at(-1) ?? '') : [];
  const [only, second] = quantitiesIn(last);
  const figure = words[at];
  const isCue = isCueIn(words);
  const isAlone = words.every((word, place) => place === at || isFilling(word) || isCue(place));
  if (!figure || !only || second || last.length > mostWordsToCount || !isAlone) return undefined;
  const ratio = least / only.least;
  const isNear = ratio <= mostApart && ratio >= 1 / mostApart && least > mostCounted;
  const { from, to } = only.figure;
  return isNear
    ? [...last.slice(0, from), { ...figure, ...stopOf(last[to - 1]) }, ...last.slice(to)]
    : undefined;
}

const stopOf = (word: Word | undefined) => (word?.stop ? { stop: word.stop } : {});

/** „zwei Jahre“, „Dreijahresjagdschein“ */
function countedIn(said: string): readonly string[] {
  const words = readWords(said);
  const things = quantitiesIn(words)
    .flatMap(({ figure }) => words[figure.to]?.text ?? [])
    .filter((thing) => /^\p{L}{3}/u.test(thing));
  const composed = words.flatMap(({ plain }) => ofYears.exec(plain)?.[0] ?? []).map((span) => `${span}e`);
  return [...things, ...composed];
}
const ofYears = /(?:jahr|monat|tag)(?=e?s\p{L})/u;

/** „ohne“, where only one of the choices says so, or „das zweite“: the choice in place of what was typed. */
export function chosenWords(said: ParsedMessage, doubt: ReturnType<typeof firstDoubt>): readonly Word[] {
  const { words } = said;
  const problem = doubt?.problem;
  const offered = problem && 'choices' in problem ? problem.choices : [];
  const otherwise = problem?.kind === 'ambiguous' ? problem.otherwise : undefined;
  if (otherwise && leavesOpen(words)) return readWords(otherwise.label);
  const choices = offered.filter((choice) => choice !== otherwise);
  const telling = words.filter(({ plain }) => !articles.has(plain));
  const isSaid = (choice: Choice) => {
    const named = new Set(plainWords(`${choice.label} ${choice.value}`));
    return telling.length > 0 && telling.every(({ plain }) => named.has(plain));
  };
  const [only, second] = choices.filter(isSaid);
  if (only && !second) return readWords(only.value.includes(' ') ? only.value : only.label);
  const ordinal = telling.length === 1 ? ordinalOf(telling[0]?.plain ?? '') : undefined;
  const nth = choices[(ordinal ?? 0) - 1];
  return nth ? readWords(nth.value.includes(' ') ? nth.value : nth.label) : words;
}

const articles = new Set([
  ...['der', 'die', 'das', 'den', 'eine', 'einen', 'the', 'a', 'one', 'bitte', 'please', 'nehme', 'ich'],
  ...['ist', 'sind', 'sie', 'es', 'is', 'it'],
]);

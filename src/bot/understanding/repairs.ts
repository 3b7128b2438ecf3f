// A value that is taken back in the same message: „nach München – Quatsch, nach Dresden“, „nicht Köln, sondern Bonn“.
import {
  type Argument,
  asksForDifference,
  type Candidate,
  type Command,
  isApart,
  type Span,
  type Word,
  wordsIn,
} from '../../kit/index.ts';
import {
  changesAt,
  type Correction,
  deniedFor,
  type FindAlone,
  isNoTo,
  noBefore,
  noOrInsteadBefore,
} from './corrections.ts';
import { correctionsIn, isEitherOr, type Strike, strikesIn, turnsBehind, turnsIn } from './cues.ts';
import type { SlotContext } from './fillSlots.ts';
import { isSameValue } from './frame.ts';
import { drop, type Edits, leftOver, placesOf, type Repaired } from './edits.ts';
import { bareBefore, figuresInstead, type MovedFigure, movedFigure } from './figureRepairs.ts';
import { candidatesFor } from './slotCandidates.ts';

export type { Repaired };

const negations = new Set(['nicht', 'not', 'kein', 'keine']);

/** A kind of value that the command takes, and all that is found of it, from the left. */
interface Kind {
  readonly argument: Argument;
  readonly found: readonly Candidate<unknown>[];
  /** No other argument takes the same: of two places, either may be named again. */
  readonly isOnly: boolean;
  readonly findAlone: FindAlone;
}

/** With more of them, nothing is looked for apart: it is no correction but noise. */
const mostCuesApart = 4;

/** The words as they are left by the corrections among them; the same words where there are none. Pure. */
export function repaired(words: readonly Word[], command: Command, context: SlotContext): Repaired {
  const turns = turnsIn(words);
  const strikes = strikesIn(words);
  const said = correctionsIn(words).filter(
    (cue) => !(isEitherOr(words, cue) && isAsked(context)) && !strikes.some(({ from }) => from === cue.from),
  );
  const isInstead = context.isLater === true && !asksForDifference(words);
  const noAt = isInstead ? noOrInsteadBefore : noBefore;
  const hasNo = words.some((word, at) => isNoTo(word) || noAt(words, { from: at, to: at + 1 }) !== undefined);
  if (said.length + turns.length + strikes.length === 0 && !hasNo)
    return { words, instead: new Map(), isTurned: false, struck: new Set() };
  const kinds = kindsOf(command, words, context, said.length <= mostCuesApart);
  const cues = said.filter((cue) => !kinds.some(({ found }) => isOwnNo(cue, found, words)));
  const edits: Edits = { gone: new Set(), moved: new Map(), instead: new Map(), struck: new Set() };
  for (const cue of turns) sayAnew(cue, kinds, edits);
  for (const strike of strikes) strikeOut(strike, kinds, edits);
  const joined = joinedCues(cues.filter(({ from }) => !edits.gone.has(from)));
  for (const [at, cue] of joined.entries()) {
    // „Quatsch, Düsseldorf … nein, stimmt doch, Hannover“
    const isCorrectedAgain = joined[at + 1] !== undefined;
    correct(cue, words, kinds, isCorrectedAgain, edits);
  }
  for (const figure of isInstead ? figuresInstead(words) : []) moveFigure(words, figure, edits);
  for (const kind of hasNo ? kinds : []) deny(words, kind, noAt, edits);
  return {
    ...leftOver(words, edits),
    isTurned: isTurned(words, kinds),
    struck: edits.struck,
  };
}

function kindsOf(
  command: Command,
  words: readonly Word[],
  context: SlotContext,
  isApart: boolean,
): readonly Kind[] {
  const all = Object.values(command.arguments);
  const kinds = new Map(all.map((argument) => [argument.recogniser, argument] as const));
  return [...kinds.values()].map((argument) => ({
    argument,
    found: candidatesFor(argument, words, context).toSorted((a, b) => a.from - b.from),
    isOnly: all.filter(({ recogniser }) => recogniser === argument.recogniser).length === 1,
    findAlone: (some) => (isApart ? candidatesFor(argument, some, context) : []),
  }));
}

/** „Hamburg nach Köln, umgekehrt, von Köln nach Hamburg“: all of it is said again. */
function sayAnew(cue: Span, kinds: readonly Kind[], edits: Edits): void {
  for (const { found } of kinds) {
    const before = found.filter(({ to }) => to <= cue.from);
    const behind = found.filter(({ from }) => from >= cue.to);
    if (before.length >= 2 && behind.length >= before.length) drop(edits, ...before);
  }
}

function strikeOut(strike: Strike, kinds: readonly Kind[], edits: Edits): void {
  for (const { argument, found } of kinds) {
    const all = struckOut(strike, found);
    if (all.length === 0) continue;
    edits.struck.add(argument.recogniser);
    const to = strike.hasEnd ? strike.to : Math.max(...all.map((one) => one.to));
    drop(edits, ...all, { from: strike.from, to });
  }
}

/** What stands behind the cue takes the place of what stands in front. */
function correct(
  cue: Span,
  words: readonly Word[],
  kinds: readonly Kind[],
  isCorrectedAgain: boolean,
  edits: Edits,
): void {
  const figure = movedFigure(words, cue);
  if (figure) {
    const from = noBefore(words, figure.before) ?? figure.before.from;
    drop(edits, { from, to: figure.before.to }, cue, ...(isCorrectedAgain ? [] : figure.again));
    moveFigure(words, figure, edits);
    return;
  }
  const bare = bareBefore(words, cue);
  if (bare) drop(edits, bare);
  const changed: Span[] = [];
  for (const { found, isOnly, findAlone } of kinds) {
    // „in Mainz mit dem günstigen Kurs, nein, Intensivkurs in Kiel“ changes two.
    const isAnother = ({ before, after }: Correction) =>
      changed.length === 0 ||
      ((typeof after.value === 'string' || (saysUnit(words, before) && saysUnit(words, after))) &&
        isApart(before, changed) &&
        isApart(after, changed));
    const changes = changesAt(cue, found, edits.gone, words, findAlone).filter(isAnother);
    changed.push(...changes.flatMap(({ before, after }) => [before, after]));
    for (const { before, after } of changes) {
      drop(edits, { from: beginOf(before, after, words), to: before.to }, saidAgain(words, before, cue), cue);
      if (!isSameValue(after.value, before.value)) edits.instead.set(after.from, wordsIn(words, before));
      // „… mit den 500 war das alte Angebot“
      const again = found.filter((one) => one.from >= after.to && isSameValue(one.value, before.value));
      if (isOnly && !isCorrectedAgain) drop(edits, ...again);
      // „Neuwagen anmelden, äh nee, Auto abmelden“: said by both words.
      const alike = found.filter(({ to, value }) => to === before.from && isSameValue(value, before.value));
      if (isOnly) drop(edits, ...alike);
    }
  }
}

/** „2 Plätze“: a bare figure may be another argument's. */
const saysUnit = (words: readonly Word[], { from, to }: Span): boolean =>
  words.slice(from, to).some(({ text }) => /^\p{L}{4,}/u.test(text));

/** The later figure stands where the former one stood, in front of its unit. */
function moveFigure(words: readonly Word[], { before, after }: MovedFigure, edits: Edits): void {
  // „3 statt 2 Kinder“: the word between goes too.
  drop(edits, before, after, { from: after.to, to: before.from });
  edits.moved.set(before.from, placesOf(after));
  edits.instead.set(after.from, wordsIn(words, before));
}

function deny(
  words: readonly Word[],
  { found, findAlone, isOnly }: Kind,
  noAt: typeof noBefore,
  edits: Edits,
): void {
  for (const { no, from, to, isInstead, value } of deniedFor(found, words, edits.gone, findAlone, noAt)) {
    drop(edits, { from: no, to });
    const isLeft = (one: Span) => !edits.gone.has(one.from);
    // „am 4.12., der 4. geht nicht“
    const [again] = isOnly ? found.filter((one) => isLeft(one) && isSameValue(one.value, value)) : [];
    if (again) drop(edits, again);
    // „Sachsen statt Niedersachsen“ says first what holds.
    const before = isInstead ? found.findLast((one) => one.to <= no && isLeft(one)) : undefined;
    const next = found.find((one) => one.from >= to && isLeft(one)) ?? before;
    if (next) edits.instead.set(next.from, wordsIn(words, again ?? { from, to }));
  }
}

/** „von Hamburg nach Köln, sorry, umgekehrt, also erst Köln“: two values in front, and no other of their kind behind. */
const isTurned = (words: readonly Word[], kinds: readonly Kind[]): boolean =>
  turnsBehind(words).some((cue) =>
    kinds.some(({ found }) => {
      const front = found.filter(({ to, score }) => to <= cue.from && score >= 0.5);
      const isAgain = ({ value }: Candidate<unknown>) => front.some((one) => isSameValue(one.value, value));
      const behind = found.filter(({ from }) => from >= cue.to);
      return front.length === 2 && behind.length < front.length && behind.every(isAgain);
    }),
  );

/** „selbstnutzer nein, alte Heizung ja“: the no is what was said of it. */
const isOwnNo = (cue: Span, candidates: readonly Candidate<unknown>[], words: readonly Word[]): boolean =>
  words[cue.from - 1]?.stop === undefined &&
  candidates.some(
    ({ from, to, value }) =>
      typeof value === 'boolean' && from < cue.from && to === cue.from + 1 && to === cue.to,
  );

/** „800 oder doch 1600 Watt? Bitte gegenüberstellen“ */
const isAsked = ({ isComparison, isSentence }: SlotContext): boolean => isComparison === true || isSentence;

/** What is named behind „streich das …“, and where the same was said before. */
function struckOut({ from, named, to }: Strike, candidates: readonly Candidate<unknown>[]): readonly Span[] {
  const struck = candidates.find((one) => one.from >= named && one.to <= to && one.score >= 0.5);
  if (!struck) return [];
  const isMeant = (one: Candidate<unknown>) => one.to <= from || (one.from >= named && one.to <= to);
  return candidates.filter((one) => isMeant(one) && isSameValue(one.value, struck.value));
}

/** „äh nee“ takes back once. */
const joinedCues = (cues: readonly Span[]): readonly Span[] =>
  cues.reduce<readonly Span[]>((all, cue) => {
    const last = all.at(-1);
    return last?.to === cue.from ? [...all.slice(0, -1), { from: last.from, to: cue.to }] : [...all, cue];
  }, []);

/** „ummelden, also nicht ummelden sondern abmelden“: what is denied between the two is the first once more. */
function saidAgain(words: readonly Word[], before: Span, cue: Span): Span {
  const between = words.slice(before.to, cue.from);
  const no = between.findLastIndex(({ plain }) => negations.has(plain));
  const isWhole =
    no >= 0 && between.length - no <= mostDenied && between.slice(no).every(({ stop }) => !stop);
  return isWhole ? { from: before.to + no, to: cue.from } : { from: cue.from, to: cue.from };
}

const mostDenied = 4;

/** With the word that announces it, where that is said again, and a „nicht“ in front: „nicht in Köln, sondern in Bonn“. */
function beginOf(before: Span, after: Span, words: readonly Word[]): number {
  const plain = (at: number) => words[at]?.plain ?? '';
  const hasOwn = plain(before.from - 1) === plain(after.from - 1);
  const from = hasOwn ? before.from - 1 : before.from;
  // „erst am 10., dann doch am 12.“
  return negations.has(plain(from - 1)) || /^(?:erst|zuerst)$/.test(plain(from - 1)) ? from - 1 : from;
}

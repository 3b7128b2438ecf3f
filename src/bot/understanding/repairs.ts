// A value that is taken back in the same message: „nach München – Quatsch, nach Dresden“, „nicht Köln, sondern Bonn“.
import {
  type Candidate,
  type Command,
  quantitiesIn,
  type Recogniser,
  type Span,
  type Word,
  wordsIn,
} from '../../kit/index.ts';
import { correctionsIn, isEitherOr, type Strike, strikesIn, turnsBehind, turnsIn } from './cues.ts';
import type { SlotContext } from './fillSlots.ts';
import { isSameValue } from './frame.ts';
import { candidatesFor } from './slotCandidates.ts';

export interface Repaired {
  /** Without what was taken back. */
  readonly words: readonly Word[];
  /** What was said in place of what, by the place of its first word among `words`. */
  readonly instead: ReadonlyMap<number, string>;
  /** Two places change their parts: „… von Hamburg nach Köln, sorry, umgekehrt“. */
  readonly isTurned: boolean;
  /** Of what was taken out: „streich das …“. */
  readonly struck: ReadonlySet<Recogniser<unknown>>;
}

/** Behind the cue, the value may be said with some words around it. */
const mostBehind = 8;
const negations = new Set(['nicht', 'not', 'kein', 'keine']);

/** The words as they are left by the corrections among them; the same words where there are none. Pure. */
export function repaired(words: readonly Word[], command: Command, context: SlotContext): Repaired {
  const turns = turnsIn(words);
  const strikes = strikesIn(words);
  const said = correctionsIn(words).filter(
    (cue) => !(isEitherOr(words, cue) && isAsked(context)) && !strikes.some(({ from }) => from === cue.from),
  );
  const hasNo = words.some(({ plain }) => noTo.has(plain));
  if (said.length + turns.length + strikes.length === 0 && !hasNo)
    return { words, instead: new Map(), isTurned: false, struck: new Set() };
  const recognisers = new Map(
    Object.values(command.arguments).map((argument) => [argument.recogniser, argument] as const),
  );
  const found = [...recognisers.values()].map((argument) =>
    candidatesFor(argument, words, context).toSorted((a, b) => a.from - b.from),
  );
  const cues = said.filter((cue) => !found.some((candidates) => isOwnNo(cue, candidates, words)));
  const gone = new Set<number>();
  const instead = new Map<number, string>();
  // „Hamburg nach Köln, umgekehrt, von Köln nach Hamburg“: all of it is said again.
  for (const cue of turns) {
    for (const candidates of found) {
      const [before, behind] = [
        candidates.filter(({ to }) => to <= cue.from),
        candidates.filter(({ from }) => from >= cue.to),
      ];
      if (before.length < 2 || behind.length < before.length) continue;
      for (const { from, to } of before) for (let at = from; at < to; at++) gone.add(at);
    }
  }
  const struck = new Set<Recogniser<unknown>>();
  for (const strike of strikes) {
    for (const [index, recogniser] of [...recognisers.keys()].entries()) {
      const all = struckOut(strike, found[index] ?? []);
      if (all.length === 0) continue;
      struck.add(recogniser);
      const to = strike.hasEnd ? strike.to : Math.max(...all.map((one) => one.to));
      for (const one of [...all, { from: strike.from, to }])
        for (let at = one.from; at < one.to; at++) gone.add(at);
    }
  }
  for (const cue of joinedCues(cues.filter(({ from }) => !gone.has(from)))) {
    for (const at of bareBefore(cue, words)) gone.add(at);
    const change = found
      .map((candidates) => changeAt(cue, candidates, gone, words))
      .find((one) => one !== undefined);
    if (!change) continue;
    const { before, after } = change;
    const from = beginOf(before, after, words);
    for (let at = from; at < before.to; at++) gone.add(at);
    for (let at = cue.from; at < cue.to; at++) gone.add(at);
    instead.set(after.from, wordsIn(words, before));
  }
  for (const candidates of hasNo ? found : []) {
    for (const { from, to } of deniedFor(candidates, words, gone)) {
      for (let at = from - 1; at < to; at++) gone.add(at);
      const next = candidates.find((one) => one.from >= to && !gone.has(one.from));
      if (next) instead.set(next.from, wordsIn(words, { from, to }));
    }
  }
  const kept = [...words.keys()].filter((at) => !gone.has(at));
  return {
    words: gone.size > 0 ? kept.flatMap((at) => words[at] ?? []) : words,
    instead: new Map([...instead].map(([at, typed]) => [kept.indexOf(at), typed])),
    isTurned: isTurned(words, found),
    struck,
  };
}

/** „von Hamburg nach Köln, sorry, umgekehrt“: two values in front, and none of their kind behind. */
const isTurned = (words: readonly Word[], found: readonly (readonly Candidate<unknown>[])[]): boolean =>
  turnsBehind(words).some((cue) =>
    found.some(
      (candidates) =>
        candidates.filter(({ to, score }) => to <= cue.from && score >= 0.5).length === 2 &&
        candidates.every(({ from }) => from < cue.to),
    ),
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

const noTo = new Set(['nicht', 'not']);

/** „499, nicht 599“, „nicht Erfurt, Magdeburg“: values with a no right in front, where another one is said without. */
function deniedFor(
  candidates: readonly Candidate<unknown>[],
  words: readonly Word[],
  gone: ReadonlySet<number>,
): readonly Span[] {
  const said = candidates.filter(
    ({ from, score, value }) => !gone.has(from) && score >= 0.5 && typeof value !== 'boolean',
  );
  const isDenied = ({ from }: Span) => noTo.has(words[from - 1]?.plain ?? '');
  const denied = said.filter(isDenied);
  const isOther = (one: Candidate<unknown>) =>
    !isDenied(one) && !one.impossible && denied.every((other) => !isSameValue(other.value, one.value));
  return said.some(isOther) ? denied : [];
}

/** „äh nee“ takes back once. */
const joinedCues = (cues: readonly Span[]): readonly Span[] =>
  cues.reduce<readonly Span[]>((all, cue) => {
    const last = all.at(-1);
    return last?.to === cue.from ? [...all.slice(0, -1), { from: last.from, to: cue.to }] : [...all, cue];
  }, []);

/** „wir haben drei, Entschuldigung, zwei Kinder“: a figure without a unit, where another one is right behind the cue. */
function bareBefore(cue: Span, words: readonly Word[]): readonly number[] {
  const figures = quantitiesIn(words);
  const before = figures.find(({ to, unit }) => to === cue.from && unit === undefined);
  const behind = figures.some(({ from }) => from >= cue.to && from <= cue.to + mostBetween);
  return before && behind
    ? Array.from({ length: before.to - before.from }, (_, more) => before.from + more)
    : [];
}

/** With the word that announces it, where that is said again, and a „nicht“ in front: „nicht in Köln, sondern in Bonn“. */
function beginOf(before: Span, after: Span, words: readonly Word[]): number {
  const plain = (at: number) => words[at]?.plain ?? '';
  const hasOwn = plain(before.from - 1) === plain(after.from - 1);
  const from = hasOwn ? before.from - 1 : before.from;
  return negations.has(plain(from - 1)) ? from - 1 : from;
}

/** The last value before the cue, and another one of the same kind behind it. */
function changeAt(
  cue: Span,
  candidates: readonly Candidate<unknown>[],
  gone: ReadonlySet<number>,
  words: readonly Word[],
): { readonly before: Span; readonly after: Span } | undefined {
  const isSaid = ({ score, to }: Candidate<unknown>) => score >= 0.5 || to === cue.from;
  const before = candidates.findLast((one) => one.to <= cue.from && !gone.has(one.from) && isSaid(one));
  const behind = candidates.filter(
    ({ from, score, impossible, unlisted }) =>
      from >= cue.to && from < cue.to + mostBehind && score >= 0.5 && (!impossible || unlisted !== undefined),
  );
  const wordBefore = ({ from }: Span) => words[from - 1]?.plain;
  // „von Kiel, nee, von Lübeck nach Mainz“
  const alike = before && behind.find((one) => wordBefore(one) === wordBefore(before));
  const next = behind.find(({ from }) => from <= cue.to + mostBetween);
  const after = alike ?? next ?? behind[0];
  if (!after || !before || isSameValue(after.value, before.value)) return undefined;
  // „ach nein, der Große ist jetzt 18, also nur eins“: which of the two holds is asked.
  const isOther = ({ score, value }: Candidate<unknown>) =>
    score >= after.score && !isSameValue(value, after.value);
  if (!alike && !next && behind.some(isOther)) return undefined;
  return { before, after };
}

/** „nee, doch nach Mainz“ */
const mostBetween = 1;

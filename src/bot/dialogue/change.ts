// What a message changes in a frame: values that are set, taken out, turned round, put off.
import { addDays, addMonths, type CalendarDate } from '../../document/index.ts';
import { type Candidate, isFilling, plainWords, type Word } from '../../kit/index.ts';
import { strikesIn, turnsIn } from '../understanding/cues.ts';
import { asBeside, otherMonth, type Shift, shiftIn } from '../understanding/besideDay.ts';
import { doubtsIn } from '../understanding/doubts.ts';
import { type SlotContext, fillSlots, isTakenBy } from '../understanding/fillSlots.ts';
import type { Repaired } from '../understanding/repairs.ts';
import type { ParsedMessage } from '../understanding/parseMessage.ts';
import { candidatesFor, isFreeOf, type Taken } from '../understanding/slotCandidates.ts';
import {
  argumentsOf,
  type Doubt,
  type Frame,
  isNeeded,
  type Slot,
  turnedRound,
  isSameValue,
  isDay,
  wayOf,
} from '../understanding/frame.ts';

/** A message as it is read behind a frame. */
export interface Following extends Pick<Repaired, 'words' | 'instead' | 'struck'> {
  readonly frame: Frame;
  readonly said: ParsedMessage;
  readonly context: SlotContext;
  /** What keeps the frame from being answered, where the bot has asked back. */
  readonly doubt: Doubt | undefined;
  /** The arguments of which the bot has asked for one. */
  readonly awaited: readonly string[];
}

export interface Change {
  readonly slots: ReadonlyMap<string, Slot>;
  readonly removed: readonly string[];
  readonly doubts: readonly Doubt[];
  readonly isTaken: (at: number) => boolean;
  /** It stands for itself: „und in Leipzig?“ after two places may be in place of either. */
  readonly isAlone: boolean;
}

export function changeBy(following: Following): Change {
  const { words, awaited, frame, context, struck } = following;
  const { command } = frame.match;
  const already = takeAwaited(following);
  const filled = fillSlots(command, words, context, already);
  const unclear = filled.unclear?.options.filter((argument) =>
    argumentsOf(frame).some(([key, one]) => one === argument && frame.slots.has(key)),
  );
  const [only] = unclear?.length === 1 ? unclear : [];
  const taken = filled.slots
    .map((slot) =>
      slot.argument === only
        ? { ...slot, candidate: slot.candidates.find(({ from }) => from === filled.unclear?.at) }
        : slot,
    )
    .map((slot) => ({ ...slot, candidate: fromFormer(slot.candidate, frame.slots.get(slot.key)) }))
    .map((slot) => {
      const isOpen = !frame.slots.has(slot.key) || awaited.includes(slot.key);
      return isOpen || !isRatherTalk(words, slot.candidate) ? slot : { ...slot, candidate: undefined };
    });
  const read = { ...filled, slots: taken, unclear: only ? undefined : filled.unclear };
  const isTaken = isTakenBy(read);
  const { slots, doubts } = doubtsIn(read);
  const dated = new Map(
    [...slots].map(([key, slot]) => [
      key,
      asBeside(slot, frame.slots.get(key)?.candidate.value, words, context.askedOn),
    ]),
  );
  const placed = inPlaceOfFormer(dated, taken, following);
  const way = turnsIn(words).length > 0 ? turnedRound(frame) : undefined;
  // „umgekehrt, am 16.“; „andersrum: nach Potsdam“ says one of them again.
  const isAsTurned = ([key, slot]: readonly [string, Slot]) => {
    const said = placed.slots.get(key);
    return said === undefined || isSameValue(said.candidate.value, slot.candidate.value);
  };
  const turned = way && [...way].every(isAsTurned) ? way : undefined;
  const shift = shiftIn(words);
  const shifted = otherDay(frame, shift ?? words, context.askedOn);
  const removed = takenOut(following);
  const isStruckOut = ([key, argument]: ReturnType<typeof argumentsOf>[number]) =>
    struck.has(argument.recogniser) && frame.slots.has(key) && !placed.slots.has(key);
  const isShift = (at: number) => shifted !== undefined && shifted.from <= at && at < shifted.to;
  const isRemoved = (at: number) => removed.some(({ at: place }) => place === at);
  return {
    slots: new Map([...placed.slots, ...(turned ?? []), ...(shifted?.slots ?? [])]),
    removed: [
      ...removed.map(({ key }) => key),
      ...argumentsOf(frame).flatMap((one) => (isStruckOut(one) ? [one[0]] : [])),
    ],
    doubts: doubts.filter(({ keys }) => keys.length > 0 && !keys.some((key) => shifted?.slots.has(key))),
    isTaken: (at) => isTaken(at) || isShift(at) || isRemoved(at),
    isAlone: placed.isAlone,
  };
}

/** „it will be …“ after Bayern is not Berlin. */
const isRatherTalk = (words: readonly Word[], candidate: Candidate<unknown> | undefined): boolean =>
  candidate !== undefined &&
  candidate.score <= 0.5 &&
  typeof candidate.value !== 'number' &&
  /^\p{Ll}{1,2}$/u.test(words[candidate.from]?.text ?? '') &&
  words.length > mostWordsOfAnswer;

/** „das älteste ist schon 20“: one less than was said before. */
function fromFormer(candidate: Candidate<unknown> | undefined, former: Slot | undefined) {
  const before = former?.candidate.value;
  if (candidate?.plus === undefined || typeof before !== 'number') return candidate;
  const { from, to, score, plus } = candidate;
  return { from, to, score, value: Math.max(0, before + plus) };
}

const mostWordsOfAnswer = 4;

/** What was asked for comes first; where hardly anything else is said, any word that could be it is. */
function takeAwaited({ words, awaited, frame, context }: Following): Taken {
  const taken: Taken = new Map();
  const telling = words.filter((word) => !isFilling(word)).length;
  for (const [key, argument] of argumentsOf(frame)) {
    if (!awaited.includes(key)) continue;
    const [best] = candidatesFor(argument, words, context)
      .filter(({ score }) => score >= 0.5 || telling <= mostWordsOfAnswer)
      .filter((one) => isFreeOf(taken, one))
      .toSorted(
        (a, b) =>
          Number(a.impossible ?? false) - Number(b.impossible ?? false) ||
          b.score - a.score ||
          a.from - b.from ||
          b.to - a.to,
      );
    if (best) taken.set(key, best);
  }
  if (awaited.length === 0 || telling > mostWordsOfAnswer) return taken;
  // „Schleswig-Holstein, zehn“: what is missing besides, where a figure says it.
  for (const [key, argument] of argumentsOf(frame)) {
    if (!isNeeded(argument) || taken.has(key) || frame.slots.has(key)) continue;
    const counts = candidatesFor(argument, words, context).filter(
      (one) =>
        typeof one.value === 'number' &&
        !one.impossible &&
        !isFilling(words[one.from] ?? { text: '', plain: '' }) &&
        isFreeOf(taken, one),
    );
    if (counts.length === 1 && counts[0]) taken.set(key, counts[0]);
  }
  return taken;
}

/** Of two places, one that says which it is, or that is missing yet; else what was said stands for itself. */
function inPlaceOfFormer(
  slots: ReadonlyMap<string, Slot>,
  filled: ReturnType<typeof fillSlots>['slots'],
  { awaited, frame, instead }: Following,
): { readonly slots: ReadonlyMap<string, Slot>; readonly isAlone: boolean } {
  const placed = new Map(slots);
  let isAlone = false;
  for (const { key, announcedAt } of filled) {
    const slot = slots.get(key);
    if (!slot || awaited.includes(key) || announcedAt !== undefined || !frame.slots.has(key)) continue;
    // „nicht Erfurt, Magdeburg“: in the place of that one.
    const { from, to } = slot.candidate;
    const former = [...instead].find(([at]) => from <= at && at < to)?.[1].toLowerCase();
    const [its] =
      [...frame.slots].find(
        ([, { typed }]) => former && ` ${typed.toLowerCase()} `.includes(` ${former} `),
      ) ?? [];
    if (its !== undefined) {
      placed.delete(key);
      placed.set(its, slot);
      continue;
    }
    const way = wayOf(frame.match.command)?.map(([end]) => end) ?? [];
    const other = way.includes(key) ? way.find((end) => end !== key) : undefined;
    if (other === undefined || slots.has(other)) continue;
    if (frame.slots.has(other)) isAlone = true;
    // „und in Bremen?“ after one place is that place alone.
    else if (awaited.length > 0) {
      placed.delete(key);
      placed.set(other, slot);
    }
  }
  return { slots: placed, isAlone };
}

/** The frame's day, moved by so much, or to the month that the words say in its place; and the words that say so. */
function otherDay(frame: Frame, said: Shift | readonly Word[], today: CalendarDate) {
  for (const [key, { candidate, typed }] of frame.slots) {
    const { from, to, value: before } = candidate;
    if (!isDay(before)) continue;
    const moved =
      'days' in said ? { ...said, value: shifted(before, said) } : otherMonth(before, said, today);
    if (!moved) return undefined;
    const slot: Slot = { candidate: { from, to, value: moved.value, score: 1 }, typed, others: [] };
    return { from: moved.from, to: moved.to, slots: new Map([[key, slot]]) };
  }
  return undefined;
}

const shifted = (day: CalendarDate, { days, months }: Shift): CalendarDate =>
  months === 0 ? addDays(day, days) : addMonths(day, months);

const taking = new Set(['ohne', 'kein', 'keine', 'keinen', 'without', 'no']);

/** „ohne Datum“: a value that was said, and holds no longer. */
function takenOut({ words, frame, context: { lang } }: Following) {
  const strikes = strikesIn(words);
  return argumentsOf(frame).flatMap(([key, { label, optional, after = [] }]) => {
    if (!optional || !frame.slots.has(key)) return [];
    const names = new Set([...plainWords(`${label.de} ${label.en} ${label[lang]}`), ...after]);
    return words.flatMap(({ plain }, at) => {
      if (!names.has(plain)) return [];
      // „lass das Datum weg“
      const strike = strikes.find(({ named, to }) => named <= at && at < to);
      const { from, to } = strike ?? { from: at - 1, to: at + 1 };
      if (!strike && !taking.has(words[at - 1]?.plain ?? '')) return [];
      return Array.from({ length: to - from }, (_, more) => ({ key, at: from + more }));
    });
  });
}

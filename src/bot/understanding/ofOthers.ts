// What is told of somebody else: „meine Schwester lebt in Hessen“ beside „Jagdschein in Bayern“ says nothing of the case.
import {
  type Candidate,
  type Command,
  type Person,
  personFrom,
  personNamed,
  type Span,
  type Word,
  wordsIn,
} from '../../kit/index.ts';
import type { SlotContext } from './fillSlots.ts';
import { correctionsIn } from './cues.ts';
import { isDay, isSameValue, type Slot, wayOf } from './frame.ts';
import { candidatesFor } from './slotCandidates.ts';

/** Behind „für“ or „von“, who is named is no subject. */
const leading = /^(?:bei|wie|und|aber|also|doch|denn|weil|obwohl|but|and|while|though|because|at)$/;
/** They tell how things are or were with somebody, or what somebody says; whoever has something in mind is a case. */
const tells =
  /^(?:(?:leb|wohn|sitz|komm|arbeit|stamm|mein|sag|behaupt|glaub|erzaehl|schreib|zahl)e?(?:t|n|te|ten)|hats?|haben|hatten?|ist|sind|wars?|waren|kam(?:en)?|bezahlten?|lives?|lived|is|are|was|were|has|have|had|says?|said|thinks?|told|paid|works?|comes?|claims?)$/;
/** What somebody has done already is nobody's plan. */
const done = /^(?:ge\p{L}+(?:t|en)|(?:be|ver|ge)zahlt|kostete|wars?|waren|paid|did|done|got|was|were)$/u;
const says =
  /^(?:(?:be|ge)zahlt|zahlte|bezahlte|gekostet|kostete|paid|(?:mein|sag|behaupt|glaub|erzaehl)e?(?:t|n|te|ten)|says?|said|thinks?|told|claims?)$/;
const means =
  /^(?:will|wollen|moecht\w*|soll(?:en)?|plan\w*|brauch\w*|muss|muessen|darf|duerfen|kann|koennen|bekommt|kriegt|zieht|wants?|needs?|would|can|must|should|plans?)$/;
const first = /^(?:ich|wir|uns|mich|mir|man|i|we|us|me)$/;
const asking = /^(?:was|wie|wieviel|wo|wer|welche[nrs]?|gilt|what|how|where|which|does|do)$/;
/** Both are meant. */
const together = /^(?:beide[nrs]?|jeweils|gemeinsam|zusammen|both|each|together)$/;
/** „er will“, „sie braucht“: it is asked for somebody else. */
const third = /^(?:er|sie|die|der|he|she|they)$/;

interface Clause extends Span {
  readonly isOfHousehold: boolean;
  /** What somebody says of the matter is no case, whatever it is of. */
  readonly isSaying: boolean;
  readonly isDone: boolean;
}

export interface OwnWords {
  readonly words: readonly Word[];
  /** What was left out, as typed. */
  readonly ofOthers: readonly string[];
}

/** The words without what is told of others, where the same is said of the case itself, or was said `before`. Pure. */
export function ownWords(
  words: readonly Word[],
  command: Command,
  context: SlotContext,
  before?: ReadonlyMap<string, Slot>,
): OwnWords {
  const all = context.isComparison || isForOthers(words) ? [] : clausesOfOthers(words);
  // „Meine Schwester lebt in Hessen“ behind an answer may ask what it is there.
  const clauses = before ? all.filter(({ isDone }) => isDone) : all;
  const left = clauses.filter((one) => isBeside(one, clauses, { words, command, context, before }));
  const isLeft = (at: number) => left.some(({ from, to }) => from <= at && at < to);
  if (left.length === 0) return { words, ofOthers: [] };
  return {
    words: words.filter((_, at) => !isLeft(at)),
    ofOthers: left.map((span) => wordsIn(words, span)),
  };
}

const isForOthers = (words: readonly Word[]): boolean =>
  words.some(
    ({ plain }, at) => together.test(plain) || (third.test(plain) && means.test(words[at + 1]?.plain ?? '')),
  );

function clausesOfOthers(words: readonly Word[]): readonly Clause[] {
  return beginnings(words).flatMap((from, at, all): readonly Clause[] => {
    const to = all[at + 1] ?? words.length;
    const plains = words.slice(from, to).map(({ plain }) => plain);
    const who = subjectIn(words, { from, to }) ?? subjectBefore(words, from);
    const has = (what: RegExp) => plains.some((plain) => what.test(plain));
    if (!who || !has(tells) || has(means) || has(first) || asking.test(plains[0] ?? '')) return [];
    return [{ from, to, isOfHousehold: who.isOfHousehold, isSaying: has(says), isDone: has(done) }];
  });
}

/** A clause begins behind a stop, and where somebody else is spoken of behind an „und“. */
const beginnings = (words: readonly Word[]): readonly number[] =>
  words.flatMap(({ plain }, at) => {
    const isNext = leading.test(plain) && personFrom(words, at + 1) !== undefined;
    return at === 0 || words[at - 1]?.stop !== undefined || isNext ? [at] : [];
  });

/** „meine Schwester in Hessen“, „bei meinem Nachbarn“, „in Hessen hat meine Schwester“ */
function subjectIn(words: readonly Word[], { from, to }: Span): Person | undefined {
  // „Kollegin in Kassel hat …“
  const bare = personNamed(words, from);
  if (bare) return bare;
  for (let at = from; at < to; at++) {
    const person = personFrom(words, at);
    const before = words[at - 1]?.plain ?? '';
    if (person) return at === from || leading.test(before) || tells.test(before) ? person : undefined;
  }
  return undefined;
}

/** „meine Schwester, die in Hessen lebt“ */
function subjectBefore(words: readonly Word[], from: number): Person | undefined {
  const isOfIt = /^(?:die|der|who)$/.test(words[from]?.plain ?? '') && words[from - 1]?.stop === 'comma';
  const before = [from - 3, from - 2].map((at) => (isOfIt && at >= 0 ? personFrom(words, at) : undefined));
  return before.find((person) => person?.to === from);
}

interface Reading {
  readonly words: readonly Word[];
  readonly command: Command;
  readonly context: SlotContext;
  readonly before: ReadonlyMap<string, Slot> | undefined;
}

/** Whether one of its values is said of the case as well, and otherwise. */
function isBeside(
  clause: Clause,
  clauses: readonly Clause[],
  { words, command, context, before }: Reading,
): boolean {
  const isIn = ({ from, to }: Span) => clause.from <= from && to <= clause.to;
  const isCorrected = correctionsIn(words).some(({ to }) => to === clause.from);
  // „die Spedition kommt erst am 16.“: whoever comes then, it is the day of the case.
  const saysDay = Object.values(command.arguments).some((argument) =>
    candidatesFor(argument, words, context).some((one) => isDay(one.value) && isIn(one)),
  );
  if (isCorrected || saysDay) return false;
  const rest = words.filter((_, at) => !clauses.some(({ from, to }) => from <= at && at < to));
  const way = wayOf(command)?.map(([, argument]) => argument) ?? [];
  return Object.entries(command.arguments).some(([key, argument]) => {
    const found = candidatesFor(argument, words, context).filter(isSaid);
    const inside = found.filter(isIn);
    // Alone: „ein Ladepunkt“ counts nothing beside „5 Plätze“.
    const beside = candidatesFor(argument, rest, context).filter(isSaid);
    const former = before?.get(key)?.candidate;
    const outside = [...beside, ...(former ? [former] : [])];
    const isOther = inside.some(({ value }) => outside.every((one) => !isSameValue(one.value, value)));
    const isOwn = inside.some(({ value }) => typeof value === 'number') && clause.isOfHousehold;
    // Of a way, somebody may live at either end.
    const least = way.includes(argument) && !clause.isSaying ? way.length : 1;
    const values = new Set(outside.map(({ value }) => JSON.stringify(value)));
    return isOther && !isOwn && values.size >= least;
  });
}

/** A yes or no may be said of both. */
const isSaid = ({ score, value, impossible }: Candidate<unknown>): boolean =>
  !impossible && typeof value !== 'boolean' && score >= (typeof value === 'number' ? 0.5 : 0.9);

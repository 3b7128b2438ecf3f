// Cases side by side: which values of one argument are cases to be compared, which go together, and which stand for each other.
import {
  anotherWithin,
  type Argument,
  asksForDifference,
  type Candidate,
  isApart,
  type Word,
  wordsIn,
} from '../../kit/index.ts';
import { announces, type FilledSlots } from './fillSlots.ts';
import { isSameValue, type Slot, type Values, wayOf } from './frame.ts';
import { candidatesFor } from './slotCandidates.ts';

/** The words that are read, and for what. */
type Reading = Pick<FilledSlots, 'command' | 'words' | 'context'>;

type Found = readonly Candidate<unknown>[];
/** Two values of one case, as they stand. */
type Pair = readonly [Candidate<unknown>, Candidate<unknown>];

const [fewest, most] = [2, 4];

/** The same with what is compared as cases; as it was read where nothing is. Pure. */
export const withCases = (read: Values, reading: Reading): Values =>
  [ways, pairs, days, oneOrTheOther].reduce((values, pass) => pass(values, reading), read);

/** Whether two values are two cases side by side. Those of a short list are, however they are said: „electric or a plug-in?“ */
export function isCase(
  { recogniser }: Argument,
  { value }: Candidate<unknown>,
  said: {
    readonly isListed: boolean;
    readonly isComparison: boolean | undefined;
    readonly gap: readonly Word[];
    /** The word behind it. */
    readonly next: Word | undefined;
  },
): boolean {
  // „selbst drin und vermietet“ contradicts itself; „wenn ich drin wohne und wenn ich vermiete“ compares.
  if (typeof value === 'boolean') return said.gap.some(({ plain }) => /^(?:wenn|oder|if|or)$/.test(plain));
  // „45.000 € Einkommen, 70.000 € Einkommen“ may correct itself; „10, 20 und 50“ enumerates.
  const isEnumerated = /^(?:und|oder|and|or)$/.test(said.next?.plain ?? '');
  const isCorrection = typeof value === 'number' && said.gap.length === 0 && !isEnumerated;
  if ((said.isListed && !isCorrection) || (typeof value === 'string' && recogniser.offers)) return true;
  if (typeof value !== 'number' && isAskedTwice(said.gap)) return true;
  // „einmal mit 600 und einmal mit 800 Watt“
  if (said.gap.some(({ plain }) => plain === 'einmal' || plain === 'once')) return true;
  return said.isComparison === true && typeof value !== 'number';
}

/** „… in Hessen mache, und was in Thüringen?“, „was bringt Freiburg, was bringt Berlin?“ */
const isAskedTwice = (gap: readonly Word[]): boolean =>
  gap.some(({ plain }, at) => {
    const before = gap[at - 1];
    const begins = !before || before.stop !== undefined || /^(?:und|oder|and|or)$/.test(before.plain);
    return begins && /^(?:was|wie|wieviel|what|how)$/.test(plain);
  });

/** „Köln nach Kiel gegen Köln nach Mainz“: each end of the one belongs to an end of the other. */
function ways(read: Values, reading: Reading): Values {
  const [start, end] = wayOf(reading.command) ?? [];
  const found = start && end ? waysIn(start[1], end[1], reading) : [];
  if (!start || !end || !areCases(found) || !areBeside(found, reading)) return read;
  return paired(read, reading, [start[0], found.map(([one]) => one)], [end[0], found.map(([, one]) => one)]);
}

/** Every place as the start or the end of a way; none where one is neither. */
function waysIn(argument: Argument, { after = [] }: Argument, reading: Reading): readonly Pair[] {
  const { words } = reading;
  const places = valuesOf(argument, reading, ({ score }) => score >= 0.9);
  if (places.length % 2 > 0 || places.some(({ impossible }) => impossible)) return [];
  const isGoal = ({ from }: Candidate<unknown>) => after.includes(words[from - 1]?.plain ?? '');
  // „Köln-Kiel“ are two words side by side, „Köln, Kiel, Bonn oder Mainz“ a row of places.
  const isBeside = ([start, end]: Pair) => end.from === start.to && words[start.to - 1]?.stop === undefined;
  const isWay = (way: Pair) => !isGoal(way[0]) && (isGoal(way[1]) || isBeside(way));
  const found = inTurn(
    places.filter((_, at) => at % 2 === 0),
    places.filter((_, at) => at % 2 === 1),
  );
  return found.every(isWay) ? found : [];
}

/** „Luft-Wasser für 27.500 gegen Erdkollektor für 33.000“: two cases that differ in two values, each of which goes with its own. */
function pairs(read: Values, reading: Reading): Values {
  const [one, other, ...more] = Object.entries(reading.command.arguments).filter(
    ([key]) => isSeveral(read, key) && !read.slots.get(key)?.isPaired,
  );
  if (!one || !other || more.length > 0) return read;
  const [first = [], second = []] = [one, other].map(([, argument]) => differing(argument, reading));
  const isFirst = (first[0]?.from ?? 0) < (second[0]?.from ?? 0);
  const taken = isFirst ? inTurn(first, second) : inTurn(second, first);
  const found = taken.length > 0 ? taken : inParts(first, second, reading.words);
  if (!areCases(found) || !areBeside(found, reading)) return read;
  return paired(read, reading, [one[0], first], [other[0], second]);
}

/** Compared, or said twice. */
const isSeveral = ({ slots, doubts }: Values, key: string): boolean =>
  (slots.get(key)?.others.length ?? 0) > 0 ||
  doubts.some(({ keys, problem }) => problem.kind === 'contradiction' && keys.includes(key));

/** Its values from the left, „Neuwagen zulassen“ as one; none where one is said again. */
function differing(argument: Argument, reading: Reading): Found {
  const found = valuesOf(argument, reading, ({ score, impossible }) => score >= 0.5 && !impossible);
  const values = found.filter((one, at) => !isSameValue(one.value, found[at - 1]?.value));
  const isAgain = ({ value }: Candidate<unknown>, at: number) =>
    values.slice(0, at).some((before) => isSameValue(before.value, value));
  return values.some(isAgain) ? [] : values;
}

/** What the words say of an argument, from the left, the longest first. */
function valuesOf(
  argument: Argument,
  { words, context }: Reading,
  isMeant: (candidate: Candidate<unknown>) => boolean,
): Found {
  const found = candidatesFor(argument, words, context)
    .filter(isMeant)
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  return found.filter((one, at) => isApart(one, found.slice(0, at)));
}

/** The first of each with the first of the other, and so on; none where they do not take turns. */
function inTurn(early: Found, late: Found): readonly Pair[] {
  const found = early.flatMap((one, at): Pair[] => {
    const [its, next] = [late[at], early[at + 1]];
    const isNext = its && one.to <= its.from && (next === undefined || its.to <= next.from);
    return isNext ? [[one, its]] : [];
  });
  return found.length === early.length && early.length === late.length ? found : [];
}

/** „Passat am Schalter abmelden und Neuwagen online zulassen“: on either side of an „und“ one of each, in any order. */
function inParts(ones: Found, others: Found, words: readonly Word[]): readonly Pair[] {
  const parts: Candidate<unknown>[][] = [];
  for (const one of [...ones, ...others].toSorted((a, b) => a.from - b.from)) {
    const before = parts.at(-1);
    const isNext = words
      .slice(before?.at(-1)?.to ?? one.from, one.from)
      .some(({ plain }) => beside.test(plain));
    if (before && !isNext) before.push(one);
    else parts.push([one]);
  }
  const found = parts.flatMap((part): Pair[] => {
    const [one, ...more] = part.filter((each) => ones.includes(each));
    const [its, ...rest] = part.filter((each) => others.includes(each));
    return one && its && more.length + rest.length === 0 ? [[one, its]] : [];
  });
  return found.length === parts.length ? found : [];
}

const areCases = (found: readonly Pair[]): boolean => found.length >= fewest && found.length <= most;

/** They put what follows beside what stands in front. */
const beside =
  /^(?:oder|gegen|gegenueber|ggue|vs|versus|bzw|und|sowie|als|verglichen|or|against|and|than|compared)$/;

/** One of them is put beside the one in front of it („A nach B, A nach C oder D nach E“), or all are compared. */
const areBeside = (found: readonly Pair[], { words, context }: Reading): boolean =>
  context.isComparison === true ||
  asksForDifference(words) ||
  found.some(([{ from }], at) => {
    const before = found[at - 1];
    if (!before) return false;
    const gap = { from: before[1].to, to: from };
    // „Familie A 44.000 und 2 Kinder, Familie B 61.000 und 1 Kind“
    return anotherWithin(words, gap) || words.slice(gap.from, gap.to).some(({ plain }) => beside.test(plain));
  });

/** The values of two arguments, one by one; what was doubtful of them is settled. */
function paired(
  read: Values,
  { words }: Reading,
  ...both: readonly (readonly [key: string, values: Found])[]
): Values {
  const slots = new Map(read.slots);
  for (const [key, [first, ...others]] of both) {
    if (!first) continue;
    // Where it is the same one, there is nothing to compare.
    const isSame = others.every(({ value }) => isSameValue(value, first.value));
    const typed = wordsIn(words, first);
    slots.set(key, { candidate: first, typed, others: isSame ? [] : others, isPaired: true });
  }
  const doubts = read.doubts.filter(({ keys }) => !both.some(([key]) => keys.includes(key)));
  return { ...read, slots, doubts };
}

/** „12. oder 19. Dezember, an welchem Tag …“: days that could be meant are days to compare. */
function days(read: Values, { context }: Reading): Values {
  const asCases = (slot: Slot): Slot => {
    const { from, to, score, between } = slot.candidate;
    const isList = slot.typed.split(' ').some((word) => /^(?:und|oder|and|or)$/.test(word));
    const [first, ...others] = (between ?? []).map(({ value }) => ({ from, to, score, value }));
    const areDays = between?.every(({ value }) => /^\d{4}-\d\d-\d\d$/.test(value));
    return isList && areDays && first ? { ...slot, candidate: first, others } : slot;
  };
  if (!context.isComparison) return read;
  return { ...read, slots: new Map([...read.slots].map(([key, slot]) => [key, asCases(slot)])) };
}

/** „Köln oder Düsseldorf, wo geht es schneller?“: no way from one to the other, but both side by side. */
function oneOrTheOther(read: Values, { command, words, context: { isComparison } }: Reading): Values {
  const { slots } = read;
  const fromOf = (key: string) => slots.get(key)?.candidate.from ?? 0;
  const [one, other] = (wayOf(command) ?? []).toSorted(([a], [b]) => fromOf(a) - fromOf(b));
  const [first, second] = [one, other].map((end) => end && slots.get(end[0]));
  if (!one || !other || !first || !second || first.isPaired) return read;
  if (second.candidate.from < first.candidate.to) return read;
  const [key, argument] = one;
  const between = words.slice(first.candidate.to, second.candidate.from).map(({ plain }) => plain);
  const isEither = between.some((plain) => /^(?:oder|vs|versus|or|als|than|gegenueber|ggue)$/.test(plain));
  const isWay = [first, second].some(({ candidate }) => announces(argument, words, candidate.from));
  // „Köln, Hamburg oder München, wo am längsten?“: more than two in a row are no way.
  const isRow = isComparison && between.length === 0 && second.others.length > 0;
  // „Hamburg und München, an Heiligabend“: a day is that of a move from one to the other.
  const isWhole = Object.entries(command.arguments).some(
    ([name, { named }]) => !named && name !== key && name !== other[0] && slots.has(name),
  );
  if (isWay || !(isEither || isRow || (isComparison && !isWhole && between.length === 1))) return read;
  const compared = { ...first, others: [...first.others, second.candidate, ...second.others] };
  const merged = [...slots, [key, compared] as const].filter(([name]) => name !== other[0]);
  return { ...read, slots: new Map(merged) };
}

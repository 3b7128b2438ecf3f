// The candidates for each argument: which say whose they are, which are free, and figures that nobody claimed.
import {
  type Argument,
  type Candidate,
  type Choice,
  isKnownCode,
  isTownName,
  readWords,
  type RecogniseContext,
  type Recogniser,
  type Word,
} from '../../kit/index.ts';
import { oncePer } from '../../memo.ts';

/** What a recogniser goes by beside the words. */
export interface CandidateContext extends Omit<RecogniseContext, 'choices'> {
  readonly choicesOf: (argument: Argument) => readonly Choice[] | undefined;
}

interface Looked extends RecogniseContext {
  readonly found: readonly Candidate<unknown>[];
}

const lookedFor = oncePer<readonly Word[], Map<Recogniser<unknown>, Looked[]>>(() => new Map());

/** Every reading of the words as a value of an argument: looked for once, however often the words are read. Pure. */
export function candidatesFor(
  argument: Argument,
  words: readonly Word[],
  { lang, askedOn, choicesOf }: CandidateContext,
): readonly Candidate<unknown>[] {
  const { recogniser } = argument;
  const choices = choicesOf(argument);
  const looked = lookedFor(words).get(recogniser) ?? [];
  const before = looked.find(
    (one) => one.choices === choices && one.askedOn === askedOn && one.lang === lang,
  );
  if (before) return before.found;
  const context = { lang, askedOn, choices };
  const found = recogniser.find(words, context);
  lookedFor(words).set(recogniser, [...looked, { ...context, found }]);
  return found;
}

/** The value of an argument that the first of these names stands for beyond doubt. Pure. */
export const valueNamed = (
  argument: Argument,
  names: readonly string[],
  context: CandidateContext,
): Candidate<unknown> | undefined =>
  names
    .flatMap((name) => candidatesFor(argument, readWords(name), context))
    .find(({ score, impossible, between }) => score >= 0.5 && !impossible && !between);

export interface SlotCandidates {
  readonly key: string;
  readonly argument: Argument;
  readonly candidates: readonly Candidate<unknown>[];
  /** Words that say in front of a value that it is this argument's: its names, plainly written. */
  readonly announcers: ReadonlySet<string>;
}

export type Taken = Map<string, Candidate<unknown>>;

/**
 * Whether a word in front of a place says that what stands there is this argument's. A word that is a value itself
 * („selbstnutzer“) announces nothing.
 */
export const isAnnounced = (
  { announcers, candidates }: SlotCandidates,
  words: readonly Word[],
  at: number,
): boolean =>
  (announcers.has(words[at - 1]?.plain ?? '') || isAnnouncedThrough(announcers, words, at)) &&
  !candidates.some(({ from, to, score }) => from < at && to === at && score === 1);

/** „laden in Mainz“, „Ziel ist Hannover“, „er startet jetzt doch in Köln“ */
function isAnnouncedThrough(announcers: ReadonlySet<string>, words: readonly Word[], at: number): boolean {
  const isBetween = ({ plain = '' }: Partial<Word> = {}) => linking.test(plain) || passing.test(plain);
  let from = at;
  while (at - from < mostBetween && isBetween(words[from - 1])) from -= 1;
  const { plain = '', stop } = words[from - 1] ?? {};
  const isJoined = words
    .slice(from, at)
    .some(({ plain: one }) => linking.test(one) || (one === 'in' && placing.has(plain)));
  return isJoined && stop !== 'end' && announcers.has(plain);
}

const mostBetween = 4;
const linking = /^(?:ist|waere|lautet|wird|is)$/;
/** Besides those that link. */
const passing = /^(?:in|jetzt|nun|doch|aber|dann|lieber|geht|gehts|es|now)$/;

/** What is done at a place tells which it is. */
const placing = new Set([
  ...['laden', 'beladen', 'einladen', 'entladen', 'ausladen', 'load', 'loading', 'unload', 'unloading'],
  ...['start', 'startet', 'starten', 'los', 'landet', 'endet', 'starts', 'ends'],
]);

export const isFreeOf = (taken: Taken, { from, to }: Candidate<unknown>) =>
  [...taken.values()].every((other) => to <= other.from || from >= other.to);

/** A figure that nobody has claimed, and that several options could take. */
export interface UnclearNumber {
  readonly at: number;
  readonly options: readonly Argument[];
}

/**
 * A figure that nobody has claimed, and that only one option could take: „balkonkraftwerk stuttgart 800w 499“. What is
 * certain of one figure may decide about another: „70173 38000“. Gives the first one that several could take.
 */
export function takeUnclaimedNumbers(
  all: readonly SlotCandidates[],
  words: readonly Word[],
  taken: Taken,
): UnclearNumber | undefined {
  const places = words.map((_, at) => ({ at, fitting: optionsFor(all, words, at, taken) }));
  const [only] = places.find(({ fitting }) => fitting.length === 1)?.fitting ?? [];
  if (only) {
    taken.set(only.key, only.candidate);
    return takeUnclaimedNumbers(all, words, taken);
  }
  const open = places.find(({ fitting }) => fitting.length > 1);
  return open && { at: open.at, options: open.fitting.map(({ argument }) => argument) };
}

/** A postal code is a text of digits. */
const isCode = ({ candidate: { value } }: { readonly candidate: Candidate<unknown> }) =>
  typeof value === 'string' && /^\d{5}$/.test(value);

/** The options without a value that a bare figure at a place could be. */
function optionsFor(all: readonly SlotCandidates[], words: readonly Word[], at: number, taken: Taken) {
  if (!/^\d/.test(words[at]?.text ?? '')) return [];
  // „600 gegen 800 Watt“: the other one of a kind that has its value is no price.
  const isOfOther = all.some(
    ({ key, candidates }) =>
      taken.has(key) &&
      candidates.some(({ from, score, impossible }) => from === at && score >= 0.9 && !impossible),
  );
  if (isOfOther || all.some((one) => isAnnounced(one, words, at))) return [];
  const fitting = all.flatMap(({ key, argument, candidates }) => {
    if (!argument.named || taken.has(key)) return [];
    const candidate = candidates.find((one) => one.from === at && !one.impossible && isFreeOf(taken, one));
    return candidate ? [{ key, argument, candidate }] : [];
  });
  // „Düsseldorf 40211“
  const codes = isTownName(words[at - 1]?.plain ?? '') ? fitting.filter(isCode) : [];
  // „28500“: no town has that code.
  const others = fitting.filter((one) => !isCode(one) || isKnownCode(words[at]?.plain ?? ''));
  return [codes, others].find((some) => some.length > 0) ?? fitting;
}

// Whether a frame can be answered: what is doubtful or missing is asked back first.
import { type Lang, phrase } from '../../document/index.ts';
import {
  asksForMost,
  asksForOtherEnd,
  asksItself,
  isDegree,
  type Cell,
  type Clarification,
  ClarificationNeeded,
  type Command,
  isGeneral,
  missingValue,
  orderIn,
  type QuestionIntent,
  readIntent,
  readWords,
  type Upload,
  wordsIn,
} from '../../kit/index.ts';
import { closedIntent } from './closedQuestion.ts';
import { argumentsOf, type Doubt, type Frame, isLeftOut, isNeeded, type Slot } from './frame.ts';

export interface Understood {
  readonly command: Command;
  readonly lang: Lang;
  /** Everything is asked for, no single case. */
  readonly isOverview: boolean;
  readonly values: Readonly<Record<string, unknown>>;
  /** The cases to be compared, with what each is called; none for a single case. */
  readonly compared: readonly ComparedCase[];
  /** What was said, as typed, where the compared ones are those next to it and the service has none for itself. */
  readonly between: string | undefined;
  /** For a command that takes a text. */
  readonly text: string;
  readonly uploads: readonly Upload[];
  readonly intent: QuestionIntent;
  /** What says what is wanted, as typed: the newest message of the frame that does. Empty for a command line. */
  readonly question: string;
}

export interface ComparedCase {
  readonly name: Cell;
  readonly values: Readonly<Record<string, unknown>>;
}

/** More columns nobody reads side by side. */
export const mostCompared = 6;

/** Throws ClarificationNeeded with the first thing that keeps the frame from being answered. Pure. */
export function judge(frame: Frame): Understood {
  const doubt = firstDoubt(frame);
  if (doubt) throw new ClarificationNeeded(doubt.problem);
  const { match, isOverview, text: typed, uploads } = frame;
  const { command, lang } = match;
  const values = valuesOf(frame);
  return {
    command,
    lang,
    isOverview,
    values,
    compared: comparedIn(frame, values),
    between: [...frame.slots.values()].find(({ candidate: { next } }) => next !== undefined)?.typed,
    text: typed,
    uploads,
    ...askedIn(frame),
  };
}

/** What is wanted, and the words that say it; a command line has none but its values. */
export function askedIn(frame: Frame): Pick<Understood, 'intent' | 'question'> {
  const { intent, match, said } = frame;
  if (match.isExact && match.isStrict && said.length === 1) return { question: '', intent };
  const question = questionIn(frame);
  return { question, intent: closedIntent(intent, question) };
}

/**
 * The message that says what is wanted: „erbschein“, where the bot had asked which topic, does not. „und am teuersten?“ is
 * the ranking before it in another order: of the same figure, in the same places.
 */
export function questionIn({ said, asks: anew }: Frame): string {
  const asks = (text: string) => asksItself(readIntent(text, readWords(text)));
  const [only = '', ...more] = said;
  const last = more.at(-1) ?? '';
  const order = asksForOtherEnd(last) ? orderIn(said.slice(0, -1).join(' ')) : undefined;
  if (order) return [order.last.de, ...said.slice(0, -1).map(withoutOrder)].join(' ');
  const isOnlyOrder = readWords(last).every((word) => isDegree(word) || isGeneral(word));
  if (asksForMost(last) && isOnlyOrder) return [last, ...said.slice(0, -1).map(withoutOrder)].join(' ');
  if (more.length === 0) return only;
  const asked = said.findLast((text) => text === anew || asks(text));
  // „Was kostet der Erbschein bei 50.000 €?“ – „und bei 25.000?“: the figure before holds no longer.
  return asked !== undefined && asked !== last && hasAmount.test(last)
    ? `${last} ${asked.replaceAll(amounts, ' ')}`
    : (asked ?? said.join(' '));
}

const amount = String.raw`(?<![\p{L}\d.])\d{1,3}(?:[. ]?\d{3})+(?:,\d+)?(?:\s?(?:€|euro?|tsd))?(?![\p{L}\d])`;
const hasAmount = new RegExp(amount, 'iu');
const amounts = new RegExp(amount, 'giu');

const withoutOrder = (text: string): string => wordsIn(readWords(text).filter((word) => !isDegree(word)));

/** By one value alone, unless just that is doubtful. */
export const isDecidedByOne = ({ match: { command }, slots, doubts }: Frame): boolean =>
  [...slots].some(
    ([key, { candidate }]) =>
      command.arguments[key]?.decides === true &&
      candidate.value === true &&
      // A figure that nobody has read may be any argument's: it changes nothing here.
      !doubts.some(({ keys }) => keys.length === 1 && keys[0] === key),
  );

/** What must be settled first. */
export function firstDoubt(frame: Frame): Doubt | undefined {
  const { match, context, slots, doubts, isOverview } = frame;
  const { command } = match;
  if (isOverview || isDecidedByOne(frame)) return undefined;
  if (command.text) {
    const isMissing = frame.text === '' && !command.text.optional;
    return isMissing
      ? { keys: [], problem: { kind: 'missing', label: command.text.ask, choices: [] } }
      : undefined;
  }
  const [doubt] = doubts;
  if (doubt) return doubt;
  for (const [key, argument] of argumentsOf(frame)) {
    if (slots.has(key) || !isNeeded(argument)) continue;
    return {
      keys: [key],
      problem: missingValue(argument, context.lang, context.choicesOf(argument)).problem,
    };
  }
  for (const [key, slot] of slots) {
    const argument = command.arguments[key];
    const isOpen = argument !== undefined && isLeftOut(argument, slot.candidate, context);
    if (slot.candidate.between && !isOpen) return { keys: [key], problem: ambiguous(slot) };
  }
  return undefined;
}

const ambiguous = ({ candidate: { between: choices = [], asks, otherwise }, typed }: Slot): Clarification =>
  asks ? { kind: 'missing', label: asks, choices } : { kind: 'ambiguous', typed, choices, otherwise };

const valuesOf = (frame: Frame): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    argumentsOf(frame).map(([key, argument]) => {
      const slot = frame.slots.get(key);
      const isSaid = slot && !isLeftOut(argument, slot.candidate, frame.context);
      return [key, isSaid ? slot.candidate.value : argument.assumed];
    }),
  );

/** Each value of the arguments that have several, the others as they are. */
function comparedIn(frame: Frame, values: Understood['values']): readonly ComparedCase[] {
  const several = argumentsOf(frame).flatMap(([key, argument]) => {
    const slot = frame.slots.get(key);
    return slot && slot.others.length > 0
      ? [{ key, argument, candidates: [slot.candidate, ...slot.others], isPaired: slot.isPaired === true }]
      : [];
  });
  const [first, ...more] = several;
  if (!first) return [];
  const show = ({ argument }: typeof first, value: unknown): Cell => {
    const cell = argument.recogniser.show(value, frame.match.lang);
    // „2“ alone does not say what there are two of.
    const isBare = cell.kind === 'count' && cell.unit === undefined;
    return isBare ? phrase(argument.label[frame.match.lang], ' ', cell) : cell;
  };
  const cases = first.candidates.map(({ value }) => ({
    name: show(first, value),
    values: { ...values, [first.key]: value },
  }));
  const [second] = more;
  if (!second) return cases;
  const isPaired = first.isPaired && second.isPaired;
  const isWay = isPaired && first.argument.recogniser === second.argument.recogniser;
  return cases.flatMap(({ name, values: those }, at) =>
    (isPaired ? second.candidates.slice(at, at + 1) : second.candidates).map(({ value }): ComparedCase => ({
      name: phrase(name, isWay ? ' → ' : ', ', show(second, value)),
      values: { ...those, [second.key]: value },
    })),
  );
}

/** „und wenn es 800 wären?“: what was asked, with the number that is said in place of its own; each must have just one. Pure. */
export function withNumberOf(said: string, asked: string): string | undefined {
  const [number, another] = said.match(numbers) ?? [];
  const [before, second] = asked.match(numbers) ?? [];
  if (before === undefined || second !== undefined || another !== undefined) return undefined;
  // „50.000“ – „und wenn es nur 25 sind?“
  const [, thousands] = /000$/.test(before) ? (inShort.exec(said) ?? []) : [];
  const meant = number ?? (thousands === undefined ? undefined : `${thousands}.000`);
  return meant === undefined ? undefined : asked.replace(numbers, meant);
}
const numbers = /\d[\d.]{2,}/g;
const inShort =
  /(?<![\d.,])(\d{1,3}) ?(?:tausend|tsd\.?|k|sind|wären|waren|werden|hat|hätte|haben|are|were)?\s*(?:[?!.,;]|$)/iu;

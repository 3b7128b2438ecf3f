// What makes a value doubtful: a „nicht“ in front of it, a second value, two in one word. Told, not guessed.
import {
  type Around,
  ClarificationNeeded,
  type Command,
  isFilling,
  type Lang,
  readWords,
  type RecogniseContext,
  type Span,
  type Word,
  wordsIn,
} from '../../kit/index.ts';
import type { SlotContext, FilledSlot } from './fillSlots.ts';

interface DoubtContext {
  readonly lang: Lang;
  readonly isStrict: boolean;
  readonly isTaken: (at: number) => boolean;
}

const negations = new Set(['kein', 'keine', 'keinen', 'keiner', 'nicht', 'ohne', 'no', 'not', 'without']);

/** Throws ClarificationNeeded when a value was taken that somebody said no to: „nicht bidirektional“. */
export function refuseNegated(
  command: Command,
  slots: readonly FilledSlot[],
  words: readonly Word[],
  context: DoubtContext,
): void {
  for (const { argument, candidate, announcedAt } of slots) {
    if (!candidate) continue;
    const at = (announcedAt ?? candidate.from) - 1;
    if (!negations.has(words[at]?.plain ?? '') || context.isTaken(at)) continue;
    const span = { from: at, to: candidate.to };
    throw new ClarificationNeeded({
      kind: 'unknownValue',
      typed: wordsIn(words, span),
      label: argument.label,
      choices: argument.recogniser.offers?.(context.lang) ?? [],
      expects: argument.recogniser.expects,
      around: textAround(command, words, span, context),
    });
  }
}

/** Throws ClarificationNeeded when words that nobody took are another value of an argument that has one. */
export function refuseContradiction(
  command: Command,
  slots: readonly FilledSlot[],
  words: readonly Word[],
  context: DoubtContext,
): void {
  for (const { argument, candidate, candidates } of slots) {
    if (!candidate || argument.recogniser.isAnything) continue;
    const other = candidates.find(
      (one) =>
        (isSaid(words.slice(one.from, one.to), one.score) || isListed(words, candidate, one)) &&
        !(one.corrected && one.score < 1) &&
        !one.impossible &&
        !isSameValue(one.value, candidate.value) &&
        isFree(one, context.isTaken),
    );
    if (!other) continue;
    const [first, second] = [candidate, other].toSorted((a, b) => a.from - b.from);
    if (!first || !second) continue;
    const choiceOf = (span: typeof first) => {
      const typed = wordsIn(words, span);
      return { value: typed, label: typed };
    };
    const without = words.filter((_, at) => ![first, second].some(({ from, to }) => from <= at && at < to));
    throw new ClarificationNeeded({
      kind: 'contradiction',
      label: argument.label,
      choices: [choiceOf(first), choiceOf(second)],
      around: textAround(command, without, { from: without.length, to: without.length }, context),
    });
  }
}

const isFree = (
  { from, to }: { readonly from: number; readonly to: number },
  isTaken: (at: number) => boolean,
) => Array.from({ length: to - from }, (_, index) => from + index).every((at) => !isTaken(at));

const between = new Set(['und', 'oder', 'vs', 'versus', 'bzw', 'and', 'or']);

/** „MV und SH“ */
const isListed = (words: readonly Word[], one: Span, other: Span) => {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  return second.from === first.to + 1 && between.has(words[first.to]?.plain ?? '');
};

/** Not just a word of the sentence that happens to be a name too. */
const isSaid = (said: readonly Word[], score: number) =>
  !said.every(isFilling) && score >= (said.some(({ text }) => /\d/.test(text)) ? 0.5 : 0.9);

export const isSameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The name goes where it keeps the text what it was: in front of a command line, behind free text. */
export function textAround(
  command: Command,
  words: readonly Word[],
  { from, to }: { readonly from: number; readonly to: number },
  { lang, isStrict }: { readonly lang: Lang; readonly isStrict: boolean },
): Around {
  const name = command.name[lang][0];
  const before = wordsIn(words, { from: 0, to: from });
  const after = wordsIn(words, { from: to, to: words.length });
  return isStrict
    ? { before: `${name} ${before}`.trim(), after }
    : { before, after: `${after} ${name}`.trim() };
}

const joined = /^(\p{L}{3,}[\p{L}.]*)[-–/](\p{L}{3,}[\p{L}.]*)$/u;

/** The words with such ones taken apart; the same words where there are none. Pure. */
export function splitJoinedWords(
  words: readonly Word[],
  command: Command,
  context: SlotContext,
): readonly Word[] {
  if (!words.some(({ text }) => joined.test(text))) return words;
  return words.flatMap((word) => {
    const [, first = '', second = ''] = joined.exec(word.text) ?? [];
    if (!second) return [word];
    const halves = [...readWords(first), ...readWords(second)];
    const isTwo = Object.values(command.arguments).some((argument) => {
      const known: RecogniseContext = { ...context, choices: context.choicesOf(argument) };
      const isValue = (said: Word) =>
        argument.recogniser.find([said], known).some(({ score, corrected }) => score >= 0.9 && !corrected);
      return !isValue(word) && halves.length === 2 && halves.every(isValue);
    });
    return isTwo ? halves : [word];
  });
}

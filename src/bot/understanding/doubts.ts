// What is doubtful about the values of a message: said with a no, said twice, no such value, unclear whose it is.
// Each doubt is asked about before anything is answered; none is guessed.
import {
  type Candidate,
  type Command,
  isDegree,
  isFilling,
  isListedWith,
  readWords,
  type RecogniseContext,
  type Span,
  type Word,
  wordsIn,
} from '../../kit/index.ts';
import { type FilledSlots, isTakenBy, type SlotContext } from './fillSlots.ts';
import { type Doubt, isLeftOut, isSameValue, isView, type Slot, type Values } from './frame.ts';
import { isOfSubject, isYear, textAt, unclaimedWords, unknown, unknownIn } from './leftOver.ts';
import { placesBeside } from './placesBeside.ts';
import { isCase } from './sideBySide.ts';
import { unreadIn } from './unread.ts';

/** The values of one message, and the doubts in the order in which they are asked about. Pure. */
export function doubtsIn(filled: FilledSlots): Values {
  const { command, slots, failed, words, context } = filled;
  const isTaken = isTakenBy(filled);
  const others = otherValues(filled);
  const isClaimed = (at: number) => isTaken(at) || others.isTaken(at);
  const beside = placesBeside(filled, isClaimed);
  const isOfTown = (at: number) => beside.some(({ from, to }) => from <= at && at < to);
  const left = unclaimedWords(command, words, (at) => isClaimed(at) || isOfTown(at));
  // In free text people say more than the command needs; and a year alone is no value.
  const told = context.isStrict ? left.filter((at) => !isYear(words[at]?.text ?? '')) : [];
  const mayBeValues = told.filter((at) => !isOfSubject(command, words[at] ?? { text: '', plain: '' }));
  const unknownHere = unknownIn(filled, left, mayBeValues);
  const failedKey = slots.find(({ argument }) => argument === failed?.argument)?.key;
  // „Paris Hamburg“: what is unknown is the first place, so the other one is the second.
  const isInItsPlace = failedKey !== undefined && unknownHere.some(({ keys }) => keys.includes(failedKey));
  const said = new Map<string, Slot>();
  for (const { key, argument, candidate: anywhere } of slots) {
    const candidate = isInItsPlace ? failed?.others.get(key) : anywhere;
    // „nur die Karte, keine Prüfung mehr“: that part of the answer is not wanted, and that is no doubt.
    if (!candidate || (isView(argument, candidate.value) && isDenied(filled, candidate.from))) continue;
    const typed = wordsIn(words, candidate);
    const { next, ...own } = candidate;
    const compared = others.compared.get(key) ?? [];
    const all = next === undefined ? compared : [{ ...own, value: next }, ...compared];
    said.set(key, { candidate, typed, others: all });
  }
  return {
    slots: said,
    doubts: [
      ...impossibleIn(filled),
      // „Ohne Erbschein geht nichts“ is about it.
      ...(command.about ? [] : negatedIn(filled)),
      ...unclearNumber(filled),
      ...others.contradictions,
      ...unknownHere,
      ...(unknownHere.length === 0 ? unreadIn(filled, left) : []),
    ],
    ignored: textAt(words, mayBeValues),
    beside: beside.map((span) => wordsIn(words, span)),
  };
}

/** What no value can be, whatever the service offers: 900 Watt, 30 February. */
export function impossibleIn({ slots, words, context }: FilledSlots): readonly Doubt[] {
  return slots.flatMap(({ key, argument, candidate }): Doubt[] => {
    const keys = [key];
    if (candidate && isLeftOut(argument, candidate, context)) return [];
    if (candidate?.problem)
      return [{ keys, problem: { kind: 'other', say: candidate.problem, asksBack: true } }];
    return candidate?.impossible
      ? [{ keys, problem: unknown(argument, wordsIn(words, candidate), context, candidate.unlisted) }]
      : [];
  });
}

const negations = new Set(['kein', 'keine', 'keinen', 'keiner', 'nicht', 'ohne', 'no', 'not', 'without']);

/** „stimmt nicht, keine Kinder“: behind a comma, the no is another's. */
const isDenied = (filled: FilledSlots, from: number): boolean => {
  const { plain = '', stop } = filled.words[from - 1] ?? {};
  return negations.has(plain) && stop === undefined && !isTakenBy(filled)(from - 1);
};

/** A value that somebody said no to: „nicht bidirektional“. */
function negatedIn(filled: FilledSlots): readonly Doubt[] {
  const { slots, words, context } = filled;
  return slots.flatMap(({ key, argument, candidate, announcedAt }): Doubt[] => {
    const first = announcedAt ?? candidate?.from ?? 0;
    if (!candidate || !isDenied(filled, first) || isView(argument, candidate.value)) return [];
    const at = first - 1;
    const { label, recogniser } = argument;
    const typed = wordsIn(words, { from: at, to: candidate.to });
    const choices = recogniser.offers?.(context.lang) ?? [];
    const { expects } = recogniser;
    return [
      { keys: [key], problem: { kind: 'unknownValue', typed, label, choices, expects, asksBack: true } },
    ];
  });
}

/** „45000“ where it could be the costs or the postal code. */
function unclearNumber({ slots, words, unclear, context }: FilledSlots): readonly Doubt[] {
  if (!unclear) return [];
  const { at, options } = unclear;
  const typed = textAt(words, [at]);
  const choices = options.map(({ label, after }) => {
    const named = `${after?.[0] ?? label[context.lang]} ${typed}`;
    return { value: named, label: named };
  });
  const keys = slots.filter(({ argument }) => options.includes(argument)).map(({ key }) => key);
  return [{ keys, problem: { kind: 'ambiguous', typed, choices, otherwise: undefined } }];
}

interface OtherValues {
  /** Further values of an argument, side by side with its first one. */
  readonly compared: ReadonlyMap<string, readonly Candidate<unknown>[]>;
  readonly contradictions: readonly Doubt[];
  readonly isTaken: (at: number) => boolean;
}

/** Values that nobody took, of arguments that have one: a comparison, or a contradiction. */
function otherValues(filled: FilledSlots): OtherValues {
  const { slots, words, context } = filled;
  const isTaken = isTakenBy(filled);
  const compared = new Map<string, Candidate<unknown>[]>();
  const contradictions: Doubt[] = [];
  const spans: Span[] = [];
  const isFree = ({ from, to }: Span) =>
    Array.from({ length: to - from }, (_, index) => from + index).every((at) => !isTaken(at)) &&
    spans.every((span) => to <= span.from || from >= span.to);
  // Of two places, the one behind: „von Köln nach Bonn oder Kiel“.
  for (const { key, argument, candidate, candidates } of slots.toReversed()) {
    if (!candidate || argument.recogniser.isAnything) continue;
    let last: Span = candidate;
    // „mainz und kiel, laden in mainz, entladen in kiel“: said twice, the other place is the other argument's.
    const twins = slots.filter((one) => one.argument.recogniser === argument.recogniser);
    const values = twins.flatMap((one) => (one.candidate ? [one.candidate.value] : []));
    for (const other of candidates.toSorted((a, b) => a.from - b.from)) {
      const isRepeated = values.some((value) => isSameValue(value, other.value));
      if (isRepeated && other.score >= 0.9 && !other.corrected && isFree(other)) spans.push(other);
      const isListed = isListedWith(words, last, other);
      const isMeant =
        ((isListed && other.score >= 0.5) || isSaid(words.slice(other.from, other.to), other.score)) &&
        !(other.corrected && other.score < 1) &&
        !other.impossible &&
        !isRepeated &&
        !(isMoney(words, candidate) && isBareNumber(words, other)) &&
        isFree(other);
      if (!isMeant) continue;
      spans.push(other);
      values.push(other.value);
      // „… zusammen, mit Kurs und Prüfung“: what to look at first is said first.
      if (isView(argument, other.value)) continue;
      if (
        isCase(argument, other, {
          isListed,
          isComparison: context.isComparison,
          gap: words.slice(last.to, other.from),
          next: words[other.to],
        })
      ) {
        compared.set(key, [...(compared.get(key) ?? []), other]);
        last = other;
        continue;
      }
      const choices = [candidate, other]
        .toSorted((a, b) => a.from - b.from)
        // „(mein Ausbilder in Hessen).“
        .map((span) => wordsIn(words, span).replace(/\)[.,;:]*$/, ''))
        .map((typed) => ({ value: typed, label: typed }));
      contradictions.push({
        keys: [key],
        problem: { kind: 'contradiction', label: argument.label, choices },
      });
      break;
    }
  }
  const among = (at: number) => spans.some(({ from, to }) => from <= at && at < to);
  return { compared, contradictions, isTaken: among };
}

/** „Bürgerbüro 2“ beside „4.200 Euro“: only one of them is said to be money. */
const isMoney = (words: readonly Word[], { from, to }: Span): boolean =>
  words.slice(from, to).some(({ text, plain }) => text.includes('€') || /^eur(?:o|os)?$/.test(plain));

const isBareNumber = (words: readonly Word[], { from, to, value }: Candidate<unknown>): boolean =>
  typeof value === 'number' && words.slice(from, to).every(({ text }) => /^[\d.,]+$/.test(text));

/** Not just a word of the sentence that happens to be a name too. */
const isSaid = (said: readonly Word[], score: number) =>
  !said.every((word) => isFilling(word) || isDegree(word)) &&
  score >= (said.some(({ text }) => /\d/.test(text)) ? 0.5 : 0.9);

const joined = /^(\p{L}{3,}[\p{L}.]*)[-–/](\p{L}{3,}[\p{L}.]*)$/u;

/** The words with those taken apart that are two values: „Köln-Hamburg“; the same words where there are none. Pure. */
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

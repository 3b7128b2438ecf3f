// The next message: it fills in what was asked back, goes on with what was answered, or is a question of its own.
import {
  ClarificationNeeded,
  type Clarification,
  type Choice,
  type Command,
  isFilling,
  ordinalOf,
  plainName,
  readIntent,
  readWords,
  type Word,
} from '../../kit/index.ts';
import type { Catalogue } from '../understanding/catalogue.ts';
import { beginsWithCommand, type CommandMatch, matchCommand } from '../understanding/matchCommand.ts';
import { parseMessage } from '../understanding/parseMessage.ts';
import { matchSubjects, speaksOfOtherMatters } from '../understanding/subjects.ts';
import { findCommand, understand, type UnderstandParts } from '../understanding/understand.ts';
import { replaceSlots } from './replaceSlot.ts';

/** Words for „any of them“: the reading that needs no further choice. */
const anyOfThem = new Set(['egal', 'alle', 'gesamt', 'any', 'all', 'whatever']);

/**
 * The earlier text completed by what was said next; or just that, when it is a question of its own. Words that want a
 * file stay at the end, wherever they were said.
 */
export async function answerAskBack(
  before: string,
  said: string,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<string> {
  const command = matchCommand(readWords(before), parts.catalogue)?.command;
  // Anything is a text: what is a question of its own is none.
  if (command?.text) return isQuestionOfItsOwn(before, said, parts) ? said : `${before} ${inQuotes(said)}`;
  const [earlier, later] = [parseMessage(before), parseMessage(said)];
  // Which file is wanted answers nothing of what was asked back.
  if (later.question === '') return `${before} ${said}`;
  const files = `${earlier.fileWords} ${later.fileWords}`.trim();
  const { problem } = await tryUnderstand(earlier.question, askedAt, parts, signal);
  const filledWith = (words: string) => `${fill(earlier.question, words, problem)} ${files}`.trim();
  const chosen = filledWith(chosenOf(later.question, problem));
  const typed = filledWith(later.question);
  const isUnclear = chosen !== typed && !(await tryUnderstand(typed, askedAt, parts, signal)).isWhole;
  const filled = isUnclear ? chosen : typed;
  if (!isQuestionOfItsOwn(before, said, parts)) {
    const isOther =
      isQuestion(said) &&
      (speaksOfOtherMatters(readWords(said)) ||
        (await addsNothing(earlier.question, filled, askedAt, parts, signal)));
    if (!isOther) return filled;
    const goesOn = await followUp(earlier.question, later.question, askedAt, parts, signal);
    return goesOn === undefined ? said : `${goesOn} ${files}`.trim();
  }
  if (isSameCommand(before, said, parts)) return said;
  // Some values are called like commands: „balkonkraftwerk“ is a topic too. What answers the question answers it.
  return problem && (await tryUnderstand(filled, askedAt, parts, signal)).isWhole ? filled : said;
}

/** What was asked for is the whole of it. */
const inQuotes = (said: string) =>
  /^["„“«»‚‘'!]|\]\(/.test(said.trim()) ? said : `"${said.trim().replaceAll('"', '')}"`;

/** The words in the place of those that the question was about, or behind the others. */
function fill(before: string, said: string, problem: Clarification | undefined): string {
  if (problem === undefined || !('around' in problem) || !problem.around) return `${before} ${said}`;
  const otherwise = problem.kind === 'ambiguous' ? problem.otherwise : undefined;
  const chosen = anyOfThem.has(plainName(said)) ? (otherwise?.label ?? said) : said;
  return [problem.around.before, chosen, problem.around.after].join(' ');
}

/** „ohne“, where only one of the choices says so, or „das zweite“: the choice as it is written in the command line. */
function chosenOf(said: string, problem: Clarification | undefined): string {
  const offered = problem && 'choices' in problem ? problem.choices : [];
  const choices =
    problem?.kind === 'ambiguous' ? offered.filter((choice) => choice !== problem.otherwise) : offered;
  const words = readWords(said).filter(({ plain }) => !articles.has(plain));
  const saidIn = (choice: Choice) => {
    const named = new Set(readWords(`${choice.label} ${choice.value}`).map(({ plain }) => plain));
    return words.length > 0 && words.every(({ plain }) => named.has(plain));
  };
  const meant = choices.filter(saidIn);
  const [only] = meant;
  if (only) return meant.length === 1 ? only.value : said;
  const ordinal = words.length === 1 ? ordinalOf(words[0]?.plain ?? '') : undefined;
  return choices[(ordinal ?? 0) - 1]?.value ?? said;
}

const articles = new Set(['der', 'die', 'das', 'den', 'the', 'one', 'bitte', 'please', 'nehme', 'ich']);

const fewestWords = 3;

/** A sentence that asks something, whatever it is about. */
function isQuestion(said: string): boolean {
  const words = readWords(said);
  const { whether, aspect } = readIntent(said, words);
  return words.length >= fewestWords && (whether || aspect !== undefined || said.trim().endsWith('?'));
}

/** The command once more: what it was asked before is over. */
const isSameCommand = (before: string, said: string, { catalogue }: UnderstandParts) =>
  matchCommand(readWords(before), catalogue)?.command === matchCommand(readWords(said), catalogue)?.command;

/** A command in front, or another command anywhere: „und was kostet eine Wallbox?“ answers nothing. */
function isQuestionOfItsOwn(before: string, said: string, { catalogue }: UnderstandParts): boolean {
  const words = readWords(said);
  const asked = matchCommand(words, catalogue);
  if (!asked) return isQuestion(said) && isOfAnotherSubject(before, said, words, catalogue);
  if (asked.misspelt !== undefined) return false;
  const isOther = asked.command !== matchCommand(readWords(before), catalogue)?.command;
  // „Erdsonde“ names its command too, but says first of all what was asked for.
  return isOther || (beginsWithCommand(words, catalogue) && !asked.saysValue);
}

/** „Which documents do I need to register my car?“ names no command, but speaks of one only, and of another one. */
function isOfAnotherSubject(
  before: string,
  said: string,
  words: readonly Word[],
  catalogue: Catalogue,
): boolean {
  const [only, second] = matchSubjects(said, words, catalogue.byWord);
  const earlier = readWords(before);
  const subject = matchCommand(earlier, catalogue) ?? matchSubjects(before, earlier, catalogue.byWord)[0];
  return only !== undefined && second === undefined && only.command !== subject?.command;
}

const mostWordsToGoOn = 8;

/** Few words that name no command, or a value of one, may go on with an answer: „und in Hamburg“. Pure. */
export function mayFollowUp(words: readonly Word[], catalogue: Catalogue): boolean {
  if (words.length > mostWordsToGoOn || words.every(isFilling)) return false;
  const named = matchCommand(words, catalogue);
  return (!named || named.saysValue) && !speaksOfOtherMatters(words);
}

/** What was asked before with what was said next added to it, or in place of what it says otherwise; or of that alone. */
export async function followUp(
  before: string,
  said: string,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<string | undefined> {
  const read = (text: string) => tryUnderstand(text, askedAt, parts, signal);
  const match = matchIn(before, parts.catalogue);
  if (!match) return undefined;
  const { command, lang } = match;
  const words = readWords(said);
  const named = matchCommand(words, parts.catalogue);
  const spoken = named ? [named] : matchSubjects(said, words, parts.catalogue.byWord);
  const isOfOthers = spoken.length > 0 && !spoken.some((one) => one.command === command);
  // What is a whole question of its own goes on with nothing.
  if (isOfOthers || !(await read(said)).problem) return undefined;
  const name = command.name[lang][0];
  const alone = await read(`${name} ${said}`);
  if (!alone.isWhole && alone.problem?.kind !== 'missing') return undefined;
  const whole = `${before} ${said}`;
  if (await isAnswer(before, whole, askedAt, parts, signal)) return whole;
  const inPlace = await replaceSlots(match, said, askedAt, parts, signal);
  if (inPlace !== undefined) return inPlace;
  // Which of two places „und in Leipzig?“ means is not guessed: then it is about Leipzig.
  const onlyThat = `${name} ${said.replace(/^(?:und|and)\s+/i, '')}`;
  return (await read(onlyThat)).isWhole ? onlyThat : undefined;
}

/** Whatever else of it is missing. */
function matchIn(text: string, catalogue: Catalogue): CommandMatch | undefined {
  try {
    return findCommand(parseMessage(text), catalogue.commands, catalogue);
  } catch (error) {
    if (error instanceof ClarificationNeeded) return undefined;
    throw error;
  }
}

interface Attempt {
  readonly command?: Command;
  readonly values?: Readonly<Record<string, unknown>>;
  /** What keeps the text from being understood. */
  readonly problem?: Clarification;
  readonly isWhole: boolean;
}

export async function tryUnderstand(
  text: string,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<Attempt> {
  try {
    const { command, values, ignored } = await understand({ text, askedAt }, parts, signal);
    return { command, values, isWhole: ignored === '' };
  } catch (error) {
    if (error instanceof ClarificationNeeded) return { problem: error.problem, isWhole: false };
    throw error;
  }
}

/** Whether the whole says what was asked back about the text before: with that, all is said, or the next is missing. */
export async function isAnswer(
  before: string,
  whole: string,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<boolean> {
  const now = await tryUnderstand(whole, askedAt, parts, signal);
  const isRead = now.problem === undefined || now.problem.kind === 'missing';
  return isRead && !(await addsNothing(before, whole, askedAt, parts, signal));
}

/** What was missing before is missing still: „Was kostet ein Reisepass?“ says nothing about the move. */
export async function addsNothing(
  before: string,
  whole: string,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<boolean> {
  const earlier = await tryUnderstand(before, askedAt, parts, signal);
  const now = await tryUnderstand(whole, askedAt, parts, signal);
  const isLost = now.problem && now.problem.kind !== 'missing' && now.problem.kind !== 'ambiguous';
  const isSame =
    JSON.stringify([now.values, now.problem]) === JSON.stringify([earlier.values, earlier.problem]);
  return isLost || isSame;
}

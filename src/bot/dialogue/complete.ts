// An earlier text completed by what was said next, as the answer to what was asked back.
import { type AskProblem, type Choice, ordinalOf, plainName, readAsks, readWords } from '../../kit/index.ts';
import { goneOn } from './goOn.ts';
import { beginsWithCommand, matchCommand } from '../understanding/matchCommand.ts';
import { speakOfOtherMatters } from '../understanding/otherMatters.ts';
import { readText } from '../understanding/readText.ts';
import { addsNothing, readingOf } from '../understanding/textReading.ts';
import type { UnderstandParts } from '../understanding/understand.ts';

/** Words for „any of them“: the reading that needs no further choice. */
const anyOfThem = new Set(['egal', 'alle', 'gesamt', 'any', 'all', 'whatever']);

/**
 * The earlier text completed by what was said next; or just that, when it is a question of its own. Words that want a
 * file stay at the end, wherever they were said.
 */
export async function completed(
  before: string,
  said: string,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<string> {
  const command = matchCommand(readWords(before), parts.catalogue)?.command;
  // Anything is a text: what is a question of its own is none.
  if (command?.text) return isQuestionOfItsOwn(before, said, parts) ? said : `${before} ${inQuotes(said)}`;
  const [earlier, later] = [readText(before), readText(said)];
  // Which file is wanted answers nothing of what was asked back.
  if (later.question === '') return `${before} ${said}`;
  const files = `${earlier.fileWords} ${later.fileWords}`.trim();
  const { problem } = await readingOf(earlier.question, askedAt, parts, signal);
  const filledWith = (words: string) => `${fill(earlier.question, words, problem)} ${files}`.trim();
  const chosen = filledWith(chosenOf(later.question, problem));
  const typed = filledWith(later.question);
  const isUnclear = chosen !== typed && !(await readingOf(typed, askedAt, parts, signal)).isWhole;
  const filled = isUnclear ? chosen : typed;
  if (!isQuestionOfItsOwn(before, said, parts)) {
    const isOther =
      isQuestion(said) &&
      (speakOfOtherMatters(readWords(said)) ||
        (await addsNothing(earlier.question, filled, askedAt, parts, signal)));
    if (!isOther) return filled;
    const goesOn = await goneOn(earlier.question, later.question, askedAt, parts, signal);
    return goesOn === undefined ? said : `${goesOn} ${files}`.trim();
  }
  if (isSameCommand(before, said, parts)) return said;
  // Some values are called like commands: „balkonkraftwerk“ is a topic too. What answers the question answers it.
  return problem && (await readingOf(filled, askedAt, parts, signal)).isWhole ? filled : said;
}

/** What was asked for is the whole of it. */
const inQuotes = (said: string) =>
  /^["„“«»‚‘'!]|\]\(/.test(said.trim()) ? said : `"${said.trim().replaceAll('"', '')}"`;

/** The words in the place of those that the question was about, or behind the others. */
function fill(before: string, said: string, problem: AskProblem | undefined): string {
  if (problem === undefined || !('around' in problem) || !problem.around) return `${before} ${said}`;
  const otherwise = problem.kind === 'ambiguous' ? problem.otherwise : undefined;
  const chosen = anyOfThem.has(plainName(said)) ? (otherwise?.label ?? said) : said;
  return [problem.around.before, chosen, problem.around.after].join(' ');
}

/** „ohne“, where only one of the choices says so, or „das zweite“: the choice as it is written in the command line. */
function chosenOf(said: string, problem: AskProblem | undefined): string {
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
  const { whether, aspect } = readAsks(said, words);
  return words.length >= fewestWords && (whether || aspect !== undefined || said.trim().endsWith('?'));
}

/** The command once more: what it was asked before is over. */
const isSameCommand = (before: string, said: string, { catalogue }: UnderstandParts) =>
  matchCommand(readWords(before), catalogue)?.command === matchCommand(readWords(said), catalogue)?.command;

/** A command in front, or another command anywhere: „und was kostet eine Wallbox?“ answers nothing. */
function isQuestionOfItsOwn(before: string, said: string, { catalogue }: UnderstandParts): boolean {
  const words = readWords(said);
  const asked = matchCommand(words, catalogue);
  if (!asked || asked.misspelt !== undefined) return false;
  const isOther = asked.command !== matchCommand(readWords(before), catalogue)?.command;
  // „Erdsonde“ names its command too, but says first of all what was asked for.
  return isOther || (beginsWithCommand(words, catalogue) && !asked.saysValue);
}

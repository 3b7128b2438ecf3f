// A few words that go on with what was answered before: „und ohne Wunschkennzeichen“.
import { AskError, isFilling, readWords, type Word } from '../../kit/index.ts';
import type { Catalogue } from '../understanding/catalogue.ts';
import { exchanged } from './exchange.ts';
import { type CommandMatch, matchCommand } from '../understanding/matchCommand.ts';
import { matchWords } from '../understanding/matchWords.ts';
import { speakOfOtherMatters } from '../understanding/otherMatters.ts';
import { readText } from '../understanding/readText.ts';
import { isAnswer, readingOf } from '../understanding/textReading.ts';
import { findCommand, type UnderstandParts } from '../understanding/understand.ts';

const mostWordsToGoOn = 8;

/** Few words that name no command, or a value of one, may go on with an answer: „und in Hamburg“. Pure. */
export function mayGoOn(words: readonly Word[], catalogue: Catalogue): boolean {
  if (words.length > mostWordsToGoOn || words.every(isFilling)) return false;
  const named = matchCommand(words, catalogue);
  return (!named || named.saysValue) && !speakOfOtherMatters(words);
}

/** What was asked before with what was said next added to it, or in place of what it says otherwise; or of that alone. */
export async function goneOn(
  before: string,
  said: string,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<string | undefined> {
  const read = (text: string) => readingOf(text, askedAt, parts, signal);
  const match = matchIn(before, parts.catalogue);
  if (!match) return undefined;
  const { command, lang } = match;
  const words = readWords(said);
  const named = matchCommand(words, parts.catalogue);
  const spoken = named ? [named] : matchWords(said, words, parts.catalogue.byWord);
  const isOfOthers = spoken.length > 0 && !spoken.some((one) => one.command === command);
  // What is a whole question of its own goes on with nothing.
  if (isOfOthers || !(await read(said)).problem) return undefined;
  const name = command.name[lang][0];
  const alone = await read(`${name} ${said}`);
  if (!alone.isWhole && alone.problem?.kind !== 'missing') return undefined;
  const whole = `${before} ${said}`;
  if (await isAnswer(before, whole, askedAt, parts, signal)) return whole;
  const inPlace = await exchanged(match, said, askedAt, parts, signal);
  if (inPlace !== undefined) return inPlace;
  // Which of two places „und in Leipzig?“ means is not guessed: then it is about Leipzig.
  const onlyThat = `${name} ${said.replace(/^(?:und|and)\s+/i, '')}`;
  return (await read(onlyThat)).isWhole ? onlyThat : undefined;
}

/** Whatever else of it is missing. */
function matchIn(text: string, catalogue: Catalogue): CommandMatch | undefined {
  try {
    return findCommand(readText(text), catalogue.commands, catalogue);
  } catch (error) {
    if (error instanceof AskError) return undefined;
    throw error;
  }
}

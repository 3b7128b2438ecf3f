// A few words that go on with what was answered before: „und ohne Wunschkennzeichen“.
import { isFilling, readWords, type Word } from '../kit/index.ts';
import type { Catalogue } from './catalogue.ts';
import { matchCommand } from './matchCommand.ts';
import { matchWords } from './matchWords.ts';
import { speakOfOtherMatters } from './otherMatters.ts';
import { isAnswer, readingOf } from './textReading.ts';
import type { UnderstandParts } from './understand.ts';

const mostWordsToGoOn = 8;

/** Few words that name no command, or a value of one, may go on with an answer: „und in Hamburg“. Pure. */
export function mayGoOn(words: readonly Word[], catalogue: Catalogue): boolean {
  if (words.length > mostWordsToGoOn || words.every(isFilling)) return false;
  const named = matchCommand(words, catalogue);
  return (!named || named.saysValue) && !speakOfOtherMatters(words);
}

/** What was asked before with what was said next added to it. */
export async function goneOn(
  before: string,
  said: string,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<string | undefined> {
  const read = (text: string) => readingOf(text, askedAt, parts, signal);
  const { command } = await read(before);
  const words = readWords(said);
  const named = matchCommand(words, parts.catalogue);
  const spoken = named ? [named] : matchWords(said, words, parts.catalogue.byWord);
  const isOfOthers = spoken.length > 0 && !spoken.some((one) => one.command === command);
  // What is a whole question of its own goes on with nothing.
  if (isOfOthers || !(await read(said)).problem) return undefined;
  const alone = await read(`${command?.name.de[0] ?? ''} ${said}`);
  if (!alone.isWhole && alone.problem?.kind !== 'missing') return undefined;
  // What had a value already is not changed by that: which of two places „und nach Leipzig“ means is a guess.
  const whole = `${before} ${said}`;
  return (await isAnswer(before, whole, askedAt, parts, signal)) ? whole : undefined;
}

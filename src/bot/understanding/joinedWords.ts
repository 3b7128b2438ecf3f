// „bremen-hannover“ and „köln/münchen“: two values in one word, where one argument knows both.
import { type Command, readWords, type RecogniseContext, type Word } from '../../kit/index.ts';
import type { AssignContext } from './assign.ts';

const joined = /^(\p{L}{3,}[\p{L}.]*)[-–/](\p{L}{3,}[\p{L}.]*)$/u;

/** The words with such ones taken apart; the same words where there are none. Pure. */
export function takeApart(words: readonly Word[], command: Command, context: AssignContext): readonly Word[] {
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

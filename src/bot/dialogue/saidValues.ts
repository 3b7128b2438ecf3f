// Which values of a frame's command a message says beyond doubt.
import { isPlaceName, type Word } from '../../kit/index.ts';
import { argumentsOf, type Frame } from '../understanding/frame.ts';
import { firstDoubt } from '../understanding/judge.ts';
import type { CommandMatch } from '../understanding/matchCommand.ts';
import { candidatesFor } from '../understanding/slotCandidates.ts';

/** The values of the command that the words say beyond doubt. */
export const valuesIn = (frame: Frame, words: readonly Word[]) =>
  new Map(
    argumentsOf(frame).flatMap(([key, argument]) => {
      const found = candidatesFor(argument, words, frame.context);
      const value = found.find(({ score, impossible }) => score === 1 && !impossible);
      return value ? [[key, value] as const] : [];
    }),
  );

export const saysValue = (frame: Frame, words: readonly Word[]) => valuesIn(frame, words).size > 0;

/** Any topic may be asked about there. */
export const saysOnlyPlaces = (frame: Frame, words: readonly Word[]) =>
  [...valuesIn(frame, words).values()].every(({ from, to }) =>
    words.slice(from, to).every(({ plain }) => isPlaceName(plain) || /^\d{5}$/.test(plain)),
  );

/** Whether the words are beyond doubt the value that was asked for. */
export function isValueOf(frame: Frame, named: CommandMatch, words: readonly Word[]): boolean {
  const keys = firstDoubt(frame)?.keys ?? [];
  return argumentsOf(frame).some(
    ([key, argument]) =>
      keys.includes(key) &&
      candidatesFor(argument, words, frame.context).some(
        ({ score, to }) => score === 1 && to <= named.nameEnd && words.length <= to + 1,
      ),
  );
}

// Which values of a frame's command a message says: beyond doubt, or by few words that stand for one („und mit?“, „das zweite“)
// beside what was said or asked back.
import { type Choice, isPlaceName, ordinalOf, plainWords, readWords, type Word } from '../../kit/index.ts';
import { goesOn, leavesOpen } from '../understanding/cues.ts';
import { argumentsOf, type Frame } from '../understanding/frame.ts';
import { firstDoubt } from '../understanding/judge.ts';
import type { CommandMatch } from '../understanding/matchCommand.ts';
import type { ParsedMessage } from '../understanding/parseMessage.ts';
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

/** „und mit?“, where „ohne Wunschkennzeichen“ was said. */
export function ellipsis(words: readonly Word[], { slots }: Frame): readonly Word[] | undefined {
  const [only, second] = goesOn(words) ? words.slice(1) : words;
  if (!only || second || !/^(?:mit|ohne|with|without)$/.test(only.plain)) return undefined;
  const said = [...slots.values()].find(({ typed }) => withOrWithout.test(typed));
  return said && readWords(said.typed.replace(withOrWithout, `${only.plain} `));
}

const withOrWithout = /^(?:mit|ohne|with(?:out)?)\s+/i;

/** „58k“ – „und bei 61?“: thousands as well. */
export function inThousands(words: readonly Word[], { slots }: Frame): readonly Word[] {
  const isInThousands = [...slots.values()].some(({ typed }) => thousands.test(typed));
  if (!isInThousands || !goesOn(words) || words.length > mostWordsOfThousands) return words;
  return words.map((word) =>
    /^\d{2,3}$/.test(word.text) ? { ...word, text: `${word.text}000`, plain: `${word.plain}000` } : word,
  );
}

const thousands = /^\d{2,3}\s?(?:k|tsd|t€|tausend)(?!\p{L})/iu;
const mostWordsOfThousands = 4;

/** „ohne“, where only one of the choices says so, or „das zweite“: the choice in place of what was typed. */
export function chosenWords(said: ParsedMessage, doubt: ReturnType<typeof firstDoubt>): readonly Word[] {
  const { words } = said;
  const problem = doubt?.problem;
  const offered = problem && 'choices' in problem ? problem.choices : [];
  const otherwise = problem?.kind === 'ambiguous' ? problem.otherwise : undefined;
  if (otherwise && leavesOpen(words)) return readWords(otherwise.label);
  const choices = offered.filter((choice) => choice !== otherwise);
  const telling = words.filter(({ plain }) => !articles.has(plain));
  const isSaid = (choice: Choice) => {
    const named = new Set(plainWords(`${choice.label} ${choice.value}`));
    return telling.length > 0 && telling.every(({ plain }) => named.has(plain));
  };
  const [only, second] = choices.filter(isSaid);
  if (only && !second) return readWords(only.value.includes(' ') ? only.value : only.label);
  const ordinal = telling.length === 1 ? ordinalOf(telling[0]?.plain ?? '') : undefined;
  const nth = choices[(ordinal ?? 0) - 1];
  return nth ? readWords(nth.value.includes(' ') ? nth.value : nth.label) : words;
}

const articles = new Set(['der', 'die', 'das', 'den', 'the', 'one', 'bitte', 'please', 'nehme', 'ich']);

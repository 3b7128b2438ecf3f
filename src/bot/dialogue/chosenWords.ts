// Few words that stand for a value: „und mit?“, „ohne“, „das zweite“, as what they mean beside what was said or asked back.
import { type Choice, ordinalOf, readWords, type Word } from '../../kit/index.ts';
import { goesOn, leavesOpen } from '../understanding/cues.ts';
import type { Frame } from '../understanding/frame.ts';
import type { firstDoubt } from '../understanding/judge.ts';
import type { ParsedMessage } from '../understanding/parseMessage.ts';

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
    const named = new Set(readWords(`${choice.label} ${choice.value}`).map(({ plain }) => plain));
    return telling.length > 0 && telling.every(({ plain }) => named.has(plain));
  };
  const [only, second] = choices.filter(isSaid);
  if (only && !second) return readWords(only.value.includes(' ') ? only.value : only.label);
  const ordinal = telling.length === 1 ? ordinalOf(telling[0]?.plain ?? '') : undefined;
  const nth = choices[(ordinal ?? 0) - 1];
  return nth ? readWords(nth.value.includes(' ') ? nth.value : nth.label) : words;
}

const articles = new Set(['der', 'die', 'das', 'den', 'the', 'one', 'bitte', 'please', 'nehme', 'ich']);

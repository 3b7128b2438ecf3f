// Sentences of an answer as they are written: German, in the next line the same in English, with gaps for what the service states.
// A first line is the first of them that was asked for and has no empty gap.
import {
  type Cell,
  isStrong,
  joined,
  type Say,
  type Sentence,
  strong,
  type Text,
  unstressed,
} from '../../document/index.ts';
import { capital } from '../recognisers/words.ts';

/** What stands in a gap; `true` fills it, and says nothing itself. */
type Stated = Cell | Sentence | Text | string | true;
/** An empty gap: not stated, or not so. */
type Open = undefined | false;

interface Line {
  (words: TemplateStringsArray, ...gaps: readonly Stated[]): Sentence;
  (words: TemplateStringsArray, ...gaps: readonly (Stated | Open)[]): Sentence | undefined;
}

/**
 * Writes such sentences in one of the languages. What stands in `[ ]` is left out where a gap of it is empty; any other empty
 * gap leaves no sentence at all. What stands in `** **` is strong. A single line is for both languages. Pure.
 */
export function linesIn(say: Say): Line {
  const line = (words: TemplateStringsArray, ...gaps: readonly (Stated | Open)[]): Sentence | undefined => {
    const written = words.reduce((before, word, at) => `${before}{${at - 1}}${word}`);
    const [de = '', en = de] = written.split(/\n\s*/);
    const isFull = (part: string) => gapsIn(part).every((at) => isStated(gaps[at]));
    const told = say({ de, en }).replace(/\[([^\]]*)\]/g, (_, part: string) => (isFull(part) ? part : ''));
    if (!isFull(told)) return undefined;
    return told.split('**').flatMap((part, index) => {
      const values = gapsIn(part).map((at) => saidOf(gaps[at], say));
      const said = part
        .split(gap)
        .flatMap((word, at) => [...(word === '' ? [] : [word]), ...(values[at] ?? [])]);
      return index % 2 === 0 ? said : [strong(...unstressed(said))];
    });
  };
  // Where no gap can be empty, there is a sentence.
  return line as Line;
}

const gap = /\{\d+\}/;

/** Which of the gaps a part has. */
const gapsIn = (part: string) => [...part.matchAll(/\{(\d+)\}/g)].map(([, at]) => Number(at));

const isStated = (filling: Stated | Open) => filling !== undefined && filling !== false;

function saidOf(filling: Stated | Open, say: Say): Sentence {
  if (filling === undefined || typeof filling === 'boolean' || filling === '') return [];
  if (typeof filling === 'string' || 'kind' in filling) return [filling];
  return 'de' in filling ? [say(filling)] : filling;
}

/** Those that say something, as one sentence with something between them; undefined where none does. Pure. */
export function together(lines: readonly (Sentence | undefined)[], separator: string): Sentence | undefined {
  const all = joined(lines, separator);
  return all.length > 0 ? all : undefined;
}

/** As a sentence begins: with a capital letter, where it begins with words. Pure. */
export function begun([first = '', ...others]: Sentence): Sentence {
  if (typeof first === 'string') return [capital(first), ...others];
  if (!isStrong(first)) return [first, ...others];
  const [opening = '', ...rest] = first.strong;
  return [strong(typeof opening === 'string' ? capital(opening) : opening, ...rest), ...others];
}

// What is said in the asker's language: the one of two texts, or a sentence as it is written, German, in the next line the same in
// English, with gaps for what the service states.
import {
  type Cell,
  isStrong,
  joined,
  type Lang,
  type Sentence,
  strong,
  type Text,
  unstressed,
} from './document.ts';

/** What stands in a gap; `true` fills it, and says nothing itself. */
type Stated = Cell | Sentence | Sentence[number] | Text | true;
/** An empty gap: not stated, or not so. */
type Open = undefined | false;

/**
 * As a function, picks from what exists in both languages. As a tag, writes a sentence: what stands in `[ ]` is left out where a
 * gap of it is empty; any other empty gap leaves no sentence at all. What stands in `** **` is strong. A single line is for both
 * languages. Pure.
 */
export interface Say {
  (words: TemplateStringsArray, ...gaps: readonly Stated[]): Sentence;
  (words: TemplateStringsArray, ...gaps: readonly (Stated | Open)[]): Sentence | undefined;
  <T>(both: Readonly<Record<Lang, T>>): T;
}

export function inLanguage(lang: Lang): Say {
  const say = <T>(said: TemplateStringsArray | Readonly<Record<Lang, T>>, ...gaps: (Stated | Open)[]) =>
    'de' in said ? said[lang] : written(said, gaps, lang);
  // Where no gap can be empty, there is a sentence.
  return say;
}

/** A text that both languages are needed of, as such a sentence is written; its gaps are words. */
export function both(words: TemplateStringsArray, ...gaps: readonly (string | number)[]): Text {
  const [de, en, ...more] = linesOf(words);
  if (de === undefined || en === undefined || more.length > 0)
    throw new Error('a text has two lines, German and English');
  const filled = (line: string) => line.replace(/\{(\d+)\}/g, (_, at: string) => String(gaps[Number(at)]));
  return { de: filled(de), en: filled(en) };
}

/** German and English, with a number in place of each gap. */
const linesOf = (words: TemplateStringsArray): readonly string[] =>
  words.reduce((before, word, at) => `${before}{${at - 1}}${word}`).split(/\n\s*/);

function written(words: TemplateStringsArray, gaps: readonly (Stated | Open)[], lang: Lang) {
  const [de = '', en = de] = linesOf(words);
  const isFull = (part: string) => gapsIn(part).every((at) => isStated(gaps[at]));
  const told = { de, en }[lang].replace(/\[([^\]]*)\]/g, (_, part: string) => (isFull(part) ? part : ''));
  if (!isFull(told)) return undefined;
  return told.split('**').flatMap((part, index) => {
    const values = gapsIn(part).map((at) => saidOf(gaps[at], lang));
    const said = part
      .split(gap)
      .flatMap((word, at) => [...(word === '' ? [] : [word]), ...(values[at] ?? [])]);
    return index % 2 === 0 ? said : [strong(...unstressed(said))];
  });
}

const gap = /\{\d+\}/;

/** Which of the gaps a part has. */
const gapsIn = (part: string) => [...part.matchAll(/\{(\d+)\}/g)].map(([, at]) => Number(at));

const isStated = (filling: Stated | Open) => filling !== undefined && filling !== false;

function saidOf(filling: Stated | Open, lang: Lang): Sentence {
  if (filling === undefined || typeof filling === 'boolean' || filling === '') return [];
  if (typeof filling === 'string' || 'kind' in filling || 'strong' in filling) return [filling];
  return 'de' in filling ? [filling[lang]] : filling;
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

/** With a capital letter in front. Pure. */
export const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

// How wide the columns of a table are on paper: no figure is divided, no word if it can be helped.
import { hasSyllables, partsOf } from './breaks.ts';

/** What a column, or one text in it, wants, in ems. */
export interface Wish {
  /** So that nothing but syllables is divided. */
  readonly least: number;
  /** So that no word is divided. */
  readonly words: number;
  /** So that no text has a second line. */
  readonly whole: number;
}

/** How a text may be divided: a figure not at all, an address at its joints. */
export type Division = 'never' | 'between words' | 'at joints';

/** Wider than this, a column is not made for one word (an address, say), or for one syllable. */
const widestWord = 13;
const widestSyllable = 5;
/** Up to this width, a column is made for whole texts before others get more than their words need. */
const widestCompact = 14;
/** A text of this width may well have several lines. */
const widestText = 45;

export function wishOf(text: string, division: Division, width: (text: string) => number): Wish {
  const whole = largest(text.split('\n').map(width));
  if (division === 'never' && whole <= widestWord) return { least: whole, words: whole, whole };
  const parts = text.split(/\s+/u).flatMap(partsOf);
  const words = division === 'at joints' ? parts : text.split(/\s+|(?<=[-–])/u);
  const least = parts.map((part) => Math.min(width(part), hasSyllables(part) ? widestSyllable : widestWord));
  return {
    least: Math.min(widestWord, largest(least)),
    words: Math.min(widestWord, largest(words.map(width))),
    whole: Math.min(widestText, whole),
  };
}

/** A column: what its widest texts want, and how much text there is in all. */
export interface Column extends Wish {
  readonly mean: number;
}

export function columnOf(wishes: readonly Wish[]): Column {
  return {
    least: largest(wishes.map((wish) => wish.least)),
    words: largest(wishes.map((wish) => wish.words)),
    whole: largest(wishes.map((wish) => wish.whole)),
    mean: sum(wishes.map((wish) => wish.whole)) / Math.max(1, wishes.length),
  };
}

/** Of any number of values, unlike Math.max; at least 0. */
const largest = (values: readonly number[]) => values.reduce((most, value) => Math.max(most, value), 0);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** All words find room in the columns, the longest of them with a hyphen. */
export const fitsInSyllables = (columns: readonly Column[], available: number): boolean =>
  sum(columns.map((column) => (column.least + column.words) / 2)) <= available;

/** Divides the width of the page; when there is more than enough, columns grow to `mostGrowth` times what they want. */
export function widthsFor(
  columns: readonly Column[],
  available: number,
  mostGrowth: number,
): readonly number[] {
  const least = columns.map((column) => column.least);
  const words = columns.map((column) => column.words);
  const whole = columns.map((column) => Math.max(column.whole, 1));
  if (sum(whole) <= available) return scaled(whole, Math.min(available, sum(whole) * mostGrowth));
  const weights = columns.map((column) => Math.sqrt(column.mean));
  // „Mecklenburg-Vorpommern“ in two lines would save nothing.
  const compact = columns.map((column) => (column.whole <= widestCompact ? column.whole : column.words));
  if (sum(compact) <= available) return between(compact, whole, weights, available);
  if (sum(words) <= available) return between(words, compact, weights, available);
  if (sum(least) <= available) return between(least, words, weights, available);
  return scaled(least, available);
}

/** What is scarce is divided so that narrow columns get all they want, and the others by how much text they have. */
function between(
  from: readonly number[],
  to: readonly number[],
  weights: readonly number[],
  available: number,
): readonly number[] {
  const at = (level: number) =>
    from.map((low, index) => Math.max(low, Math.min(to[index] ?? low, level * (weights[index] ?? 1))));
  let [low, high] = [0, available];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (sum(at(middle)) > available) high = middle;
    else low = middle;
  }
  return at(low);
}

function scaled(widths: readonly number[], available: number): readonly number[] {
  const total = sum(widths);
  return widths.map((width) => (width / total) * available);
}

// Foreign text as the fonts can show it: what has no glyph becomes a visible stand-in, what is invisible goes.
import type { Fonts } from './fonts.ts';

/** U+FFFD, which all our fonts have. */
const standIn = '\ufffd';

/** Format characters, those too that turn the direction of the text; joiners belong to some scripts. */
const invisible = /(?![\u200c\u200d])\p{Cf}|\p{Variation_Selector}/gu;

/** Between parts of one emoji. */
const joinerOfStandIns = /(?<=\ufffd)\u200d|\u200d(?=\ufffd)/g;

export type Legible = (text: string) => string;

/** Line breaks stay, as `\n`. Whatever the text contains, setting it in these fonts cannot fail. */
export function legibleIn({ regular, bold }: Fonts): Legible {
  const isShown = (character: string) => {
    const codePoint = character.codePointAt(0) ?? 0;
    const isPrivate = codePoint >= 0xe000 && codePoint <= 0xf8ff;
    return !isPrivate && [regular, bold].every((font) => font.has(codePoint));
  };
  const plain = /^[\n -~\u00a0-\u00ac\u00ae-\u00ff–—„“”‚‘’…€]*$/u;
  return (text) => {
    const lines = text
      .toWellFormed()
      .normalize('NFC')
      .replace(/[ \t]*(?:\r\n?|[\n\v\f\u0085\u2028\u2029])\s*/g, '\n')
      .replace(/[ \t]+/g, ' ');
    if (plain.test(lines)) return lines;
    return lines
      .replace(invisible, '')
      .replace(/[^\n]/gu, (character) => (isShown(character) || isJoiner(character) ? character : standIn))
      .replace(joinerOfStandIns, '');
  };
}

const isJoiner = (character: string) => character === '\u200c' || character === '\u200d';

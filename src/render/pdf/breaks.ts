// Where a word may end a line besides its syllables: so that the longest address stays in its column.

/** Marks such a place in a text; no text from outside contains it any more. */
export const breakMark = '\u200b';

/** After what joins the parts of an address, a path or a name in code. */
const joint = /(?<=[/._\-–=&?#%+:;,|@\\\u2026])(?=[^/._\-–=&?#%+:;,|@\\\u2026])|(?<=\p{Ll})(?=\p{Lu})/gu;

/** No pattern of syllables divides these: other scripts, figures, and letters that no language puts in a row. */
const undividable = /[^a-zäöüß]{8,}|(.)\1{7,}|[^aeiouyäöü]{10,}|[aeiouyäöü]{6,}/iu;

/** Words of one language are shorter. */
const longestWord = 60;

export const partsOf = (word: string): readonly string[] => word.split(joint);

/** The typesetter can divide it. */
export const hasSyllables = (part: string): boolean => part.length <= longestWord && !undividable.test(part);

/**
 * Marks places to break wherever a word is wider than its line. `width` measures a text in ems; `isProse` tells that
 * the typesetter may divide words by syllables.
 */
export function withBreaks(
  text: string,
  lineWidth: number,
  width: (text: string) => number,
  isProse: boolean,
): string {
  if (width(text) <= lineWidth) return text;
  return text.replace(/[^\s\u00a0]+/gu, (word) => {
    if (width(word) <= lineWidth) return word;
    const parts = partsOf(word).map((part) => {
      const isDivided = isProse && hasSyllables(part);
      return width(part) <= lineWidth || isDivided ? part : [...part].join(breakMark);
    });
    return parts.join(breakMark);
  });
}

// A text in lines of a given width, at most so many: what is left over becomes three dots.

/** After a space, and within compounds; never within a figure or before its unit. */
const joint = /(?<= )|(?<=\p{L}[/–-])(?=\p{L})/u;

/** `measure` gives the width of a text, in the unit of `width`. */
export function linesOf(
  text: string,
  width: number,
  most: number,
  measure: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.split(joint).flatMap((word) => piecesOf(word, width, measure))) {
    if (line && measure((line + part).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  if (line.trim()) lines.push(line.trimEnd());
  const shown = lines.slice(0, most);
  const last = shown.at(-1);
  return lines.length > most && last !== undefined
    ? [...shown.slice(0, -1), withDots(last, width, measure)]
    : shown;
}

/** A word wider than a line, divided wherever it must be, between letters with a hyphen. */
function piecesOf(word: string, width: number, measure: (text: string) => number): readonly string[] {
  if (measure(word.trimEnd()) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece && measure(`${piece}${character}-`) > width) {
      pieces.push(/\p{L}$/u.test(piece) && /\p{L}/u.test(character) ? `${piece}-` : piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

function withDots(line: string, width: number, measure: (text: string) => number): string {
  const characters = [...line];
  while (characters.length > 0 && measure(`${characters.join('')}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

// Drawn symbols, which need no font for emoji.
/* global document */

const svg = 'http://www.w3.org/2000/svg';

/** By the code of the emoji they stand for; lines within 24 × 24. */
const paths = {
  '1f44d': 'M7 11v9H4v-9zM7 11l4-7c1.5 0 2.5 1 2 3l-1 3h6c1.2 0 2 1 1.7 2.2l-1.5 6.3c-.2 1-.8 1.5-1.7 1.5H7',
  '1f4c4': 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  '1f514': 'M5 17h14l-2-3v-4a5 5 0 0 0-10 0v4zM10 20h4M12 3v2',
  '1f3e2': 'M5 21V4h14v17zM9 8h2M13 8h2M9 12h2M13 12h2M10 21v-4h4v4',
  '1f6e0': 'M14 7a4 4 0 0 1 5.2-3.8L16.5 6 18 7.5l2.8-2.7A4 4 0 0 1 15 9.8L7.8 18a2 2 0 0 1-2.8-2.8z',
  '26a0': 'M12 4 3 20h18zM12 10v5M12 17v.5',
  2714: 'm5 13 5 5 9-11',
  '1f512': 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
};

/** Undefined where none is drawn for the code. */
export function icon(code) {
  if (!Object.hasOwn(paths, code)) return undefined;
  const drawn = document.createElementNS(svg, 'svg');
  drawn.setAttribute('class', 'icon');
  drawn.setAttribute('viewBox', '0 0 24 24');
  drawn.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', paths[code]);
  drawn.append(path);
  return drawn;
}

let hasFont;

/** Whether this browser can show emoji as such: what it has no letter for looks like what no font has. */
export function showsEmoji() {
  hasFont ??= looks('\u{1f44d}') !== looks('\u{10fffe}') && looks('\u{1f44d}') !== looks('\u{1f4c4}');
  return hasFont;
}

function looks(character) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 24;
  const pen = canvas.getContext('2d');
  pen.textBaseline = 'top';
  pen.font = '18px sans-serif';
  pen.fillText(character, 0, 0);
  return pen.getImageData(0, 0, 24, 24).data.join();
}

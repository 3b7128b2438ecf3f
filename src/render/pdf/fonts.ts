// The fonts of a PDF, from the package and never from the machine: their files, and what they can show.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Font, readFont } from './font.ts';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');

export const fontFile = (name: string) => join(folder, name);

export interface Fonts {
  /** The files' contents. */
  readonly blobs: readonly Buffer[];
  readonly regular: Font;
  readonly bold: Font;
  /** For words to type. */
  readonly mono: Font;
}

export function loadFonts(): Fonts {
  const load = (name: string) => readFileSync(fontFile(name));
  const regular = load('DejaVuSansCondensed.ttf');
  const bold = load('DejaVuSansCondensed-Bold.ttf');
  const mono = load('DejaVuSansMono.ttf');
  return {
    blobs: [regular, bold, mono],
    regular: readFont(regular),
    bold: readFont(bold),
    mono: readFont(mono),
  };
}

// Each glyph of a PDF says which character it is, as PDF/UA wants it: Typst leaves out those that a letter carries.
import { inflateSync } from 'node:zlib';
import { changeStream, found, namedObject, type PdfObjects } from './pdfObjects.ts';

const fontStart = '<<\n  /Type /Font\n  /Subtype /Type0\n';
/** The text of a mark stands with its letter already (ActualText); what ignores that finds nothing to show here. */
const wordJoiner = '2060';
/** The format takes no more at once. */
const mostInOne = 100;

/** Names a character for all glyphs of all fonts that have none. */
export function nameAllGlyphs(file: PdfObjects): void {
  for (const [, font] of file.objects) {
    if (!font.startsWith(fontStart)) continue;
    const names = namedObject(font, 'ToUnicode');
    const named = new Set(
      (file.objects.get(names)?.match(/^<[0-9A-F]{4}>(?= <)/gm) ?? []).map((glyph) => glyph.slice(1, -1)),
    );
    nameGlyphs(
      file,
      names,
      glyphsOf(file, font).filter((glyph) => !named.has(glyph)),
    );
  }
}

/** The numbers in its part of the font, as the file writes them; not the box for what is missing, glyph 0. */
function glyphsOf({ objects }: PdfObjects, font: string): readonly string[] {
  const part = objects.get(Number(found(/\/DescendantFonts \[(\d+) 0 R\]/, font))) ?? '';
  const descriptor = objects.get(namedObject(part, 'FontDescriptor')) ?? '';
  const stream = found(/\nstream\n(.*)\nendstream$/s, objects.get(namedObject(descriptor, 'CIDSet')) ?? '');
  const bits = [...inflateSync(Buffer.from(stream, 'latin1'))]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  return [...bits].flatMap((bit, glyph) =>
    bit === '1' && glyph > 0 ? glyph.toString(16).toUpperCase().padStart(4, '0') : [],
  );
}

function nameGlyphs(file: PdfObjects, names: number, nameless: readonly string[]): void {
  for (let from = 0; from < nameless.length; from += mostInOne) {
    const some = nameless.slice(from, from + mostInOne);
    const lines = some.map((glyph) => `<${glyph}> <${wordJoiner}>\n`);
    const added = `${some.length} beginbfchar\n${lines.join('')}endbfchar\n`;
    changeStream(file, names, 'endcmap\n', (old) => added + old);
  }
}

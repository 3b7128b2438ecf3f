// What a TrueType font can show and how wide: read from its own tables, so that no character is set without a glyph.

export interface Font {
  readonly has: (codePoint: number) => boolean;
  /** Width of a text on one line, without kerning, in ems. */
  readonly width: (text: string) => number;
}

/** Reads a font file that lists its characters in a table of format 12, as the DejaVu fonts do; throws on others. */
export function readFont(bytes: Uint8Array): Font {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  for (let record = 12; record < 12 + view.getUint16(4) * 16; record += 16) {
    tables.set(String.fromCharCode(...bytes.subarray(record, record + 4)), view.getUint32(record + 8));
  }
  const at = (name: string) => {
    const offset = tables.get(name);
    if (offset === undefined) throw new Error(`The font has no table ${name}`);
    return offset;
  };
  const unitsPerEm = view.getUint16(at('head') + 18);
  const metrics = at('hmtx');
  // From the last one on, all glyphs are equally wide.
  const lastMetric = view.getUint16(at('hhea') + 34) - 1;
  const widths = new Map<number, number>();
  for (const [codePoint, glyph] of readGlyphs(view, at('cmap'))) {
    widths.set(codePoint, view.getUint16(metrics + Math.min(glyph, lastMetric) * 4) / unitsPerEm);
  }
  return {
    has: (codePoint) => widths.has(codePoint),
    width: (text) => {
      let sum = 0;
      for (const character of text) sum += widths.get(character.codePointAt(0) ?? 0) ?? 0;
      return sum;
    },
  };
}

/** Pairs of code point and glyph: https://learn.microsoft.com/en-us/typography/opentype/spec/cmap */
function* readGlyphs(view: DataView, cmap: number): Generator<readonly [number, number]> {
  const table = tableOfFormat12(view, cmap);
  const end = table + 16 + view.getUint32(table + 12) * 12;
  for (let group = table + 16; group < end; group += 12) {
    const first = view.getUint32(group);
    const last = view.getUint32(group + 4);
    const glyph = view.getUint32(group + 8);
    for (let codePoint = first; codePoint <= last; codePoint++) yield [codePoint, glyph + codePoint - first];
  }
}

function tableOfFormat12(view: DataView, cmap: number): number {
  const end = cmap + 4 + view.getUint16(cmap + 2) * 8;
  for (let record = cmap + 4; record < end; record += 8) {
    const table = cmap + view.getUint32(record + 4);
    if (view.getUint16(table) === 12) return table;
  }
  throw new Error('The font lists its characters in a format that is not known here');
}

// SVG as PNG. The only file that imports resvg; only a process of its own loads it.
import { Resvg } from '@resvg/resvg-js';
import { fontFile } from '../pdf/fonts.ts';

/** resvg opens them itself. */
const fontFiles = ['DejaVuSansCondensed.ttf', 'DejaVuSansCondensed-Bold.ttf'].map(fontFile);

/** So that the letters are sharp on screens with dense pixels. */
const zoom = 2;

export function pngOf(svg: string): Uint8Array {
  const image = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: zoom },
    font: {
      // Those of the machine may not be there, and then resvg draws no text and says nothing.
      loadSystemFonts: false,
      fontFiles,
      defaultFontFamily: 'DejaVu Sans Condensed',
    },
  });
  return image.render().asPng();
}

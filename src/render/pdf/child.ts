// The process that makes one PDF: fonts and typesetter live only as long as it does. Begun by toPdf.ts.
import type { Document } from '../../document/index.ts';
import { serveOneOrder } from '../inChild.ts';
import { toAccessible } from './accessible.ts';
import { loadFonts } from './fonts.ts';
import { type About, toSheet } from './sheet.ts';
import { typeset } from './typst.ts';

export interface Order {
  readonly document: Document;
  readonly about: About;
}

serveOneOrder(async ({ document, about }: Order) => {
  const fonts = loadFonts();
  return toAccessible(await typeset(toSheet(document, about, fonts), fonts.blobs));
});

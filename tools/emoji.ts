// `npx tsx tools/emoji.ts`: renders every assets/emoji/*.svg to the PNG beside it, which the chat takes as an emoji.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

const folder = new URL('../assets/emoji/', import.meta.url);

/** A PNG of 64 by 64 pixels. No font of the machine is read, so it comes out the same everywhere. */
export function emojiPng(svg: string): Buffer {
  const options = { fitTo: { mode: 'width', value: 64 }, font: { loadSystemFonts: false } } as const;
  return new Resvg(svg, options).render().asPng();
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
    const svg = readFileSync(new URL(file, folder), 'utf8');
    writeFileSync(new URL(file.replace(/svg$/, 'png'), folder), emojiPng(svg));
  }
}

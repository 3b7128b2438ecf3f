// The bot's own emoji: each drawing has its PNG, rendered from it, that a chat server takes under its name.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { emojiPng } from '../tools/emoji.ts';

const folder = new URL('../assets/emoji/', import.meta.url);
const files = readdirSync(folder).toSorted();
const namesOf = (ending: string) =>
  files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
const names = namesOf('.svg');

test('there is one for the bot and one for each topic', () => {
  expect(names).toEqual(
    expect.arrayContaining([
      'amtsbot',
      'balkonkraftwerk',
      'e-auto',
      'gmbh',
      'halteverbot',
      'jagdschein',
      'kaminofen',
      'kfz',
      'pruefung',
      'waermepumpe',
      'wallbox',
    ]),
  );
});

test('no PNG is without its drawing, and nothing else lies beside them', () => {
  expect(namesOf('.png')).toEqual(names);
  expect(files).toHaveLength(2 * names.length);
});

describe.each(names)('%s', (name) => {
  const svg = readFileSync(new URL(`${name}.svg`, folder), 'utf8');
  const png = readFileSync(new URL(`${name}.png`, folder));

  test('is a name that an emoji may have', () => {
    expect(name).toMatch(/^[0-9a-z_-]*[0-9a-z]$/);
  });

  test('is a small PNG of 64 by 64 pixels', () => {
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect(png.subarray(12, 16).toString('latin1')).toBe('IHDR');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([64, 64]);
    expect(png.length).toBeLessThan(10 * 1024);
  });

  test('is what `npx tsx tools/emoji.ts` renders', () => {
    expect(png.equals(emojiPng(svg))).toBe(true);
  });

  test('is drawn in shapes alone: no letters, no pictures, nothing from elsewhere', () => {
    expect(svg).not.toMatch(/<(?:text|image|use|style|script)\b|href|url\(/);
  });
});

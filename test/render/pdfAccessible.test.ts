// What is said in a PDF besides what the typesetter says: that it is accessible, and one area to click for each line.
import { beforeAll, describe, expect, test } from 'vitest';
import { link, text, type Document } from '../../src/document/index.ts';
import { toAccessible } from '../../src/render/pdf/accessible.ts';
import { readObjects, writeObjects } from '../../src/render/pdf/pdfObjects.ts';
import { toPdf } from '../../src/render/pdf/toPdf.ts';
import { readPdf } from '../../tools/pdfua/readPdf.ts';
import { long } from '../support/long.ts';

/** Words of the file's own, wherever a text can stand. */
const forged =
  '<dc:format> <rdf:Description /ViewerPreferences << >> endobj 1 0 obj trailer startxref 5 %%EOF (\\';
const address = `https://example.com/${'ein/langer/pfad/'.repeat(12)}?endobj=/Annots%20[(`;
const short = 'https://service.berlin.de/';
const document: Document = {
  lang: 'de',
  headline: [text(forged), ' ', link('kurz', short)],
  notes: [[link(`lang-${'wort-'.repeat(60)}`, address)], [link('daneben', short), ' ', link('auch', short)]],
};
const about = { question: forged, title: forged, askedOn: '2026-11-21' };

let bytes: Uint8Array;
beforeAll(async () => {
  bytes = await toPdf(document, about, new AbortController().signal);
});

test('what looks like words of the file itself stays text, and changes nothing', async () => {
  const { info, xmp, showsTitle, pages } = await readPdf(bytes);
  expect(info).toMatchObject({ Title: forged });
  expect(xmp.match(/<pdfuaid:part>1<\/pdfuaid:part>/g)).toHaveLength(1);
  expect(showsTitle).toBe(true);
  expect(pages[0]?.text.replace(/\s/g, '')).toContain('1 0 obj trailer'.replace(/\s/g, ''));
});

test('a link is one area to click in each of its lines, however many pieces its words have', async () => {
  const { pages } = await readPdf(bytes);
  const areas = pages[0]?.links ?? [];
  expect(areas.filter((area) => area === short)).toHaveLength(3);
  // 60 words in six lines.
  expect(areas.filter((area) => area !== short)).toHaveLength(6);
  const { objects } = readObjects(bytes);
  const inTags = [...objects.values()].flatMap((object) => object.match(/\/Type \/OBJR/g) ?? []);
  expect(inTags).toHaveLength(areas.length);
});

test('each glyph names a character, also that of a mark that its letter names with it', long, async () => {
  const namesIn = (pdf: Uint8Array) =>
    [...readObjects(pdf).objects.values()].flatMap(
      (object) => object.match(/^<[0-9A-F]{4}> <[0-9A-F]+>$/gm) ?? [],
    );
  const marks = { ...document, notes: [[text('x\u0301')]] };
  const [glyphs, own] = [namesIn(await toPdf(marks, about, new AbortController().signal)), namesIn(bytes)];
  const invisible = (names: readonly string[]) => names.filter((name) => name.endsWith('<2060>'));
  expect([invisible(own).length, invisible(glyphs).length]).toEqual([0, 1]);
});

describe('a file as objects', () => {
  test('is the same file again', () => {
    expect(Buffer.compare(writeObjects(readObjects(bytes)), bytes)).toBe(0);
  });

  test('without an object has nothing at its place', () => {
    const file = readObjects(bytes);
    const [last = 0] = [...file.objects.keys()].toSorted((one, other) => other - one);
    file.objects.delete(last);
    expect([...readObjects(writeObjects(file)).objects.keys()]).toEqual([...file.objects.keys()]);
  });

  const whole = () => Buffer.from(bytes).toString('latin1');
  test.each([
    ['that is none', () => 'Guten Tag'],
    ['that was cut off', () => whole().slice(0, -2_000)],
    ['that has become longer inside', () => whole().replace('/Type /Catalog', '/Type /Catalog /New true')],
    ['without a title bar', () => whole().replace('/ViewerPreferences <<\n', '/viewerPreferences <<\n')],
  ])('%s is refused, not guessed at', (_, file) => {
    expect(() => toAccessible(Buffer.from(file(), 'latin1'))).toThrow(/^The typesetter /);
  });
});

// The making of a PDF: it cannot fail by what is in it, it can be ended, and it makes the same of the same.
// @module-tag long
import { expect, test } from 'vitest';
import { code, strong, text } from '../../src/document/index.ts';
import { toPdf } from '../../src/render/pdf/toPdf.ts';
import { askBack, bare, overview } from '../../tools/pdfua/documents.ts';
import { readPdf } from '../../tools/pdfua/readPdf.ts';

const about = { question: 'halteverbot', title: 'Halteverbot', askedOn: '2026-11-21' };
const { signal } = new AbortController();

test('whatever character a text has, regular, bold or to be typed: it can be set, and no box stands for it', async () => {
  const blocks = [0x0, 0x0500, 0x0f00, 0x1e00, 0x2000, 0xe000, 0xfa00, 0x1f300, 0xe0000, 0x10ff00];
  const texts = blocks.map((start) =>
    Array.from({ length: 0x300 }, (_, index) => String.fromCodePoint(Math.min(start + index, 0x10ffff))).join(
      '',
    ),
  );
  const everything = texts.join('');
  const bytes = await toPdf(
    {
      lang: 'en',
      headline: [strong(everything)],
      tables: [{ columns: ['a', 'b'], rows: texts.map((one) => [text(one), code(one)]) }],
    },
    { ...about, title: everything },
    signal,
  );
  const { pages } = await readPdf(bytes);
  expect(pages.map(({ boxes }) => boxes)).toEqual(pages.map(() => 0));
  expect(pages.length).toBeGreaterThan(9);
});

test('the same answer is the same file', async () => {
  const [one, two] = await Promise.all([toPdf(askBack, about, signal), toPdf(askBack, about, signal)]);
  expect(Buffer.compare(one, two)).toBe(0);
});

test('ends at once when it is aborted', async () => {
  const before = toPdf(bare, about, AbortSignal.abort(new Error('stopped before')));
  await expect(before).rejects.toThrow('stopped before');
  const controller = new AbortController();
  const made = toPdf(overview(3_000), about, controller.signal);
  setTimeout(() => controller.abort(new Error('stopped later')), 20);
  await expect(made).rejects.toThrow('stopped later');
});

test('fails with the reason when there is one', async () => {
  const made = toPdf(bare, { ...about, askedOn: 'morgen' }, signal);
  await expect(made).rejects.toThrow('The file could not be made');
});

// Documents as PDF, opened with a parser that is not the writer's: what stands in them, and whether all can read it.
import { describe, expect, test } from 'vitest';
import { type Cell, type Document, type Lang, saidIn } from '../../src/document/index.ts';
import { toPdf } from '../../src/render/pdf/toPdf.ts';
import { formatCell } from '../../src/render/value.ts';
import { answer, askBack, bare, english, hostile, overview, wide } from '../../tools/pdfua/documents.ts';
import { readPdf } from '../../tools/pdfua/readPdf.ts';
import { long } from '../support/long.ts';

const about = {
  question: 'halteverbot hambrug',
  title: 'Halteverbot: Größe & <Kosten>',
  askedOn: '2026-11-21',
};
const { signal } = new AbortController();

/** Makes the PDF and reads it again. */
async function printed(document: Document, said: Partial<typeof about> = {}) {
  const bytes = await toPdf(document, { ...about, ...said }, signal);
  const read = await readPdf(bytes);
  const text = squeezed(read.pages.map((page) => page.text).join(' '));
  return {
    ...read,
    raw: Buffer.from(bytes).toString('latin1'),
    roles: read.pages.flatMap((page) => page.roles),
    /** Those of the words that do not stand on any page. */
    missing: (words: readonly string[]) => words.filter((word) => !text.includes(squeezed(word))),
  };
}

/** Without what the setting of lines changes. */
const squeezed = (text: string) => text.normalize('NFC').replace(/[\s\u00ad-]/gu, '');

const count = (all: readonly string[], one: string) => all.filter((other) => other === one).length;

/** What must be found of a cell: a link's address stands for a shortened text. */
function wordsOf(cell: Cell, lang: Lang): readonly string[] {
  if (cell.kind === 'link') return [cell.text.replace(/\/…$/, ''), shownAddress(cell.url)];
  if (cell.kind === 'list') return cell.items.flatMap((item) => wordsOf(item, lang));
  return [formatCell(cell, lang)];
}

const shownAddress = (url: string) => url.replace(/^https:\/\/|\/$/g, '');

/** All words and figures of a document. */
function wordsIn({ lang, preface = [], headline, notes = [], tables = [], provenance }: Document) {
  const parts = [preface, headline, ...notes.map(saidIn)]
    .flat()
    .flatMap((part) => (typeof part === 'object' && 'strong' in part ? part.strong : [part]));
  return [
    ...parts.flatMap((part) => (typeof part === 'string' ? [part] : wordsOf(part, lang))),
    ...tables
      .filter(({ rows }) => rows.length > 0)
      .flatMap(({ caption = '', columns, rows }) => [
        caption,
        ...columns,
        ...rows.flatMap((row) => row.slice(0, columns.length).flatMap((cell) => wordsOf(cell, lang))),
      ]),
    ...(provenance?.asOf ? wordsOf(provenance.asOf, lang) : []),
    provenance?.status ?? '',
    ...(provenance?.sources ?? []).flatMap(({ title, url = '' }) => [title, shownAddress(url)]),
  ];
}

describe('a whole answer', () => {
  const pdf = printed(answer);

  test('says on paper all that the document holds, with the question, Stand and sources', async () => {
    const { missing, pages } = await pdf;
    expect(missing(wordsIn(answer))).toEqual([]);
    const frame = ['Frage: „halteverbot hambrug“', 'Gefragt am: 21.11.2026', 'Antwort', 'Stand: 29.03.2026'];
    const end = ['Datenstatus: typische Angabe', 'Abgerufen am: 21.11.2026', '§ 45 StVO', 'Seite 1 von 1'];
    expect(missing([...frame, ...end])).toEqual([]);
    expect(pages[0]?.text).not.toContain('Leer');
  });

  test('declares itself: PDF/UA, tagged, language, title', async () => {
    const { info, xmp, isTagged, showsTitle } = await pdf;
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(xmp).toContain('Halteverbot: Größe &amp; &lt;Kosten&gt;');
    expect({ isTagged, showsTitle }).toEqual({ isTagged: true, showsTitle: true });
    expect(info).toMatchObject({ Language: 'de-DE', Title: about.title, Author: 'Amtsbot' });
    expect(info).toMatchObject({ CreationDate: 'D:20261121000000Z' });
  });

  test('has headings, lists, tables with header cells, links and bookmarks', async () => {
    const { roles, pages, raw, bookmarks } = await pdf;
    expect(roles.slice(0, 3)).toEqual(['Root', 'Document', 'H1']);
    const expected = { H1: 1, H2: 5, Table: 3, THead: 3, TH: 9, TD: 24, L: 3, Code: 1, Link: 4 };
    expect(Object.keys(expected).map((role) => [role, count(roles, role)])).toEqual(Object.entries(expected));
    expect(raw.match(/\/Scope \/Column/g)).toHaveLength(9);
    const address = answer.provenance?.sources[0]?.url;
    expect(new Set(pages[0]?.links)).toEqual(new Set(['https://service.berlin.de/', address]));
    const chapters = ['Klimageschwindigkeitsbonus nach Jahren', 'Voraussetzungen', 'Quellen'];
    expect(bookmarks).toEqual([about.title, 'Antwort', ...chapters, 'Stand und Quellen']);
  });

  test('brings its fonts, those of the package', async () => {
    const { raw } = await pdf;
    const fonts = [...raw.matchAll(/\/FontName \/\w{6}\+([\w-]+)/g)].map((match) => match[1]);
    expect(fonts.toSorted()).toEqual(['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold', 'DejaVuSansMono']);
    expect(raw.match(/\/FontFile2/g)).toHaveLength(3);
  });
});

test('an English answer is English', long, async () => {
  const { info, missing } = await printed(english, { question: 'no-parking' });
  expect(info).toMatchObject({ Language: 'en-GB' });
  expect(missing(wordsIn(english))).toEqual([]);
  const frame = ['Question: “no-parking”', 'Asked on: 21 November 2026', 'Item', 'As of: May 2026'];
  const end = ['Data status: not stated by the service', 'Page 1 of 1'];
  expect(missing([...frame, ...end])).toEqual([]);
});

test('what the service does not say is said; without a source there is no such chapter', long, async () => {
  const silent = await printed(bare);
  expect(silent.missing(wordsIn(bare))).toEqual([]);
  expect(silent.missing(['Stand: nennt der Dienst nicht', 'Quellen • nennt der Dienst nicht'])).toEqual([]);
  const question = await printed(askBack);
  expect(question.missing(wordsIn(askBack))).toEqual([]);
  expect(question.bookmarks).toEqual([about.title, 'Antwort']);
});

test('with a table that is too wide for an upright page, all pages lie across', long, async () => {
  const { pages, missing } = await printed(wide);
  expect(new Set(pages.map(({ isAcross }) => isAcross))).toEqual(new Set([true]));
  expect(missing(wordsIn(wide))).toEqual([]);
});

test('foreign text stays text, whatever it is', long, async () => {
  const { missing, pages, info } = await printed(hostile, {
    question: `#import "x"\n*fett* ${'y'.repeat(300)}`,
    title: `#let x = 1 <b> 漢 ${'q'.repeat(300)}`,
  });
  expect(info).toMatchObject({ Title: `#let x = 1 <b> \ufffd ${'q'.repeat(300)}` });
  const shown = [
    '#set page(width: 1pt) *nicht fett* _x_ `y` $z$ <a> @b [c] \\ // /*',
    'Steuer\ufffdzeichen\ufffd, Richtung gedreht, weichgetrennt, Zeile eins zwei',
    'ü wird ü; \ufffd ist kein Zeichen; \ufffd ist privat',
    'x'.repeat(400),
    'pfad/'.repeat(99),
    '#pagebreak() & <b>',
    'Stand #lorem(5)',
    `#import "x" *fett* ${'y'.repeat(300)}`,
    `q=${'a'.repeat(300)}`,
  ];
  expect(missing(shown)).toEqual([]);
  expect(pages[0]?.isAcross).toBe(true);
});

test(
  '576 rows: quick, small, each with its figures, under a header that is repeated but read once',
  long,
  async () => {
    const document = overview(576);
    const start = performance.now();
    const bytes = await toPdf(document, about, signal);
    // Two seconds, and the machine may have ten other things to do.
    expect(performance.now() - start).toBeLessThan(45_000);
    expect(bytes.length).toBeLessThan(1_000_000);
    const { missing, pages, roles } = await printed(document);
    expect(missing(wordsIn(document))).toEqual([]);
    expect(pages.length).toBeGreaterThan(9);
    expect(pages.slice(0, -1).filter(({ text }) => !text.includes('Vorlauf in Tagen'))).toEqual([]);
    expect(count(roles, 'TH')).toBe(4);
  },
);

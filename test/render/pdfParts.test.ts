// The parts of the PDF: what the fonts can show, where words may break, how wide columns are, how links read.
import { describe, expect, test } from 'vitest';
import { code, link, list, money, notStated, phrase, strong, text } from '../../src/document/index.ts';
import { withBreaks } from '../../src/render/pdf/breaks.ts';
import { columnOf, fitsInSyllables, widthsFor, wishOf } from '../../src/render/pdf/columns.ts';
import { loadFonts } from '../../src/render/pdf/fonts.ts';
import { legibleIn } from '../../src/render/pdf/legible.ts';
import { measureTable } from '../../src/render/pdf/paperTable.ts';
import { cellRuns, sentenceRuns } from '../../src/render/pdf/runs.ts';

const fonts = loadFonts();
const legible = legibleIn(fonts);
const writing = { lang: 'de', legible } as const;
/** One em a character. */
const width = (word: string) => word.length;

describe('fonts', () => {
  test('have what German and its neighbours write', () => {
    const letters = [...'ÄÖÜäöüßẞ€–→„“‚‘…·×≤≥°²§ĄČĐĘĞŁŃŐŘŞŠŤŮŹŻåæøœñçİıΑλЖя�'];
    const missing = letters.filter((letter) => {
      const codePoint = letter.codePointAt(0) ?? 0;
      return !fonts.regular.has(codePoint) || !fonts.bold.has(codePoint);
    });
    expect(missing).toEqual([]);
  });

  test('tell how wide a text is', () => {
    expect(fonts.mono.width('iiWW')).toBeCloseTo(4 * fonts.mono.width('x'));
    expect(fonts.regular.width('iii')).toBeLessThan(fonts.regular.width('WWW'));
    expect(fonts.bold.width('Gebühr')).toBeGreaterThan(fonts.regular.width('Gebühr'));
  });
});

describe('foreign text', () => {
  test.each([
    ['plain, „quoted“ – 5 €', 'plain, „quoted“ – 5 €'],
    ['u\u0308', 'ü'],
    ['a\tb  c', 'a b c'],
    ['one \r\n\r\n two\u2028three', 'one\ntwo\nthree'],
    ['漢字', '\ufffd\ufffd'],
    ['\u0000\u0007\u009f', '\ufffd\ufffd\ufffd'],
    ['\ud800 \ue000 \uffff', '\ufffd \ufffd \ufffd'],
    ['a\u200bb\u00adc\u202ed\ufe0f', 'abcd'],
    ['👩\u200d💻', '\ufffd\ufffd'],
    ['العربية', 'العربية'],
  ])('%j is shown as %j', (foreign, shown) => {
    expect(legible(foreign)).toBe(shown);
  });
});

describe('a word wider than its line', () => {
  const shown = (word: string, isProse = true) =>
    withBreaks(word, 10, width, isProse).replaceAll('\u200b', '|');

  test.each([
    ['kurz', 'kurz'],
    ['www.example.de/pfad?a=b', 'www.|example.|de/|pfad?|a=|b'],
    ['einkommenUnter40000', 'einkommen|Unter40000'],
    ['Straßenverkehrsbehörde', 'Straßenverkehrsbehörde'],
    ['xxxxxxxxxxxx', 'x|x|x|x|x|x|x|x|x|x|x|x'],
    ['123456789012', '1|2|3|4|5|6|7|8|9|0|1|2'],
    ['zwei kurze Wörter', 'zwei kurze Wörter'],
  ])('%s may break so: %s', (word, broken) => {
    expect(shown(word)).toBe(broken);
  });

  test('has no syllables in an address', () => {
    expect(shown('halteverbotszone', false)).toBe([...'halteverbotszone'].join('|'));
  });
});

describe('columns', () => {
  const column = (...texts: readonly string[]) =>
    columnOf(texts.map((one) => wishOf(one, 'between words', width)));

  test('get what they want when there is room, and no more than so many times that', () => {
    expect(widthsFor([column('aaaa'), column('aaaaaaaa')], 24, Infinity)).toEqual([8, 16]);
    expect(widthsFor([column('aaaa'), column('aaaaaaaa')], 24, 1.5)).toEqual([6, 12]);
  });

  test('that are narrow stay whole; the others share the rest', () => {
    const sentence = 'lauter kurze Worte und noch mehr davon in einer Zeile';
    const [name = 0, one = 0, other = 0] = widthsFor(
      [column('Baden Baden'), column(sentence), column(sentence)],
      41,
      1,
    );
    expect(name).toBeCloseTo(11, 3);
    expect(one).toBeCloseTo(15, 3);
    expect(other).toBeCloseTo(15, 3);
  });

  test('fit when only long words must be divided', () => {
    expect(fitsInSyllables([column('vier Worte'), column('zwölf Worte')], 10)).toBe(true);
    expect(fitsInSyllables([column('vier Worte'), column('zwölf Worte')], 9)).toBe(false);
    expect(fitsInSyllables([column('Wohnungseigentum'), column('Worte')], 14)).toBe(true);
    expect(fitsInSyllables([column('Wohnungseigentum'), column('Worte')], 13)).toBe(false);
  });

  test('always fill what there is, however little', () => {
    const widths = widthsFor([column('a'.repeat(100)), column('')], 3, 1);
    expect(widths.reduce((sum, one) => sum + one, 0)).toBeCloseTo(3);
  });
});

describe('a table', () => {
  const room = { upright: 50, across: 80, gap: 1 };
  const table = {
    columns: ['', 'Gebühr', 'Stand'],
    rows: [
      [text('Köln'), money(36), text('x'), text('zu viel')],
      [text('Bonn'), notStated],
    ],
  };

  test('has figures to the right, a name in each header cell, and all its cells', () => {
    const { columns, cells } = measureTable(table, room, fonts, writing).on('upright');
    expect(columns.map(({ label, align }) => [label, align])).toEqual([
      ['Angabe', 'left'],
      ['Gebühr', 'right'],
      ['Stand', 'left'],
    ]);
    expect(cells).toEqual(['Köln', '36\u00a0€', 'x', 'Bonn', [{ muted: 'nennt der Dienst nicht' }], '']);
  });

  test('lies across when it has many columns, or several with long texts', () => {
    const across = (columns: readonly string[], cell = '') =>
      measureTable({ columns, rows: [[text(cell)]] }, room, fonts, writing).wantsAcross;
    expect(across(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBe(false);
    expect(across(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])).toBe(true);
    expect(across(['a', 'b', 'c', 'd', 'e'], 'Wort '.repeat(200))).toBe(true);
    expect(across(['a', 'b'], 'Wort '.repeat(200))).toBe(false);
  });

  test('may break within a row only when the row is high', () => {
    const of = (words: string) =>
      measureTable({ columns: ['a'], rows: [[text(words)]] }, room, fonts, writing).on('upright');
    expect(of('kurz')).toMatchObject({ hasHighRows: false, isShort: true });
    expect(of('Wort '.repeat(1_000))).toMatchObject({ hasHighRows: true, isShort: false });
  });
});

describe('on paper', () => {
  test.each([
    [link('service.berlin.de', 'https://service.berlin.de/'), 'service.berlin.de'],
    [link('deutschlandfunk.de/…', 'https://www.deutschlandfunk.de/a'), 'www.deutschlandfunk.de/a'],
    [link('https://a.de', 'https://a.de/'), 'a.de'],
    [link('Profil', 'https://a.de/b'), 'Profil (a.de/b)'],
    [link('', 'https://a.de/b'), 'a.de/b'],
  ])('%o shows where it leads', (cell, shown) => {
    expect(cellRuns(cell, writing)).toEqual([{ link: shown, url: cell.kind === 'link' && cell.url }]);
  });

  test('an address longer than readers take is only shown', () => {
    const [run] = cellRuns(link('x', `https://a.de/${'a'.repeat(3_000)}`), writing);
    expect(run).toMatch(/^x \(a\.de\/a+\)$/);
  });

  test('what is strong, typed and not stated stays apart', () => {
    const sentence = [' Kosten ', strong('bis ', money(5)), ', siehe ', code('hilfe'), '. '];
    expect(sentenceRuns(sentence, writing)).toEqual([
      'Kosten ',
      { strong: ['bis ', '5\u00a0€'] },
      ', siehe ',
      { code: 'hilfe' },
      '.',
    ]);
    expect(cellRuns(list([text('a'), phrase('ab ', money(3)), notStated]), writing)).toEqual([
      'a',
      '; ',
      'ab ',
      '3\u00a0€',
      '; ',
      { muted: 'nennt der Dienst nicht' },
    ]);
  });
});

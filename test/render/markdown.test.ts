// Documents as Zulip messages: what comes from outside cannot break out, and nothing is lost at the limit.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  count,
  date,
  type Document,
  link,
  list,
  money,
  notStated,
  sentence,
  strong,
  text,
  yesNo,
} from '../../src/document/index.ts';
import { escapeText } from '../../src/render/escape.ts';
import { toMessages } from '../../src/render/markdown.ts';
import { formatCell } from '../../src/render/value.ts';
import { quickestMs } from '../support/processorTime.ts';

const nbsp = '\u00a0';

describe('values', () => {
  test.each([
    [money(151, 545), `151 bis 545${nbsp}€`, '€151–545'],
    [money(1234.5), `1.234,50${nbsp}€`, '€1,234.50'],
    [money(30, 30.5), `30,00 bis 30,50${nbsp}€`, '€30.00–30.50'],
    [money(0), `0${nbsp}€`, '€0'],
    [count(1, 1, 'day'), `1${nbsp}Tag`, `1${nbsp}day`],
    [count(21, 28, 'day'), `21 bis 28${nbsp}Tage`, `21 to 28${nbsp}days`],
    [count(55, 55, 'percent'), `55${nbsp}%`, `55${nbsp}%`],
    [count(12_345.5), '12.345,5', '12,345.5'],
    [date('2026-06-30'), '30.06.2026', '30 June 2026'],
    [yesNo(true), 'ja', 'yes'],
    [notStated, 'nennt der Dienst nicht', 'not stated by the service'],
    [list([text('a'), count(2)]), 'a; 2', 'a; 2'],
  ])('%o reads as German and English write it', (cell, german, english) => {
    expect(formatCell(cell, 'de')).toBe(german);
    expect(formatCell(cell, 'en')).toBe(english);
  });
});

describe('foreign text', () => {
  test.each([
    ['a|b', 'a&#124;b'],
    ['one\ntwo\r\nthree', 'one / two / three'],
    ['`code` and ```fence', '&#96;code&#96; and &#96;&#96;&#96;fence'],
    [
      '@**all** @_**x|1** @*group*',
      '&#64;&#42;&#42;all&#42;&#42; &#64;_&#42;&#42;x&#124;1&#42;&#42; &#64;&#42;group&#42;',
    ],
    ['#**channel**', '&#35;&#42;&#42;channel&#42;&#42;'],
    [':smile: at 08:14:30', '&#58;smile: at 08:14:30'],
    ['😀', '&#128512;'],
    ['https://evil.example/x', 'https&#58;//evil&#46;example/x'],
    ['see example.de or a@b.de', 'see example&#46;de or a&#64;b&#46;de'],
    ['[x](javascript:1)', '&#91;x&#93;(javascript:1)'],
    ['<time:1> & $$x$$', '&#60;time:1&#62; &#38; &#36;&#36;x&#36;&#36;'],
    ['/poll Wer?', '&#47;poll Wer?'],
    ['/me lacht', '&#47;me lacht'],
    ['> Zitat', '&#62; Zitat'],
    ['- Liste', '&#45; Liste'],
    ['2024. Das Jahr', '2024&#46; Das Jahr'],
    ['a\u0000b\u0007c\u202edef\u200b', 'abcdef'],
    ['\ud800 alone', '\ufffd alone'],
    ['§ 34a: 1.234,50 € – ß', '§ 34a: 1.234,50 € – ß'],
    ['04.05.2027', '04.05.2027'],
  ])('%j is written as %j', (given, expected) => {
    expect(escapeText(given)).toBe(expected);
  });

  test('is one line without anything that Markdown knows, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const written = escapeText(given);
        expect(written.replace(/&#\d+;/g, '')).not.toMatch(/[\n\r*`~|@#[\]$<>&\0]|:\/\/|^\/\w|^[-+] /u);
      }),
      { numRuns: 500 },
    );
  });

  test('plain words and figures, which take a shorter way, are written as on the longer one', () => {
    const unit = fc.constantFrom(...'aZäß09 .,;:%€–-/()+•\u00a0');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (given) => {
        // A soft hyphen means nothing, is left out, and is no plain word.
        expect(escapeText(given)).toBe(escapeText(`${given}\u00ad`));
      }),
      { numRuns: 5_000 },
    );
  });
});

test.each(['a ', 'a', '1.', 'a\u00a0', ':a', ':'.repeat(2), ' ', '\n', '@*', 'a.', '|', '😀'])(
  'a long run of %j is written at once',
  (piece) => {
    const write = () => escapeText(piece.repeat(20_000) + 'x') + escapeText(`:${piece.repeat(20_000)}`);
    expect(quickestMs(write)).toBeLessThan(150);
  },
);

const tableOf = (rows: Document['tables']): Document => ({
  lang: 'de',
  headline: sentence`x`,
  tables: rows ?? [],
});

describe('tables', () => {
  test('have a blank line before them, a header, and figures to the right', () => {
    const [message] = toMessages(
      tableOf([
        {
          columns: ['Ort', 'Gebühr'],
          rows: [
            [text('Köln'), money(36, 54)],
            [text('|'), money(1)],
          ],
        },
      ]),
      10_000,
    );
    expect(message).toBe(
      `x\n\n| Ort | Gebühr |\n| --- | --: |\n| Köln | 36 bis 54${nbsp}€ |\n| &#124; | 1${nbsp}€ |`,
    );
  });

  test('keep a link a link, and only a web address becomes one', () => {
    const [message] = toMessages(
      tableOf([
        {
          columns: ['a'],
          rows: [[link('x](y|z', 'https://a.example/b(c)|d')], [link('js', 'javascript:alert(1)')]],
        },
      ]),
      10_000,
    );
    expect(message).toContain('| [x&#93;(y&#124;z](https://a.example/b%28c%29%7Cd) |');
    expect(message).toContain('| js |');
  });

  test('that are folded stand in a spoiler that nothing in them can close', () => {
    const [message] = toMessages(
      tableOf([{ columns: ['a'], rows: [[text('```')]], caption: '```\nMehr', folded: true }]),
      10_000,
    );
    expect(message).toBe(
      'x\n\n```spoiler &#96;&#96;&#96; / Mehr\n\n| a |\n| --- |\n| &#96;&#96;&#96; |\n```',
    );
  });
});

describe('the limit', () => {
  const long = (rows: number, folded: boolean): Document =>
    tableOf([
      {
        ...(folded ? {} : { whole: true }),
        columns: ['Nr.', 'Text'],
        rows: Array.from({ length: rows }, (_, index) => [text(`Zeile ${index}`), text('ä|'.repeat(30))]),
        caption: 'Lang',
        folded,
      },
    ]);

  test.each([
    [false, 200],
    [true, 60],
  ])('divides a table between rows, each part under its header (folded: %s)', (folded, length) => {
    const messages = toMessages(long(length, folded), 2_000);
    expect(messages.length).toBeGreaterThan(3);
    for (const message of messages) {
      expect(Array.from(message).length).toBeLessThanOrEqual(2_000);
      expect(message).toContain('| Nr. | Text |\n| --- | --- |\n| Zeile ');
      expect((message.match(/```/g) ?? []).length).toBe(folded ? 2 : 0);
    }
    const rows = messages.flatMap((message) => message.match(/^\| Zeile \d+ /gm) ?? []);
    expect(rows).toHaveLength(length);
  });

  test('divides one text that is longer than a message, and loses no letter of it', () => {
    const words = Array.from({ length: 4_000 }, (_, index) => `w${index}`).join(' ');
    const messages = toMessages(
      tableOf([{ columns: ['a', 'b'], rows: [[text('lang'), text(words)]] }]),
      10_000,
    );
    const found = messages.join('\n').match(/w\d+/g);
    expect(found).toEqual(words.split(' '));
  });

  test('counts as Zulip does: code points, not UTF-16 units', () => {
    const headline = sentence`${text('𝔞'.repeat(1_900))}`;
    expect(toMessages({ lang: 'de', headline }, 1_950)).toHaveLength(1);
  });
});

test('the last line tells date, certainty and sources, or that the service does not', () => {
  const headline = sentence`${strong(money(1))}`;
  const at = (provenance: Document['provenance']) =>
    toMessages({ lang: 'de', headline, ...(provenance ? { provenance } : {}) }, 10_000)[0]
      ?.split('\n')
      .at(-1);
  expect(
    at({
      asOf: date('2026-03-29'),
      status: 'typisch',
      sources: [{ title: 'Stadt', url: 'https://stadt.example' }, { title: 'StVO' }],
      askedOn: '2026-11-21',
    }),
  ).toBe('Stand 29.03.2026 · typisch · Quellen: [Stadt](https://stadt.example/), StVO');
  expect(at({ sources: [], askedOn: '2026-11-21' })).toBe(
    'Stand nennt der Dienst nicht · abgerufen 21.11.2026 · Quelle: nennt der Dienst nicht',
  );
});

// A message’s text taken apart: what is asked, the files in it, and the files that are wanted of the answer.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { behindWords, readFileWords, parseMessage } from '../../../src/bot/understanding/parseMessage.ts';
import { readWords } from '../../../src/kit/index.ts';

const image = '[wappen.png](/user_uploads/2/ab/xyz/wappen.png)';

test.each([
  ['halteverbot köln münchen pdf', 'halteverbot köln münchen'],
  ['halteverbot köln → münchen als PDF bitte', 'halteverbot köln → münchen'],
  ['halteverbot Köln->München csv', 'halteverbot Köln->München'],
  ['e-auto bev 52000€ pdf', 'e-auto bev 52000€'],
  ['e-auto bev 52.000 € als pdf', 'e-auto bev 52.000 €'],
  ['Was kostet der Jagdschein in Bayern? Bitte als PDF.', 'Was kostet der Jagdschein in Bayern?'],
  ['jagdschein\nbayern\npdf', 'jagdschein\nbayern'],
  ['  jagdschein   bayern  ', 'jagdschein   bayern'],
  ['als PDF bitte', ''],
  ['', ''],
])('of “%s”, the question is “%s”', (text, question) => {
  expect(parseMessage(text).question).toBe(question);
});

test('a word for a file at the end of a command with a text is kept in what was typed', () => {
  const { typed, wanted } = parseMessage('status Bericht als PDF');
  expect([typed, wanted]).toEqual(['status Bericht als PDF', ['pdf']]);
});

describe('files in a message', () => {
  test('are taken out of the text, wherever they stand, and named as they are', () => {
    const { uploads, typed, words } = parseMessage(`emoji ${image} wappen !${image}`);
    expect(uploads).toEqual([
      { name: 'wappen.png', path: '2/ab/xyz/wappen.png' },
      { name: 'wappen.png', path: '2/ab/xyz/wappen.png' },
    ]);
    expect(typed.replace(/\s+/g, ' ')).toBe('emoji wappen');
    expect(words.map(({ plain }) => plain)).toEqual(['emoji', 'wappen']);
  });

  test('are none when their path leads to something else', () => {
    const out = ['2/../../api/v1/users', '2/%2e%2E/x', '..', './x', '..\\..\\etc', '2%5c..%5C..%2fx'];
    expect(out.flatMap((path) => parseMessage(`emoji [x](/user_uploads/${path})`).uploads)).toEqual([]);
  });

  test('do not hide the words for files at the end', () => {
    const { wanted, question } = parseMessage(`jagdschein bayern als pdf ${image}`);
    expect([wanted, question]).toEqual([['pdf'], 'jagdschein bayern']);
  });
});

test.each([
  ['status Im Urlaub', 1, 'Im Urlaub'],
  ['  own status  Back at noon', 2, 'Back at noon'],
  ['status', 1, ''],
  ['status: „Im Urlaub“', 1, '„Im Urlaub“'],
])('behind the first words of “%s” (%i) stands “%s”', (typed, count, text) => {
  expect(behindWords(typed, count)).toBe(text);
});

const someWord = fc.constantFrom(
  'jagdschein',
  'bayern',
  'pdf',
  'bitte',
  'als',
  '→',
  '–',
  '?',
  '52.000',
  '€',
  '**fett**',
  'ß',
  '🙏',
);

test('whatever is typed, the question is a beginning of it and wants nothing more', () => {
  fc.assert(
    fc.property(fc.array(someWord, { maxLength: 12 }), (parts) => {
      const typed = parts.join(' ').trim();
      const { question, wanted } = parseMessage(typed);
      expect(typed.startsWith(question)).toBe(true);
      if (wanted.length > 0) expect(parseMessage(question).wanted).toEqual([]);
    }),
  );
});

describe('found by difficult users:', () => {
  test.each([
    'e-auto bev 45 000 2 kinder',
    'wärmepumpe luft_wasser einkommen 35 000 kosten 22 000',
    'kaminofen pellet_water bayern 12\u00a0000 efficiency',
  ])('of “%s” nothing is lost', (text) => {
    expect(parseMessage(`${text} pdf`).question).toBe(text);
    expect(parseMessage(text).question).toBe(text);
  });

  test('a wish that is said twice is taken off twice', () => {
    const { question, wanted } = parseMessage('jagdschein bayern als csv. Auch als PDF bitte');
    expect({ question, wanted }).toEqual({ question: 'jagdschein bayern', wanted: ['csv', 'pdf'] });
  });

  test('the comma before the wish is none of the question', () => {
    expect(parseMessage('jagdschein bayern, bitte als PDF').question).toBe('jagdschein bayern');
  });
});

/** The kinds that are wanted, and the words before. */
function read(text: string): readonly [string, string] {
  const { wanted, question } = readFileWords(text);
  const words = readWords(question).map((word) => word.text);
  return [wanted.join(' '), words.join(' ')];
}

const rest = 'jagdschein bayern';

describe.each<[string, string[]]>([
  [
    'pdf',
    [
      'pdf',
      'PDF!',
      'als PDF',
      'als PDF bitte',
      ', bitte als PDF-Datei.',
      '(als PDF)',
      'als .pdf',
      'und auch als pdf',
      '+ pdf',
      'pdf pdf',
      'als **PDF**',
      '`pdf`',
      'als PDF 🙏',
      'as a pdf please',
      'in PDF format, please',
      'im PDF Format',
      '\n\npdf',
    ],
  ],
  ['csv', ['csv', 'als CSV-Datei', 'als Excel', 'als Excel-Datei bitte', 'as csv file', 'as a spreadsheet']],
  ['chart', ['diagramm', 'als Diagramm', 'mit Diagramm bitte', 'als Grafik', 'as a chart', 'with graph']],
  [
    'calendar',
    [
      ...[
        'ics',
        'als ics',
        'als Kalender',
        'als Kalenderdatei bitte',
        'für meinen Kalender',
        'als iCal-Datei',
      ],
      ...['die Termine in den Kalender bitte', 'as a calendar file', 'as an ICS file for my calendar'],
    ],
  ],
  ['pdf calendar', ['als PDF und ics', 'pdf/ics']],
  ['pdf csv', ['als PDF und CSV', 'pdf, csv', 'as pdf and as csv', 'als PDF-Datei und auch als CSV bitte']],
  ['csv pdf chart', ['csv, pdf, diagramm', 'als Excel-Tabelle, als PDF und als Diagramm']],
])('%s', (wanted, forms) => {
  test.each(forms)('“… %s” is wanted, and is no part of the question', (form) => {
    expect(read(`${rest} ${form}`)).toEqual([wanted, rest]);
  });
});

test.each(['pdf', 'als PDF bitte', 'und als PDF?', 'bitte auch als PDF'])('“%s” is all there is', (text) => {
  expect(read(text)).toEqual(['pdf', '']);
});

test.each([
  ['a question that ends as people speak keeps its words', 'jagdschein in bayern bitte'],
  ['a file’s name in the middle is none', 'brauche ich als pdf den jagdschein bayern'],
  ['nothing is nothing', ''],
  ['a word that only contains one is none', 'jagdschein bayern pdfs-drucker'],
])('%s', (_, text) => {
  expect(read(text)).toEqual(['', text]);
});

describe('found by difficult users:', () => {
  test.each(['als PDF, danke', 'als PDF bitte, vielen Dank!', 'as PDF, thank you'])(
    'thanks behind it, “… %s”, are only thanks',
    (form) => {
      expect(read(`${rest} ${form}`)).toEqual(['pdf', rest]);
    },
  );

  test.each(['im PDF-Format', 'als PDF-File', 'als PDF-Dokument und CSV-Tabelle'])(
    'a compound, “… %s”, is one too',
    (form) => {
      expect(read(`${rest} ${form}`)[0]).toMatch(/^pdf/);
    },
  );

  test.each(['pdf/csv', 'pdf+csv', 'PDF&CSV'])('“… %s” is both', (form) => {
    expect(read(`${rest} ${form}`)).toEqual(['pdf csv', rest]);
  });

  test.each([
    ['pdf', 'per PDF'],
    ['pdf', 'und das bitte als PDF'],
    ['chart', 'mit einem Diagramm'],
    ['csv', 'as an excel file'],
    ['chart', 'as a bar chart'],
  ])('%s by “… %s” leaves nothing over', (wanted, form) => {
    expect(read(`${rest} ${form}`)).toEqual([wanted, rest]);
  });

  test.each(['ohne PDF', 'kein PDF', 'aber nicht als PDF', 'without a chart'])(
    '“… %s” is no wish',
    (form) => {
      expect(read(`${rest} ${form}`)[0]).toBe('');
    },
  );
});

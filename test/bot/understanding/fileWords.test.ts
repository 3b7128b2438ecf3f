// Words for files at the end of a question: which are understood, and what is left of the question.
import { describe, expect, test } from 'vitest';
import { readFileWords } from '../../../src/bot/understanding/fileWords.ts';
import { readWords } from '../../../src/kit/index.ts';

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

// Documents as CSV, read back with a small parser of our own: numbers arrive as numbers, and nothing is executed.
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { count, date, link, list, money, notStated, phrase, text, yesNo } from '../../src/document/index.ts';
import { type Cell, type Document, type Lang, sentence, strong } from '../../src/document/index.ts';
import { furtherCsv, toCsv } from '../../src/render/csv.ts';
import { zipOf } from '../../src/render/csv/zip.ts';

const about = { question: 'halteverbot orte', askedOn: '2026-11-21' };
const nbsp = '\u00a0';

/** RFC 4180 with semicolons; fails on anything that a lenient reader would have to guess. */
function parsed(file: string): string[][] {
  const field = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/y;
  const records: string[][] = [[]];
  while (field.lastIndex < file.length) {
    const at = field.lastIndex;
    const [, inQuotes, bare = '', end] = field.exec(file) ?? expect.unreachable(file.slice(at, at + 60));
    records.at(-1)?.push(inQuotes === undefined ? bare : inQuotes.replaceAll('""', '"'));
    if (end === '\r\n') records.push([]);
  }
  expect(records.pop()).toEqual([]);
  return records;
}

const read = (document: Document, said = about) => readFile(toCsv(document, said));

function readFile(bytes: Uint8Array): string[][] {
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return parsed(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes).slice(1));
}

/** Each record in one line, for comparing. */
const lines = (records: readonly (readonly string[])[]) => records.map((fields) => fields.join(' | '));

/** One column of these cells with its header, as it is read. */
function column(cells: readonly Cell[], lang: Lang = 'de', label = 'Gebühr') {
  const table = { columns: ['Ort', label], rows: cells.map((cell) => [text('x'), cell]) };
  const records = read({ lang, headline: ['Kopf'], tables: [table] });
  return records.slice(0, 1 + cells.length).map((fields) => fields.slice(1));
}

const shortened = link('platzda.de/…', 'https://www.platzda.de/blog');
const city = link('Stadt', 'https://k.de/');
const places: Document = {
  lang: 'de',
  preface: sentence`Der Dienst antwortet nicht; Antwort von ${date('2026-11-20')}.`,
  headline: sentence`Sicher bis ${strong(date('2026-11-26'))}; beide Zonen ${strong(money(151, 545.5))}.`,
  notes: [sentence`„hambrug“ als ${strong('Hamburg')} gelesen; ${city}.`],
  tables: [
    {
      caption: 'Alle Orte',
      folded: true,
      columns: ['Ort', 'Vorlauf', 'Gebühr', 'seit', 'online', 'Adresse'],
      rows: [
        [text('A'), count(7, 14, 'day'), money(1234.5), date('2026-12-31'), yesNo(true), shortened],
        [text('Ö'), count(21, 21, 'day'), money(-20), notStated, yesNo(false), city],
      ],
    },
    { caption: 'Leer', columns: ['a'], rows: [] },
    { caption: 'Rat', columns: ['Rat'], rows: [[text('eins')], [list([text('zwei'), count(3)])]] },
  ],
  provenance: {
    askedOn: '2026-11-20',
    asOf: date('2026-03-29'),
    status: 'typische Angabe',
    sources: [
      { title: 'Hamburg', url: 'https://hh.de/a;b' },
      { title: 'StVO', details: [text('§ 45'), date('2026-03-29')] },
    ],
    fields: [
      { path: ['data', 'fee', 'min_eur'], value: 1234.5 },
      { path: ['data', 'places', 0], value: '=1+1' },
      { path: ['data', 'note'], value: null },
    ],
  },
};

describe('a whole answer', () => {
  test('is one table with one header; the result, the notes and where it is from stand at the end', () => {
    expect(lines(read(places))).toEqual([
      'Ort | Vorlauf von (Tage) | Vorlauf bis (Tage) | Gebühr (€) | seit | online | Adresse',
      'A | 7 | 14 | 1234,5 | 31.12.2026 | ja | https://www.platzda.de/blog',
      'Ö | 21 | 21 | -20 | nennt der Dienst nicht | nein | Stadt (https://k.de/)',
      '',
      `Sicher bis 26.11.2026; beide Zonen 151,00 bis 545,50${nbsp}€.`,
      'Der Dienst antwortet nicht; Antwort von 20.11.2026.',
      '„hambrug“ als Hamburg gelesen; Stadt (https://k.de/).',
      'Quelle | Hamburg | https://hh.de/a;b',
      'Quelle | StVO | § 45 | 29.03.2026',
      'Stand | 29.03.2026',
      'Datenstatus | typische Angabe',
      'Abgerufen am | 20.11.2026',
      'Frage | halteverbot orte',
      'Gefragt am | 21.11.2026',
    ]);
  });

  test('has its other tables, and all that the service sent, in files beside it', () => {
    const further = furtherCsv(places);
    expect(further.map(({ name, bytes }) => [name, ...lines(readFile(bytes))])).toEqual([
      ['Rat', 'Rat', 'eins', 'zwei; 3'],
      [
        'Alle Felder des Dienstes',
        'Feld des Dienstes | gesendet',
        'data.fee.min_eur | 1234,5',
        "data.places.0 | '=1+1",
        'data.note | ',
      ],
    ]);
    const files = unzipSync(zipOf(further, '2026-11-21'));
    expect(Object.keys(files)).toEqual(['01-rat.csv', '02-alle-felder-des-dienstes.csv']);
    expect(Object.values(files)).toEqual(further.map(({ bytes }) => bytes));
    expect(furtherCsv({ lang: 'de', headline: ['Wo?'] })).toEqual([]);
  });

  test('whatever a table is called, its file in the archive has a plain name, and no two have one', () => {
    const part = (name: string) => ({ name, bytes: new Uint8Array([1]) });
    const names = ['../../etc/passwd', 'Größe & Straße', '漢字', 'a'.repeat(300), '漢字'];
    expect(Object.keys(unzipSync(zipOf(names.map(part), '2026-11-21')))).toEqual([
      '01-etc-passwd.csv',
      '02-groesse-strasse.csv',
      '03-tabelle.csv',
      `04-${'a'.repeat(60)}.csv`,
      '05-tabelle.csv',
    ]);
  });

  test('every single case is in the table, where the answer sums them up', () => {
    const rows = Array.from({ length: 3_456 }, (_, at) => [text(`Fall ${at}`), money(at)]);
    const cases = { columns: ['Fall', 'Betrag'], rows };
    const records = lines(read({ ...places, cases }));
    expect(records.slice(0, 2)).toEqual(['Fall | Betrag (€)', 'Fall 0 | 0']);
    expect(records.indexOf('')).toBe(3_457);
    expect(furtherCsv({ ...places, cases })[0]?.name).toBe('Alle Orte');
  });

  test('a list of what and how much that a message divides is one table', () => {
    const rows = (...labels: readonly string[]) => labels.map((label) => [text(label), money(1)]);
    const tables = [
      { columns: ['', 'Köln'], rows: rows('Gebühr') },
      { caption: 'Orte', columns: ['Ort', 'Köln'], rows: rows('x') },
      { caption: 'Weitere', columns: ['Angabe', 'Köln'], rows: rows('Miete'), folded: true },
    ];
    const document: Document = { lang: 'de', headline: ['Kopf'], tables };
    expect(lines(read(document)).slice(0, 4)).toEqual(['Angabe | Köln (€)', 'Gebühr | 1', 'Miete | 1', '']);
    expect(furtherCsv(document).map(({ name }) => name)).toEqual(['Orte']);
  });

  test('in English has English words and days, and the decimal comma of the office', () => {
    const english = lines(read({ ...places, lang: 'en' }));
    expect(english[0]).toContain('Ort | Vorlauf from (days) | Vorlauf to (days) | Gebühr (€)');
    expect(english[1]).toBe('A | 7 | 14 | 1234,5 | 2026-12-31 | yes | https://www.platzda.de/blog');
    expect(english).toContain('As of | 2026-03-29');
    expect(english).toContain('Asked on | 2026-11-21');
  });

  test('says what the service does not say, and has no sources where there is nothing to source', () => {
    const silent = read({ lang: 'de', headline: ['x'], provenance: { askedOn: '2026-11-21', sources: [] } });
    const absent = ['Quelle', 'Stand', 'Datenstatus'].map((label) => `${label} | nennt der Dienst nicht`);
    expect(lines(silent).slice(1, 4)).toEqual(absent);
    const asking = read({ lang: 'de', headline: ['Wo?'], asksBack: true });
    expect(lines(asking)).toEqual(['Wo?', 'Frage | halteverbot orte', 'Gefragt am | 21.11.2026']);
  });
});

const [open, gap, unknown] = ['nicht bestätigt', text('nicht bestätigt'), 'nennt der Dienst nicht'];

describe('a column of figures', () => {
  const ends = 'Gebühr von (€) | Gebühr bis (€)';
  test.each<[string, readonly Cell[], readonly string[]]>([
    ['of euros', [money(0), money(1_234_567.89)], ['Gebühr (€)', '0', '1234567,89']],
    ['of ranges', [money(1, 2.5), money(3)], [ends, '1 | 2,5', '3 | 3']],
    ['of negative ranges', [money(-5, -3)], [ends, '-5 | -3']],
    ['of ranges with gaps', [money(1, 2), gap], [ends, '1 | 2', `${open} | ${open}`]],
    ['of mere numbers', [count(1234.5), count(0.37)], ['Gebühr', '1234,5', '0,37']],
    ['of percents', [count(55, 55, 'percent')], ['Gebühr (%)', '55']],
    ['of prices', [count(0.31, 0.31, 'euroPerKilowattHour')], ['Gebühr (€ je kWh)', '0,31']],
    ['of tiny numbers', [count(1e-7)], ['Gebühr', '0,0000001']],
    ['with a figure in words', [count(2), phrase('ab ', count(3))], ['Gebühr', '2', 'ab 3']],
    ['with gaps', [money(1), gap, gap, notStated], ['Gebühr (€)', '1', open, open, unknown]],
  ])('%s', (_, cells, expected) => {
    expect(lines(column(cells))).toEqual(expected);
  });

  test('does not name its unit twice, and never no name', () => {
    expect(column([money(1)], 'de', 'Kosten in €')[0]).toEqual(['Kosten in €']);
    expect(column([count(1, 2, 'day')], 'en', '')[0]).toEqual(['Item from (days)', 'Item to (days)']);
  });
});

test('where rows are attributes, values stay readable', () => {
  const figures = [money(21, 120), count(21, 28, 'day'), count(1.5)];
  const cells = [...figures, text('a'), date('2026-12-03'), yesNo(true)];
  const read = ['Gebühr', `21 bis 120${nbsp}€`, `21 bis 28${nbsp}Tage`, '1,5', 'a', '03.12.2026', 'ja'];
  expect(column(cells).flat()).toEqual(read);
  // One kind of figure, but among different texts: no column of euros.
  expect(column([money(30), text('Mo bis Fr'), text('Rathaus')])[0]).toEqual(['Gebühr']);
  // In English, too, a mere number is one that the office's spreadsheet takes for the same.
  expect(lines(column([count(1234.5), money(2.5)], 'en'))).toEqual(['Gebühr', '1234,5', '€2.50']);
});

describe('foreign text', () => {
  const executed = ['=1+1', '=HYPERLINK("https://evil.example";"x")', '+49 30 115', "-2+3+cmd|' /C calc'!A0"];
  const changed = ['01067', '8-12', '1.5', '1E5', '12345678901234567'];
  const harmless = ['2026', '10115', 'a;b', 'sagt "ja"', 'a=b', '1.234,50 €', 'eins\nzwei', '„ß“'];

  test.each([...executed, '@SUM(A1)', '＝1+1', '﹦1+1', '﹢1', '﹣1', '﹫x', '\u200d=1', ...changed])(
    '%j stays text',
    (given) => {
      expect(column([text(given), text('anderes')])[1]).toEqual([`'${given}`]);
    },
  );

  test.each(['\t=1', '\r\n=1', ' \u00a0=1', '\u200b\u202e\ufeff=1', '\0=1'])('%j is uncovered', (given) => {
    expect(column([text(given), text('anderes')])[1]).toEqual(["'=1"]);
  });

  test.each(harmless)('%j is unchanged', (given) => {
    expect(column([text(given), text('anderes')])[1]).toEqual([given]);
  });

  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...'=+-@";\r\n\t a1\u200d\''), maxLength: 8 }),
  );
  const isNumber = /^-?\d+$/;

  test('never begins a field with what is executed, nor breaks out of it, wherever it stands', () => {
    const holds = fc.property(hostile, (given) => {
      const cells = [text(given), link(given, 'https://a.de/'), phrase(given, money(-1))];
      const rows = [...cells, list(cells)].map((cell) => [cell, money(-5, -3)]);
      const sources = [{ title: given, url: given }];
      const document: Document = {
        lang: 'de',
        preface: [text(given)],
        headline: [given],
        notes: [[strong(given)]],
        tables: [{ caption: `c${given}`, columns: [`${given}b`, given], rows }],
        provenance: { askedOn: '2026-11-21', asOf: text(given), status: given, sources },
      };
      const records = read(document, { ...about, question: given });
      expect(records).toHaveLength(15);
      expect(records.flat().filter((field) => /^[=+\-@\s＝]/u.test(field) && !isNumber.test(field))).toEqual(
        [],
      );
      expect(lines(records.slice(1, 5).map((fields) => fields.slice(-2)))).toEqual(Array(4).fill('-5 | -3'));
    });
    fc.assert(holds, { numRuns: 300 });
  });
});

// Fields that no command knows: readable labels, typed values, and none of them is lost.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  count,
  date,
  link,
  list,
  money,
  nothingThere,
  type Table,
  text,
  yesNo,
} from '../../../src/document/index.ts';
import { type Json, readRecord } from '../../../src/facts/index.ts';
import { otherFields } from '../../../src/kit/index.ts';
import { furtherCsv, toCsv } from '../../../src/render/csv.ts';
import { leavesOf } from '../../../packages/facts-sandbox/test/support/anyShape.ts';

const rowsOf = (answer: Json) =>
  otherFields(readRecord(answer), {
    lang: 'de',
    caption: 'x',
  });

describe('a field is shown as what it is', () => {
  test.each<[string, Json, string, unknown]>([
    ['money by its name', { fee_min_eur: 10.2 }, 'Fee min', money(10.2)],
    ['money by a name around it', { kosten: { bis: 5 } }, 'Kosten · Bis', money(5)],
    ['money written as text', { preis: '12.50' }, 'Preis', money(12.5)],
    ['days, also below money', { kosten: { tage: 5 } }, 'Kosten · Tage', count(5, 5, 'day')],
    ['a number that is a name', { year: 2026 }, 'Year', text('2026')],
    ['a large number', { population: 1_234_567 }, 'Population', count(1_234_567)],
    ['a date', { valid: '2026-03-29' }, 'Valid', date('2026-03-29')],
    ['midnight as a date', { validFrom: '2026-03-29T00:00:00.000Z' }, 'Valid From', date('2026-03-29')],
    ['yes and no', { online: true }, 'Online', yesNo(true)],
    [
      'an address',
      { portal_url: 'https://www.a.example/b/' },
      'Portal url',
      link('a.example/b', 'https://www.a.example/b/'),
    ],
    ['a list of values', { steps: ['A', 'B'] }, 'Steps', list([text('A'), text('B')])],
    ['without the wrapper’s name', { data: { name: 'X' } }, 'Name', text('X')],
    ['a bare value', 'X', 'Antwort', text('X')],
  ])('%s', (_, answer, label, cell) => {
    expect(rowsOf(answer)).toEqual([
      { columns: ['Angabe', 'Wert'], rows: [[text(label), cell]], caption: 'x' },
    ]);
  });
});

describe('a list of objects', () => {
  test('is a table of its own, with a cell for every entry', () => {
    expect(
      rowsOf({
        papers: [
          { name: 'A', needed: true },
          { name: 'B', copies: 2 },
        ],
      }),
    ).toEqual([
      {
        columns: ['Name', 'Needed', 'Copies'],
        rows: [
          [text('A'), yesNo(true), nothingThere],
          [text('B'), nothingThere, text('2')],
        ],
        caption: 'Unterlagen',
        list: 'whole',
      },
    ]);
  });

  test('with many fields stands entry under entry', () => {
    const entry = { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7 };
    const [table] = rowsOf({ wide: [entry, entry] });
    expect(table?.columns).toEqual(['Nr.', 'Angabe', 'Wert']);
    expect(table?.rows).toHaveLength(14);
  });
});

describe('what a person cannot use', () => {
  test.each([
    ['an absent value', { note: null }],
    ['a formula', { formula: 'a = b * c' }],
    ['ids of sources', { source: ['ag-berlin', 'Hamburg'], source_ids: ['A 1'] }],
    ['the currency', { currency: 'EUR' }],
    ['the disclaimer', { disclaimer_de: 'Keine amtliche Auskunft.' }],
    ['how sure each field is', { feeConfidence: 'Typical value' }],
    ['words of the service’s own', { type: 'berlin-district', size: 'under_100k', city: 'koeln' }],
  ])('%s stands in no table', (_, answer) => {
    expect(rowsOf(answer)).toEqual([]);
  });

  test('stands there all the same where nothing else was read', () => {
    const tables = otherFields(readRecord({ city: 'koeln' }), { lang: 'de', everything: true });
    expect(tables.flatMap(({ rows }) => rows)).toEqual([[text('City'), text('koeln')]]);
  });
});

describe('nothing is dropped:', () => {
  /** Each value is one of a kind, so that it is found again. */
  const word = fc.stringMatching(/^W[a-z]{9}$/);
  const names = fc.constantFrom('name', 'Name', 'fee', 'items', 'places', 'a', 'b', 'c', 'd', 'e', 'f');
  const { answer } = fc.letrec<{ answer: Json }>((tie) => ({
    answer: fc.oneof(
      { maxDepth: 4 },
      word,
      fc.array(tie('answer'), { maxLength: 60 }),
      fc.dictionary(names, tie('answer'), { maxKeys: 9 }),
    ),
  }));
  const about = { question: 'x', askedOn: '2026-11-21' } as const;
  const csvOf = (tables: readonly Table[]) => {
    const document = { lang: 'de', headline: [], tables } as const;
    const files = [toCsv(document, about), ...furtherCsv(document).map(({ bytes }) => bytes)];
    return files.map((bytes) => new TextDecoder().decode(bytes)).join('');
  };
  const isMissingIn = (csv: string) => (value: unknown) => typeof value === 'string' && !csv.includes(value);

  test.each([51, 60, 576])('%i entries, and all of them are in the CSV file', (length) => {
    const entries = Array.from({ length }, (_, index) => ({ name: `Ort-${index}-`, wide: `Wert-${index}-` }));
    expect(leavesOf(entries).filter(isMissingIn(csvOf(rowsOf({ entries }))))).toEqual([]);
  });

  test('whatever the service sends is in the CSV file', () => {
    fc.assert(
      fc.property(answer, (sent) => {
        expect(leavesOf(sent).filter(isMissingIn(csvOf(rowsOf(sent))))).toEqual([]);
      }),
    );
  });
});

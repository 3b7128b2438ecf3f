// Long lists on paper: rows that say the same share a line, and every pair of things is a square.
import { describe, expect, test } from 'vitest';
import { type Cell, money, type Table, text } from '../../src/document/index.ts';
import { condensed } from '../../src/render/pdf/condense.ts';
import { formatCell } from '../../src/render/value.ts';

const states = Array.from({ length: 16 }, (_, at) => `Land ${at + 1}`);
const listOf = (columns: readonly string[], rows: readonly (readonly Cell[])[]): Table => ({
  columns,
  rows,
  caption: 'Liste',
  list: 'whole',
});
const shown = (tables: readonly Table[]) =>
  tables.map(({ caption, columns, rows }) => [
    caption,
    columns.join(' | '),
    ...rows.map((row) => row.map((cell) => formatCell(cell, 'de').replaceAll('\u00a0', ' ')).join(' | ')),
  ]);

describe('rows that say the same', () => {
  const stoves = listOf(
    ['Ofen', 'Land', 'Zuschuss', 'Landesgeld'],
    ['Kamin', 'Pellet'].flatMap((stove, at) =>
      states.map((state) => [
        text(stove),
        text(state),
        money(at * 3600),
        text(state === 'Land 10' ? 'unklar' : '–'),
      ]),
    ),
  );

  test('share a line, the rest by how many they are', () => {
    expect(shown(condensed(stoves, 'de'))).toEqual([
      [
        'Liste',
        'Ofen | Land | Zuschuss | Landesgeld',
        'Kamin | Land 10 | 0 € | unklar',
        'Kamin | alle übrigen (15) | 0 € | –',
        'Pellet | Land 10 | 3.600 € | unklar',
        'Pellet | alle übrigen (15) | 3.600 € | –',
      ],
    ]);
  });

  test('stay as they are in a short list, and where it is no list', () => {
    const short = { ...stoves, rows: stoves.rows.slice(0, 24) };
    expect(condensed(short, 'de')).toEqual([short]);
    const { list: _, ...plain } = stoves;
    expect(condensed(plain, 'de')).toEqual([plain]);
  });

  test('a list in which every row says something else stays', () => {
    const each = listOf(
      ['Land', 'Preis'],
      Array.from({ length: 40 }, (_, at) => [text(`L${at}`), money(at)]),
    );
    expect(condensed(each, 'de')).toEqual([each]);
    const twice = listOf(
      ['Land', 'Preis'],
      Array.from({ length: 40 }, (_, at) => [text('L'), money(at)]),
    );
    expect(condensed(twice, 'de')).toEqual([twice]);
  });
});

describe('pairs of things', () => {
  const towns = ['Bonn', 'Ulm', 'Kiel', 'Trier', 'Jena', 'Hamm'];
  const priceOf = (town: string) => (town === 'Bonn' ? 50 : town.length);
  const pairs = (price: (from: string, to: string) => number) =>
    listOf(
      ['Von', 'Nach', 'Kosten'],
      towns.flatMap((from) =>
        towns.map((to) => [text(from), text(to), money(price(from, to), price(from, to) + 10)]),
      ),
    );

  test('are a square in which names that are alike share a letter', () => {
    expect(
      shown(
        condensed(
          pairs((from, to) => priceOf(from) * priceOf(to)),
          'de',
        ),
      ),
    ).toEqual([
      [
        'Alle 36 Kombinationen: Kosten (€)',
        'Von \\ Nach | Bonn | A | Trier | Ulm',
        'Bonn | 2.500–2.510 | 200–210 | 250–260 | 150–160',
        'A: Hamm, Jena, Kiel | 200–210 | 16–26 | 20–30 | 12–22',
        'Trier | 250–260 | 20–30 | 25–35 | 15–25',
        'Ulm | 150–160 | 12–22 | 15–25 | 9–19',
      ],
    ]);
  });

  test('that are not alike both ways stay a list', () => {
    const oneWay = pairs((from, to) => priceOf(from) * 100 + to.charCodeAt(0));
    expect(condensed(oneWay, 'de')).toEqual([oneWay]);
  });
});

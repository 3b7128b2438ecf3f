// Thousands of cases on one page: what makes no difference is said once, and every case can still be looked up.
import { describe, expect, test } from 'vitest';
import { type Cell, count, type Document, money, text, yesNo } from '../../src/document/index.ts';
import { matricesOf } from '../../src/render/pdf/matrix.ts';
import { formatCell } from '../../src/render/value.ts';

const states = Array.from({ length: 16 }, (_, at) => `Land ${at + 1}`);
const buildings = ['Einfamilienhaus', 'Mehrfamilienhaus'];

/** 16 states, 2 buildings, 3 numbers of spaces, own or not: 192 cases. */
function cases(amount: (state: string, building: string, spaces: number, own: boolean) => number) {
  const rows = states.flatMap((state) =>
    buildings.flatMap((building) =>
      [1, 5, 50].flatMap((spaces) =>
        [true, false].map((own): Cell[] => [
          text(state),
          text(building),
          count(spaces),
          yesNo(own),
          money(amount(state, building, spaces, own)),
        ]),
      ),
    ),
  );
  return { columns: ['Bundesland', 'Gebäude', 'Stellplätze', 'selbst genutzt', 'gesichert'], rows };
}

const documentOf = (table: NonNullable<Document['cases']>): Document => ({
  lang: 'de',
  headline: ['Kopf'],
  cases: table,
});

const shown = (document: Document) =>
  matricesOf(document).map(({ caption, columns, rows }) => [
    caption,
    columns.join(' | '),
    ...rows.map((row) => row.map((cell) => formatCell(cell, 'de').replaceAll('\u00a0', ' ')).join(' | ')),
  ]);

describe('the cases of an overview', () => {
  test('are told by what makes a difference, the rest by name', () => {
    const only = cases((state, building, spaces) =>
      state === 'Land 7' && building === 'Mehrfamilienhaus' ? spaces * 1_000 : 0,
    );
    expect(shown(documentOf(only))).toEqual([
      [
        'Alle 192 Kombinationen: gesichert',
        'Bundesland | Gebäude | Stellplätze 1 | Stellplätze 5 | Stellplätze 50',
        'Land 7 | Einfamilienhaus | 0 € | 0 € | 0 €',
        'Land 7 | Mehrfamilienhaus | 1.000 € | 5.000 € | 50.000 €',
        'alle übrigen (15) | alle | 0 € | 0 € | 0 €',
      ],
    ]);
  });

  test('with the same value share a line by name where they are few', () => {
    const three = cases(
      (state, building, _, own) =>
        (['Land 2', 'Land 3'].includes(state) ? 10 : 20) + (own ? 1 : 0) + (building.startsWith('M') ? 0 : 5),
    );
    const [table] = shown(documentOf(three));
    expect(table?.slice(1, 5)).toEqual([
      'Bundesland | selbst genutzt | Einfamilienhaus | Mehrfamilienhaus',
      'Land 2, Land 3 | ja | 16 € | 11 €',
      'Land 2, Land 3 | nein | 15 € | 10 €',
      'alle übrigen (14) | ja | 26 € | 21 €',
    ]);
  });

  test('need no matrix where all are alike, where one choice tells all, or where a table has each of them', () => {
    expect(matricesOf(documentOf(cases(() => 0)))).toEqual([]);
    expect(matricesOf(documentOf(cases((_, building) => building.length)))).toEqual([]);
    const varied = cases((state, building) => state.length + building.length);
    expect(matricesOf(documentOf(varied))).toHaveLength(1);
    expect(matricesOf({ ...documentOf(varied), tables: [varied] })).toEqual([]);
    expect(matricesOf({ lang: 'de', headline: ['Kopf'] })).toEqual([]);
  });

  test('that nothing tells apart are no matrix: a figure would stand for another one', () => {
    const { columns, rows } = cases((state, building) => state.length + building.length);
    const twice = rows.flatMap((row) => [row, [...row.slice(0, -1), money(99)]]);
    expect(matricesOf(documentOf({ columns, rows: twice }))).toEqual([]);
  });
});

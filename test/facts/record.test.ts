// Answers of the service read by name: any spelling, any nesting, never a guess.
import { describe, expect, test } from 'vitest';
import { type FactsRecord, type Json, readRecord } from '../../src/facts/index.ts';
import { quickestMs } from '../support/processorTime.ts';

describe('a field is found', () => {
  test.each([
    ['as the contract writes it', { max_days: 28 }],
    ['in camel case', { maxDays: 28 }],
    ['with hyphens', { 'max-days': 28 }],
    ['inside a wrapper', { data: { result: { max_days: 28 } } }],
    ['as a nested pair of names', { max: { days: 28 } }],
    ['as a number in text', { max_days: '28' }],
  ])('%s', (_, answer) => {
    expect(readRecord(answer).number('max_days')).toBe(28);
  });

  test('with the currency behind its name', () => {
    expect(readRecord({ cost_min_eur: 151 }).number('cost_min')).toBe(151);
  });

  test('with umlauts in any spelling', () => {
    expect(readRecord({ Gebühr: 20 }).number('gebuehr')).toBe(20);
  });

  test('by the first name that fits', () => {
    expect(readRecord({ title: 'long', short_title: 'short' }).text('short_title', 'title')).toBe('short');
  });

  test('at the outermost place', () => {
    expect(readRecord({ as_of: 'a', source: { as_of: 'b' } }).text('as_of')).toBe('a');
  });
});

describe('a field is not guessed', () => {
  test('after an answer whose keys are written alike', () => {
    const [whole, apart] = [
      { 'a{1:b}': 1, c: 2 },
      { a: { b: 3 }, c: 4 },
    ];
    const read = (answer: typeof whole | typeof apart) => {
      const record = readRecord(answer);
      return [record.number('ab'), record.number('b'), record.number('a1b'), record.number('c')];
    };
    expect(read(whole)).toEqual([undefined, undefined, 1, 2]);
    expect(read(apart)).toEqual([3, undefined, undefined, 4]);
    expect(readRecord([{ x: 5 }]).number('0x')).toBe(5);
    expect(readRecord({ '0': { x: 6 } }).number('0x')).toBe(6);
  });
  test('where two are equally far out', () => {
    expect(readRecord({ von: { fee: 1 }, nach: { fee: 2 } }).number('fee')).toBeUndefined();
  });
  test('where it is no number', () => {
    expect(readRecord({ max_days: 'bald' }).number('max_days')).toBeUndefined();
    expect(readRecord({ max_days: null }).number('max_days')).toBeUndefined();
  });
});

describe('what nobody read', () => {
  test('is the answer itself, where that is a single value', () => {
    expect(readRecord('geschlossen').all()).toEqual([{ path: [], value: 'geschlossen' }]);
    expect(readRecord('geschlossen').takeRest()).toEqual([{ path: [], value: 'geschlossen' }]);
  });

  test('is given once, in order, with paths from there', () => {
    const answer = readRecord({ a: 1, b: { c: [true, null], max_days: 3 } });
    expect(answer.number('max_days')).toBe(3);
    expect(answer.takeRest()).toEqual([
      { path: ['a'], value: 1 },
      { path: ['b', 'c', 0], value: true },
      { path: ['b', 'c', 1], value: null },
    ]);
    expect(answer.takeRest()).toEqual([]);
  });

  test('is there again for the next who asks for the same answer', () => {
    const json = { von: { name: 'Köln', size: 3 }, total: 1 };
    const readAll = () => {
      const answer = readRecord(json);
      return [answer.child('von')?.text('name'), answer.number('total'), answer.takeRest()];
    };
    expect(readAll()).toEqual(['Köln', 1, [{ path: ['von', 'size'], value: 3 }]]);
    expect(readAll()).toEqual(readAll());
  });

  test('of a part is not repeated by the whole', () => {
    const answer = readRecord({ von: { name: 'Köln', size: 3 }, total: 1 });
    expect(answer.child('von')?.takeRest()).toEqual([
      { path: ['name'], value: 'Köln' },
      { path: ['size'], value: 3 },
    ]);
    expect(answer.takeRest()).toEqual([{ path: ['total'], value: 1 }]);
  });
});

test('an answer as large and as deep as may be is read at each of its levels within seconds', () => {
  const levels = 48;
  const values = Array.from({ length: 98_000 }, (_, index) => `"k${index}":1`).join(',');
  const answer = readRecord(JSON.parse(`${'{"a":'.repeat(levels)}{${values}}${'}'.repeat(levels)}`) as Json);
  const readAll = (record: FactsRecord): number =>
    (record.number('k97999', 'fee') ?? 0) +
    (record.text('city') === undefined ? 0 : 1) +
    record.parts().reduce((sum, part) => sum + readAll(part), 0);
  const takesMs = quickestMs(() => expect(readAll(answer)).toBe(1), 1);
  expect(takesMs).toBeLessThan(4_000);
  expect(answer.takeRest()).toHaveLength(97_999);
});

describe('lists', () => {
  test('of objects are found by name, or as the longest', () => {
    const answer = readRecord({ sources: [{ id: 'a' }], locations: [{ slug: 'x' }, { slug: 'y' }] });
    expect(answer.children('locations').map((entry) => entry.text('slug'))).toEqual(['x', 'y']);
    expect(answer.longestList().map((entry) => entry.key)).toEqual(['0', '1']);
  });

  test('keyed by slugs keep the slug', () => {
    const answer = readRecord({ orte: { koeln: { name: 'Köln' }, essen: { name: 'Essen' } } });
    expect(answer.children('orte').map((entry) => entry.key)).toEqual(['koeln', 'essen']);
  });

  test('of texts are read whole; a single text counts as a list of one', () => {
    expect(readRecord({ order: ['a', 'b'] }).texts('order')).toEqual(['a', 'b']);
    expect(readRecord({ source: 'a' }).texts('sources', 'source')).toEqual(['a']);
    expect(readRecord({}).texts('order')).toEqual([]);
  });
});

test('a table of bare values has the names of its columns', () => {
  const table = {
    columns: ['city', 'fee'],
    rows: [
      ['kiel', '30.00 EUR'],
      ['jena', '28.00 EUR'],
    ],
  };
  const answer = readRecord(table);
  expect(answer.children('rows').map((row) => [row.text('city'), row.number('fee')])).toEqual([
    ['kiel', 30],
    ['jena', 28],
  ]);
});

test.each([
  [{ columns: ['city', 'city'], rows: [['kiel', 1]] }],
  [{ columns: ['city'], rows: [['kiel', 1]] }],
  [{ columns: ['city', 2], rows: [['kiel', 1]] }],
  [{ columns: ['city', 'fee'], rows: [{ city: 'kiel' }] }],
])('%j is no such table, and nothing of it is lost', (json) => {
  expect(
    readRecord(json)
      .takeRest()
      .map(({ path }) => path[0]),
  ).toEqual(expect.arrayContaining(['columns', 'rows']));
});

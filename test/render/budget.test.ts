// What of an answer is seen at once, and what stands in its fold.
import { describe, expect, test } from 'vitest';
import {
  type Cell,
  type Document,
  money,
  note,
  type NoteKind,
  strong,
  type Table,
  text,
} from '../../src/document/index.ts';
import { withinBudget } from '../../src/render/budget.ts';
import { provenanceMarkdown, toMessages } from '../../src/render/markdown.ts';

const answer = (parts: Partial<Document>): Document => ({ lang: 'de', headline: ['x'], ...parts });
const items = (count: number, name = 'Zeile'): Table => ({
  columns: ['Angabe', 'Wert'],
  rows: Array.from({ length: count }, (_, index) => [text(`${name} ${index + 1}`), money(index)]),
});
const list = (count: number, columns: number, kind: 'ranked' | 'whole'): Table => ({
  columns: Array.from({ length: columns }, (_, index) => `S${index + 1}`),
  rows: Array.from({ length: count }, (_, row) =>
    Array.from({ length: columns }, (_, column) => text(`${row}.${column}`)),
  ),
  caption: 'Alle',
  list: kind,
});
const firstCells = ({ rows }: Table) => rows.map(([cell]) => (cell as Extract<Cell, { text: string }>).text);

describe('notes', () => {
  const of = (...kinds: readonly NoteKind[]) =>
    withinBudget(answer({ notes: kinds.map((kind) => note(kind, [kind])) }));

  test('two are seen, the heaviest first; the others stand in the fold', () => {
    const { notes, fold } = of('remark', 'understood', 'condition', 'reading');
    expect(notes).toEqual([['reading'], ['condition']]);
    expect(fold?.notes).toEqual([['remark'], ['understood']]);
  });

  test('what was asked for is always seen: other answers and links to files', () => {
    expect(of('condition', 'condition', 'file', 'answer', 'file').notes).toEqual([
      ['answer'],
      ['file'],
      ['file'],
      ['condition'],
      ['condition'],
    ]);
  });

  test('a long remark is for who wants to know more; a long condition is not', () => {
    const long = 'Das Gesetz soll geändert werden. '.repeat(6);
    const { notes, fold } = withinBudget(answer({ notes: [[long], note('condition', [long, '!'])] }));
    expect(notes).toEqual([[long, '!']]);
    expect(fold?.notes).toEqual([[long]]);
  });
});

describe('rows', () => {
  test('six are seen, the rest stands in the fold, and none in both', () => {
    const { tables, fold } = withinBudget(answer({ tables: [items(8)] }));
    expect(tables.map(({ rows }) => rows.length)).toEqual([6]);
    expect(fold?.tables.map(firstCells)).toEqual([['Zeile 7', 'Zeile 8']]);
    expect(fold?.title).toBe('Alle Angaben');
  });

  test('a second table is seen where there is room for all of it', () => {
    const { tables, fold } = withinBudget(answer({ tables: [items(2), items(4, 'b'), items(1, 'c')] }));
    expect(tables.map(({ rows }) => rows.length)).toEqual([2, 4]);
    expect(fold?.tables.map(firstCells)).toEqual([['c 1']]);
  });

  test('a row that is too long to be read at a glance leaves its place to the next', () => {
    const long = [text('Genehmigung'), text('Abstandsflächen prüfen; '.repeat(9))];
    const { rows, ...table } = items(7);
    const { tables } = withinBudget(answer({ tables: [{ ...table, rows: [long, ...rows] }] }));
    expect(tables.map(firstCells)[0]).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Zeile ${number}`));
  });

  test('what and how much in several folded tables is one list, and says nothing twice', () => {
    const folded = { ...items(2), folded: true };
    const { fold } = withinBudget(answer({ tables: [items(7), folded, { ...items(3, 'b'), folded: true }] }));
    expect(fold?.tables.map(firstCells)).toEqual([['Zeile 7', 'Zeile 1', 'Zeile 2', 'b 1', 'b 2', 'b 3']]);
  });
});

test('folded tables that say something else of the same thing are not one list', () => {
  const sums = [489, 476].map((sum, at): Table => ({
    caption: ['Köln', 'Hamburg'][at] ?? '',
    columns: ['', 'Musterprotokoll', 'eigene Satzung'],
    rows: [
      [text('Summe'), money(sum), money(900 + at)],
      [text('Handelsregister'), money(200), money(200)],
    ],
    folded: true,
  }));
  const { fold } = withinBudget(answer({ tables: sums }));
  expect(fold?.tables.map(({ caption, rows }) => [caption, rows.length])).toEqual([
    ['Köln', 2],
    ['Hamburg', 2],
  ]);
});

describe('a list', () => {
  test('that is ranked shows its first entries, and says how many more there are', () => {
    const { tables, fold } = withinBudget(answer({ tables: [list(24, 5, 'ranked')] }));
    expect(tables[0]?.columns).toEqual(['S1', 'S2', 'S3']);
    expect(tables[0]?.rows.at(-1)).toEqual([text('… und 19 weitere, unten aufzuklappen')]);
    expect(fold?.tables[0]?.rows).toHaveLength(24);
    expect(fold?.title).toBe('Alle');
  });

  test('that stays whole is not divided: sixteen states', () => {
    const { tables, fold } = withinBudget(answer({ tables: [list(16, 3, 'whole')] }));
    expect(tables).toEqual([]);
    expect(fold?.tables.map(({ rows }) => rows.length)).toEqual([16]);
  });

  test('that is endless says how much is left for a file', () => {
    const { fold } = withinBudget(answer({ tables: [list(80, 3, 'whole')] }));
    const rest = '… und 20 weitere; mit „csv“ am Ende der Frage kommen alle als Datei';
    expect(fold?.tables[0]?.rows).toHaveLength(61);
    expect(JSON.stringify(fold?.tables[0]?.rows.at(-1))).toContain(rest);
  });
});

test('what is the answer by itself is seen whole, and nothing of it is folded', () => {
  const { tables, fold } = withinBudget(answer({ tables: [{ ...items(30), whole: true }] }));
  expect([tables[0]?.rows.length, fold]).toEqual([30, undefined]);
});

test('everything stands in one fold of the message, before the source line', () => {
  const [message = '', second] = toMessages(
    answer({
      notes: [['a'], ['b'], ['c']],
      tables: [items(7), { ...list(3, 3, 'whole'), folded: true }],
      provenance: { askedOn: '2026-11-21', sources: [] },
    }),
    10_000,
  );
  expect(second).toBeUndefined();
  expect(message.match(/^```spoiler .*$/gm)).toEqual(['```spoiler Alle Angaben']);
  expect(message.indexOf('\n```\n')).toBeGreaterThan(message.indexOf('| 2.0 |'));
  expect(message.split('\n').at(-1)).toMatch(/^Stand nennt der Dienst nicht/);
});

test('how sure it is stands out only for the figure in the first line; four sources are three and some more', () => {
  const sources = ['a', 'b', 'c', 'd', 'e'].map((title) => ({ title }));
  const provenance = { askedOn: '2026-11-21', status: 'Beispielwert', isExample: true, sources } as const;
  expect(provenanceMarkdown(provenance, 'de', true)).toContain(
    '· **Beispielwert** · Quellen: a, b, c und 2 weitere',
  );
  const [said] = toMessages(answer({ headline: [strong('Ja'), '.'], provenance }), 10_000);
  expect(said).toContain('· Beispielwert ·');
});

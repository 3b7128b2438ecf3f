// docs/asking.md: every sentence in its tables is asked, and what it promises stands in the answer.
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../src/bot/understanding/catalogue.ts';
import { commandTable, withTable } from '../../tools/docs.ts';
import { askSettled } from '../support/settled.ts';
import { editFollowed } from '../support/editing.ts';
import { openOffice } from '../support/office.ts';
import { codeIn, readPage, type Table, tablesIn } from './pages.ts';

const page = 'docs/asking.md';
const { commands } = await loadCatalogue();

const tables = tablesIn(readPage(page));
const under = (column: string) => tables.filter(({ columns }) => columns[0] === column);
const coded = ({ rows }: Table) => rows.map((row) => row.map(codeIn));

test('lists every way to ask, as `npm run docs` writes it', () => {
  expect(readPage(page)).toBe(withTable(readPage(page), commandTable(commands)));
  for (const { usage } of commands) expect(usage.en).toHaveLength(usage.de.length);
});

test('every cell of an example is read', () => {
  const cells = tables
    .filter(({ columns }) => !['In German', 'Where'].includes(columns[0] ?? ''))
    .flatMap(coded);
  expect(cells.length).toBeGreaterThan(40);
  expect(cells.flat().filter((cell) => cell === '')).toEqual([]);
});

test.each(under('What is written').flatMap(coded))('„%s“ is answered with „%s“', async (asked, answer) => {
  const office = await openOffice();
  expect(await office.ask(asked ?? '')).toContain(answer);
});

describe.each(under('One after the other').map(coded))('one after the other', (...said) => {
  test(said.map(([asked]) => asked).join(' · '), async () => {
    const office = await openOffice();
    for (const [asked = '', answer] of said) expect(await office.ask(asked)).toContain(answer);
  });
});

test.each(under('Asked').flatMap(coded))('„%s“, edited to „%s“', async (asked, edited, answer) => {
  const office = await openOffice();
  const { id } = await askSettled(office, asked ?? '');
  expect(await editFollowed(office, id, edited ?? '')).toContain(answer);
});

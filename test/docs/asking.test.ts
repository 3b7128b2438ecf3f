// docs/asking.md: every sentence in its tables is asked, and what it promises stands in the answer.
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../src/bot/understanding/catalogue.ts';
import { commandTable, withTable } from '../../tools/docs.ts';
import { askSettled } from '../support/settled.ts';
import { editFollowed } from '../support/editing.ts';
import { openOffice } from '../support/office.ts';
import { codeIn, readPage, type Table, tablesIn } from './pages.ts';
import { long } from '../support/long.ts';

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

/** Each table or row is a topic of its own: nothing goes on with what stands above it. */
async function asksThat(conversations: readonly (readonly (readonly string[])[])[]): Promise<void> {
  const office = await openOffice();
  const missed: string[] = [];
  for (const [index, conversation] of conversations.entries()) {
    for (const [asked = '', promised = ''] of conversation) {
      const answer = await office.ask(asked, { channel: 'umzug', topic: `Beispiel ${index}` });
      if (!answer.includes(promised)) missed.push(`“${asked}” is answered: ${answer.slice(0, 300)}`);
    }
  }
  expect(missed).toEqual([]);
}

test('each sentence is answered as it says', { timeout: 60_000 }, async () => {
  const rows = under('What is written').flatMap(coded);
  expect(rows.length).toBeGreaterThan(30);
  await asksThat(rows.map((row) => [row]));
});

test('and so is what is said one after the other', { ...long, timeout: 60_000 }, async () => {
  const conversations = under('One after the other').map(coded);
  expect(conversations.length).toBeGreaterThan(5);
  await asksThat(conversations);
});

test.each(under('Asked').flatMap(coded))('„%s“, edited to „%s“', async (asked, edited, answer) => {
  const office = await openOffice();
  const { id } = await askSettled(office, asked ?? '');
  expect(await editFollowed(office, id, edited ?? '')).toContain(answer);
});

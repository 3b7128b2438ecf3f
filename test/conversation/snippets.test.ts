// The account's saved snippets: listed and deleted by administrators.
import { describe, expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';

const asErika = { as: 'erika' } as const;

describe.each([
  ['a bot', { account: 'bot' }],
  ['an ordinary account', { account: 'human', accountRole: 200 }],
  ['an ordinary account on an older server', { account: 'human', featureLevel: 321 }],
] as const)('%s', (_, chat) => {
  test('lists them, deletes one, and says when there is none', async () => {
    const office = await openOffice({ chat });
    const id = office.chat.as(office.chat.amtsbot).saveSnippet('Gruß', 'Mit freundlichen | Grüßen @**all**');
    const list = await office.ask('snippets', asErika);
    expect(list).toMatch(/^\*\*1 Textbaustein\*\*; /);
    expect(list).toContain(`| ${id} | Gruß | Mit freundlichen &#124; Grüßen &#64;`);
    expect(await office.ask(`snippet löschen ${id}`, asErika)).toContain('Textbaustein **Gruß** gelöscht.');
    expect(await office.ask('snippets', asErika)).toContain('**keine Textbausteine**');
    expect(await office.ask(`snippet löschen ${id}`, asErika)).toContain(
      `Einen Textbaustein mit der Nummer ${id} gibt es nicht`,
    );
  });
});

test('a server without them says from which level on there are some', async () => {
  const office = await openOffice({ chat: { featureLevel: 296 } });
  expect(await office.ask('snippets', asErika)).toContain('erst ab Feature-Level 297; dieser Server hat 296');
  expect(await office.ask('snippet löschen 1', asErika)).toContain('erst ab Feature-Level 297');
});

test('what is missing is asked for', async () => {
  const office = await openOffice();
  office.chat.as(office.chat.amtsbot).saveSnippet('Gruß', 'x');
  expect(await office.ask('snippet löschen', asErika)).toContain('Nummer');
});

test('somebody who may not delete deletes nothing', async () => {
  const office = await openOffice();
  const id = office.chat.as(office.chat.amtsbot).saveSnippet('Gruß', 'x');
  await office.ask(`snippet löschen ${id}`, { as: 'max' });
  expect(await office.ask('snippets', asErika)).toContain('Gruß');
});

test('a deletion without an answer is not repeated, and said to be uncertain', async () => {
  const office = await openOffice();
  const id = office.chat.as(office.chat.amtsbot).saveSnippet('Gruß', 'x');
  office.chat.fault({ method: 'DELETE', path: /saved_snippets/, how: { kind: 'dropAfter' } });
  expect(await office.ask(`snippet löschen ${id}`, asErika)).toContain(
    '**Der Chatserver hat nicht geantwortet.**',
  );
  const deletions = office.chat.requests.filter(
    ({ method, path }) => method === 'DELETE' && path.includes('saved_snippets'),
  );
  expect(deletions).toHaveLength(1);
});

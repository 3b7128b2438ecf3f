// Who may do what, as docs/operating.md has it: each command that is not for everybody, asked by each kind of person.
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../src/bot/understanding/catalogue.ts';
import { openOffice } from '../support/office.ts';

const { commands } = await loadCatalogue();
const restricted = commands.flatMap(({ name, who, examples }) =>
  who ? [{ name: name.de[0], who, ask: examples.de[0].ask }] : [],
);

const refusal = /Das dürfen (?:nur Administratoren|Gäste nicht)/;
const rank = { gisela: 0, max: 1, erika: 2 } as const;
const needed = { members: 1, administrators: 2 } as const;

test.each(restricted)('$name is for $who', async ({ who, ask }) => {
  const office = await openOffice({ chat: { account: 'human' } });
  for (const as of ['gisela', 'max', 'erika'] as const) {
    const answer = await office.ask(ask, { as });
    expect(refusal.test(answer), `${as}: ${answer}`).toBe(rank[as] < needed[who]);
  }
});

test('everything that changes something is for administrators', () => {
  expect(commands.filter(({ changes, who }) => changes && who !== 'administrators')).toEqual([]);
});

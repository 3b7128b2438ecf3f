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

/** What they change is the conversation's own, and their rights depend on where it is said; or the asker's own. */
const ofConversation = ['abo', 'erinnere'];

test('everything that changes more than its own conversation is for administrators', () => {
  const others = commands.filter(({ name }) => !ofConversation.includes(name.de[0]));
  expect(others.filter(({ changes, who }) => changes && who !== 'administrators')).toEqual([]);
});

test.each([
  ['abo erbschein', /nur Administratoren und Moderatoren/],
  ['abo ende alle', /nur Administratoren und Moderatoren/],
  ['abo freigeben', /Das dürfen nur Administratoren/],
  ['abo verwerfen', /Das dürfen nur Administratoren/],
])('in a channel, “%s” is not for everybody', async (ask, no) => {
  const office = await openOffice();
  for (const as of ['max', 'erika'] as const) {
    const answer = await office.ask(ask, { as, channel: 'umzug', topic: 'Rechte' });
    expect(no.test(answer), `${as}: ${answer}`).toBe(as === 'max');
  }
});

// Every example of every command, through the whole bot: what the help promises is what happens.
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../src/bot/understanding/catalogue.ts';
import { openOffice } from './support/office.ts';

const { commands } = await loadCatalogue();

describe.each(commands.map((command) => [command.name.de[0], command] as const))('%s', (_, { examples }) => {
  test.each([...examples.de, ...examples.en])('$ask', async ({ ask, answer }) => {
    const office = await openOffice();
    const reply = await office.ask(ask);
    for (const part of answer) expect(reply).toContain(part);
  });
});

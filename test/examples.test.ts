// Every example of every command, through the whole bot: what the help promises is what happens, and the examples
// together ask for every resource of the facts contract.
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../src/bot/understanding/catalogue.ts';
import { rows } from '../packages/facts-sandbox/test/contract/rows.ts';
import { shareOffice } from './support/sharedOffice.ts';

const { commands } = await loadCatalogue();
const inDirectMessage = {};
const asked = new Set<string>();

describe.each(commands.map((command) => [command.name.de[0], command] as const))('%s', (_, { examples }) => {
  const ask = shareOffice();

  test.each([...examples.de, ...examples.en])('$ask', async ({ ask: text, answer }) => {
    const { reply, requests } = await ask(text, inDirectMessage);
    for (const part of answer) expect(reply).toContain(part);
    for (const { path, status } of requests) if (status === 200) asked.add(path);
  });
});

/** `/results/{von}/{nach}/` as a pattern for the paths of requests. */
const patternOf = (path: string) => new RegExp(`^/api/v1${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);

test('the examples of the commands reach all 31 rows', () => {
  const missing = rows.filter(({ path }) => ![...asked].some((one) => patternOf(path).test(one)));
  expect(missing.map(({ path }) => path)).toEqual([]);
  expect(rows).toHaveLength(31);
});

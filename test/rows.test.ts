// Every resource of the facts contract is asked by at least one command's example.
import { expect, test } from 'vitest';
import { loadCatalogue } from '../src/bot/understanding/catalogue.ts';
import { rows } from '../packages/facts-sandbox/test/contract/rows.ts';
import { openOffice } from './support/office.ts';

const { commands } = await loadCatalogue();

/** `/results/{von}/{nach}/` as a pattern for the paths of requests. */
const patternOf = (path: string) => new RegExp(`^/api/v1${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);

test('the examples of the commands reach all 31 rows', async () => {
  const asked = new Set<string>();
  for (const { examples } of commands) {
    for (const { ask } of examples.de) {
      // A fresh office each: what is kept is not asked again.
      const office = await openOffice();
      await office.ask(ask);
      for (const { path, status } of office.facts.requests) if (status === 200) asked.add(path);
    }
  }
  const missing = rows.filter(({ path }) => ![...asked].some((one) => patternOf(path).test(one)));
  expect(missing.map(({ path }) => path)).toEqual([]);
  expect(rows).toHaveLength(31);
}, 60_000);

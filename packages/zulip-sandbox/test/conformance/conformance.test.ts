// What a Zulip server does, case by case: against the sandbox always, and against a real server when one is named.
import { expect, test } from 'vitest';
import { subjects } from './cases/index.ts';
import { conform, sandboxAt } from './conform.ts';
import { longLevels, quickLevels } from './levels.ts';
import { hasRealTarget, openRealServer } from './realTarget.ts';

conform([
  ...quickLevels.map(sandboxAt),
  ...(hasRealTarget ? [[`a real server: ${process.env['ZULIP_REALM']}`, openRealServer] as const] : []),
]);

test('there are many cases, each with a name of its own and a source', () => {
  const all = subjects.flatMap(({ name, cases }) =>
    cases.map((one) => ({ ...one, name: `${name}: ${one.name}` })),
  );
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  // None is skipped at every level.
  const levels = [...quickLevels, ...longLevels];
  const unreached = all.filter(
    ({ since = 0, until = Infinity }) => !levels.some((level) => since <= level && level <= until),
  );
  expect(unreached.map(({ name }) => name)).toEqual([]);
  for (const { source } of all)
    expect(source).toMatch(/^(?:https:\/\/zulip\.com\/|https:\/\/github\.com\/zulip\/|recorded from)/);
});

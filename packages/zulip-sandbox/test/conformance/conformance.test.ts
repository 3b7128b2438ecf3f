// What a Zulip server does, case by case: against the sandbox always, and against a real server when one is named.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { subjects } from './cases/index.ts';
import { openPlace, skipWhereForbidden } from './place.ts';
import { hasRealTarget, openRealServer } from './realTarget.ts';
import { recordedLevel } from './recorded.ts';
import { openSandbox } from './sandboxTarget.ts';
import { removeMade, type Target } from './target.ts';

/** Zulip 8.0, the one that was recorded, Zulip 11.0. */
const levels = [237, recordedLevel, 421];

const targets: readonly (readonly [name: string, open: () => Promise<Target>])[] = [
  ...levels.map((level) => [`the sandbox at level ${level}`, () => openSandbox(level)] as const),
  ...(hasRealTarget ? [[`a real server: ${process.env['ZULIP_REALM']}`, openRealServer] as const] : []),
];
const patience = hasRealTarget ? 300_000 : 15_000;

describe.each(targets)('%s', (_, open) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  }, patience);
  afterEach(() => removeMade(target.made, target.admin), patience);
  afterAll(() => target.close(), patience);

  describe.each(subjects.map((subject) => [subject.name, subject] as const))(
    '%s',
    (_name, { cases, lacking }) => {
      test.for(cases.map((one) => [one.name, one] as const))(
        '%s',
        { timeout: patience },
        async ([, { since = 0, until = Infinity, run }], context) => {
          const { level } = target;
          const reason = lacking?.(target);
          if (reason !== undefined) skipWhereForbidden(target, context, reason);
          if (level < since) context.skip(`only from feature level ${since} on`);
          if (level > until) context.skip(`only up to feature level ${until}`);
          const { place, close } = openPlace(target, context);
          await run(place).finally(close);
        },
      );
    },
  );
});

test('there are many cases, each with a name of its own and a source', () => {
  const all = subjects.flatMap(({ name, cases }) =>
    cases.map((one) => ({ ...one, name: `${name}: ${one.name}` })),
  );
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  // None is skipped at every level.
  const unreached = all.filter(
    ({ since = 0, until = Infinity }) => !levels.some((level) => since <= level && level <= until),
  );
  expect(unreached.map(({ name }) => name)).toEqual([]);
  for (const { source } of all)
    expect(source).toMatch(/^(?:https:\/\/zulip\.com\/|https:\/\/github\.com\/zulip\/|recorded from)/);
});

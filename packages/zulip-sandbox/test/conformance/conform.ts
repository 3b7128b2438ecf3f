// Runs the cases against servers: each server is opened once, and each case has a place of its own there.
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import { subjects } from './cases/index.ts';
import { openPlace, skipWhereForbidden } from './place.ts';
import { hasRealTarget } from './realTarget.ts';
import { recordedLevel } from './recorded.ts';
import { openSandbox } from './sandboxTarget.ts';
import { removeMade, type Target } from './target.ts';

export type NamedTarget = readonly [name: string, open: () => Promise<Target>];

/** The level that was recorded, and Zulip 11.0. */
export const quickLevels: readonly number[] = [recordedLevel, 421];
/** Zulip 8.0; the last level before each of the greater changes, and the first with it; the newest that is known. */
export const longLevels: readonly number[] = [237, 248, 250, 271, 272, 333, 334, 388, 389, 480, 482];

export const sandboxAt = (level: number): NamedTarget => [
  `the sandbox at level ${level}`,
  () => openSandbox(level),
];

const patience = hasRealTarget ? 300_000 : 60_000;

export function conform(targets: readonly NamedTarget[]): void {
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
}

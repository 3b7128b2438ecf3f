// Runs the cases against servers: each server is opened once, and each case has a place of its own there.
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import { subjects } from './cases/index.ts';
import { openPlace, skipWhereForbidden } from './place.ts';
import { hasRealTarget } from './realTarget.ts';
import { openSandbox } from './sandboxTarget.ts';
import { removeMade, type Target } from './target.ts';

export type NamedTarget = readonly [name: string, open: () => Promise<Target>];

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
            try {
              await run(place);
            } finally {
              await close();
            }
          },
        );
      },
    );
  });
}

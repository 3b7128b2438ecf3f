// How all tests run: from the project's root, two files at a time, closed with a line that can be counted.
import { configDefaults, type TestProjectConfiguration, type ViteUserConfig } from 'vitest/config';

/** Which tests run. Vitest takes it from here as from its command line; its types know only the latter. */
export const tagged = (...tagsFilter: string[]) => ({ tagsFilter });

export const common = {
  root: new URL('..', import.meta.url).pathname,
  // The packages are tested as they are written: tsconfig.json names their sources.
  resolve: { tsconfigPaths: true },
  test: {
    // One for each of two cores: a third would load the program once more, and wait for them.
    maxWorkers: 2,
    // Room, in MiB, for what is thrown away at once: to clear it up costs less, the rarer it is done.
    execArgv: ['--max-semi-space-size=32'],
    // Bounds for what hangs, on a machine that has ten other things to do; nothing waits for them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    tags: [{ name: 'long', description: 'What `npm run test:long` alone runs: support/long.ts.' }],
    reporters: ['default', './test/support/countLine.ts'],
  },
} satisfies ViteUserConfig;

/** Who changes something for the whole process (nock) has a process for itself. */
const apart = ['test/chat/connection.test.ts', 'test/facts/client.test.ts', 'test/facts/failover.test.ts'];

/** Files of nothing but long tests; each has a process for itself. */
export const longFiles = ['{test,packages/*/test}/**/*.long.test.ts'];
const exclude = [...configDefaults.exclude, ...longFiles];

/** All others; some of their tests are long as well. */
export const quickFiles: TestProjectConfiguration[] = [
  { extends: true, test: { name: 'apart', include: apart, exclude } },
  {
    extends: true,
    // To load the program anew for each of a hundred files takes longer than most of them do.
    test: {
      name: 'together',
      include: ['{test,packages/*/test}/**/*.test.ts'],
      exclude: [...apart, ...exclude],
      isolate: false,
    },
  },
];

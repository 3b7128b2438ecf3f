// How all tests run: from the project's root, two files at a time, closed with a line that can be counted.
import type { ViteUserConfig } from 'vitest/config';

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

// How all tests run: from the project's root, three files at a time, closed with a line that can be counted.
import type { ViteUserConfig } from 'vitest/config';

export const common = {
  root: new URL('..', import.meta.url).pathname,
  // The packages are tested as they are written: tsconfig.json names their sources.
  resolve: { tsconfigPaths: true },
  test: {
    // Of two cores: while two files wait for a server or a process, the third has one.
    maxWorkers: 3,
    // Room, in MiB, for what is thrown away at once: to clear it up costs less, the rarer it is done.
    execArgv: ['--max-semi-space-size=32'],
    // Bounds for what hangs, on a machine that has ten other things to do; nothing waits for them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', './test/support/countLine.ts'],
  },
} satisfies ViteUserConfig;

// How all tests run: from the project's root, two files at a time, closed with a line that can be counted.
import type { ViteUserConfig } from 'vitest/config';

export const common = {
  root: new URL('..', import.meta.url).pathname,
  // The packages are tested as they are written: tsconfig.json names their sources.
  resolve: { tsconfigPaths: true },
  test: {
    maxWorkers: 2,
    // Bounds for what hangs, on a machine that has ten other things to do; nothing waits for them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', './test/support/countLine.ts'],
  },
} satisfies ViteUserConfig;

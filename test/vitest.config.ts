// How the tests run: from the project's root, two files at a time, closed with a line that can be counted.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['test/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 15_000,
    reporters: ['default', './test/support/countLine.ts'],
  },
});

// How the tests run: from the project's root, two files at a time, closed with a line that can be counted.
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './support/longestFirst.ts';

/** Who changes something for the whole process (nock, the browser), or measures it, has a process for itself. */
const apart = [
  'test/page/**/*.test.ts',
  'test/chat/connection.test.ts',
  'test/facts/client.test.ts',
  'test/facts/failover.test.ts',
  'test/understanding/speed.test.ts',
];

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  // The packages are tested as they are written: tsconfig.json names their sources.
  resolve: { tsconfigPaths: true },
  test: {
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 15_000,
    reporters: ['default', './test/support/countLine.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'apart', include: apart } },
      {
        extends: true,
        // To load the program anew for each of a hundred files takes longer than most of them do.
        test: {
          name: 'together',
          include: ['{test,packages/*/test}/**/*.test.ts'],
          exclude: apart,
          isolate: false,
        },
      },
    ],
  },
});

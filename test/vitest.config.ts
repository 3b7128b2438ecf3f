// `npm test`: everything but the long tests (support/long.ts); what runs how is said in vitest.common.ts.
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './support/longestFirst.ts';
import { common, tagged } from './vitest.common.ts';

/** Who changes something for the whole process (nock) has a process for itself. */
const apart = ['test/chat/connection.test.ts', 'test/facts/client.test.ts', 'test/facts/failover.test.ts'];

const long = [...configDefaults.exclude, '**/*.long.test.ts'];

export default defineConfig({
  ...common,
  test: {
    ...common.test,
    ...tagged('!long'),
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'apart', include: apart, exclude: long } },
      {
        extends: true,
        // To load the program anew for each of a hundred files takes longer than most of them do.
        test: {
          name: 'together',
          include: ['{test,packages/*/test}/**/*.test.ts'],
          exclude: [...apart, ...long],
          isolate: false,
        },
      },
    ],
  },
});

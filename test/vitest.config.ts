// `npm test`: everything but the long tests (support/long.ts); what runs how is said in vitest.common.ts.
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './support/longestFirst.ts';
import { common, quickFiles, tagged } from './vitest.common.ts';

export default defineConfig({
  ...common,
  test: {
    ...common.test,
    ...tagged('!long'),
    sequence: { sequencer: LongestFirst },
    projects: quickFiles,
  },
});

// `npm run test:long`: what proves endurance, and every level of what the quick suite proves at two (support/long.ts).
import { defineConfig } from 'vitest/config';
import { common, longFiles, quickFiles, tagged } from './vitest.common.ts';

export default defineConfig({
  ...common,
  test: {
    ...common.test,
    ...tagged('long'),
    // They wait more than they work.
    maxWorkers: 3,
    projects: [{ extends: true, test: { name: 'long', include: longFiles } }, ...quickFiles],
  },
});

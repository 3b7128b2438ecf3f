// `npm run test:long`: what proves endurance, and every level of what the quick suite proves at two (support/long.ts).
import { configDefaults, defineConfig } from 'vitest/config';
import { common, tagged } from './vitest.common.ts';

export default defineConfig({
  ...common,
  test: {
    ...common.test,
    ...tagged('long'),
    // They wait more than they work.
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: 'files', include: ['{test,packages/*/test}/**/*.long.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'beside quick ones',
          include: ['{test,packages/*/test}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.long.test.ts'],
          isolate: false,
        },
      },
    ],
  },
});

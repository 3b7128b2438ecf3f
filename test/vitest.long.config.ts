// `npm run test:long`: what proves endurance, and every level of what the quick suite proves at two.
import { defineConfig } from 'vitest/config';
import { common } from './vitest.common.ts';

export default defineConfig({
  ...common,
  test: {
    ...common.test,
    include: ['{test,packages/*/test}/**/*.long.test.ts'],
  },
});

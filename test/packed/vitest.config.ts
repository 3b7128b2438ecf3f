// `npm run test:packages`: what needs npm's registry, and Python with pip, to be tried: the packages as others get them.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  // For the office around the bot; the packages themselves are started from their tarballs.
  resolve: { tsconfigPaths: true },
  test: {
    include: ['test/packed/*.proof.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    reporters: ['default', './test/support/countLine.ts'],
  },
});

// `npm run test:clients`: clients that others wrote. What they need comes from the registries of Python and Java.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('../../../..', import.meta.url).pathname,
  test: {
    include: ['packages/zulip-sandbox/test/clients/*.proof.ts'],
    testTimeout: 90_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    reporters: ['default', './test/support/countLine.ts'],
  },
});

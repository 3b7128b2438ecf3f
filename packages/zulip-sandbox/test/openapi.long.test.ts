// The tool that holds the answers against Zulip's own description says what it misses.
// @module-tag long
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.for([
  [['nowhere.yaml'], 'nowhere.yaml is not there: '],
  [[], 'npx tsx packages/zulip-sandbox/tools/openapi.ts zulip.yaml LEVEL'],
  [['nowhere.yaml', '1'], 'npx tsx packages/zulip-sandbox/tools/openapi.ts zulip.yaml LEVEL'],
] as const)('%j: %s', ([args, said]) => {
  const tool = new URL('../tools/openapi.ts', import.meta.url).pathname;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', tool, ...args], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(new RegExp(`^${said}.*\n$`));
});

// What the container installs to run: neither of the two packages, and nothing that only they need.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { read, root } from '../support/imports.ts';

test('the last install of the Dockerfile brings the dependencies of the bot alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'amtsbot-image-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    await cp(join(root, file), join(folder, file));
  const [program = '', ...args] =
    read('Dockerfile')
      .match(/npm ci[^&\n]*/g)
      ?.at(-1)
      ?.trim()
      .split(' ') ?? [];
  expect(args).toContain('--omit=dev');
  await promisify(execFile)(program, [...args, '--no-audit'], { cwd: folder });
  const there = await readdir(join(folder, 'node_modules'));
  const { dependencies } = JSON.parse(read('package.json'));
  const wanted = Object.keys(dependencies).map((name) => name.split('/')[0]);
  expect(there).toEqual(expect.arrayContaining(wanted));
  for (const name of ['zulip-sandbox', 'facts-sandbox', 'hono', '@hono', '@tus', 'typescript', 'vitest']) {
    expect(there).not.toContain(name);
  }
});

// The command facts-sandbox: what it can be told, and how it refuses the rest.
// @module-tag long
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startFactsSandbox } from '../src/index.ts';

const program = new URL('../src/command.ts', import.meta.url).pathname;

const start = (...options: readonly string[]) => run('--import', 'tsx', program, ...options);

function run(...args: readonly string[]) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const written = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written.err += text));
  onTestFinished(() => void child.kill('SIGKILL'));
  const exit = once(child, 'close').then(([code]: unknown[]) => code);
  return { written, exit, end: () => child.kill('SIGTERM') };
}

test('it serves what it says; SIGTERM ends it', async () => {
  const { written, exit, end } = start('--port=0');
  const ready = /^Ready: (\S+)\n$/m;
  await expect.poll(() => written.out, { timeout: 45_000 }).toMatch(ready);
  const baseUrl = ready.exec(written.out)?.[1] ?? '';
  expect(written.out).toContain(`Facts service   ${baseUrl}/ `);
  expect((await fetch(`${baseUrl}/openapi.json`)).status).toBe(200);
  end();
  expect(await exit).toBe(0);
  expect(written.err).toBe('');
});

test('what it cannot be told, it does not take, and says why; with -h it says what it takes', async () => {
  const other = await startFactsSandbox();
  onTestFinished(() => other.stop());
  const wrong = [
    ['--port=high', '--port is a number from 0 to 65535'],
    ['--port=99999', '--port is a number from 0 to 65535'],
    ['--colour=red', "Unknown option '--colour'"],
    [`--port=${new URL(other.baseUrl).port}`, 'choose another one with --port'],
  ] as const;
  const runs = wrong.map(([option, why]) => ({ ...start(option), why }));
  const help = start('-h');
  const version = start('--version');
  for (const { exit, written, why } of runs) {
    expect(await exit).toBe(1);
    expect(written.err).toContain(why);
  }
  expect(await version.exit).toBe(0);
  expect(version.written.out).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(await help.exit).toBe(0);
  expect(help.written.out).toContain('--port');
});

test('in a clone that nobody has compiled it says so, in a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'facts-sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['bin', 'package.json']) {
    cpSync(new URL(`../${name}`, import.meta.url), join(folder, name), { recursive: true });
  }
  const { exit, written } = run(join(folder, 'bin/facts-sandbox.js'));
  expect(await exit).toBe(1);
  expect(written.err).toMatch(/^facts-sandbox is not compiled here: .*\n$/);
});

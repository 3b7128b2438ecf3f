// The command zulip-sandbox: what it can be told, and how it refuses the rest.
// @module-tag long
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startZulipSandbox } from '../src/index.ts';

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

test('it starts with the accounts that are named; SIGTERM ends it', async () => {
  const { written, exit, end } = start('--port=0', '--bot=Echo', '--person=Jörg', '--level=371');
  const ready = /^Ready: (\S+)\n$/m;
  await expect.poll(() => written.out, { timeout: 45_000 }).toMatch(ready);
  const url = ready.exec(written.out)?.[1] ?? '';
  expect(written.out).toContain(`Chat server     ${url}/ `);
  expect(written.out).toMatch(/^ +31 +Echo +echo-bot@\S+ +\w{32}$/m);
  expect(written.out).toMatch(/^ +32 +Jörg +jorg@\S+ +\w{32}$/m);
  // The bot that was named is the one that is tried.
  const zuliprc = await (await fetch(`${url}/sandbox/accounts/31/zuliprc`)).text();
  expect(written.out).toContain(zuliprc);
  const settings = await (await fetch(`${url}/api/v1/server_settings`)).json();
  expect(settings).toMatchObject({ zulip_feature_level: 371 });
  end();
  expect(await exit).toBe(0);
  expect(written.err).toBe('');
});

test('what it cannot be told, it does not take, and says why; with -h it says what it takes', async () => {
  const other = await startZulipSandbox();
  onTestFinished(() => other.stop());
  const wrong = [
    ['--role=king', '--role is one of owner, administrator, moderator, member, guest'],
    ['--account=robot', '--account is bot or human'],
    ['--level=0', '--level is a number from 237 to 500'],
    ['--port=99999', '--port is a number from 0 to 65535'],
    ['--bot= ', '--bot is a name'],
    ['--colour=red', "Unknown option '--colour'"],
    [`--port=${new URL(other.url).port}`, `Port ${new URL(other.url).port} is taken`],
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
  for (const name of ['port', 'level', 'bot', 'person', 'account', 'role', 'version']) {
    expect(help.written.out).toContain(`--${name}`);
  }
});

test('in a clone that nobody has compiled it says so, in a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zulip-sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['bin', 'package.json']) {
    cpSync(new URL(`../${name}`, import.meta.url), join(folder, name), { recursive: true });
  }
  const { exit, written } = run(join(folder, 'bin/zulip-sandbox.js'));
  expect(await exit).toBe(1);
  expect(written.err).toMatch(/^zulip-sandbox is not compiled here: .*\n$/);
});

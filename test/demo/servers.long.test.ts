// The sandbox on its own, as whoever writes another bot starts it.
// @module-tag long
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { clientOf, openQueue } from '../../packages/zulip-sandbox/test/support/chatClient.ts';

const program = new URL('../../src/demo/servers.ts', import.meta.url).pathname;

function start(...options: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...options], {
    env: { PATH: process.env['PATH'] ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written.err += text));
  onTestFinished(() => void child.kill('SIGKILL'));
  const exit = once(child, 'close').then(([code]: unknown[]) => code);
  return { written, exit, end: () => child.kill('SIGTERM') };
}

const valueIn = (text: string, name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(text)?.[1] ?? '';

test('a bot that is written elsewhere sends and hears with what is printed; SIGTERM ends it', async () => {
  const { written, exit, end } = start('--port=0', '--facts-port=0', '--level=371', '--role=administrator');
  await expect.poll(() => written.out, { timeout: 45_000 }).toContain('Ctrl-C');
  const site = valueIn(written.out, 'site');
  const bot = { email: valueIn(written.out, 'email'), apiKey: valueIn(written.out, 'key') };
  const call = clientOf({ url: site }, bot);
  const me = await call('GET', 'users/me');
  expect(me.body).toMatchObject({ full_name: 'Amtsbot', is_bot: true, is_admin: true });

  const queue = await openQueue(call);
  expect(queue.registration['zulip_feature_level']).toBe(371);
  const message = { type: 'stream', to: 'umzug', topic: 'Fragen', content: 'Hallo' };
  const { id } = (await call('POST', 'messages', message)).body;
  expect((await queue.poll()).body.events).toMatchObject([{ type: 'message', message: { id } }]);

  const facts = /^Facts service +(\S+)$/m.exec(written.out)?.[1] ?? '';
  expect((await fetch(facts)).status).toBe(200);
  const order = { service: 'facts', how: { kind: 'answer', status: 503 } };
  await fetch(`${site}/sandbox/faults`, { method: 'POST', body: JSON.stringify(order) });
  expect((await fetch(facts)).status).toBe(503);

  end();
  expect(await exit).toBe(0);
  expect(written.err).toBe('');
});

test('it says what it can be told', async () => {
  const { written, exit } = start('--help');
  expect(await exit).toBe(0);
  for (const name of ['port', 'facts-port', 'level', 'account', 'role'])
    expect(written.out).toContain(`--${name}`);
});

test('what it cannot be told, it does not take, and says why', async () => {
  const wrong = [
    ['--role=king', '--role is one of owner, administrator, moderator, member, guest'],
    ['--colour=red', "Unknown option '--colour'"],
  ] as const;
  const runs = wrong.map(([option, why]) => ({ ...start(option), why }));
  for (const { exit, written, why } of runs) {
    expect(await exit).toBe(1);
    expect(written.err).toContain(why);
  }
});

test('a port that another program has', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { written, exit } = start('--port=0', `--facts-port=${port}`);
  expect(await exit).toBe(1);
  expect(written.err).toContain('choose others with --port and --facts-port');
});

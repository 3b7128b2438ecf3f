// `npm start` as a supervisor sees it: at once when nothing has changed, and never a bot without its npm.
// @module-tag long
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openOffice, until } from './support/office.ts';

const root = new URL('..', import.meta.url).pathname;
const program = [
  'src',
  'commands',
  'assets',
  'tools',
  'tsconfig.json',
  'tsconfig.build.json',
  'package.json',
  'package-lock.json',
];

/** The project in a folder of its own, not built yet. */
function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'amtsbot-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of program)
    cpSync(join(root, name), join(folder, name), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : expect.unreachable('no port');
}

/** Whether a bot is there, whoever started it. */
const isServed = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

function npmStart(folder: string, settings: Readonly<Record<string, string>>) {
  const startedAt = Date.now();
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, npm_config_update_notifier: 'false', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  onTestFinished(() => void npm.kill('SIGTERM'));
  const exit = once(npm, 'exit').then(([code]: unknown[]) => code);
  return {
    exit,
    kill: (signal: NodeJS.Signals) => npm.kill(signal),
    building: () => until(() => said.includes('Building the bot'), 'it to build'),
    /** Resolves with the milliseconds that it took. */
    async listening(withinMs: number) {
      await until(() => said.includes('"listening"'), `the bot to listen, but: ${said}`, withinMs);
      return Date.now() - startedAt;
    },
  };
}

test('builds what has changed, ends with npm, and does not outlive it', { timeout: 120_000 }, async () => {
  const office = await openOffice({ withoutBot: true });
  office.chat.setClock(Date.now);
  const port = await freePort();
  const settings = {
    ZULIP_REALM: office.chat.url,
    ZULIP_USERNAME: office.chat.amtsbot.email,
    ZULIP_API_KEY: office.chat.amtsbot.apiKey,
    FACTS_BASE_URL: office.facts.baseUrl,
    PORT: String(port),
  };
  const folder = copyOfProject();
  const stamp = () => readFileSync(join(folder, 'dist/.stamp'), 'utf8');
  const queuesLeft = () => {
    const queues = office.chat.requests.filter(({ path }) => path === 'register').length;
    const isEnd = ({ method, path, status }: (typeof office.chat.requests)[number]) =>
      method === 'DELETE' && path === 'events' && status === 200;
    return queues - office.chat.requests.filter(isEnd).length;
  };

  const ended = npmStart(folder, settings);
  await ended.building();
  ended.kill('SIGTERM');
  expect(await ended.exit).toBe(0);

  const first = npmStart(folder, settings);
  const withBuild = await first.listening(90_000);
  expect(await isServed(port)).toBe(true);
  first.kill('SIGTERM');
  expect(await first.exit).toBe(0);
  expect([await isServed(port), queuesLeft()]).toEqual([false, 0]);

  const built = stamp();
  const second = npmStart(folder, settings);
  // Side by side on one machine, however busy it is.
  expect(await second.listening(30_000)).toBeLessThan(withBuild * 0.8);
  expect(stamp()).toBe(built);
  second.kill('SIGKILL');
  await second.exit;
  const deadline = Date.now() + 10_000;
  while ((await isServed(port)) && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect([await isServed(port), queuesLeft()]).toEqual([false, 0]);

  const { isBuilt } = (await import(join(folder, 'tools/build.js'))) as { isBuilt: () => boolean };
  expect(isBuilt()).toBe(true);
  utimesSync(join(folder, 'commands/hilfe.ts'), new Date(), new Date());
  expect(isBuilt()).toBe(false);
});

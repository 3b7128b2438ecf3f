// Bots and clients that nobody here wrote, on the sandbox as they are on Zulip.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Account, startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import {
  errbotSettings,
  type Installed,
  javaArchives,
  pythonPrograms,
  repository,
  start,
  zuliprcFile,
} from './installing.ts';

/** What is used of zulip-js, which has no types. */
type ZulipJs = (settings: object) => Promise<{
  readonly queues: { readonly register: (params: object) => Promise<{ readonly queue_id: string }> };
  readonly events: { readonly retrieve: (params: object) => Promise<{ readonly events: unknown }> };
  readonly messages: { readonly send: (params: object) => Promise<unknown> };
}>;
const zulip = createRequire(import.meta.url)('zulip-js') as ZulipJs;

let server: ZulipSandbox;
let echo: Account;
beforeEach(async () => {
  server = await startZulipSandbox({ accounts: [{ fullName: 'Echo' }] });
  echo = server.account('Echo');
  return () => server.stop();
});

const patience = { timeout: 30_000 };
const max = () => server.as(server.people.max);
const polls = (email: string) =>
  expect.poll(() => server.requests.some(({ who, path }) => who === email && path === 'events'), patience);
const answers = () => server.messages().filter(({ senderId }) => senderId === echo.userId);

describe.each([
  ['helloworld', 'hi', 'beep boop'],
  ['converter', '12 celsius fahrenheit', '53.6'],
] as const)('the bot %s of zulip_bots', (bot, question, answer) => {
  let programs: Installed;
  beforeAll(async () => {
    programs = await pythonPrograms('bots', 'zulip==0.9.1', 'zulip_bots==0.9.1');
  });

  test('answers in a channel and in a direct message', async ({ skip }) => {
    if ('lacking' in programs) return skip(programs.lacking);
    const zuliprc = zuliprcFile(echo, server);
    start(join(programs.path, 'zulip-run-bot'), [bot, '--config-file', zuliprc]);
    await polls(echo.email).toBe(true);
    max().send({ channel: 'umzug', topic: 'hello', content: `@**Echo** ${question}` });
    await expect.poll(answers, patience).toMatchObject([{ topic: 'hello' }]);
    max().sendDirect([echo], question);
    await expect.poll(answers, patience).toMatchObject([{ type: 'stream' }, { type: 'private' }]);
    for (const { content } of answers()) expect(content).toContain(answer);
  });
});

describe('Errbot with its backend for Zulip', () => {
  let programs: Installed;
  let backend: Installed;
  beforeAll(async () => {
    programs = await pythonPrograms('errbot', 'zulip==0.9.1', 'errbot==6.2.1');
    // Errbot is on PyPI, its backend in no registry.
    backend = await repository('errbot-backend-zulip', {
      address: 'https://github.com/zulip/errbot-backend-zulip',
      commit: '2e82f4e01ce6a4704f6b03c9eec6c7e8e629c18a',
      copy: process.env['ERRBOT_BACKEND_ZULIP'],
    });
  });

  test('answers in a channel and in a direct message', async ({ skip }) => {
    if ('lacking' in programs) return skip(programs.lacking);
    if ('lacking' in backend) return skip(backend.lacking);
    start(join(programs.path, 'errbot'), ['--config', errbotSettings(echo, server, backend.path)]);
    await polls(echo.email).toBe(true);
    max().send({ channel: 'umzug', topic: 'hello', content: '@**Echo** echo hi there' });
    await expect.poll(answers, patience).toMatchObject([{ topic: 'hello', content: 'hi there' }]);
    max().sendDirect([echo], 'echo only to you');
    await expect
      .poll(answers, patience)
      .toMatchObject([{ type: 'stream' }, { type: 'private', content: 'only to you' }]);
  });
});

describe('zulip-terminal', () => {
  let programs: Installed;
  const screen = `zulip-sandbox-${process.pid}`;
  const tmux = (...args: readonly string[]) =>
    execFileSync('tmux', ['-L', screen, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  beforeAll(async () => {
    programs = await pythonPrograms('terminal', 'zulip-term==0.7.0');
  });

  test('shows a message on its screen', async ({ skip }) => {
    if ('lacking' in programs) return skip(programs.lacking);
    try {
      execFileSync('tmux', ['-V']);
    } catch {
      return skip('there is no tmux here');
    }
    const zuliprc = zuliprcFile(
      server.people.max,
      server,
      '\n[zterm]\ntheme=zt_dark\nautohide=no_autohide\n',
    );
    server.as(server.people.erika).send({ channel: 'umzug', topic: 'Fragen', content: 'Wo ist der Antrag?' });
    // Its threads may fail before its screen is there; what they write would stand across the screen.
    const errors = `${zuliprc}.errors`;
    const command = `LC_ALL=C.UTF-8 ${join(programs.path, 'zulip-term')} -c ${zuliprc} 2>${errors} || cat ${errors}; sleep 60`;
    tmux('new-session', '-d', '-x', '160', '-y', '40', command);
    onTestFinished(() => void tmux('kill-server'));
    const shown = () => tmux('capture-pane', '-p');
    await expect.poll(shown, patience).toContain('Wo ist der Antrag?');
    expect(shown()).toMatch(/umzug ▶ {2}Fragen/);
    // What comes while it runs, it shows as well.
    server.as(server.people.erika).send({ channel: 'umzug', topic: 'Fragen', content: 'Hat sich gefunden.' });
    await expect.poll(shown, patience).toContain('Hat sich gefunden.');
  });
});

describe('the Java client', () => {
  let archives: Installed;
  beforeAll(async () => {
    archives = await javaArchives('com.github.jamesnetherton', 'zulip-java-client', '0.5.2');
  });

  test('polls, and reads topics, versions and groups', async ({ skip }) => {
    if ('lacking' in archives) return skip(archives.lacking);
    const { email, apiKey } = server.people.max;
    const id = max().send({ channel: 'umzug', topic: 'hello', content: 'hi' });
    max().edit(id, 'hi there');
    const program = new URL('Poller.java', import.meta.url).pathname;
    const path = ['-cp', join(archives.path, '*'), program];
    const written = start('java', [...path, server.url, email, apiKey, String(id)]);
    await polls(email).toBe(true);
    server.as(server.people.erika).send({ channel: 'umzug', topic: 'hello', content: 'for Java' });
    await expect.poll(() => written.text, patience).toMatch(/groups \d+/);
    expect(written.text).toContain('heard for Java');
    expect(written.text).toContain('topics 1');
    expect(written.text).toContain('history 2');
  });
});

describe('zulip-js', () => {
  test('hears a question and answers it', async () => {
    const { email: username, apiKey } = echo;
    const client = await zulip({ username, apiKey, realm: server.url });
    const { queue_id } = await client.queues.register({ event_types: ['message'] });
    max().send({ channel: 'umzug', topic: 'hello', content: '@**Echo** hi' });
    const { events } = await client.events.retrieve({ queue_id, last_event_id: -1 });
    expect(events).toMatchObject([{ message: { content: '@**Echo** hi' } }]);
    await client.messages.send({ type: 'stream', to: 'umzug', topic: 'hello', content: 'You said: hi' });
    expect(answers()).toMatchObject([{ content: 'You said: hi', topic: 'hello' }]);
  });
});

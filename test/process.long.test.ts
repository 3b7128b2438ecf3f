// The process as an operator runs it: start, health, signals, exit codes, and what its log does not say.
// @module-tag long
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { zuliprcOf } from 'zulip-sandbox';
import { version } from '../src/version.ts';
import { compileBot } from './support/compiled.ts';
import { listenLocally } from './support/listen.ts';
import { openOffice, until } from './support/office.ts';

interface Run {
  readonly output: () => string;
  readonly errors: () => string;
  readonly exit: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

const bot = compileBot();
afterAll(() => bot.remove());

/** Free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts the bot as its own process, with these settings and no others; `node` is what Node itself is told. */
function startProcess(
  settings: Readonly<Record<string, string>>,
  words: readonly string[] = [],
  node: readonly string[] = [],
): Run {
  const child = spawn(process.execPath, [...node, bot.main, ...words], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written.err += text));
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    output: () => written.out,
    errors: () => written.err,
    exit: once(child, 'exit').then(([code]: unknown[]) => (typeof code === 'number' ? code : null)),
    kill: (signal) => child.kill(signal),
  };
}

async function openWithProcess(more: Readonly<Record<string, string>> = {}) {
  const office = await openOffice({ withoutBot: true });
  office.chat.setClock(Date.now);
  const run = startProcess({
    ZULIP_REALM: office.chat.url,
    ZULIP_USERNAME: office.chat.amtsbot.email,
    ZULIP_API_KEY: office.chat.amtsbot.apiKey,
    FACTS_BASE_URL: office.facts.baseUrl,
    ...more,
  });
  return { office, run };
}

describe('the process', () => {
  test('answers, and on SIGTERM finishes, deletes its queue and ends with 0', async () => {
    const { office, run } = await openWithProcess();
    await until(() => run.output().includes('"listening"'), 'the bot to listen');
    expect(await office.ask('halteverbot köln münchen')).toContain('21 Tage Vorlauf');
    office.facts.fault({ path: /results/, how: { kind: 'slow', ms: 300 } });
    const running = office.say('halteverbot essen bremen');
    await until(() => office.facts.requests.length >= 3, 'the running question');
    const stoppedAt = Date.now();
    run.kill('SIGTERM');
    expect(await run.exit).toBe(0);
    expect(Date.now() - stoppedAt).toBeLessThan(9_500);
    expect(office.answersTo(running)).toHaveLength(1);
    expect(office.isRead(running)).toBe(true);
    expect(
      office.chat.requests.some(
        ({ method, path, status }) => method === 'DELETE' && path === 'events' && status === 200,
      ),
    ).toBe(true);
  });

  test('hands back what it cannot finish: unread, for the next start', async () => {
    const { office, run } = await openWithProcess();
    await until(() => run.output().includes('"listening"'), 'the bot to listen');
    office.facts.fault({ times: 100, how: { kind: 'hang' } });
    const left = office.say('halteverbot essen bremen');
    await until(() => office.facts.requests.length > 0, 'the question to be in hand');
    run.kill('SIGTERM');
    expect(await run.exit).toBe(0);
    expect(office.answersTo(left)).toEqual([]);
    expect(office.isRead(left)).toBe(false);
  });

  test('ends with 0 when the request budget is spent, and nothing that waits for it keeps the process', async () => {
    const most = 25;
    const { office, run } = await openWithProcess({ ZULIP_RATE_LIMITS: `${most}/3600` });
    await until(() => run.output().includes('"listening"'), 'the bot to listen');
    const ids = Array.from({ length: 30 }, () => office.say('halteverbot köln münchen'));
    const counted = () => office.chat.requests.filter(({ path }) => path !== 'events').length;
    // A fifth is kept for others who ask.
    await until(() => counted() >= most - 5, 'the budget to be spent');
    const stoppedAt = Date.now();
    run.kill('SIGTERM');
    expect([await run.exit, run.errors()]).toEqual([0, '']);
    expect(Date.now() - stoppedAt).toBeLessThan(9_500);
    expect(ids.filter((id) => office.answersTo(id).length === 0 && office.isRead(id))).toEqual([]);
  });

  test.each([
    ['SIGTERM', 'SIGINT'],
    ['SIGINT', 'SIGTERM'],
    ['SIGTERM', 'SIGTERM'],
  ] as const)('ends at once on a second signal: %s, then %s', async (first, second) => {
    const { office, run } = await openWithProcess();
    await until(() => run.output().includes('"listening"'), 'the bot to listen');
    office.facts.fault({ times: 100, how: { kind: 'hang' } });
    office.say('halteverbot essen bremen');
    await until(() => office.facts.requests.length > 0, 'the question to be in hand');
    run.kill(first);
    await until(() => run.output().includes('"stopping"'), 'the end to begin');
    // The same signal, from the terminal and from npm.
    run.kill(first);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(run.errors()).toBe('');
    const secondAt = Date.now();
    run.kill(second);
    expect(await run.exit).toBe(1);
    expect(Date.now() - secondAt).toBeLessThan(4_000);
    expect(run.errors()).toMatch(/^A second signal: ended at once\./);
  });

  test('shows no text, no name and no key in its log', async () => {
    const { office, run } = await openWithProcess({
      LOG_LEVEL: 'info',
      FACTS_AUTHORIZATION: 'Bearer kanarienvogel',
    });
    await until(() => run.output().includes('"listening"'), 'the bot to listen');
    office.facts.fault({ path: /results/, times: 9, how: { kind: 'drop' } });
    office.chat.fault({ method: 'POST', path: 'messages', how: { kind: 'dropAfter' } });
    await office.ask('halteverbot Köln München Kanarienvogel', { channel: 'umzug', topic: 'Kanarienvogel' });
    await office.ask('Kanarienvogel');
    await until(() => run.output().match(/question done/g)?.length === 2, 'the log');
    run.kill('SIGTERM');
    await run.exit;
    const said = run.output() + run.errors();
    expect(said).not.toMatch(/kanarienvogel|muster|köln|koeln|halteverbot köln/i);
    expect(said).not.toContain(office.chat.amtsbot.apiKey);
    expect(said).toMatch(/"question":\d+.*"command":"halteverbot"/);
  });
});

test('a chat server that is down is no reason to be unwell, nor to end', async () => {
  const port = 18_000 + Math.floor(Math.random() * 10_000);
  const run = startProcess({
    ZULIP_REALM: 'http://127.0.0.1:9',
    ZULIP_USERNAME: 'a@b.de',
    ZULIP_API_KEY: 'x'.repeat(32),
    FACTS_BASE_URL: 'http://127.0.0.1:9/api/v1',
    PORT: String(port),
  });
  await until(() => run.output().includes('the chat server does not answer'), 'the first attempt');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  run.kill('SIGTERM');
  expect(await run.exit).toBe(0);
});

/** Sends the process a signal as soon as it begins to load the life of the bot, which comes last. */
const signalWhileLoading = (signal: string) => {
  const hook = `export function resolve(name, context, next) {
    if (name.endsWith('/app.js')) process.kill(process.pid, '${signal}');
    return next(name, context);
  }`;
  const url = `data:text/javascript,${encodeURIComponent(hook)}`;
  const preload = `import { register } from 'node:module'; register(${JSON.stringify(url)});`;
  return ['--import', `data:text/javascript,${encodeURIComponent(preload)}`];
};

test.each(['SIGTERM', 'SIGINT'])('ends with 0 on a %s while it is still being loaded', async (signal) => {
  const settings = {
    ZULIP_REALM: 'http://127.0.0.1:9',
    ZULIP_USERNAME: 'a@b.de',
    ZULIP_API_KEY: 'x'.repeat(32),
    FACTS_BASE_URL: 'http://127.0.0.1:9/api/v1',
  };
  const run = startProcess(settings, [], signalWhileLoading(signal));
  expect([await run.exit, run.errors()]).toEqual([0, '']);
});

describe('the process ends with 1 and says what to do', () => {
  test('when settings are missing', async () => {
    const run = startProcess({ ZULIP_REALM: 'chat.example' });
    expect(await run.exit).toBe(1);
    for (const name of ['ZULIP_REALM', 'ZULIP_USERNAME', 'ZULIP_API_KEY', 'FACTS_BASE_URL'])
      expect(run.errors()).toContain(name);
  });

  test.each(['70000', '-1', '1.5', 'abc'])('when PORT=%s, among all other faults', async (port) => {
    const run = startProcess({ PORT: port, LOG_LEVEL: 'loud' });
    expect(await run.exit).toBe(1);
    const names = ['ZULIP_REALM', 'ZULIP_USERNAME', 'ZULIP_API_KEY', 'FACTS_BASE_URL', 'PORT', 'LOG_LEVEL'];
    expect([...run.errors().matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name)).toEqual(names);
    expect(run.errors()).not.toMatch(/^ +at /m);
  });

  test('when the key is wrong', async () => {
    const { run } = await openWithProcess({ ZULIP_API_KEY: 'x'.repeat(32) });
    expect(await run.exit).toBe(1);
    expect(run.errors()).toContain('check ZULIP_USERNAME and ZULIP_API_KEY');
  });

  test('when the organisation has another address', async () => {
    const elsewhere = await listenLocally((_, response) => response.end());
    const { port } = new URL(elsewhere.baseUrl);
    const here = await listenLocally(({ url = '' }, response) => {
      response.writeHead(301, { location: `https://127.0.0.1:${port}${url}` }).end();
    });
    onTestFinished(() => Promise.all([elsewhere.close(), here.close()]).then(() => undefined));
    const { run } = await openWithProcess({ ZULIP_REALM: new URL(here.baseUrl).origin });
    expect(await run.exit).toBe(1);
    expect(run.errors()).toContain(`set ZULIP_REALM=https://127.0.0.1:${port},`);
  });

  test('when the account is switched off while it listens', async () => {
    const { office, run } = await openWithProcess();
    await until(() => run.output().includes('"listening"'), 'the bot to listen');
    office.chat.setActive(office.chat.amtsbot, false);
    expect(await run.exit).toBe(1);
    expect(run.errors()).toContain('401');
  });

  test('when the server is too old', async () => {
    const { office, run } = await openWithProcess();
    office.chat.setFeatureLevel(236);
    expect(await run.exit).toBe(1);
    expect(run.errors()).toContain('too old: level 237 (Zulip 8.0) is needed');
  });
});

describe('amtsbot check', () => {
  async function checked(more: Readonly<Record<string, string>> = {}) {
    const office = await openOffice({ withoutBot: true });
    const settings = {
      ZULIP_REALM: office.chat.url,
      ZULIP_USERNAME: office.chat.amtsbot.email,
      ZULIP_API_KEY: office.chat.amtsbot.apiKey,
      FACTS_BASE_URL: office.facts.baseUrl,
    };
    const run = startProcess({ ...settings, ...more }, ['check']);
    const code = await run.exit;
    return { code, office, said: run.output(), errors: run.errors() };
  }

  test('asks both services once, says that they are there, and ends with 0', async () => {
    const { code, office, said } = await checked();
    expect(code).toBe(0);
    expect(said.split('\n')).toEqual([
      'ok     settings: complete',
      `ok     chat server ${office.chat.url}: the account is Amtsbot, a bot`,
      `ok     facts service ${office.facts.baseUrl}: answers`,
      '',
    ]);
    expect(office.chat.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET users/me']);
    expect(office.facts.requests).toHaveLength(1);
  });

  test.each([
    [
      { ZULIP_API_KEY: 'falsch' },
      'WRONG  chat server',
      'does not let the account in (401): check ZULIP_USERNAME',
    ],
    [{ ZULIP_REALM: 'http://127.0.0.1:1' }, 'WRONG  chat server', 'check ZULIP_REALM and the network'],
    [
      { FACTS_BASE_URL: 'http://127.0.0.1:1/api/v1' },
      'WRONG  facts service',
      'check FACTS_BASE_URL and the network',
    ],
    [{ FACTS_ALT_BASE_URL: 'http://127.0.0.1:1/api/v1' }, 'WRONG  facts service', 'check FACTS_ALT_BASE_URL'],
  ])('with %o says what is wrong, what else is there, and ends with 1', async (more, what, advice) => {
    const { code, said } = await checked(more);
    expect([code, [what, advice].filter((one) => !said.includes(one))]).toEqual([1, []]);
    expect(said.match(/^ok /gm)?.length).toBeGreaterThan(1);
  });

  test('says that what answers is no facts service, and repeats no key', async () => {
    const other = await openOffice({ withoutBot: true });
    const { code, said, errors } = await checked({
      FACTS_BASE_URL: other.chat.url,
      ZULIP_API_KEY: 'geheim99',
    });
    expect(code).toBe(1);
    expect(said).toContain(`WRONG  facts service ${other.chat.url}: `);
    expect(said + errors).not.toContain('geheim99');
  });

  test('without settings says what is missing', async () => {
    const run = startProcess({}, ['check']);
    expect(await run.exit).toBe(1);
    expect(run.errors()).toContain('These settings are missing or wrong');
  });
});

test.each([
  ['--version', 0, `${version}\n`, ''],
  ['--help', 0, 'amtsbot check', ''],
  ['start', 1, '', '“start” is not known here'],
])('amtsbot %s ends at once with %i', async (word, code, said, complained) => {
  const run = startProcess({}, [word]);
  expect(await run.exit).toBe(code);
  expect(run.output()).toContain(said);
  expect(run.errors()).toContain(complained);
});

test('the version is that of the package', () => {
  expect(version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
});

describe('for many organisations', () => {
  async function openMany(names: readonly string[]) {
    const directory = mkdtempSync(join(tmpdir(), 'amtsbot-many-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const offices = await Promise.all(names.map(() => openOffice({ withoutBot: true })));
    for (const [index, { chat }] of offices.entries()) {
      chat.setClock(Date.now);
      writeFileSync(join(directory, names[index] ?? ''), zuliprcOf(chat.amtsbot, chat.url));
    }
    const [first] = offices;
    if (!first) throw new Error('there is no office');
    const env = { ORGANISATIONS: directory, FACTS_BASE_URL: first.facts.baseUrl };
    return { directory, offices, env };
  }
  const listening = (run: Run) => run.output().match(/"listening"/g)?.length ?? 0;

  test('answers in each, tells of each, and on SIGTERM ends with 0', async () => {
    const { directory, offices, env } = await openMany(['berlin', 'kiel']);
    writeFileSync(join(directory, 'köln'), '[api]\nkey=geheim99\n');
    const port = await freePort();
    const run = startProcess({ ...env, PORT: String(port) });
    await until(() => listening(run) === 2, 'both to listen');
    for (const office of offices) expect(await office.ask('halteverbot köln münchen')).toContain('21 Tage');
    const page = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      return { status: answer.status, text: await answer.text() };
    };
    expect(await page('/healthz')).toMatchObject({ status: 200 });
    const ready = await page('/readyz');
    expect([ready.status, JSON.parse(ready.text)]).toEqual([
      200,
      {
        ...{ status: 'ready', organisations: 3, ready: 2 },
        notReady: { köln: { status: 'not ready', state: 'broken', file: expect.stringContaining('site: ') } },
      },
    ]);
    expect((await page('/readyz?organisation=kiel')).status).toBe(200);
    expect((await page(`/readyz?organisation=${encodeURIComponent('köln')}`)).status).toBe(503);
    expect((await page('/healthz?organisation=nobody')).status).toBe(404);
    expect((await page('/metrics')).text).toContain('amtsbot_questions_total{organisation="kiel"} 1');
    run.kill('SIGTERM');
    expect([await run.exit, run.errors()]).toEqual([0, '']);
    expect(run.output()).toContain('"organisation":"kiel"');
    for (const secret of ['geheim99', ...offices.map(({ chat }) => chat.amtsbot.apiKey)])
      expect(run.output()).not.toContain(secret);
  });

  test('looks at each with amtsbot check', async () => {
    const { directory, env } = await openMany(['berlin', 'kiel']);
    writeFileSync(join(directory, 'köln'), '[api]\nkey=geheim99\n');
    const run = startProcess(env, ['check']);
    expect(await run.exit).toBe(1);
    expect(run.output()).toMatch(/^berlin: ok {5}chat server/m);
    expect(run.output()).toMatch(/^kiel: ok {5}facts service/m);
    expect(run.output()).toMatch(/^köln: WRONG {2}file: site: /m);
    expect(run.output() + run.errors()).not.toContain('geheim99');
  });

  test.each([
    [{ ORGANISATIONS: '/nowhere' }, 'ORGANISATIONS: there is no such directory'],
    [{ ORGANISATIONS: '/tmp', ZULIP_REALM: 'https://a.de' }, 'ZULIP_REALM: belongs into the file'],
  ])('ends with 1 with %o', async (env: Readonly<Record<string, string>>, said) => {
    const run = startProcess(env);
    expect(await run.exit).toBe(1);
    expect(run.errors()).toContain('These settings are missing or wrong');
    expect(run.errors()).toContain(said);
  });
});

test('/readyz knows a wrong address of the facts service before the first question', async () => {
  const other = await openOffice({ withoutBot: true });
  const port = await freePort();
  const { run } = await openWithProcess({ FACTS_BASE_URL: `${other.facts.baseUrl}/x`, PORT: String(port) });
  await until(() => run.output().includes('"listening"'), 'the bot to listen');
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({
    missing: ['facts'],
    facts: expect.stringContaining('wrong address'),
  });
});

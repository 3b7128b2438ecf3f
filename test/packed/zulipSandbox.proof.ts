// zulip-sandbox from its tarball: begun by its command and by a program; Zulip's own clients answer a message in it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read, root } from '../support/imports.ts';
import { expectWhole, type Installed, installed } from './installed.ts';

const { dependencies } = JSON.parse(read('package.json'));

let elsewhere: Installed;
beforeAll(async () => {
  elsewhere = await installed('zulip-sandbox', `zulip-js@${dependencies['zulip-js']}`);
});
afterAll(() => elsewhere.remove());

/** The server as its command starts it, with an account for a bot that echoes. */
async function started() {
  const { written, end } = elsewhere.start('node_modules/.bin/zulip-sandbox', '--port=0', '--bot=Echo');
  await expect.poll(() => written.out, { timeout: 45_000 }).toContain('Ready: ');
  const url = /^Chat server +(\S+)\/ /m.exec(written.out)?.[1] ?? '';
  const [, key = ''] = /^ +\d+ +Max Muster +\S+ +(\S+)$/m.exec(written.out) ?? [];
  const authorization = `Basic ${btoa(`max.muster@musterstadt.example:${key}`)}`;
  const call = async (method: string, path: string, params: Readonly<Record<string, string>> = {}) => {
    const form = new URLSearchParams(params);
    const [query, body] = method === 'GET' ? [`?${form.toString()}`, {}] : ['', { body: form }];
    const response = await fetch(`${url}/api/v1/${path}${query}`, {
      method,
      headers: { authorization },
      ...body,
    });
    return response.json() as Promise<{ readonly messages?: readonly { readonly content: string }[] }>;
  };
  const polls = async () => {
    const { requests } = (await (await fetch(`${url}/sandbox/requests`)).json()) as {
      readonly requests: readonly { readonly path: string }[];
    };
    return requests.filter(({ path }) => path === 'events').length;
  };
  /** As soon as a bot listens, asks in a topic of its own, until there is an answer. */
  const answerTo = async (topic: string) => {
    await expect.poll(polls, { timeout: 40_000, interval: 100 }).toBeGreaterThan(0);
    await call('POST', 'messages', { type: 'stream', to: 'umzug', topic, content: '@**Echo** hello' });
    const narrow = JSON.stringify([{ operator: 'topic', operand: topic }]);
    const look = { narrow, anchor: 'newest', num_before: '9', num_after: '0', apply_markdown: 'false' };
    const contents = async () =>
      ((await call('GET', 'messages', look)).messages ?? []).map(({ content }) => content);
    await expect.poll(contents, { timeout: 40_000, interval: 200 }).toHaveLength(2);
    return (await contents()).at(-1);
  };
  const accounts = await (await fetch(`${url}/sandbox/accounts`)).json();
  const { accounts: all } = accounts as { accounts: { user_id: number; full_name: string }[] };
  const id = all.find(({ full_name: name }) => name === 'Echo')?.user_id;
  const zuliprc = await (await fetch(`${url}/sandbox/accounts/${id}/zuliprc`)).text();
  return { url, end, answerTo, zuliprc: await elsewhere.write('zuliprc', zuliprc), written };
}

test('the tarball has what is needed, and no sources', () => {
  const manifest = readFileSync(`${elsewhere.folder}/node_modules/zulip-sandbox/package.json`, 'utf8');
  expectWhole(elsewhere.files, manifest, 'browser/index.html', 'browser/main.js', 'bin/zulip-sandbox.js');
});

test('the command serves the page, and ends with SIGTERM', async () => {
  const { url, end, written } = await started();
  expect(await (await fetch(url)).text()).toContain('<!doctype html>');
  expect((await fetch(`${url}/sandbox/page/main.js`)).status).toBe(200);
  expect(await end()).toBe(0);
  expect(written.err).toBe('');
});

test('zulip-js hears a message and answers it', async () => {
  const { answerTo, zuliprc, end } = await started();
  const script = await elsewhere.write(
    'echo.mjs',
    `import zulipInit from 'zulip-js';
const client = await zulipInit({ zuliprc: ${JSON.stringify(zuliprc)} });
const me = await client.users.me.getProfile();
await client.callOnEachEvent(async ({ type, message }) => {
  if (type !== 'message' || message.sender_id === me.user_id) return;
  const { stream_id: to, subject: topic, content } = message;
  await client.messages.send({ type: 'stream', to, topic, content: 'You said: ' + content });
}, ['message']);
console.log('listening');
`,
  );
  elsewhere.start(process.execPath, script);
  expect(await answerTo('zulip-js')).toBe('You said: @**Echo** hello');
  await end();
});

/** A Python with Zulip's client, or why there is none. */
function python(): { readonly program: string } | { readonly because: string } {
  const folder = `${elsewhere.folder}/venv`;
  if (spawnSync('python3', ['-m', 'venv', folder]).status !== 0) return { because: 'python3 with venv' };
  const { status } = spawnSync(`${folder}/bin/pip`, ['install', '--quiet', 'zulip==0.9.1'], {
    timeout: 100_000,
  });
  return status === 0 ? { program: `${folder}/bin/python` } : { because: 'pip with a registry' };
}

test('the official Python client hears a message and answers it', async ({ skip }) => {
  const found = python();
  if ('because' in found) return skip(`not tried, because here is no ${found.because}`);
  const { answerTo, zuliprc, end } = await started();
  // As README.md shows it.
  const [, shown = ''] = /```python\n([^]*?)```/.exec(read('packages/zulip-sandbox/README.md')) ?? [];
  expect(shown).toContain('config_file="zuliprc"');
  const script = await elsewhere.write('echo.py', shown.replace('"zuliprc"', JSON.stringify(zuliprc)));
  const bot = elsewhere.start(found.program, script);
  expect(await answerTo('python'), bot.written.err).toBe('You said: @**Echo** hello');
  await end();
});

test('a program starts it, with types', async () => {
  const program = `import { startZulipSandbox, type ZulipSandbox } from 'zulip-sandbox';

const sandbox: ZulipSandbox = await startZulipSandbox({ accounts: [{ fullName: 'Echo' }], featureLevel: 371 });
// @ts-expect-error It is text.
const port: number = sandbox.url;
const echo = sandbox.account('Echo');
sandbox.onMessage(({ content }) => console.log('stored', content, typeof port));
sandbox.as(echo).send({ channel: 'umzug', topic: 'a', content: 'hello' });
await sandbox.stop();
`;
  await elsewhere.write('program.ts', program);
  const compiler = `${root}node_modules/typescript/bin/tsc`;
  const options = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--skipLibCheck'];
  const types = ['--types', 'node', '--typeRoots', `${root}node_modules/@types`];
  await elsewhere
    .run(process.execPath, compiler, ...options, ...types, 'program.ts')
    .catch((error: unknown) => {
      throw new Error(String((error as { stdout?: string }).stdout), { cause: error });
    });
  expect(await elsewhere.run(process.execPath, 'program.js')).toBe('stored hello string\n');
});

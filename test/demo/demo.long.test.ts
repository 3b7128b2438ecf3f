// npm run demo: both servers and the bot between them, from the sources; what one types is asked and answered.
// @module-tag long
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Understood } from 'zulip-sandbox';
import { movingDay } from '../../src/demo/welcome.ts';
import { read, root } from '../support/imports.ts';

/** What `npm run demo` runs. */
const [, ...program] = read('package.json').match(/"demo": "node (\S+) (\S+)"/) ?? [];

function start(options: readonly string[], node: readonly string[] = []) {
  const child = spawn(process.execPath, [...node, ...program, ...options], { cwd: root, stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const written = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written.err += text));
  const exit = once(child, 'close').then(([code]: unknown[]) => code);
  return { child, written, exit };
}

const introduced = { timeout: 40_000 };

test('it shows a date to keep, plain words, a question back and a PDF; then what is typed; SIGTERM ends it', async () => {
  const { child, written, exit } = start(['--port=0']);
  await expect.poll(() => written.out, introduced).toContain('The same in a browser');
  const [first = '', ...asked] = written.out.split('Max Muster: ');
  const url = /^Open this in a browser: (http:\/\/127\.0\.0\.1:\d+\/)\n/.exec(first)?.[1] ?? 'none';
  expect(written.out.trimEnd().split('\n').at(-1)).toContain(url);
  const [date = '', words = '', vague = '', answer = '', pdf = ''] = asked;
  expect(date).toContain(movingDay(new Date()));
  expect(date).toContain('Amtsbot:\nSicher beantragt bis ');
  expect(words).toMatch(/^Was kostet .*\?\n\nAmtsbot:\nRund .* € /);
  expect(vague).toMatch(/\n\nAmtsbot:\nWelche Wärmepumpe\?/);
  expect(answer).toMatch(/\n\nAmtsbot:\n9\.000 € Zuschuss/);
  expect(pdf).toMatch(/\nAls PDF: waermepumpe-.*\.pdf\n\nTo open it: http:/);

  child.stdin.write('halteverbot essen bremen\n');
  await expect.poll(() => written.out, { timeout: 30_000 }).toContain('(+4 opens it)');
  await expect
    .poll(() => understoodOfNewest(url), { timeout: 30_000 })
    .toContain('von = {"value":"essen","label":"Essen"} from “essen”, score 1');
  child.stdin.write('und nach hamburg?\n');
  await expect
    .poll(() => understoodOfNewest(url), { timeout: 30_000 })
    .toContain('“halteverbot essen bremen”, “und nach hamburg?”');
  child.stdin.write('+1\n+99\n');
  await expect.poll(() => written.out, { timeout: 30_000 }).toContain('There is no such fold.');
  expect(written.out).toMatch(/▾ Alle Angaben\n\n[^]*Gebührenrahmen/);

  const anew = { method: 'POST', body: JSON.stringify({ account: 'human' }) };
  expect((await fetch(`${url}sandbox/backstage`, anew)).status).toBe(200);
  const said = 'Everything has begun anew; Amtsbot has an ordinary account.';
  await expect.poll(() => written.out, { timeout: 30_000 }).toContain(said);
  child.stdin.write('jagdschein bayern\n');
  await expect.poll(() => written.out.split(said)[1], { timeout: 30_000 }).toContain('Bayern');
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(written.err).toBe('');
});

test('Ctrl-C ends it also while everything begins anew', async () => {
  const { child, written, exit } = start(['--port=0']);
  await expect.poll(() => written.out, introduced).toContain('The same in a browser');
  const [, url = 'none'] = /(http:\/\/127\.0\.0\.1:\d+\/)/.exec(written.out) ?? [];
  await fetch(`${url}sandbox/backstage`, { method: 'POST', body: JSON.stringify({ account: 'human' }) });
  child.kill('SIGINT');
  expect(await exit).toBe(0);
  expect(written.err).toBe('');
});

test('what comes through a pipe is answered, and its end is the end', async () => {
  const { child, written, exit } = start([
    '--port=0',
    '--account=human',
    '--role=administrator',
    '--level=371',
  ]);
  child.stdin.end('gmbh köln muster\n');
  expect(await exit).toBe(0);
  const [, after = ''] = written.out.split('The same in a browser');
  expect(after).toMatch(/Amtsbot:\nRund 489 bis 525 €/);
});

test('help, and a sentence for what it does not take', async () => {
  const help = start(['--help']);
  expect(await help.exit).toBe(0);
  for (const name of ['port', 'level', 'account', 'role']) expect(help.written.out).toContain(`--${name}`);
  const wrong = [
    ['--colour=red', "Unknown option '--colour'"],
    ['--level=new', '--level is a number from 237 to 500'],
    ['--port=99999', '--port is a number from 0 to 65535'],
    ['--account=cat', '--account is bot or human'],
    ['please', "Unexpected argument 'please'"],
  ] as const;
  for (const { exit, written, why } of wrong.map(([option, why]) => ({ ...start([option]), why }))) {
    expect(await exit).toBe(1);
    expect(written).toEqual({ out: '', err: `${why}. What there is, says npm run demo -- --help\n` });
  }
});

test('a port that is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { written, exit } = start([`--port=${port}`]);
  expect(await exit).toBe(1);
  expect(written.err).toMatch(
    new RegExp(`^Port ${port} is taken, .*--port=8990; 0 takes any free one\\.\n$`),
  );
});

test('a Node that is too old is told so in a sentence', async () => {
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } })`;
  const { written, exit } = start([], ['--import', `data:text/javascript,${encodeURIComponent(older)}`]);
  expect(await exit).toBe(1);
  expect(written.err).toMatch(/^This needs Node 20\.19 or newer, and here is 20\.18\.3: .*\n$/);
});

/** What the page's side panel would say of the last question of the one who types. */
async function understoodOfNewest(url: string): Promise<readonly string[]> {
  const world: World = JSON.parse(await textOf(`${url}sandbox/world`));
  const max = world.people.find(({ fullName }) => fullName === 'Max Muster');
  const authorization = `Basic ${Buffer.from(`${max?.email}:${max?.apiKey}`).toString('base64')}`;
  const newest = 'anchor=newest&num_before=10&num_after=0&narrow=[]';
  const { messages }: { messages: { id: number; sender_full_name: string }[] } = JSON.parse(
    await textOf(`${url}api/v1/messages?${newest}`, { authorization }),
  );
  const own = messages.filter(({ sender_full_name }) => sender_full_name === 'Max Muster').toReversed();
  const ids = own.map(({ id }) => id).join();
  const { questions }: { questions: Understood[] } = JSON.parse(
    await textOf(`${url}sandbox/understood?messages=${ids}`),
  );
  return questions.flatMap(({ lines }) => lines.map(({ text }) => text));
}

const textOf = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).text();

interface World {
  readonly people: readonly { readonly fullName: string; readonly email: string; readonly apiKey: string }[];
}

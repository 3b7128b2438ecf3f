// What the container runs, made with the Dockerfile's own steps: the dependencies of the bot alone, without what is
// never loaded, on both processors; and from it the compiled bot, which answers with every kind of file.
import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { zuliprcOf } from 'zulip-sandbox';
import { fetched, fileIn } from '../support/files.ts';
import { read, root } from '../support/imports.ts';
import { openOffice, until } from '../support/office.ts';
import { noRedis, startRedis } from '../support/redis.ts';

const run = promisify(execFile);
const mostMib = 75;

const steps = read('Dockerfile').replaceAll('\\\n', ' ');
/** `npm ci …` of the last stage but one, and what comes after it, as words. */
const install = lastOf(/npm ci[^&\n]*/g);
const slim = lastOf(/node \S+ tools\/slim\.js[^&\n]*/g);
const entryPoint: readonly string[] = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(steps)?.[1] ?? '[]');

let app: string;
beforeAll(async () => {
  await run(process.execPath, ['tools/build.js'], { cwd: root });
  app = (await installed()).folder;
});
afterAll(() => rm(app, { recursive: true }));

test('only the dependencies of the bot are there, and of them nothing that is not needed', async () => {
  const there = await readdir(join(app, 'node_modules'));
  const { dependencies } = JSON.parse(read('package.json'));
  const wanted = Object.keys(dependencies).map((name) => name.split('/')[0]);
  expect(there).toEqual(expect.arrayContaining(wanted));
  for (const name of ['zulip-sandbox', 'facts-sandbox', 'hono', '@hono', '@tus', 'typescript', 'vitest']) {
    expect(there).not.toContain(name);
  }
  const files = await filesIn(app);
  expect(files.filter((file) => /\.map$|\.[cm]?ts$|\/tests?\//.test(file))).toEqual([]);
  expect(files.filter((file) => /\/licen[cs]e[^/]*$/i.test(file)).length).toBeGreaterThan(100);
  const fonts = files.filter((file) => file.endsWith('.ttf')).map((file) => basename(file));
  expect(fonts.toSorted()).toEqual([
    'DejaVuSansCondensed-Bold.ttf',
    'DejaVuSansCondensed.ttf',
    'DejaVuSansMono.ttf',
  ]);
});

test(`they have at most ${mostMib} MiB`, async () => {
  expect(await mebibytes(app)).toBeLessThanOrEqual(mostMib);
});

test.each(['x64', 'arm64'])(
  'on %s this is there that is not JavaScript, and nothing is missing',
  async (cpu) => {
    const { folder, warnings } = await installed('--os=linux', '--libc=glibc', `--cpu=${cpu}`);
    onTestFinished(() => rm(folder, { recursive: true }));
    const programs = (await filesIn(folder)).filter((file) => /\.(?:node|wasm)$/.test(file));
    expect(programs.map((file) => basename(file)).toSorted()).toEqual([
      `resvgjs.linux-${cpu}-gnu.node`,
      'typst_ts_web_compiler_bg.wasm',
    ]);
    expect(warnings).toBe('');
    expect(await mebibytes(folder)).toBeLessThanOrEqual(mostMib);
  },
);

describe('the compiled bot, from what is left', () => {
  test('answers with a PDF, a CSV, a chart and a calendar', async () => {
    const office = await openOffice({ withoutBot: true });
    office.chat.setClock(Date.now);
    const bot = started([], settingsFor(office));
    await until(() => bot.written.out.includes('"listening"'), 'the bot to listen');
    const question = 'halteverbot berlin-mitte hamburg 2027-06-01';
    const kinds = [
      ['pdf', 'pdf', '%PDF-'],
      ['csv', 'csv', '\ufeff'],
      ['diagramm', 'png', '\ufffdPNG'],
      ['kalender', 'ics', 'BEGIN:VCALENDAR'],
    ] as const;
    for (const [word, extension, beginning] of kinds) {
      const { bytes } = await fetched(office, fileIn(await office.ask(`${question} ${word}`), extension));
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
      expect(text.slice(0, beginning.length), word).toBe(beginning);
    }
    expect(bot.written.out).not.toMatch(/"level":[45]0/);
    expect(await bot.end()).toBe(0);
    expect(bot.written.err).toBe('');
  });

  test.skipIf(noRedis !== undefined)('shares organisations with other replicas', async () => {
    const office = await openOffice({ withoutBot: true });
    office.chat.setClock(Date.now);
    const redis = await startRedis();
    const directory = await mkdtemp(join(tmpdir(), 'amtsbot-files-'));
    onTestFinished(async () => {
      await redis.stop();
      await rm(directory, { recursive: true });
    });
    await writeFile(join(directory, 'berlin'), zuliprcOf(office.chat.amtsbot, office.chat.url));
    const { FACTS_BASE_URL } = settingsFor(office);
    const bot = started([], { FACTS_BASE_URL, ORGANISATIONS: directory, QUEUE_URL: redis.url });
    await until(() => bot.written.out.includes('"listening"'), 'the bot to listen', 40_000);
    expect(await office.ask('halteverbot köln münchen')).toContain('21 Tage');
    expect([await bot.end(), bot.written.err]).toEqual([0, '']);
  });

  test('says its version, and checks its settings', async () => {
    const asked = started(['--version'], {});
    await asked.exit;
    expect(asked.written.out).toBe(`${JSON.parse(read('package.json')).version}\n`);
    const office = await openOffice({ withoutBot: true });
    const checked = started(['check'], settingsFor(office));
    expect(await checked.exit, checked.written.out + checked.written.err).toBe(0);
  });
});

/** The folder of the image: what it installs, what is compiled, and then what is never loaded is gone. */
async function installed(...options: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'amtsbot-image-'));
  const copied = ['package.json', 'package-lock.json', '.npmrc', 'dist', 'tools/slim.js'];
  for (const file of copied) await cp(join(root, file), join(folder, file), { recursive: true });
  expect(install).toContain('--omit=dev');
  await run('npm', [...install.slice(1), ...options, '--no-audit'], { cwd: folder });
  const { stderr: warnings } = await run(process.execPath, slim.slice(1), { cwd: folder });
  return { folder, warnings };
}

/** The container's command with these words behind it. */
function started(words: readonly string[], settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [...entryPoint.slice(1), ...words], {
    cwd: app,
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written.err += text));
  onTestFinished(() => void child.kill('SIGKILL'));
  const exit = new Promise<number | null>((resolve) => void child.once('close', resolve));
  const end = () => {
    child.kill('SIGTERM');
    return exit;
  };
  return { written, exit, end };
}

function settingsFor({ chat, facts }: Awaited<ReturnType<typeof openOffice>>) {
  return {
    ZULIP_REALM: chat.url,
    ZULIP_USERNAME: chat.amtsbot.email,
    ZULIP_API_KEY: chat.amtsbot.apiKey,
    FACTS_BASE_URL: facts.baseUrl,
  };
}

function lastOf(pattern: RegExp): readonly string[] {
  return steps.match(pattern)?.at(-1)?.trim().split(/\s+/) ?? [];
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(folder, 'node_modules'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** On the disk, as du counts, which is more than the bytes of many small files. */
async function mebibytes(folder: string): Promise<number> {
  const entries = await readdir(join(folder, 'node_modules'), { recursive: true, withFileTypes: true });
  const sizes = entries.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).blocks * 512);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 2 ** 20;
}

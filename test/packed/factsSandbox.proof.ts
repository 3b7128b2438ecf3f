// facts-sandbox from its tarball: begun by its command and by a program, asked with curl and with fetch.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../support/imports.ts';
import { expectWhole, type Installed, installed } from './installed.ts';

let elsewhere: Installed;
beforeAll(async () => {
  elsewhere = await installed('facts-sandbox');
});
afterAll(() => elsewhere.remove());

const pair = '/calculator/halteverbot/results/berlin-mitte/hamburg/';

test('the tarball has what is needed, and no sources', () => {
  const manifest = readFileSync(`${elsewhere.folder}/node_modules/facts-sandbox/package.json`, 'utf8');
  expectWhole(elsewhere.files, manifest, 'data/halteverbot.json', 'data/plz.json', 'bin/facts-sandbox.js');
});

test('the command serves facts and their description, and ends with SIGTERM', async ({ skip }) => {
  const { written, end } = elsewhere.start('node_modules/.bin/facts-sandbox', '--port=0');
  await expect.poll(() => written.out, { timeout: 45_000 }).toContain('Ctrl-C');
  const baseUrl = /^Facts service +(\S+)\/ /m.exec(written.out)?.[1] ?? '';
  const description = await (await fetch(`${baseUrl}/openapi.json`)).json();
  expect(description).toMatchObject({ openapi: '3.1.0' });
  const answer = await elsewhere.run('curl', '-sS', '--fail', `${baseUrl}${pair}`).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  expect(await end()).toBe(0);
  expect(written.err).toBe('');
  if (answer === undefined) return skip('not asked with curl, because here is none');
  expect(JSON.parse(answer)).toMatchObject({ currency: 'EUR' });
});

test('a program starts it, with types', async () => {
  const program = `import { startFactsSandbox, type FactsSandbox } from 'facts-sandbox';

const facts: FactsSandbox = await startFactsSandbox({ now: () => Date.parse('2026-11-21T09:00:00Z') });
// @ts-expect-error It is text.
const port: number = facts.baseUrl;
const { status } = await fetch(facts.baseUrl + '${pair}');
facts.fault({ how: { kind: 'answer', status: 503, body: '' } });
const broken = await fetch(facts.baseUrl + '${pair}');
console.log(status, broken.status, facts.requests.length, typeof port);
await facts.stop();
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
  expect(await elsewhere.run(process.execPath, 'program.js')).toBe('200 503 2 string\n');
});

// README.md says what is there: every request in it works as it stands, and its folders and sources are those there are.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { startFactsSandbox } from '../src/index.ts';

const here = new URL('..', import.meta.url);
const page = readFileSync(new URL('README.md', here), 'utf8');
const addresses = [...page.matchAll(/^curl '?http:\/\/127\.0\.0\.1:7992\/api\/v1([^'\n]*)/gm)].map(
  ([, path]) => path ?? '',
);

test('there are commands', () => {
  expect(addresses.length).toBeGreaterThan(3);
});

test.for(addresses)('%s', async (path) => {
  const { baseUrl, stop } = await startFactsSandbox();
  onTestFinished(stop);
  expect((await fetch(`${baseUrl}${path}`)).status).toBe(200);
});

test('it serves as many resources as it says', async () => {
  const { baseUrl, stop } = await startFactsSandbox();
  onTestFinished(stop);
  const description = await (await fetch(`${baseUrl}/openapi.json`)).text();
  const paths = Object.keys((JSON.parse(description) as { readonly paths: object }).paths);
  // The index is one of them.
  expect(paths.length).toBe(Number(/(\d+) resources/.exec(page)?.[1]));
});

test('its map has every folder', () => {
  const rooms = readdirSync(new URL('src/', here), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  for (const { name } of rooms) expect(page).toMatch(new RegExp(`^\\| .*\`${name}/\``, 'm'));
});

test('every kind of fault has its line', () => {
  const faults = readFileSync(new URL('src/wire/faults.ts', here), 'utf8');
  for (const [, kind] of faults.matchAll(/readonly kind: '(\w+)'/g)) expect(page).toContain(`| \`${kind}\``);
});

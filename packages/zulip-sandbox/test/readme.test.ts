// README.md says what is there: every request in it works as it stands, one after the other.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../src/start.ts';
import { subjects } from './conformance/cases/index.ts';
import { request } from './support/chatClient.ts';

const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The curl commands, in their order; a backslash joins lines. */
const commands = page
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line.startsWith('curl '));

let server: ZulipSandbox;
beforeAll(async () => {
  // As the page starts it.
  server = await startZulipSandbox({ accounts: [{ fullName: 'Echo' }] });
});
afterAll(() => server.stop());

/** Words as a shell takes them: quotes hold them together. */
const wordsOf = (command: string) =>
  [...command.matchAll(/'([^']*)'|[^\s']+(?:'[^']*')?/g)].map(
    ([word, quoted]) => quoted ?? word.replaceAll("'", ''),
  );

/** What curl would send. */
function requestOf(command: string): [url: string, init: RequestInit] {
  const words = wordsOf(command.replace(/ > \S+$/, ''));
  const after = (option: string) =>
    words.flatMap((word, index) => (words[index - 1] === option ? [word] : []));
  const data = after('-d');
  const [login] = after('-u');
  const [method = data.length > 0 ? 'POST' : 'GET'] = after('-X');
  const url = words.find((word) => word.startsWith('http')) ?? '';
  const isJson = data[0]?.startsWith('{') ?? false;
  const form = () => new URLSearchParams(data.map((pair) => splitAtFirst(pair, '=')));
  return [
    url.replace('http://127.0.0.1:7991', server.url),
    {
      method,
      ...(login && { headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` } }),
      ...(data.length > 0 && { body: isJson ? data.join('&') : form() }),
    },
  ];
}

function splitAtFirst(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
}

test('there are commands', () => {
  expect(commands.length).toBeGreaterThan(15);
});

test.for(commands)('%s', async (command) => {
  const { status, text } = await request(...requestOf(command));
  expect([200, 201], text).toContain(status);
});

test('the accounts and channels that it names are there', async () => {
  const { people } = server;
  for (const { email, apiKey } of [people.max]) expect(page).toContain(`${email}:${apiKey}`);
  expect(page).toContain(`/accounts/${server.account('Echo').userId}/zuliprc`);
});

test('its map has every folder', () => {
  const rooms = readdirSync(new URL('../src/', import.meta.url), { withFileTypes: true });
  for (const room of rooms.filter((one) => one.isDirectory())) expect(page).toContain(`| \`${room.name}/\``);
});

test('there are as many cases as it says', () => {
  const said = Number(/(\d+) of them, each with its source/.exec(page)?.[1]);
  const count = subjects.flatMap(({ cases }) => cases).length;
  expect(Math.abs(count - said)).toBeLessThan(10);
});

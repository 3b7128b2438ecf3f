// What the bot made of a message, for the page: asked of the function that the sandbox was started with.
import { expect, onTestFinished, test } from 'vitest';
import { startZulipSandbox, type UnderstoodOf, type ZulipSandbox } from '../src/index.ts';

async function start(understoodOf?: UnderstoodOf): Promise<ZulipSandbox> {
  const sandbox = await startZulipSandbox(understoodOf ? { understoodOf } : {});
  onTestFinished(() => sandbox.stop());
  return sandbox;
}

const asked = (sandbox: ZulipSandbox, messages: string) =>
  fetch(`${sandbox.url}/sandbox/understood?messages=${messages}`);
const said = async (sandbox: ZulipSandbox, messages: string) => (await asked(sandbox, messages)).json();
const world = async ({ url }: ZulipSandbox) => (await fetch(`${url}/sandbox/world`)).json();

const label = { de: 'Thema', en: 'Topic' };
const echoed: UnderstoodOf = async ({ content }) =>
  content.startsWith('?') ? [{ question: content, lines: [{ label, text: content.slice(1) }] }] : undefined;

test('the first of the messages that the bot has read is told, with its id', async () => {
  const sandbox = await start(echoed);
  const max = sandbox.as(sandbox.people.max);
  const [first, second, talk] = ['?first', '?<b>second</b>', 'talk'].map((text) =>
    max.sendDirect([sandbox.amtsbot], text),
  );
  expect(await world(sandbox)).toMatchObject({ showsUnderstood: true });
  expect(await said(sandbox, `${talk},${second},${first}`)).toEqual({
    messageId: second,
    questions: [{ question: '?<b>second</b>', lines: [{ label, text: '<b>second</b>' }] }],
  });
  expect(await said(sandbox, `${first}`)).toMatchObject({ messageId: first });
});

test('of what was not read, or is not there, nothing is told', async () => {
  const sandbox = await start(echoed);
  const talk = sandbox.as(sandbox.people.max).sendDirect([sandbox.amtsbot], 'talk');
  expect(await said(sandbox, `${talk},999999`)).toEqual({ messageId: null, questions: [] });
});

test('what is no list of ids is refused; so is a page from elsewhere', async () => {
  const sandbox = await start(echoed);
  for (const wrong of ['', 'a', '1,', '1e3', '-1', Array.from({ length: 101 }, () => 1).join()]) {
    expect((await asked(sandbox, wrong)).status, wrong).toBe(400);
  }
  const headers = { origin: 'https://example.com' };
  expect((await fetch(`${sandbox.url}/sandbox/understood?messages=1`, { headers })).status).toBe(403);
});

test('without the function there is nothing to ask', async () => {
  const sandbox = await start();
  expect(await world(sandbox)).toMatchObject({ showsUnderstood: false });
  expect((await asked(sandbox, '1')).status).toBe(404);
});

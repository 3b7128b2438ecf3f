// Small things that foreign text and odd places did: emoji, stars around nothing, paths, channels that are not there.
import { expect, test } from 'vitest';
import { connectChat, requestBudget } from '../../src/chat/index.ts';
import { readUpload } from '../../src/chat/endpoints/getFileTemporaryUrl.ts';
import { strong, text } from '../../src/document/index.ts';
import { escapeText } from '../../src/render/escape.ts';
import { toMessages } from '../../src/render/markdown.ts';
import { openOffice } from '../support/office.ts';

test.each([':100:', 'x:1234:', ':smile:'])('%s in foreign text is no emoji', (given) => {
  expect(escapeText(given)).not.toMatch(/:[\w+-]+:/);
});

test('times stay as they are', () => expect(escapeText('10:30:00')).toBe('10:30:00'));

test('an empty value has no stars around it', () => {
  const [said] = toMessages({ lang: 'de', headline: [strong(text(' ')), 'x', strong('')] }, 1_000);
  expect(said).toBe('x');
});

test.each(['2/ab/..\\..\\x', '2/%2e%2e/x', '2//x', '2/a%2Fb', '2/%E0%A4%A/x', '..', '2/a%5cb'])(
  'no upload is at %s: nothing is asked for',
  async (path) => {
    const settings = { realm: 'http://127.0.0.1:9', username: 'a', apiKey: 'b', userAgent: 'c' };
    const chat = await connectChat(settings, requestBudget([]));
    await expect(readUpload(chat, path, 10, new AbortController().signal)).rejects.toMatchObject({
      kind: 'rejected',
      status: 404,
    });
  },
);

test('channels to join that are not there are told once, by their places', async () => {
  const office = await openOffice({
    chat: { account: 'human' },
    settings: { ZULIP_CHANNELS: 'umzug,gibt es nicht,Umzüge' },
  });
  await office.ask('hilfe');
  await office.tick('sweep');
  const told = office.log.filter(({ places }) => places !== undefined);
  expect(told).toMatchObject([{ level: 40, places: [2, 3] }]);
});

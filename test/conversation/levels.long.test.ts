// Zulip servers from 8.0 on, and ones that lack what is not essential.
// @module-tag long
import { describe, expect, test } from 'vitest';
import { openOffice, until } from '../support/office.ts';

const pair = 'halteverbot köln münchen';
const figure = '21 Tage Vorlauf';

describe.each(['bot', 'human'] as const)('as %s account', (account) => {
  test.each([237, 249, 250, 321, 389, 421, 482])(
    'at feature level %i it answers, and finds its answers again',
    async (featureLevel) => {
      const office = await openOffice({ chat: { account, featureLevel } });
      expect(await office.ask(pair)).toContain(figure);
      office.chat.fault({ method: 'POST', path: 'messages', how: { kind: 'dropAfter' } });
      const id = office.say(pair, { channel: 'umzug' });
      await until(() => office.isRead(id), 'the question to be read');
      expect(office.answersTo(id)).toHaveLength(1);
      expect(office.answersTo(id)[0]).toContain(featureLevel < 250 ? '#narrow/stream/' : '#narrow/channel/');
    },
  );
});

test.each([
  [333, false],
  [334, true],
])('at feature level %i topics without a name are asked for: %s', async (featureLevel, isAsked) => {
  const office = await openOffice({ chat: { featureLevel } });
  expect(await office.ask(pair, { channel: 'umzug' })).toContain(figure);
  const reads = office.chat.requests.filter(
    ({ method, path, params }) =>
      method === 'GET' && path.startsWith('messages') && 'allow_empty_topic_name' in params,
  );
  // Until it has registered, the bot cannot know the level.
  expect(reads.length > 0).toBe(isAsked);
  const told = await office.ask('fähigkeiten', { as: 'erika' });
  expect(told).not.toContain('allow_empty_topic_name');
});

test('an upgrade while it listens is noticed', async () => {
  const office = await openOffice({ chat: { featureLevel: 249 } });
  await office.ask('hilfe');
  office.chat.setFeatureLevel(421);
  await until(() => office.chat.requests.length > 8, 'the restart event');
  await until(() => office.log.length > 0, 'a log');
  await office.ask('hilfe');
  expect(await office.ask(pair, { channel: 'umzug' })).toContain('#narrow/channel/');
});

test.each([/^streams$/, /^users\/me\/subscriptions$/, /^bot_storage$/, /^users\/\d+$/, /^messages\/flags$/])(
  'a server that does not have %s is good enough',
  async (path) => {
    const office = await openOffice({ withoutBot: true });
    office.chat.fault({
      path,
      times: 1000,
      how: { kind: 'answer', status: 404, body: '<html>Not found</html>' },
    });
    await office.startBot();
    expect(await office.ask(pair, { channel: 'umzug' })).toContain(figure);
  },
);

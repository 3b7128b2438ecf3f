// POST /register: what it gives, and what it refuses.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf, openQueue } from '../support/chatClient.ts';

let server: ZulipSandbox;
let bot: Call;
beforeEach(async () => {
  server = await startZulipSandbox({ heartbeatMs: 40 });
  bot = clientOf(server, server.amtsbot);
});
afterEach(() => server.stop());

const say = (content: string) =>
  server.as(server.people.max).send({ channel: 'umzug', topic: 'Fragen', content });

describe('registering', () => {
  test('gives little when little is asked for', async () => {
    const { registration } = await openQueue(bot);
    expect(registration).toEqual({
      result: 'success',
      msg: '',
      queue_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
      zulip_version: '11.0',
      zulip_feature_level: 421,
      zulip_merge_base: '11.0',
      max_message_id: -1,
      last_event_id: -1,
    });
  });

  test('gives the limits only with realm', async () => {
    const { registration } = await openQueue(bot, { fetch_event_types: ['realm'] });
    expect(registration).toMatchObject({
      max_message_length: 10_000,
      max_topic_length: 60,
      event_queue_longpoll_timeout_seconds: 90,
      realm_message_content_edit_limit_seconds: 600,
    });
  });

  test.for([
    [185, '7.0'],
    [321, '10.0-dev+git'],
    [421, '11.0'],
    [422, '12.0-dev+git'],
  ] as const)('at level %i the version is %s', async ([level, version]) => {
    server.setFeatureLevel(level);
    const { registration } = await openQueue(bot);
    expect(registration).toMatchObject({ zulip_version: version, zulip_feature_level: level });
  });

  test.for([
    [480, { ignored_parameters_unsupported: ['idle_queue_timeout'] }],
    [481, { idle_queue_timeout_secs: 60 }],
  ] as const)('at level %i, idle_queue_timeout gives %j', async ([level, fields]) => {
    server.setFeatureLevel(level);
    const { registration } = await openQueue(bot, { idle_queue_timeout: 60 });
    expect(registration).toMatchObject(fields);
  });

  test.for([
    [{ queue_lifespan_secs: -5 }, 500, { msg: 'Internal server error', result: 'error' }],
    [{ client_capabilities: { bulk_message_deletion: true } }, 400, { code: 'BAD_REQUEST' }],
    [{ narrow: [['quatsch', 'x']] }, 400, { msg: 'Operator quatsch not supported.' }],
  ] as const)('%j is refused with %i', async ([params, status, body]) => {
    expect(await bot('POST', 'register', params)).toMatchObject({ status, body });
  });

  test('what happens meanwhile counts as heard, but is still in the queue', async () => {
    server.swallowDuringRegister(() => say('verschluckt'));
    const queue = await openQueue(bot);
    expect(queue.registration).toMatchObject({ last_event_id: 0 });
    expect(await queue.read(-1)).toHaveLength(1);
    expect(await queue.read(0)).toEqual([]);
  });

  test('a narrow lets through what fits, also from channels that are not subscribed', async () => {
    const queue = await openQueue(bot, { narrow: [['topic', 'Kasse']] });
    say('woanders');
    server.as(server.people.max).send({ channel: 'allgemein', topic: 'Kasse', content: 'passt' });
    expect((await queue.read()).map(({ message }) => message?.content)).toEqual(['passt']);
  });
});

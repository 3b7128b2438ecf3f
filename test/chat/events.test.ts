// The event loop against a server that answers at once and tells nothing new: it must not become a storm.
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type ChatConnection, readEvents } from '../../src/chat/index.ts';
import { long } from '../support/long.ts';

test.each([
  ['the same heartbeat again and again', () => [{ type: 'heartbeat', id: 0 }]],
  ['ever new heartbeats', (polls: number) => [{ type: 'heartbeat', id: polls }]],
  [
    'an event that it has told before',
    () => [{ type: 'realm_emoji', id: -1, op: 'update', realm_emoji: {} }],
  ],
  ['nothing', () => []],
])('%s: it is asked a few times a second', long, async (_, eventsOf) => {
  let polls = 0;
  const stop = new AbortController();
  const chat = {
    call: async ({ path, answer }: { path: string; answer: { parse(json: unknown): unknown } }) => {
      if (path === 'register') return answer.parse(registration);
      polls++;
      return answer.parse({ events: eventsOf(polls) });
    },
  } as unknown as ChatConnection;
  setTimeout(() => stop.abort(), 1_000);
  const options = {
    signal: stop.signal,
    log: pino({ level: 'silent' }),
    onAttempt: () => undefined,
    onHeard: () => undefined,
  };
  for await (const happening of readEvents(chat, options)) void happening;
  expect(polls).toBeGreaterThan(1);
  expect(polls).toBeLessThan(40);
});

const registration = {
  queue_id: 'q',
  last_event_id: -1,
  zulip_feature_level: 421,
  zulip_version: '11.0',
  max_message_length: 10_000,
  event_queue_longpoll_timeout_seconds: 90,
  realm_emoji: {},
};

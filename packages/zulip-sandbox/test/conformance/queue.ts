// An event queue as the cases use it: what has come, and waiting for what is to come.
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Answer, Params, ReceivedEvent } from '../support/chatClient.ts';
import type { Client } from './client.ts';

export interface Queue {
  readonly id: string;
  readonly registration: Answer['body'];
  /** One GET /events. */
  readonly get: (lastEventId: number, params?: Params, signal?: AbortSignal) => Promise<Answer>;
  /** Waits until so many events of the case are there and gives them. */
  readonly next: (count?: number) => Promise<readonly ReceivedEvent[]>;
  /** Whatever has come when everything that is under way has had the time to come. */
  readonly heard: () => Promise<readonly ReceivedEvent[]>;
}

const patienceMs = 10_000;

export async function listen(
  by: Client,
  params: Params = {},
  isOfCase: (event: ReceivedEvent) => boolean,
): Promise<Queue> {
  const { status, text, body } = await by.call('POST', 'register', {
    event_types: ['message'],
    fetch_event_types: [],
    ...params,
  });
  expect(status, text).toBe(200);
  const id = body.queue_id ?? '';
  const events: ReceivedEvent[] = [];
  let last = -1;

  const get: Queue['get'] = (lastEventId, more = {}, signal) =>
    by.call('GET', 'events', { queue_id: id, last_event_id: lastEventId, ...more }, signal);

  async function read(params: Params, signal?: AbortSignal): Promise<void> {
    const answer = await get(last, params, signal);
    for (const event of answer.body.events ?? []) {
      last = Math.max(last, event.id);
      if (isOfCase(event)) events.push(event);
    }
  }

  return {
    id,
    registration: body,
    get,
    async next(count = 1) {
      const signal = AbortSignal.timeout(patienceMs);
      while (events.length < count) {
        await read({}, signal).catch((error: unknown) => {
          if (signal.aborted) throw new Error(`Only ${JSON.stringify(events)} came`, { cause: error });
          throw error;
        });
      }
      return events.splice(0, count);
    },
    async heard() {
      await delay(by.settleMs);
      await read({ dont_block: true });
      return events.splice(0);
    },
  };
}

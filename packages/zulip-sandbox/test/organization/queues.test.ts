// Event queues: waiting, acknowledging, expiring, being lost.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf, openQueue } from '../support/chatClient.ts';

let server: ZulipSandbox;
let bot: Call;
beforeEach(async () => {
  server = await startZulipSandbox({ heartbeatMs: 250 });
  bot = clientOf(server, server.amtsbot);
});
afterEach(() => server.stop());

const say = (content: string) =>
  server.as(server.people.max).send({ channel: 'umzug', topic: 'Fragen', content });
/** Until a poll has reached the server and waits there. */
async function pollWaits(): Promise<void> {
  const isWaiting = () => server.requests.some(({ path, status }) => path === 'events' && status === 0);
  while (!isWaiting()) await new Promise(setImmediate);
  await new Promise(setImmediate);
}

const badQueue = (id: string) => ({
  result: 'error',
  msg: `Bad event queue ID: ${id}`,
  queue_id: id,
  code: 'BAD_EVENT_QUEUE_ID',
});

describe('waiting', () => {
  test('ends with the event; only such an answer names the queue', async () => {
    const queue = await openQueue(bot);
    const waiting = queue.poll();
    await pollWaits();
    const id = say('da');
    const { body } = await waiting;
    expect(body.events).toMatchObject([{ type: 'message', id: 0, message: { id } }]);
    expect(body.queue_id).toBe(queue.queueId);
    const { body: again } = await queue.poll();
    expect(again.events).toEqual(body.events);
    expect(again).not.toHaveProperty('queue_id');
  });

  test('ends with a heartbeat, which counts as an event whatever was asked for', async () => {
    const queue = await openQueue(bot, { event_types: ['restart'] });
    expect((await queue.poll()).body.events).toEqual([{ type: 'heartbeat', id: 0 }]);
    expect((await queue.poll(0)).body.events).toEqual([{ type: 'heartbeat', id: 1 }]);
  });

  test('ends without events when another poll comes', async () => {
    const queue = await openQueue(bot);
    const first = queue.poll();
    await pollWaits();
    const second = queue.poll();
    expect(await first).toMatchObject({ status: 200, body: { events: [] } });
    say('da');
    expect((await second).body.events).toHaveLength(1);
  });

  test('ends without events when the queue is deleted', async () => {
    const { poll, queueId } = await openQueue(bot);
    const waiting = poll();
    await pollWaits();
    expect((await bot('DELETE', 'events', { queue_id: queueId })).status).toBe(200);
    expect(await waiting).toMatchObject({ status: 200, body: { events: [] } });
    expect((await poll()).body).toEqual(badQueue(queueId));
  });

  test('loses nothing when the client gives up', async () => {
    const queue = await openQueue(bot);
    const client = new AbortController();
    const waiting = queue.poll(-1, client.signal);
    await pollWaits();
    client.abort();
    await expect(waiting).rejects.toThrow();
    say('danach');
    expect(await queue.read()).toHaveLength(1);
  });
});

describe('acknowledging', () => {
  test('events stay until then, in order, with gaps between their ids', async () => {
    const queue = await openQueue(bot);
    for (let number = 0; number < 8; number += 1) say(`Nummer ${number}`);
    const events = await queue.read();
    expect(await queue.read()).toEqual(events);
    expect(events.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 6, 7, 8]);
    expect(await queue.read(6)).toEqual(events.slice(6));
    expect(await queue.read(8)).toEqual([]);
  });

  test.for([
    ['behind what was acknowledged', -1, 'An event newer than -1 has already been pruned!'],
    ['ahead of the queue', 99, 'Event 99 was not in this queue'],
  ] as const)('%s is refused', async ([, lastEventId, msg]) => {
    const queue = await openQueue(bot);
    say('eins');
    await queue.read(0);
    const { status, body } = await queue.poll(lastEventId);
    expect({ status, ...body }).toEqual({ status: 400, result: 'error', msg, code: 'BAD_REQUEST' });
  });

  test.for(['queue_id', 'last_event_id'])('%s has to be sent', async (missing) => {
    const { queueId } = await openQueue(bot);
    const params = Object.entries({ queue_id: queueId, last_event_id: -1 });
    const { body } = await bot(
      'GET',
      'events',
      Object.fromEntries(params.filter(([name]) => name !== missing)),
    );
    expect(body).toEqual({ result: 'error', msg: `Missing '${missing}' argument`, code: 'BAD_REQUEST' });
  });
});

describe('a queue is lost', () => {
  test('when it is unknown or belongs to someone else', async () => {
    const { queueId } = await openQueue(clientOf(server, server.people.erika));
    for (const id of [queueId, 'gibtsnicht']) {
      const { status, body } = await bot('GET', 'events', { queue_id: id, last_event_id: -1 });
      expect({ status, body }).toEqual({ status: 400, body: badQueue(id) });
    }
  });

  test('in a crash, which cuts what waits; what is said then is never heard', async () => {
    const { poll, queueId } = await openQueue(bot);
    const waiting = poll();
    await pollWaits();
    server.dropQueues();
    expect(await waiting).toMatchObject({ status: 502, body: {} });
    say('währenddessen');
    expect((await poll()).body).toEqual(badQueue(queueId));
  });

  test.for([
    [{}, 599, 601],
    [{ queue_lifespan_secs: 0 }, 599, 601],
    [{ queue_lifespan_secs: 3600 }, 3599, 3601],
    [{ queue_lifespan_secs: 9_999_999 }, 604_799, 604_801],
    [{ idle_queue_timeout: 60 }, 599, 601],
  ] as const)('%j: not after %i s of silence, but after %i s', async ([params, alive, dead]) => {
    const at = (seconds: number) => server.setClock(() => 1_800_000_000_000 + seconds * 1000);
    at(0);
    const { poll, read, queueId } = await openQueue(bot, params);
    at(alive);
    expect(await read()).toEqual([]);
    // An answer at once does not count as a sign of life.
    at(dead);
    expect((await poll()).body).toEqual(badQueue(queueId));
  });

  test('not while a poll waits at it', async () => {
    server.setClock(() => 1_800_000_000_000);
    const { poll } = await openQueue(bot, { queue_lifespan_secs: 5 });
    const waiting = poll();
    await pollWaits();
    server.setClock(() => 1_800_000_006_000);
    say('da');
    expect((await waiting).body.events).toMatchObject([{ type: 'message' }]);
  });

  test('a poll that waited is a sign of life, also when the clock went far ahead meanwhile', async () => {
    const at = (seconds: number) => server.setClock(() => 1_800_000_000_000 + seconds * 1000);
    at(0);
    const { poll, read } = await openQueue(bot);
    at(500);
    const waiting = poll();
    await pollWaits();
    at(86_400);
    await waiting;
    expect(await read()).toHaveLength(1);
  });
});

// GET and DELETE /events: waiting, acknowledging, losing.
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';
import type { Place } from '../place.ts';

const recorded = from(recording);
const docs = from('https://zulip.com/api/get-events');

const bad = ({ expectRefusal }: Place, answer: Parameters<Place['expectRefusal']>[0], queue_id: string) =>
  expectRefusal(answer, `Bad event queue ID: ${queue_id}`, 'BAD_EVENT_QUEUE_ID', 400, { queue_id });

/** Until the first poll surely waits. */
const aMoment = ({ bot }: Place) => new Promise((resolve) => void setTimeout(resolve, bot.settleMs + 30));

export const queues: Subject = {
  name: 'an event queue',
  cases: [
    recorded('answers at once when asked not to wait', async ({ bot, listen }) => {
      const queue = await listen(bot);
      const { status, body } = await queue.get(-1, { dont_block: true });
      expect({ status, ...body }).toMatchObject({ status: 200, result: 'success', events: [] });
    }),
    recorded('names itself in answers that were waited for, and only in those', async (place) => {
      const queue = await place.listen(place.bot);
      const waiting = queue.get(-1);
      await aMoment(place);
      await place.send(place.anna);
      const { body } = await waiting;
      expect(body.events).toHaveLength(1);
      expect(body.queue_id).toBe(queue.id);
      expect((await queue.get(-1)).body).not.toHaveProperty('queue_id');
    }),
    recorded('gives again what was not acknowledged', async ({ bot, anna, listen, send }) => {
      const queue = await listen(bot);
      await send(anna);
      await queue.next();
      const first = await queue.get(-1, { dont_block: true });
      expect(first.body.events).toHaveLength(1);
      expect((await queue.get(-1, { dont_block: true })).body.events).toEqual(first.body.events);
    }),
    recorded('forgets what was acknowledged', async ({ bot, anna, listen, send }) => {
      const queue = await listen(bot);
      await send(anna);
      const [event] = await queue.next();
      expect((await queue.get(event?.id ?? -1, { dont_block: true })).body.events).toEqual([]);
    }),
    recorded('does not go back behind that', async ({ bot, anna, listen, send, expectRefusal }) => {
      const queue = await listen(bot);
      await send(anna);
      const [event] = await queue.next();
      await queue.get(event?.id ?? -1, { dont_block: true });
      expectRefusal(await queue.get(-1), 'An event newer than -1 has already been pruned!');
    }),
    recorded('does not go ahead of itself', async ({ bot, listen, expectRefusal }) => {
      const queue = await listen(bot);
      expectRefusal(await queue.get(99), 'Event 99 was not in this queue');
    }),
    recorded('has events with ascending numbers', async ({ bot, anna, listen, send }) => {
      const queue = await listen(bot);
      for (let count = 0; count < 4; count += 1) await send(anna);
      const ids = (await queue.next(4)).map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    }),
    recorded('has to be named', async ({ bot, expectRefusal }) => {
      const answer = await bot.call('GET', 'events', { last_event_id: -1 });
      expectRefusal(answer, "Missing 'queue_id' argument");
    }),
    recorded('wants to know what has come', async ({ bot, listen, expectRefusal }) => {
      const { id } = await listen(bot);
      const answer = await bot.call('GET', 'events', { queue_id: id });
      expectRefusal(answer, "Missing 'last_event_id' argument");
    }),
    recorded('that is unknown', async (place) => {
      const answer = await place.bot.call('GET', 'events', { queue_id: 'gibtsnicht', last_event_id: -1 });
      bad(place, answer, 'gibtsnicht');
    }),
    recorded('of another account is as good as unknown', async (place) => {
      const { id } = await place.listen(place.anna);
      bad(place, await place.bot.call('GET', 'events', { queue_id: id, last_event_id: -1 }), id);
    }),
    recorded('lets one poll wait: a second one ends the first, without events', async (place) => {
      const queue = await place.listen(place.bot);
      const first = queue.get(-1);
      await aMoment(place);
      const second = queue.get(-1);
      expect(await first).toMatchObject({ status: 200, body: { events: [] } });
      await place.send(place.anna);
      expect((await second).body.events).toHaveLength(1);
    }),
    recorded('that is deleted ends the poll that waits, without events', async (place) => {
      const queue = await place.listen(place.bot);
      const waiting = queue.get(-1);
      await aMoment(place);
      const { status } = await place.bot.call('DELETE', 'events', { queue_id: queue.id });
      expect(status).toBe(200);
      expect(await waiting).toMatchObject({ status: 200, body: { events: [] } });
      bad(place, await queue.get(-1), queue.id);
    }),
    recorded('can be deleted once', async (place) => {
      const { id } = await place.listen(place.bot);
      await place.bot.call('DELETE', 'events', { queue_id: id });
      bad(place, await place.bot.call('DELETE', 'events', { queue_id: id }), id);
    }),
    recorded('loses nothing when the client gives up', async (place) => {
      const queue = await place.listen(place.bot);
      const giveUp = new AbortController();
      const waiting = queue.get(-1, {}, giveUp.signal);
      await aMoment(place);
      giveUp.abort();
      await expect(waiting).rejects.toThrow();
      await place.send(place.anna);
      expect(await queue.next()).toHaveLength(1);
    }),
    docs('is one of several: each hears everything', async ({ bot, anna, listen, send }) => {
      const [one, other] = [await listen(bot), await listen(bot)];
      const id = await send(anna);
      for (const queue of [one, other]) expect(await queue.next()).toMatchObject([{ message: { id } }]);
    }),
    docs('hears only what it asked for', async ({ bot, anna, listen, send }) => {
      const queue = await listen(bot, { event_types: ['reaction'] });
      await send(anna);
      expect(await queue.heard()).toEqual([]);
    }),
    docs('can be narrowed to a topic', async ({ bot, anna, listen, send, shared, topic }) => {
      const narrow = [
        ['channel', shared.name],
        ['topic', topic],
      ];
      const queue = await listen(bot, { narrow });
      await send(anna, { topic: `not ${topic}` });
      const id = await send(anna);
      expect(await queue.next()).toMatchObject([{ message: { id } }]);
      expect(await queue.heard()).toEqual([]);
    }),
  ],
};

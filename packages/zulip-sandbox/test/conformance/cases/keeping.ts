// What the server keeps for an account: stored strings and saved snippets.
import { expect } from 'vitest';
import { type Case, from, recording, type Subject } from '../case.ts';
import type { Place } from '../place.ts';

const recorded = from(recording);
const docs = from('https://zulip.com/api/create-saved-snippet');

const put = ({ bot }: Place, storage: object) => bot.call('PUT', 'bot_storage', { storage });
const get = ({ bot }: Place, keys?: readonly string[]) => bot.call('GET', 'bot_storage', keys && { keys });
const forget = ({ bot }: Place, keys: readonly string[]) => bot.call('DELETE', 'bot_storage', { keys });

/** Two strings, forgotten when the case is over. */
async function stored(place: Place): Promise<readonly [string, string]> {
  const keys = [`${place.topic} a`, `${place.topic} b`] as const;
  const answer = await put(place, { [keys[0]]: '1', [keys[1]]: 'ü' });
  expect(answer.status, answer.text).toBe(200);
  place.after(() => Promise.all(keys.map((key) => forget(place, [key]))));
  return keys;
}

export const storage: Subject = {
  name: 'stored strings',
  cases: [
    recorded('are given back', async (place) => {
      const [a, b] = await stored(place);
      expect((await get(place, [a, b])).body['storage']).toEqual({ [a]: '1', [b]: 'ü' });
    }),
    recorded('are given all without keys', async (place) => {
      const [a, b] = await stored(place);
      expect((await get(place)).body['storage']).toMatchObject({ [a]: '1', [b]: 'ü' });
    }),
    recorded('stay when others come', async (place) => {
      const [a, b] = await stored(place);
      await put(place, { [a]: '2' });
      expect((await get(place, [a, b])).body['storage']).toEqual({ [a]: '2', [b]: 'ü' });
    }),
    recorded('one key that there is not spoils the request', async (place) => {
      const [a] = await stored(place);
      place.expectRefusal(await get(place, [a, 'gibtsnicht']), 'Key does not exist.');
    }),
    recorded('nor is anything forgotten then', async (place) => {
      const [a] = await stored(place);
      place.expectRefusal(await forget(place, [a, 'gibtsnicht']), 'Key does not exist.');
      expect((await get(place, [a])).status).toBe(200);
    }),
    recorded('can be forgotten', async (place) => {
      const [a, b] = await stored(place);
      expect((await forget(place, [a])).status).toBe(200);
      expect((await get(place, [a])).status).toBe(400);
      expect((await get(place, [b])).status).toBe(200);
    }),
    recorded('are strings', async (place) => {
      expect((await put(place, { a: 1 })).status).toBe(400);
    }),
    recorded('are each account’s own, a person’s too', async (place) => {
      const [a] = await stored(place);
      const answer = await place.anna.call('GET', 'bot_storage', { keys: [a] });
      place.expectRefusal(answer, 'Key does not exist.');
    }),
  ],
};

const since = { since: 297 };
const snippetCase = (name: string, run: Case['run']) => recorded(name, run, since);

async function saved(place: Place): Promise<number> {
  const { bot, topic, after } = place;
  const { body } = await bot.call('POST', 'saved_snippets', { title: ` ${topic} `, content: 'text' });
  place.expectShape(body, 'snippetMade');
  const id = Number(body['saved_snippet_id']);
  after(() => bot.call('DELETE', `saved_snippets/${id}`));
  return id;
}

export const snippets: Subject = {
  name: 'saved snippets',
  cases: [
    snippetCase('can be saved, by bots as well', async (place) => {
      const id = await saved(place);
      const { body } = await place.bot.call('GET', 'saved_snippets');
      place.expectShape(body, 'snippets');
      const its = { id, title: place.topic, content: 'text' };
      expect(body['saved_snippets']).toContainEqual(expect.objectContaining(its));
    }),
    snippetCase('are each account’s own', async (place) => {
      const id = await saved(place);
      const { body } = await place.anna.call('GET', 'saved_snippets');
      expect(body['saved_snippets']).not.toContainEqual(expect.objectContaining({ id }));
      const { status } = await place.anna.call('DELETE', `saved_snippets/${id}`);
      expect(status).toBe(404);
    }),
    snippetCase('can be deleted once', async (place) => {
      const id = await saved(place);
      expect((await place.bot.call('DELETE', `saved_snippets/${id}`)).status).toBe(200);
      const again = await place.bot.call('DELETE', `saved_snippets/${id}`);
      place.expectRefusal(again, 'Saved snippet does not exist.', 'BAD_REQUEST', 404);
    }),
    docs(
      'have a title',
      async ({ bot }) => {
        expect((await bot.call('POST', 'saved_snippets', { title: ' ', content: 'x' })).status).toBe(400);
      },
      since,
    ),
    recorded(
      'cannot be changed before level 368',
      async (place) => {
        const answer = await place.bot.call('PATCH', `saved_snippets/${await saved(place)}`, { title: 'x' });
        expect(answer.status).toBe(405);
        expect(answer.body['allowed_methods']).toEqual(['DELETE']);
      },
      { since: 297, until: 367 },
    ),
    docs(
      'can be changed since',
      async (place) => {
        const id = await saved(place);
        const path = `saved_snippets/${id}`;
        expect((await place.bot.call('PATCH', path, { content: 'new' })).status).toBe(200);
        const { body } = await place.bot.call('GET', 'saved_snippets');
        const its = { id, title: place.topic, content: 'new' };
        expect(body['saved_snippets']).toContainEqual(expect.objectContaining(its));
      },
      { since: 368 },
    ),
  ],
};

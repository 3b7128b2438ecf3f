// GET /messages: which ones a narrow finds.
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';
import type { Place } from '../place.ts';
import { here, term, three } from '../threeMessages.ts';

const recorded = from(recording);
const docs = from('https://zulip.com/api/construct-narrow');

/** Which of the three a narrow finds. */
const finds: readonly (readonly [
  name: string,
  narrow: (place: Place) => readonly object[],
  found: readonly number[],
])[] = [
  ['channel by id and topic', here, [0, 1, 2]],
  ['channel by name', ({ shared, topic }) => [term('stream', shared.name), term('topic', topic)], [0, 1, 2]],
  [
    'channel and topic in capitals',
    ({ shared, topic }) => [term('stream', shared.name.toUpperCase()), term('topic', topic.toUpperCase())],
    [0, 1, 2],
  ],
  ['sender by id', (place) => [...here(place), term('sender', place.bot.userId)], [1]],
  ['sender by e-mail', (place) => [...here(place), term('sender', place.bot.visibleEmail)], [1]],
  ['not the sender', (place) => [...here(place), term('sender', place.bot.userId, true)], [0, 2]],
  ['mentions, with those of all', (place) => [...here(place), term('is', 'mentioned')], [0, 2]],
  ['what is unread, with one’s own', (place) => [...here(place), term('is', 'unread')], [0, 1, 2]],
  ['a word', (place) => [...here(place), term('search', 'Frist')], [0, 1]],
  ['all of several words', (place) => [...here(place), term('search', 'Frist Monat')], [1]],
  ['words in a row', (place) => [...here(place), term('search', '"einen Monat"')], [1]],
  ['no words of another row', (place) => [...here(place), term('search', '"Monat einen"')], []],
  ['a reference number', (place) => [...here(place), term('search', 'AMTS-290')], [0]],
  ['not the address of a link', (place) => [...here(place), term('search', 'antrag')], []],
];

const refused: readonly (readonly [name: string, narrow: unknown, msg: string, desc?: string])[] = [
  ['an unknown operator', [term('quatsch', 'x')], '', 'unknown operator quatsch'],
  ['an unknown channel', [term('stream', 'Gibt es nicht')], '', 'unknown channel Gibt es nicht'],
  ['an unknown sender', [term('sender', 'nobody@example.com')], '', 'unknown user nobody@example.com'],
  ['me as a sender', [term('sender', 'me')], '', 'unknown user me'],
  ['a number for near', [term('near', 17)], 'operand is not a string'],
];

export const narrows: Subject = {
  name: 'looking for messages',
  cases: [
    ...finds.map(([name, narrow, found]) =>
      recorded(`finds ${name}`, async (place) => {
        const ids = await three(place);
        const { status, text, body } = await place.find(place.bot, narrow(place));
        expect(status, text).toBe(200);
        expect(body.messages?.map(({ id }) => id)).toEqual(found.map((index) => ids[index]));
      }),
    ),
    ...refused.map(([name, narrow, msg, desc]) =>
      recorded(`refuses ${name}`, async ({ bot, find, expectRefusal }) => {
        const answer = await find(bot, narrow as object[]);
        if (desc === undefined) expectRefusal(answer, msg);
        else expectRefusal(answer, `Invalid narrow operator: ${desc}`, 'BAD_NARROW', 400, { desc });
      }),
    ),
    recorded(
      'refuses what is to be in a channel and direct at once',
      async (place) => {
        const desc = 'No message can be both a channel message and direct message';
        for (const direct of [term('is', 'dm'), term('dm', [place.anna.userId])]) {
          const answer = await place.find(place.bot, [...here(place), direct]);
          place.expectRefusal(answer, `Invalid narrow operator: ${desc}`, 'BAD_NARROW', 400, { desc });
        }
      },
      { since: 249 },
    ),
    docs(
      'finds nothing that is in a channel and direct at once',
      async (place) => {
        await three(place);
        const { body } = await place.find(place.bot, [...here(place), term('is', 'private')]);
        expect(body.messages).toEqual([]);
      },
      { until: 248 },
    ),
    recorded('the short form takes text only', async ({ bot, find, shared }) => {
      expect((await find(bot, [['stream', shared.name]])).status).toBe(200);
      expect((await find(bot, [['sender', bot.userId]])).status).toBe(400);
    }),
    recorded('near changes nothing about what fits', async (place) => {
      const ids = await three(place);
      const { body } = await place.find(place.bot, [...here(place), term('near', String(ids[0]))]);
      expect(body.messages).toHaveLength(3);
    }),
    recorded('what is found by a word shows where', async (place) => {
      await three(place);
      const params = { apply_markdown: true };
      const { body } = await place.find(place.bot, [...here(place), term('search', 'Monat')], params);
      place.expectShape(body, 'found');
      expect(body.messages).toMatchObject([
        {
          match_content: '<p>Die Frist beträgt einen <span class="highlight">Monat</span></p>',
          match_subject: place.topic,
        },
      ]);
    }),
    recorded('one’s own direct messages', async ({ bot, anna, find, sendDirect, topic }) => {
      const id = await sendDirect(anna, [bot], `direct ${topic}`);
      const { body } = await find(bot, [term('is', 'private')], { num_before: 1 });
      expect(body.messages).toMatchObject([{ id, type: 'private' }]);
    }),
    recorded(
      'the history of a public channel one is not in',
      async ({ bot, anna, annas, send, find, topic }) => {
        const id = await send(anna, { to: annas.id });
        const { body } = await find(bot, [term('stream', annas.id), term('topic', topic)]);
        expect(body.messages).toMatchObject([{ id, flags: ['read', 'historical'] }]);
      },
    ),
    recorded('one’s own words there by the channel, not by the sender alone', async (place) => {
      const { bot, annas, send, find, topic } = place;
      const id = await send(bot, { to: annas.id });
      const inIt = [term('stream', annas.id), term('topic', topic), term('sender', bot.userId)];
      expect((await find(bot, inIt)).body.messages).toMatchObject([{ id }]);
      const alone = await find(bot, [term('sender', bot.userId)], { num_before: 5 });
      expect(alone.body.messages?.map((one) => one.id)).not.toContain(id);
    }),
    recorded('a mention in a private channel is heard but cannot be opened', async (place) => {
      const { bot, anna, secret, send, expectRefusal } = place;
      const id = await send(anna, { to: secret.id, content: `@**${bot.fullName}** hello` });
      expectRefusal(await bot.call('GET', `messages/${id}`), 'Invalid message(s)');
    }),
  ],
};

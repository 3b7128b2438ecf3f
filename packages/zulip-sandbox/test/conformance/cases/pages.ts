// GET /messages: which page of what was found, and in which shape.
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';
import { here, term, three } from '../threeMessages.ts';

const recorded = from(recording);
const docs = from('https://zulip.com/api/get-messages');

export const pages: Subject = {
  name: 'a page of messages',
  cases: [
    recorded('a page has the fields of one', async (place) => {
      await three(place);
      const { body } = await place.find(place.bot);
      place.expectShape(body, 'messages');
      expect(body).toMatchObject({ found_newest: true, found_oldest: true, found_anchor: false });
    }),
    recorded(
      'before and after one',
      async (place) => {
        const [first, second, third] = await three(place);
        const page = async (params: object) => {
          const { body } = await place.find(place.bot, undefined, { anchor: second, ...params });
          return { ids: body.messages?.map(({ id }) => id), anchored: body['found_anchor'] };
        };
        expect(await page({ num_before: 1, num_after: 0 })).toEqual({ ids: [first, second], anchored: true });
        expect(await page({ num_before: 0, num_after: 1 })).toEqual({ ids: [second, third], anchored: true });
        const without = await page({ num_before: 1, num_after: 0, include_anchor: false });
        expect(without).toEqual({ ids: [first], anchored: false });
      },
      { since: 155 },
    ),
    recorded(
      'one on both sides of what is left out: not given',
      async ({ bot, find, expectRefusal }) => {
        const answer = await find(bot, undefined, { num_before: 1, num_after: 1, include_anchor: false });
        expectRefusal(answer, 'The anchor can only be excluded at an end of the range');
      },
      { since: 155 },
    ),
    recorded('the answers of a sender after a question that does not fit', async (place) => {
      const [question, answer] = await three(place);
      const narrow = [...here(place), term('sender', place.bot.userId)];
      const { body } = await place.find(place.bot, narrow, {
        anchor: question,
        num_before: 0,
        num_after: 50,
      });
      expect(body.messages?.map(({ id }) => id)).toEqual([answer]);
      expect(body).toMatchObject({ found_anchor: false, found_newest: true });
    }),
    recorded('the first one that is unread', async (place) => {
      const [first, second] = await three(place);
      await place.bot.call('POST', 'messages/flags', { messages: [first], op: 'add', flag: 'read' });
      const page = { anchor: 'first_unread', num_before: 0, num_after: 0 };
      const { body } = await place.find(place.bot, undefined, page);
      expect(body).toMatchObject({ anchor: second, messages: [{ id: second }] });
    }),
    docs('the oldest', async (place) => {
      const [first] = await three(place);
      const page = { anchor: 'oldest', num_before: 0, num_after: 1 };
      const { body } = await place.find(place.bot, undefined, page);
      expect(body).toMatchObject({ found_oldest: true, messages: [{ id: first }] });
    }),
    recorded('not more than 5,000', async ({ bot, find, expectRefusal }) => {
      const answer = await find(bot, undefined, { num_before: 5001 });
      expectRefusal(answer, 'Too many messages requested (maximum 5000).');
    }),
    docs('no anchor that there is not', async ({ bot, find, expectRefusal }) => {
      expectRefusal(await find(bot, undefined, { anchor: 'quatsch' }), 'Invalid anchor');
    }),
    docs('HTML, unless asked otherwise', async ({ bot, send }) => {
      const id = await send(bot, { content: '**a**' });
      const { body } = await bot.call('GET', 'messages', { anchor: id, num_before: 0, num_after: 0 });
      expect(body.messages).toMatchObject([
        { content: '<p><strong>a</strong></p>', content_type: 'text/html' },
      ]);
    }),
    docs(
      'by their ids; what cannot be seen is left out',
      async ({ bot, anna, secret, send }) => {
        const [seen, hidden] = [await send(anna), await send(anna, { to: secret.id })];
        const { body } = await bot.call('GET', 'messages', { message_ids: [seen, hidden, 999_999_999] });
        expect(body.messages?.map(({ id }) => id)).toEqual([seen]);
      },
      { since: 300 },
    ),
    recorded('one by its id', async ({ bot, send, topic, expectShape }) => {
      const id = await send(bot, { content: '**a**' });
      const { body } = await bot.call('GET', `messages/${id}`);
      expectShape(body, 'message');
      expect(body).toMatchObject({
        raw_content: '**a**',
        message: { id, subject: topic, content: '<p><strong>a</strong></p>' },
      });
    }),
    recorded('not one that is not there', async ({ bot, expectRefusal }) => {
      expectRefusal(await bot.call('GET', 'messages/999999999'), 'Invalid message(s)');
    }),
  ],
};

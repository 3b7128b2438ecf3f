// POST /messages: what is taken, what is stored, what is refused.
import { expect } from 'vitest';
import type { Params } from '../../support/chatClient.ts';
import { from, recording, type Subject } from '../case.ts';
import type { Place } from '../place.ts';

const recorded = from(recording);
const docs = from('https://zulip.com/api/send-message');
const source = from('https://github.com/zulip/zulip/blob/main/zerver/views/message_send.py');

const isMore = (values: readonly unknown[]) => new Set(values).size;

/** Where it goes to, by what is sent as `to`. */
const recipients: readonly (readonly [name: string, (place: Place) => Params])[] = [
  ['a channel by its id', ({ shared }) => ({ to: shared.id })],
  ['a channel by its name', ({ shared }) => ({ to: shared.name })],
  ['a channel by its name in capitals', ({ shared }) => ({ to: shared.name.toUpperCase() })],
  ['a channel in a list of one', ({ shared }) => ({ to: [shared.name] })],
  ['people by their ids', ({ anna }) => ({ type: 'private', to: [anna.userId] })],
  ['people by the e-mails that others see', ({ anna }) => ({ type: 'private', to: [anna.visibleEmail] })],
  ['oneself', ({ bot }) => ({ type: 'private', to: [bot.userId] })],
  ['several people', ({ anna, ben }) => ({ type: 'private', to: [anna.userId, ben.userId] })],
];

type Refused = readonly [name: string, (place: Place) => Params, msg: string, code?: string, more?: object];

const refused: readonly Refused[] = [
  ['nothing', () => ({ content: '' }), 'Message must not be empty'],
  ['nothing but blanks', () => ({ content: '  \n ' }), 'Message must not be empty'],
  ['a null byte', () => ({ content: 'a\0b' }), 'Message must not contain null bytes'],
  ['a line break in the topic', () => ({ topic: 'a\nb' }), 'Invalid character in topic, at position 2!'],
  ['a null byte in the topic', () => ({ topic: 'a\0b' }), 'Invalid character in topic, at position 2!'],
  [
    'an unknown channel',
    () => ({ to: 'Gibt es nicht' }),
    "Channel 'Gibt es nicht' does not exist",
    'STREAM_DOES_NOT_EXIST',
    { stream: 'Gibt es nicht' },
  ],
  [
    'an unknown channel id',
    () => ({ to: 99_999_999 }),
    "Channel with ID '99999999' does not exist",
    'STREAM_DOES_NOT_EXIST',
    { stream_id: 99_999_999 },
  ],
  ['nobody', () => ({ type: 'private', to: [] }), 'Message must have recipients'],
  ['an unknown user', () => ({ type: 'private', to: [99_999_999] }), 'Invalid user ID 99999999'],
  [
    'an unknown e-mail',
    () => ({ type: 'private', to: ['nobody@example.com'] }),
    "Invalid email 'nobody@example.com'",
  ],
  [
    'a private channel that one is not in',
    ({ secret }) => ({ to: secret.id }),
    '', // The name of the channel stands in it.
  ],
];

/** Not recorded, but read. */
const refusedInSource: readonly Refused[] = [
  ['a type that there is not', () => ({ type: 'quatsch' }), 'Invalid type'],
  ['a mirrored message', () => ({ sender: 'x@example.com' }), 'Invalid mirrored message'],
  [
    'an id without a list',
    ({ anna }) => ({ type: 'private', to: anna.userId }),
    'Invalid data type for recipients',
  ],
  [
    'ids beside e-mails',
    ({ anna, ben }) => ({ type: 'private', to: [anna.userId, ben.visibleEmail] }),
    'Recipient lists may contain emails or user IDs, but not both.',
  ],
];

const stored: readonly (readonly [name: string, sent: string, kept: string])[] = [
  ['blanks at the end go', 'text  \n ', 'text'],
  ['line breaks at the beginning go', '\n\ntext', 'text'],
  ['blanks at the beginning stay', '  text', '  text'],
  ['10,000 characters stay', 'ä'.repeat(10_000), 'ä'.repeat(10_000)],
  ['10,001 are cut, and it is said so', 'z'.repeat(10_001), `${'z'.repeat(9980)}\n[message truncated]`],
  ['an emoji counts once', '😀'.repeat(50) + 'z'.repeat(9950), '😀'.repeat(50) + 'z'.repeat(9950)],
  ['what cannot be seen is a text, too', '\u200b', '\u200b'],
  ['HTML stays what it is', '<b>x</b> &amp;', '<b>x</b> &amp;'],
];

const refuses =
  ([, params, msg, code, more]: Refused) =>
  async (place: Place) => {
    if (msg === '' && (await isOwnedBy(place))) place.skip('the bot may write where its owner may');
    const text = msg || `Not authorized to send to channel '${place.secret.name}'`;
    place.expectRefusal(await place.sent(place.bot, params(place)), text, code, 400, more);
  };

export const sending: Subject = {
  name: 'sending',
  cases: [
    ...recipients.map(([name, params]) =>
      recorded(`to ${name}`, async (place) => {
        const answer = await place.sent(place.bot, params(place));
        expect(answer.status, answer.text).toBe(200);
        place.expectShape(answer.body, 'sentByBot');
      }),
    ),
    docs(
      'the types have newer names',
      async ({ bot, anna, sent }) => {
        expect((await sent(bot, { type: 'channel' })).status).toBe(200);
        expect((await sent(bot, { type: 'direct', to: [anna.userId] })).status).toBe(200);
      },
      { since: 248 },
    ),
    ...refused.map((one) => recorded(`${one[0]}: not taken`, refuses(one))),
    ...refusedInSource.map((one) => source(`${one[0]}: not taken`, refuses(one))),
    recorded('a topic has to be named', async ({ bot, shared, expectRefusal }) => {
      const message = { type: 'stream', to: shared.id, content: 'x' };
      expectRefusal(await bot.call('POST', 'messages', message), 'Missing topic');
    }),
    recorded('a channel has to be named', async ({ bot, topic, expectRefusal }) => {
      const message = { type: 'stream', topic, content: 'x' };
      expectRefusal(await bot.call('POST', 'messages', message), 'Missing channel');
    }),
    recorded('somebody has to be named', async ({ bot, expectRefusal }) => {
      const message = { type: 'private', content: 'x' };
      expectRefusal(await bot.call('POST', 'messages', message), 'Message must have recipients');
    }),
    source('a topic may be called subject', async ({ bot, shared, topic, find }) => {
      const message = { type: 'stream', to: shared.id, content: 'x', subject: topic };
      expect((await bot.call('POST', 'messages', message)).body).toEqual({
        result: 'success',
        msg: '',
        id: expect.any(Number),
      });
      expect((await find(bot)).body.messages).toMatchObject([{ subject: topic }]);
    }),
    source('but not both at once', async ({ bot, sent, topic, expectRefusal }) => {
      const answer = await sent(bot, { subject: topic });
      const names = { var_name1: 'topic', var_name2: 'subject' };
      const msg = "Can't decide between 'topic' and 'subject' arguments";
      expectRefusal(answer, msg, 'REQUEST_CONFUSING_VAR', 400, names);
    }),
    ...['type', 'content'].map((name) =>
      recorded(`${name} has to be named`, async ({ bot, shared, topic, expectRefusal }) => {
        const all = { type: 'stream', to: shared.id, topic, content: 'x' };
        const rest = Object.fromEntries(Object.entries(all).filter(([sent]) => sent !== name));
        const answer = await bot.call('POST', 'messages', rest);
        const code = 'REQUEST_VARIABLE_MISSING';
        expectRefusal(answer, `Missing '${name}' argument`, code, 400, { var_name: name });
      }),
    ),
    recorded(
      'an empty topic is none',
      async ({ bot, sent, expectRefusal }) => {
        for (const topic of ['', '   ']) expectRefusal(await sent(bot, { topic }), "Topic can't be empty!");
      },
      { until: 333 },
    ),
    ...stored.map(([name, content, kept]) =>
      recorded(`what is stored: ${name}`, async ({ bot, send, find, realm, skip }) => {
        const usual = 10_000;
        if (content.length >= usual && realm['max_message_length'] !== usual)
          skip('messages have another length here');
        await send(bot, { content });
        expect((await find(bot)).body.messages).toMatchObject([{ content: kept }]);
      }),
    ),
    recorded('a topic of more than 60 characters is cut', async ({ bot, send, topic }) => {
      const long = topic + 'ü'.repeat(60);
      const id = await send(bot, { topic: long });
      const { body } = await bot.call('GET', `messages/${id}`);
      expect(body['message']).toMatchObject({ subject: `${long.slice(0, 57)}...` });
    }),
    recorded('blanks around a topic go, those within stay', async ({ bot, send, topic }) => {
      const id = await send(bot, { topic: `  ${topic}  b ` });
      const { body } = await bot.call('GET', `messages/${id}`);
      expect(body['message']).toMatchObject({ subject: `${topic}  b` });
    }),
    recorded('the same twice is two messages', async ({ bot, listen, send }) => {
      const queue = await listen(bot);
      const same = { queue_id: queue.id, local_id: '1' };
      expect(isMore([await send(bot, same), await send(bot, same)])).toBe(2);
      expect(await queue.next(2)).toMatchObject([{ local_message_id: '1' }, { local_message_id: '1' }]);
    }),
    recorded('a queue that is unknown does no harm', async ({ bot, sent }) => {
      expect((await sent(bot, { queue_id: 'gibtsnicht', local_id: '1' })).status).toBe(200);
    }),
    recorded('people are told that they follow the topic now, bots never', async (place) => {
      const [byBot, byAnna] = [await place.sent(place.bot), await place.sent(place.anna)];
      expect(byBot.body).not.toHaveProperty('automatic_new_visibility_policy');
      place.expectShape(byBot.body, 'sentByBot');
      place.expectShape(byAnna.body, 'sentByPerson');
    }),
    recorded('/me is told apart, if it is one paragraph', async ({ bot, send, find }) => {
      await send(bot, { content: '/me laughs' });
      await send(bot, { content: 'not /me' });
      const { body } = await find(bot);
      expect(body.messages).toMatchObject([{ is_me_message: true }, { is_me_message: false }]);
    }),
  ],
};

/** The owner's channels are open to the bot. */
async function isOwnedBy({ bot, anna }: Place): Promise<boolean> {
  const { body } = await bot.call('GET', 'users/me');
  return body['bot_owner_id'] === anna.userId;
}

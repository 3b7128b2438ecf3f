// Buttons under a message: `widget_content` of POST /messages.
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';

const recorded = from(recording);
const source = from(
  'https://github.com/zulip/zulip/blob/main/zerver/lib/validator.py (check_widget_content)',
);

const choice = { type: 'multiple_choice', short_name: 'A', long_name: 'Option', reply: 'text' };
const choices = { type: 'choices', heading: 'Which?', choices: [choice] };
const widget = (extra_data: object = choices) => ({ widget_type: 'zform', extra_data });

const refused: readonly (readonly [name: string, sent: unknown, msg: string])[] = [
  ['what is no JSON', 'x{', 'API programmer sent invalid JSON content'],
  ['a number', 5, 'widget_content is not a dict'],
  ['no kind', {}, 'widget_type is not in widget_content'],
  ['a kind alone', { widget_type: 'zform' }, 'extra_data is not in widget_content'],
  ['a kind with a number', { widget_type: 'zform', extra_data: 4 }, 'extra_data is not a dict'],
  ['an unknown kind', { widget_type: 'bogus', extra_data: {} }, 'unknown widget type: bogus'],
  ['a form without a type', widget({}), 'zform is missing type field'],
  ['a form of an unknown type', widget({ type: 'bogus' }), 'unknown zform type: bogus'],
  ['no heading', widget({ type: 'choices' }), 'heading key is missing from extra_data'],
  ['a number as heading', widget({ ...choices, heading: 1 }), 'extra_data["heading"] is not a string'],
  ['no choices', widget({ type: 'choices', heading: 'H' }), 'choices key is missing from extra_data'],
  ['a number as choices', widget({ ...choices, choices: 99 }), 'extra_data["choices"] is not a list'],
  ['a number as a choice', widget({ ...choices, choices: [99] }), 'extra_data["choices"][0] is not a dict'],
  ...['short_name', 'long_name', 'reply'].flatMap((name) => {
    const rest = Object.fromEntries(Object.entries(choice).filter(([field]) => field !== name));
    const at = 'extra_data["choices"][1]';
    return [
      [
        `a choice without ${name}`,
        widget({ ...choices, choices: [choice, rest] }),
        `${name} key is missing from ${at}`,
      ],
      [
        `a number as ${name}`,
        widget({ ...choices, choices: [choice, { ...choice, [name]: 1 }] }),
        `${at}["${name}"] is not a string`,
      ],
    ] as const;
  }),
];

export const widgets: Subject = {
  name: 'widgets',
  cases: [
    recorded('come along with a message, which keeps its content', async (place) => {
      const { bot, listen, send } = place;
      const queue = await listen(bot, { event_types: ['message'] });
      const id = await send(bot, { content: '**H**', widget_content: widget() });
      const { body } = await bot.call('GET', `messages/${id}`, { apply_markdown: false });
      const row = { message_id: id, sender_id: bot.userId, msg_type: 'widget' };
      expect(body['message']).toMatchObject({ content: '**H**', submessages: [row] });
      const { submessages } = (body['message'] ?? {}) as { submessages?: readonly { content: string }[] };
      expect(JSON.parse(submessages?.[0]?.content ?? '')).toEqual(widget());
      expect(await queue.next()).toMatchObject([{ message: { id, submessages } }]);
    }),
    recorded('may be without a choice', async ({ bot, sent }) => {
      expect((await sent(bot, { widget_content: widget({ ...choices, choices: [] }) })).status).toBe(200);
    }),
    recorded('people may send them too', async ({ anna, sent }) => {
      expect((await sent(anna, { widget_content: widget() })).status).toBe(200);
    }),
    recorded('are not there without them', async ({ bot, send, find }) => {
      await send(bot);
      expect((await find(bot)).body.messages).toMatchObject([{ submessages: [] }]);
    }),
    recorded('the text of such a message is not edited', async ({ bot, send, find, expectRefusal }) => {
      const id = await send(bot, { content: 'old', widget_content: widget() });
      expectRefusal(
        await bot.call('PATCH', `messages/${id}`, { content: 'new' }),
        'Widgets cannot be edited.',
      );
      expect((await find(bot)).body.messages).toMatchObject([{ content: 'old' }]);
    }),
    recorded('such a message can be deleted', async ({ bot, send, mayForbid, skip }) => {
      if (mayForbid) skip('who may delete what is for the organization to decide');
      const id = await send(bot, { widget_content: widget() });
      expect((await bot.call('DELETE', `messages/${id}`)).status).toBe(200);
    }),
    ...refused.map(([name, widget_content, msg]) =>
      source(`${name}: not taken`, async ({ bot, sent, find, expectRefusal }) => {
        expectRefusal(await sent(bot, { widget_content }), `Widgets: ${msg}`);
        expect((await find(bot)).body.messages).toEqual([]);
      }),
    ),
  ],
};

// Which messages an account hears of, with which flags, in which shape.
import { expect } from 'vitest';
import type { Params } from '../../support/chatClient.ts';
import { type Case, from, recording, type Subject } from '../case.ts';
import type { Client } from '../client.ts';
import type { Place } from '../place.ts';

const recorded = from(recording);
const source = from('https://github.com/zulip/zulip/blob/main/zerver/lib/mention.py');
const mentioned = ['mentioned'];
const wildcard = ['stream_wildcard_mentioned', 'wildcard_mentioned'];
const { raw } = String;

/** What Anna writes where Ben and the bot are, and the flags that both get. */
type Writing = readonly [
  name: string,
  content: (of: Client) => string,
  flags: readonly string[],
  levels?: { readonly since: number },
];
const writings: readonly Writing[] = [
  ['no mention', () => 'just text', []],
  ['a mention', (of) => `@**${of.fullName}** hello`, mentioned],
  ['a mention by name and id', (of) => `@**${of.fullName}|${of.userId}** hello`, mentioned],
  ['a mention by id', (of) => `@**|${of.userId}** hello`, mentioned],
  ['a mention in small letters', (of) => `@**${of.fullName.toLowerCase()}** hello`, mentioned],
  ['a mention in a spoiler', (of) => `\`\`\`spoiler x\n@**${of.fullName}**\n\`\`\``, mentioned],
  ['a silent mention', (of) => `@_**${of.fullName}** hello`, []],
  ['a mention in a quote', (of) => `\`\`\`quote\n@**${of.fullName}**\n\`\`\``, []],
  ['a mention behind >', (of) => `> @**${of.fullName}**`, []],
  ['a mention in a block of code', (of) => `\`\`\`\n@**${of.fullName}**\n\`\`\``, []],
  ['a mention in code', (of) => `\`@**${of.fullName}**\``, []],
  ['a name without stars', (of) => `@${of.fullName} hello`, []],
  ['an escaped mention', (of) => `&#64;**${of.fullName}**`, []],
  ['a mention behind a backslash', (of) => raw`\@**${of.fullName}**`, []],
  ['@all', () => '@**all** hello', wildcard],
  ['@channel', () => '@**channel** hello', wildcard, { since: 247 }],
  ['an escaped @all', () => '&#64;**all** hello', []],
  ['@topic where they have not written', () => '@**topic** hello', []],
];

/** Not recorded, but read. */
const writingsInSource: readonly Writing[] = [
  ['a mention after a bracket', (of) => `(@**${of.fullName}**)`, mentioned],
  ['a mention within a word', (of) => `a@**${of.fullName}**`, []],
];

const heard =
  (known: typeof recorded) =>
  ([name, content, flags, levels]: Writing) =>
    known(
      `${name} gives ${JSON.stringify(flags)}, to a bot and to a person`,
      async (place) => {
        for (const of of [place.bot, place.ben]) {
          const queue = await place.listen(of);
          const id = await place.send(place.anna, { content: content(of) });
          expect(await queue.next()).toMatchObject([{ type: 'message', flags, message: { id } }]);
        }
      },
      levels,
    );

const elsewhere = (
  name: string,
  run: (place: Place, to: (room: 'annas' | 'secret', content: string) => Promise<number>) => Promise<void>,
): Case =>
  recorded(name, (place) =>
    run(place, (room, content) => place.send(place.anna, { to: place[room].id, content })),
  );

const ownFlags: readonly (readonly [Params, readonly string[]])[] = [
  [{}, []],
  [{ read_by_sender: true }, ['read']],
  [{ content: '@**all** hello' }, wildcard],
];

export const hearing: Subject = {
  name: 'a message is heard',
  cases: [
    ...writings.map(heard(recorded)),
    ...writingsInSource.map(heard(source)),
    recorded('@topic by who has written in it', async ({ bot, anna, listen, send }) => {
      await send(bot);
      const queue = await listen(bot);
      await send(anna, { content: '@**topic** hello' });
      const flags = ['topic_wildcard_mentioned', 'wildcard_mentioned'];
      expect(await queue.next()).toMatchObject([{ flags }]);
    }),
    recorded('with the Markdown as typed, or as HTML', async ({ bot, anna, listen, send, expectShape }) => {
      const [plain, html] = [await listen(bot), await listen(bot, { apply_markdown: true })];
      await send(anna, { content: '**a**' });
      const [[one], [other]] = [await plain.next(), await html.next()];
      expect(one?.message).toMatchObject({ content: '**a**', content_type: 'text/x-markdown' });
      expect(other?.message).toMatchObject({
        content: '<p><strong>a</strong></p>',
        content_type: 'text/html',
      });
      for (const event of [one, other]) expectShape(event, 'channelMessageEvent');
    }),
    recorded('with its channel and topic', async ({ bot, anna, listen, send, shared, topic }) => {
      const queue = await listen(bot);
      await send(anna);
      expect((await queue.next())[0]?.message).toMatchObject({
        type: 'stream',
        stream_id: shared.id,
        display_recipient: shared.name,
        subject: topic,
        sender_id: anna.userId,
        sender_email: anna.visibleEmail,
        sender_full_name: anna.fullName,
      });
    }),
    recorded('directly, with everyone in the conversation', async (place) => {
      const { bot, anna, ben } = place;
      const queue = await place.listen(bot);
      await place.sendDirect(anna, [bot]);
      await place.sendDirect(anna, [bot, ben]);
      const events = await queue.next(2);
      for (const event of events) place.expectShape(event, 'directMessageEvent');
      const members = events.map(({ message }) =>
        ((message?.['display_recipient'] ?? []) as { id: number }[])
          .map(({ id }) => id)
          .sort((a, b) => a - b),
      );
      const ids = (of: readonly Client[]) => of.map(({ userId }) => userId).sort((a, b) => a - b);
      expect(members).toEqual([ids([anna, bot]), ids([anna, bot, ben])]);
      for (const event of events) {
        expect(event).toMatchObject({ flags: [], message: { type: 'private', subject: '' } });
        expect(event.message).not.toHaveProperty('stream_id');
      }
    }),
    recorded('directly with a mention', async ({ bot, anna, listen, sendDirect, topic }) => {
      const queue = await listen(bot);
      await sendDirect(anna, [bot], `@**${bot.fullName}** ${topic}`);
      expect(await queue.next()).toMatchObject([{ flags: mentioned }]);
    }),
    ...ownFlags.map(([params, flags]) =>
      recorded(
        `by who sent it: ${JSON.stringify(params)} gives ${JSON.stringify(flags)}`,
        async ({ bot, listen, send }) => {
          const queue = await listen(bot);
          const id = await send(bot, params);
          expect(await queue.next()).toMatchObject([{ flags, message: { id } }]);
        },
      ),
    ),
    recorded('with the local id in the one queue that was named', async ({ bot, listen, send }) => {
      const [named, other] = [await listen(bot), await listen(bot)];
      await send(bot, { queue_id: named.id, local_id: '17.1' });
      expect(await named.next()).toMatchObject([{ local_message_id: '17.1' }]);
      expect((await other.next())[0]).not.toHaveProperty('local_message_id');
    }),
    elsewhere('by a bot that is mentioned in a public channel that it is not in', async (place, write) => {
      const queue = await place.listen(place.bot);
      const id = await write('annas', `@**${place.bot.fullName}** hello`);
      expect(await queue.next()).toMatchObject([{ flags: mentioned, message: { id } }]);
    }),
    elsewhere('not by a person who is mentioned there', async (place, write) => {
      const queue = await place.listen(place.ben);
      await write('annas', `@**${place.ben.fullName}** hello`);
      expect(await queue.heard()).toEqual([]);
    }),
    elsewhere('by a bot even in a private channel, with all its text', async (place, write) => {
      const queue = await place.listen(place.bot);
      const content = `@**${place.bot.fullName}** hello`;
      const id = await write('secret', content);
      expect(await queue.next()).toMatchObject([{ flags: mentioned, message: { id, content } }]);
    }),
    elsewhere('but a person is told nothing of a private channel', async (place, write) => {
      const queue = await place.listen(place.ben, { all_public_streams: true });
      await write('secret', `@**${place.ben.fullName}** hello`);
      expect(await queue.heard()).toEqual([]);
    }),
    elsewhere('by a bot without a mention only if it is in the channel', async (place, write) => {
      const queue = await place.listen(place.bot);
      await write('annas', 'hello');
      await write('annas', '@**all** hello');
      expect(await queue.heard()).toEqual([]);
    }),
    elsewhere('everywhere in public with all_public_streams, without flags', async (place, write) => {
      const queue = await place.listen(place.ben, { all_public_streams: true });
      const id = await write('annas', `@**${place.ben.fullName}** hello`);
      expect(await queue.next()).toMatchObject([{ flags: [], message: { id } }]);
    }),
    recorded('not by who sent it, in a channel it is not in', async ({ bot, annas, listen, send }) => {
      const queue = await listen(bot);
      await send(bot, { to: annas.id, queue_id: queue.id, local_id: '1' });
      expect(await queue.heard()).toEqual([]);
    }),
  ],
};

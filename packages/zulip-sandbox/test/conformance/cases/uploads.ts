// POST /user_uploads, and reading what was uploaded.
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';
import type { Client } from '../client.ts';

const recorded = from(recording);
const docs = from('https://zulip.com/api/get-events#attachment-add');

const file = (name = 'Protokoll.txt', content = 'hallo') => new File([content], name, { type: 'text/plain' });

async function urlOf(by: Client, its = file()): Promise<string> {
  const { status, text, body } = await by.upload('user_uploads', its);
  expect(status, text).toBe(200);
  return String(body['url'] ?? body['uri']);
}
const read = (by: Client, path: string) => by.raw(encodeURI(path));
const anonymous = { headers: { authorization: '' } };

export const uploads: Subject = {
  name: 'files',
  cases: [
    docs('what becomes of one’s file is told', async ({ bot, send, listen }) => {
      const queue = await listen(bot, { event_types: ['attachment'] });
      const link = `[a](${await urlOf(bot, file('a.txt', 'xy'))})`;
      const [added] = await queue.next();
      expect(added).toMatchObject({
        type: 'attachment',
        op: 'add',
        attachment: { name: 'a.txt', size: 2, messages: [] },
        upload_space_used: expect.any(Number),
      });
      const id = await send(bot, { content: link });
      const fileId = (added?.['attachment'] as { readonly id: number } | undefined)?.id ?? 0;
      const updated = { op: 'update', attachment: { id: fileId, messages: [{ id }] } };
      expect(await queue.next()).toMatchObject([updated]);
      const edit = (content: string) => bot.call('PATCH', `messages/${id}`, { content });
      expect((await edit('nothing')).body['detached_uploads']).toMatchObject([{ id: fileId, messages: [] }]);
      expect((await edit(link)).body['detached_uploads']).toEqual([]);
      expect(await queue.next()).toMatchObject([updated]);
      await bot.call('DELETE', `attachments/${fileId}`);
      expect(await queue.next()).toMatchObject([{ op: 'remove', attachment: { id: fileId } }]);
    }),
    recorded(
      'are named in the answer',
      async ({ bot, expectShape }) => {
        const { body } = await bot.upload('user_uploads', file('Gebührensatzung § 3.txt'));
        expectShape(body, 'uploaded');
        expect(body['filename']).toBe('Gebührensatzung § 3.txt');
        expect(body['url']).toMatch(/^\/user_uploads\/\d+\/[\w-]+\/[\w-]+\/Gebührensatzung-3\.txt$/);
      },
      { since: 285 },
    ),
    recorded(
      'lose the folders before their name',
      async ({ bot }) => {
        expect(await urlOf(bot, file('../etc/passwd.txt'))).toMatch(/\/passwd\.txt$/);
      },
      { since: 272 },
    ),
    recorded('can be empty', async ({ bot }) => {
      expect((await bot.upload('user_uploads', file('leer.txt', ''))).status).toBe(200);
    }),
    recorded('come one by one', async ({ bot, expectRefusal }) => {
      const answer = await bot.upload('user_uploads', file(), file());
      expectRefusal(answer, 'You may only upload one file at a time');
    }),
    recorded('have to be there', async ({ bot, expectRefusal }) => {
      expectRefusal(await bot.upload('user_uploads'), 'You must specify a file to upload');
    }),
    recorded('of more than 25 MiB do not get past the web server', async ({ bot, skip }) => {
      const answer = await bot.upload('user_uploads', file('gross.txt', 'x'.repeat(26 * 1024 * 1024)));
      if (answer.status === 200) skip('there is another web server in front');
      expect(answer.status).toBe(413);
      expect(answer.headers.get('content-type')).toContain('text/html');
    }),
    recorded(
      'can be read with the key',
      async ({ bot }) => {
        const answer = await read(bot, await urlOf(bot));
        expect([answer.status, answer.text]).toEqual([200, 'hallo']);
      },
      { since: 272 },
    ),
    recorded(
      'can be read through a temporary address, by whoever has it',
      async ({ bot }) => {
        const { status, body } = await read(bot, `/api/v1${await urlOf(bot)}`);
        expect(status).toBe(200);
        const answer = await bot.raw(String(body['url']), anonymous);
        expect([answer.status, answer.text]).toEqual([200, 'hallo']);
      },
      { since: 272 },
    ),
    recorded(
      'are their owner’s until they are shared',
      async ({ bot, anna }) => {
        const url = await urlOf(anna);
        for (const path of [url, `/api/v1${url}`]) {
          const { status, text } = await read(bot, path);
          expect([status, text]).toEqual([403, '<p>You are not authorized to view this file.</p>']);
        }
      },
      { since: 272 },
    ),
    recorded(
      'are read by whoever can read a message with them',
      async ({ bot, anna, annas, send }) => {
        const url = await urlOf(anna);
        await send(anna, { to: annas.id, content: `[Protokoll.txt](${url})` });
        expect((await read(bot, url)).status).toBe(200);
      },
      { since: 272 },
    ),
    recorded(
      'in a direct message are not read by others',
      async ({ bot, anna, ben, sendDirect, topic }) => {
        const url = await urlOf(anna);
        await sendDirect(anna, [bot], `${topic} [Protokoll.txt](${url})`);
        expect([(await read(bot, url)).status, (await read(ben, url)).status]).toEqual([200, 403]);
      },
      { since: 272 },
    ),
    recorded(
      'in a private channel are read by a bot that is mentioned with them',
      async (place) => {
        const { bot, anna, ben, secret, send } = place;
        const url = await urlOf(anna);
        await send(anna, { to: secret.id, content: `@**${bot.fullName}** [Protokoll.txt](${url})` });
        expect([(await read(bot, url)).status, (await read(ben, url)).status]).toEqual([200, 403]);
      },
      { since: 272 },
    ),
    recorded('that there are not: a page', async ({ bot }) => {
      const { status, headers } = await read(bot, '/user_uploads/2/xx/nichtda/x.pdf');
      expect(status).toBe(404);
      expect(headers.get('content-type')).toContain('text/html');
    }),
    recorded(
      'send strangers to the login, or say that they are none of theirs',
      async ({ bot }) => {
        const url = await urlOf(bot);
        expect((await bot.raw(url, anonymous)).status).toBe(302);
        expect((await bot.raw(`/api/v1${url}`, anonymous)).status).toBe(401);
      },
      { since: 272 },
    ),
  ],
};

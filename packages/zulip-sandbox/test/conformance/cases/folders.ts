// Folders for channels: from which level on, and by whom.
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';
import type { Client } from '../client.ts';
import type { Place } from '../place.ts';

const recorded = from(recording);
const docs = from('https://zulip.com/api/create-channel-folder');
const source = from('https://github.com/zulip/zulip/blob/main/zerver/views/channel_folders.py');
const levels = { since: 389 };

const make = (by: Client, name: string, description = 'x') =>
  by.call('POST', 'channel_folders/create', { name, description });

/** A new folder; it is archived when the case is over. */
async function newFolder(place: Place) {
  const { admin } = place;
  if (!admin) return place.skip('no administrator is named');
  const name = `conformance ${place.topic}`;
  const { status, text, body } = await make(admin, name);
  expect(status, text).toBe(200);
  const id = Number(body['channel_folder_id']);
  place.after(() => admin.call('PATCH', `channel_folders/${id}`, { is_archived: true }));
  return {
    admin,
    name,
    id,
    change: (params: object) => admin.call('PATCH', `channel_folders/${id}`, { ...params }),
  };
}

const foldersFor = async (by: Client, params = {}) =>
  (await by.call('GET', 'channel_folders', params)).body['channel_folders'] as object[];

export const folders: Subject = {
  name: 'folders',
  cases: [
    recorded(
      'are an unknown path before level 389',
      async ({ anna }) => {
        for (const answer of [await anna.call('GET', 'channel_folders'), await make(anna, 'x')]) {
          expect(answer.status).toBe(404);
          expect(answer.headers.get('content-type')).toContain('text/html');
        }
      },
      { until: 388 },
    ),
    docs(
      'are ignored there where a channel is made',
      async ({ anna, shared }) => {
        const { body } = await anna.call('POST', 'users/me/subscriptions', {
          subscriptions: [{ name: shared.name }],
          folder_id: 1,
        });
        expect(body['ignored_parameters_unsupported']).toEqual(['folder_id']);
      },
      { since: 167, until: 388 },
    ),
    docs(
      'are made by administrators only',
      async ({ anna, bot, expectRefusal }) => {
        for (const by of [anna, bot]) {
          const answer = await make(by, 'x');
          expectRefusal(answer, 'Must be an organization administrator', 'UNAUTHORIZED_PRINCIPAL');
        }
      },
      levels,
    ),
    docs(
      'are seen by everyone',
      async (place) => {
        const { id, name } = await newFolder(place);
        const folder = { id, name, description: 'x', is_archived: false };
        expect(await foldersFor(place.bot)).toContainEqual(expect.objectContaining(folder));
      },
      levels,
    ),
    docs(
      'are announced',
      async (place) => {
        const queue = await place.listen(place.bot, { event_types: ['channel_folder'] });
        const { id, name } = await newFolder(place);
        expect(await queue.next()).toMatchObject([{ op: 'add', channel_folder: { id, name } }]);
      },
      levels,
    ),
    docs(
      'have names of their own',
      async (place) => {
        const { admin, name } = await newFolder(place);
        place.expectRefusal(await make(admin, name.toUpperCase()), 'Channel folder name already in use');
      },
      levels,
    ),
    docs(
      'have a name',
      async (place) => {
        const { admin } = await newFolder(place);
        place.expectRefusal(await make(admin, '  '), "Channel folder name can't be empty.");
      },
      levels,
    ),
    docs(
      'have a name that is not too long',
      async (place) => {
        const { admin } = await newFolder(place);
        place.expectRefusal(await make(admin, 'x'.repeat(61)), 'name is too long (limit: 60 characters)');
      },
      levels,
    ),
    docs(
      'can be renamed',
      async (place) => {
        const { change, id, name } = await newFolder(place);
        expect((await change({ name: `${name} b` })).status).toBe(200);
        expect(await foldersFor(place.bot)).toContainEqual(
          expect.objectContaining({ id, name: `${name} b` }),
        );
      },
      levels,
    ),
    source(
      'but not by the case of their letters alone',
      async (place) => {
        const { change, name } = await newFolder(place);
        place.expectRefusal(await change({ name: name.toUpperCase() }), 'Channel folder name already in use');
      },
      levels,
    ),
    docs(
      'take channels, and are not archived as long as they hold any',
      async (place) => {
        const { admin, change, id } = await newFolder(place);
        const put = (folder_id: number | null) =>
          admin.call('PATCH', `streams/${place.shared.id}`, { folder_id: JSON.stringify(folder_id) });
        place.after(() => put(null));
        expect((await put(id)).status).toBe(200);
        const { body } = await place.bot.call('GET', `streams/${place.shared.id}`);
        expect(body['stream']).toMatchObject({ folder_id: id });
        const refusal = 'You need to remove all the channels from this folder to archive it.';
        place.expectRefusal(await change({ is_archived: true }), refusal);
        await put(null);
        expect((await change({ is_archived: true })).status).toBe(200);
      },
      levels,
    ),
    docs(
      'are not shown when archived, unless asked for',
      async (place) => {
        const { change, id } = await newFolder(place);
        await change({ is_archived: true });
        const its = expect.objectContaining({ id, is_archived: true });
        expect(await foldersFor(place.bot)).not.toContainEqual(its);
        expect(await foldersFor(place.bot, { include_archived: true })).toContainEqual(its);
      },
      levels,
    ),
  ],
};

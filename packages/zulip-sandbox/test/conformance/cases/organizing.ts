// What belongs to the organization: groups of people, linkifiers, profile fields; and the way to one's own key.
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';
import type { Place } from '../place.ts';

const recorded = from(recording);
const docs = (page: string) => from(`https://zulip.com/api/${page}`);

const fields = from('https://github.com/zulip/zulip/blob/main/zerver/views/custom_profile_fields.py');

const refusedFields: readonly (readonly [params: Readonly<Record<string, unknown>>, msg: string])[] = [
  [{ field_type: 1, name: ' ' }, 'Label cannot be blank.'],
  [{ field_type: 1, name: 'x'.repeat(41) }, 'name is too long (limit: 40 characters)'],
  [{ field_type: 99, name: 'case' }, 'Invalid field type.'],
  [{ field_type: 3, name: 'case' }, 'Field must have at least one choice.'],
  [
    { field_type: 3, name: 'case', field_data: { a: { text: '', order: '1' } } },
    'field_data["text"] cannot be blank.',
  ],
  [{ field_type: 7, name: 'case', field_data: { subtype: 'quatsch' } }, 'Invalid external account type'],
];

/** A group of Anna's, with the bot in it. */
async function made({ anna, bot, topic, skip, after }: Place) {
  const name = topic.replace(/\W/g, '');
  const params = { name, description: 'for a case', members: [anna.userId, bot.userId] };
  const { status, body } = await anna.call('POST', 'user_groups/create', params);
  if (status !== 200) skip('people may not make groups here');
  const groups = await all(anna);
  const id = groups.find((group) => group.name === name)?.id ?? 0;
  after(() => anna.call('POST', `user_groups/${id}/deactivate`));
  return { id, name, body };
}

const all = async (by: Place['anna']) =>
  (await by.call('GET', 'user_groups')).body['user_groups'] as readonly {
    readonly id: number;
    readonly name: string;
  }[];

export const organizing: Subject = {
  name: 'groups and other things of the organization',
  cases: [
    recorded('groups are for people', async ({ bot, expectRefusal }) => {
      const asked = await bot.call('GET', 'user_groups');
      expectRefusal(asked, 'This endpoint does not accept bot requests.');
      const params = { name: 'x', description: 'x', members: [] };
      const answer = await bot.call('POST', 'user_groups/create', params);
      expectRefusal(answer, 'This endpoint does not accept bot requests.');
    }),
    docs('get-user-groups')('there is one for each role', async ({ anna }) => {
      const names = (await all(anna)).map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['role:owners', 'role:members', 'role:everyone']));
    }),
    docs('create-user-group')('a new one is told to everyone', async (place) => {
      const queue = await place.listen(place.ben, { event_types: ['user_group'] });
      const { id, name } = await made(place);
      const members = expect.arrayContaining([place.anna.userId, place.bot.userId]);
      expect(await queue.next()).toMatchObject([
        { type: 'user_group', op: 'add', group: { id, name, members, is_system_group: false } },
      ]);
    }),
    recorded('its mention is one of all who are in it', async (place) => {
      const { name } = await made(place);
      const queue = await place.listen(place.bot);
      await place.send(place.ben, { content: `@*${name}* hello` });
      expect(await queue.next()).toMatchObject([{ flags: ['mentioned'] }]);
    }),
    docs('update-user-group-members')('people come and go', async (place) => {
      const { anna, ben, bot, expectRefusal } = place;
      const { id } = await made(place);
      const path = `user_groups/${id}/members`;
      const change = (params: object) => anna.call('POST', path, { ...params });
      expect((await change({ add: [ben.userId], delete: [bot.userId] })).status).toBe(200);
      const { body } = await anna.call('GET', path);
      expect(new Set(body['members'] as number[])).toEqual(new Set([anna.userId, ben.userId]));
      const there = await anna.call('GET', `${path}/${ben.userId}`);
      expect(there.body['is_user_group_member']).toBe(true);
      const msg = `There is no member '${bot.userId}' in this user group`;
      expectRefusal(await change({ delete: [bot.userId] }), msg);
    }),
    docs('update-user-group')('it gets another description', async (place) => {
      const { id } = await made(place);
      const queue = await place.listen(place.ben, { event_types: ['user_group'] });
      const params = { description: 'another' };
      expect((await place.anna.call('PATCH', `user_groups/${id}`, params)).status).toBe(200);
      expect(await queue.next()).toMatchObject([
        { op: 'update', group_id: id, data: { description: 'another' } },
      ]);
    }),
    recorded('linkifiers are told, and not made under that address', async ({ bot }) => {
      const { status, body } = await bot.call('GET', 'realm/linkifiers');
      expect([status, Array.isArray(body['linkifiers'])]).toEqual([200, true]);
      const params = { pattern: 'AZ-(?P<id>[0-9]+)', url_template: 'https://example.org/{id}' };
      const answer = await bot.call('POST', 'realm/linkifiers', params);
      expect(answer.status).toBe(405);
      expect(answer.body['allowed_methods']).toEqual(expect.arrayContaining(['GET', 'PATCH']));
    }),
    docs('add-linkifier')('administrators add and remove them', async ({ admin, anna, topic, skip }) => {
      if (!admin) return skip('there is no administrator');
      const pattern = `${topic.replace(/\W/g, '')}-(?P<id>[0-9]+)`;
      const params = { pattern, url_template: 'https://example.org/{id}' };
      const refused = await anna.call('POST', 'realm/filters', params);
      expect([refused.status, refused.body['code']]).toEqual([400, 'UNAUTHORIZED_PRINCIPAL']);
      const { body } = await admin.call('POST', 'realm/filters', params);
      const linkifiers = async () => (await anna.call('GET', 'realm/linkifiers')).body['linkifiers'];
      expect(await linkifiers()).toContainEqual(expect.objectContaining({ ...params, id: body.id }));
      expect((await admin.call('DELETE', `realm/filters/${body.id ?? 0}`)).status).toBe(200);
      expect(await linkifiers()).not.toContainEqual(expect.objectContaining({ id: body.id }));
    }),
    from('https://github.com/zulip/zulip/blob/main/zerver/models/linkifiers.py')(
      'of a linkifier, groups and places fit together',
      async ({ admin, skip, expectRefusal }) => {
        if (!admin) return skip('there is no administrator');
        const add = (pattern: string, url_template: string) =>
          admin.call('POST', 'realm/filters', { pattern, url_template });
        const refused = (answer: Awaited<ReturnType<typeof add>>, msg: string) =>
          expectRefusal(answer, msg, 'BAD_REQUEST', 400, { errors: { __all__: [msg] } });
        const absent = "Group 'id' in linkifier pattern is not present in URL template.";
        refused(await add('CASE-(?P<id>[0-9]+)', 'https://t.example/'), absent);
        refused(await add('(foo', 'https://t.example/'), 'Bad regular expression: missing ): (foo');
      },
    ),
    recorded('profile fields are told to everyone', async ({ bot }) => {
      const { status, body } = await bot.call('GET', 'realm/profile_fields');
      expect([status, Array.isArray(body['custom_fields'])]).toEqual([200, true]);
    }),
    ...refusedFields.map(([params, msg]) =>
      fields(`no field of profiles: ${msg}`, async ({ admin, skip, expectRefusal }) => {
        if (!admin) return skip('there is no administrator');
        expectRefusal(await admin.call('POST', 'realm/profile_fields', params), msg);
      }),
    ),
    docs('fetch-api-key')('a wrong password gives no key', async ({ bot, anna, expectRefusal }) => {
      const params = { username: anna.email, password: 'not the password' };
      const answer = await bot.call('POST', 'fetch_api_key', params);
      const msg = 'Your username or password is incorrect';
      expectRefusal(answer, msg, 'AUTHENTICATION_FAILED', 401);
    }),
    from('https://github.com/zulip/zulip/blob/main/zerver/views/auth.py')(
      'nor does what cannot be an address',
      async ({ bot, expectRefusal }) => {
        const answer = await bot.call('POST', 'fetch_api_key', { username: 'nobody', password: 'x' });
        expectRefusal(answer, 'Enter a valid email address.');
      },
    ),
  ],
};

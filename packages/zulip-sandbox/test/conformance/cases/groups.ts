// User groups: their names, who may mention them, and when they are deactivated.
import { expect } from 'vitest';
import { from, type Subject } from '../case.ts';
import type { Place } from '../place.ts';

const source = from('https://github.com/zulip/zulip/blob/main/zerver/lib/user_groups.py');
const docs = from('https://zulip.com/api/deactivate-user-group');

/** A group of Anna's; deactivated when the case is over. */
async function made({ anna, topic, skip, after }: Place, more: object = {}, name = topic.replace(/\W/g, '')) {
  const params = { name, description: 'for a case', members: [anna.userId], ...more };
  const { status, body } = await anna.call('POST', 'user_groups/create', params);
  if (status !== 200) skip('people may not make groups here');
  const id = Number(body['group_id']);
  after(() => anna.call('POST', `user_groups/${id}/deactivate`));
  return { id, name };
}

const deactivate = ({ anna }: Place, id: number) => anna.call('POST', `user_groups/${id}/deactivate`);

export const groups: Subject = {
  name: 'user groups',
  cases: [
    source('have names of up to 100 characters', async ({ anna, expectRefusal }) => {
      const params = { name: 'x'.repeat(101), description: '', members: [] };
      const answer = await anna.call('POST', 'user_groups/create', params);
      expectRefusal(answer, 'User group name cannot exceed 100 characters.');
    }),
    docs(
      'are deactivated once, and then of no use',
      async (place) => {
        const { anna, listen, expectRefusal } = place;
        const { id } = await made(place);
        const queue = await listen(anna, { event_types: ['user_group'] });
        expect((await deactivate(place, id)).status).toBe(200);
        expectRefusal(await deactivate(place, id), 'User group is deactivated.');
        expect(await queue.heard()).toHaveLength(1);
        expectRefusal(await anna.call('GET', `user_groups/${id}/members`), 'User group is deactivated.');
        const params = { name: `${place.topic} other`, description: '', members: [], subgroups: [id] };
        const answer = await anna.call('POST', 'user_groups/create', params);
        expectRefusal(answer, 'User group is deactivated.');
      },
      { since: 317 },
    ),
    docs(
      'stay as long as another one, or a setting, needs them',
      async (place) => {
        const inner = await made(place);
        const outer = await made(place, { subgroups: [inner.id] }, `${inner.name}outer`);
        const mention = await made(place, { can_mention_group: inner.id }, `${inner.name}mention`);
        const objections = [
          { type: 'subgroup', supergroup_ids: [outer.id] },
          { type: 'user_group', group_id: mention.id, settings: ['can_mention_group'] },
        ];
        const msg = 'Cannot deactivate user group in use.';
        const code = 'CANNOT_DEACTIVATE_GROUP_IN_USE';
        place.expectRefusal(await deactivate(place, inner.id), msg, code, 400, { objections });
        for (const { id } of [outer, mention]) await deactivate(place, id);
        expect((await deactivate(place, inner.id)).status).toBe(200);
      },
      { since: 317 },
    ),
    source(
      'are mentioned by those who may',
      async (place) => {
        const { anna, ben, send, sent, listen, expectRefusal } = place;
        const nobody = { direct_members: [anna.userId], direct_subgroups: [] };
        const { id, name } = await made(place, { can_mention_group: nobody });
        await send(anna, { content: `@*${name}* hello` });
        const msg = `You are not allowed to mention user group '${name}'.`;
        expectRefusal(await sent(ben, { content: `@*${name}* hello` }), msg);
        const silent = await send(ben, { content: `@_*${name}* hello` });
        expectRefusal(await ben.call('PATCH', `messages/${silent}`, { content: `@*${name}* hello` }), msg);
        const queue = await listen(anna, { event_types: ['user_group'] });
        const both = { ...nobody, direct_members: [anna.userId, ben.userId] };
        const change = (params: object) =>
          anna.call('PATCH', `user_groups/${id}`, { can_mention_group: params });
        const refused = await change({ new: both, old: both });
        expectRefusal(refused, "'old' value does not match the expected value.", 'EXPECTATION_MISMATCH');
        expect((await change({ new: both, old: nobody })).status).toBe(200);
        expect(await queue.next()).toMatchObject([
          { op: 'update', group_id: id, data: { can_mention_group: { direct_subgroups: [] } } },
        ]);
        await send(ben, { content: `@*${name}* hello` });
      },
      { since: 317 },
    ),
    source('are mentioned by groups that there are', async ({ anna, topic, expectRefusal }) => {
      const params = { name: topic, description: '', members: [], can_mention_group: 99_999_999 };
      expectRefusal(await anna.call('POST', 'user_groups/create', params), 'Invalid user group');
    }),
  ],
};

// User groups where levels differ, and what of them is not served.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf, openQueue } from '../support/chatClient.ts';

let server: ZulipSandbox;
let erika: Call;
beforeEach(async () => {
  server = await startZulipSandbox();
  erika = clientOf(server, server.people.erika);
});
afterEach(() => server.stop());

const path = 'user_groups/33';

test('who else may what is not kept, and said to be ignored', async () => {
  const params = { name: 'x', description: '', members: [], can_mention_group: 30, can_manage_group: 30 };
  const { body } = await erika('POST', 'user_groups/create', params);
  expect(body['ignored_parameters_unsupported']).toEqual(['can_manage_group']);
  const changed = await erika('PATCH', path, { description: 'y', can_join_group: { new: 30 } });
  expect(changed.body['ignored_parameters_unsupported']).toEqual(['can_join_group']);
});

test.for([
  [371, 400, ['deactivated'], 'User group is deactivated.'],
  [421, 200, undefined, ''],
] as const)('at level %i a deactivated group: %i', async ([level, status, ignored, msg]) => {
  server.setFeatureLevel(level);
  await erika('POST', `${path}/deactivate`);
  const added = await erika('POST', `${path}/members`, { add: [12] });
  expect([added.status, added.body['msg']]).toEqual([status, msg]);
  const queue = await openQueue(erika, { event_types: ['user_group'] });
  const params = { deactivated: false, description: 'again' };
  const { body } = await erika('PATCH', path, params);
  expect(body['ignored_parameters_unsupported']).toEqual(ignored);
  const deactivated = ignored ? {} : { deactivated: false };
  expect(await queue.read()).toMatchObject([
    { op: 'update', data: { description: 'again', ...deactivated } },
  ]);
});

test('before level 258 the group that may mention is named by its id', async () => {
  server.setFeatureLevel(257);
  expect((await erika('PATCH', path, { can_mention_group: 30 })).status).toBe(200);
  expect((await erika('PATCH', path, { can_mention_group: { new: 30 } })).status).toBe(400);
  expect((await erika('PATCH', path, { can_mention_group: 32 })).body['msg']).toBe(
    "'can_mention_group' setting cannot be set to 'role:internet' group.",
  );
});

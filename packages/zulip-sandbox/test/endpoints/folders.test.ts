// Channel folders.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf, openQueue } from '../support/chatClient.ts';
import { recordedLevel } from '../support/recordedShapes.ts';

let server: ZulipSandbox;
let erika: Call;
let max: Call;
beforeEach(async () => {
  server = await startZulipSandbox();
  server.setClock(() => 1_795_232_200_000);
  erika = clientOf(server, server.people.erika);
  max = clientOf(server, server.people.max);
});
afterEach(() => server.stop());

const bad = (msg: string, code = 'BAD_REQUEST') => ({ status: 400, body: { result: 'error', msg, code } });
const ok = { status: 200, body: { result: 'success', msg: '' } };
const notAdministrator = bad('Must be an organization administrator', 'UNAUTHORIZED_PRINCIPAL');
const umzug = {
  id: 1,
  name: 'Umzug',
  description: 'Alles dazu',
  rendered_description: '<p>Alles dazu</p>',
  order: 1,
  creator_id: 11,
  date_created: 1_795_232_200,
  is_archived: false,
};
const create = (name: string, description = '') =>
  erika('POST', 'channel_folders/create', { name, description });
const folders = async (params = {}) => (await max('GET', 'channel_folders', params)).body['channel_folders'];

describe('folders', () => {
  test('are made, read by everyone, and announced', async () => {
    const queue = await openQueue(max, { event_types: ['channel_folder'], fetch_event_types: [] });
    expect(await create('Umzug', 'Alles dazu')).toMatchObject({ ...ok, body: { channel_folder_id: 1 } });
    expect(await folders()).toEqual([umzug]);
    expect(await queue.read()).toMatchObject([{ type: 'channel_folder', op: 'add', channel_folder: umzug }]);
    const { registration } = await openQueue(max, { fetch_event_types: ['channel_folders', 'realm'] });
    expect(registration).toMatchObject({
      channel_folders: [umzug],
      max_channel_folder_name_length: 60,
      max_channel_folder_description_length: 1024,
    });
  });

  test.for([
    ['bot', 200, ok],
    ['human', 200, ok],
    ['bot', 400, notAdministrator],
    ['human', 300, notAdministrator],
  ] as const)('are made by a %s with role %i', async ([account, accountRole, answer]) => {
    const other = await startZulipSandbox({ account, accountRole });
    const params = { name: 'Umzug', description: '' };
    const got = await clientOf(other, other.amtsbot)('POST', 'channel_folders/create', params);
    await other.stop();
    expect(got).toMatchObject(answer);
  });

  test.for([
    [{ name: 'x' }, { code: 'REQUEST_VARIABLE_MISSING', var_name: 'description' }],
    [{ name: ' ', description: '' }, { msg: "Channel folder name can't be empty." }],
    [{ name: 'UMZUG', description: '' }, { msg: 'Channel folder name already in use' }],
    [{ name: 'a\tb', description: '' }, { msg: 'Invalid character in channel folder name, at position 2.' }],
    [{ name: 'x'.repeat(61), description: '' }, { msg: 'name is too long (limit: 60 characters)' }],
    [
      { name: 'x', description: 'x'.repeat(1025) },
      { msg: 'description is too long (limit: 1024 characters)' },
    ],
  ] as const)('%j is refused', async ([params, body]) => {
    await create('Umzug');
    expect(await erika('POST', 'channel_folders/create', params)).toMatchObject({ status: 400, body });
  });

  test.for([
    [{ name: 'Neu', description: '' }, ok, { name: 'Neu', description: '', rendered_description: '' }],
    [{ name: 'UMZUG' }, bad('Channel folder name already in use'), {}],
    [{ is_archived: true }, ok, { is_archived: true }],
    [{ description: 'neu', is_archived: 'x' }, bad('is_archived is not valid JSON'), {}],
  ] as const)('changed by %j', async ([params, answer, changes]) => {
    await create('Umzug', 'Alles dazu');
    expect(await erika('PATCH', 'channel_folders/1', params)).toMatchObject(answer);
    expect(await folders({ include_archived: true })).toEqual([{ ...umzug, ...changes }]);
    expect(await folders()).toHaveLength('is_archived' in changes ? 0 : 1);
    expect(await max('PATCH', 'channel_folders/1', params)).toMatchObject(notAdministrator);
  });

  test('can be put in another order, if all are named', async () => {
    await create('a');
    await create('b');
    expect(await erika('PATCH', 'channel_folders', { order: [2] })).toMatchObject(
      bad('Invalid order mapping.'),
    );
    expect(await erika('PATCH', 'channel_folders', { order: [2, 1] })).toMatchObject(ok);
    expect(await folders()).toMatchObject([{ name: 'b' }, { name: 'a' }]);
  });

  test.for([
    [recordedLevel, 'GET', 'channel_folders', 404],
    [recordedLevel, 'POST', 'channel_folders/create', 404],
    [389, 'POST', 'channel_folders/create', 200],
    [413, 'PATCH', 'channel_folders', 405],
    [416, 'POST', 'channels/create', 404],
  ] as const)('at level %i, %s %s: %i', async ([level, method, path, status]) => {
    server.setFeatureLevel(level);
    const answer = await erika(method, path, { name: 'x', description: '' });
    expect(answer.status).toBe(status);
    if (status === 404) expect(answer.headers.get('content-type')).toContain('text/html');
  });
});

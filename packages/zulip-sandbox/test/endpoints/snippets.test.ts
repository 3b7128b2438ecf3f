// Saved snippets.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { type Call, clientOf, openQueue } from '../support/chatClient.ts';
import { recordedLevel } from '../support/recordedShapes.ts';

let server: ZulipSandbox;
let bot: Call;
beforeEach(async () => {
  server = await startZulipSandbox();
  server.setClock(() => 1_795_232_200_000);
  bot = clientOf(server, server.amtsbot);
});
afterEach(() => server.stop());

const ok = { status: 200, body: { result: 'success', msg: '' } };
const unknown = {
  status: 404,
  body: { result: 'error', msg: 'Saved snippet does not exist.', code: 'BAD_REQUEST' },
};
const list = async (call: Call) => (await call('GET', 'saved_snippets')).body['saved_snippets'];

describe('saved snippets', () => {
  test.for([
    ['bot', 400],
    ['bot', 200],
    ['human', 400],
    ['human', 200],
  ] as const)('are kept for a %s with role %i, as on a real server', async ([account, accountRole]) => {
    const other = await startZulipSandbox({ account, accountRole, featureLevel: recordedLevel });
    other.setClock(() => 1_795_232_200_000);
    const call = clientOf(other, other.amtsbot);
    const { body } = await call('POST', 'saved_snippets', { title: ' Anrede ', content: 'Guten Tag\n' });
    expect(body).toEqual({ result: 'success', msg: '', saved_snippet_id: 1 });
    expect(await list(call)).toEqual([
      { id: 1, title: 'Anrede', content: 'Guten Tag', date_created: 1_795_232_200 },
    ]);
    const patch = await call('PATCH', 'saved_snippets/1', { title: 'Anrede2' });
    const removal = await call('DELETE', 'saved_snippets/1');
    await other.stop();
    expect(patch).toMatchObject({
      status: 405,
      body: { result: 'error', msg: 'Method Not Allowed', allowed_methods: ['DELETE'] },
    });
    expect(removal).toMatchObject(ok);
  });

  test.for([
    [{ title: 'a' }, { code: 'REQUEST_VARIABLE_MISSING', var_name: 'content' }],
    [{ title: ' ', content: 'a' }, { code: 'BAD_REQUEST' }],
    [{ title: 'x'.repeat(61), content: 'a' }, { msg: 'title is too long (limit: 60 characters)' }],
    [{ title: 'x', content: 'a'.repeat(10_001) }, { msg: 'content is too long (limit: 10000 characters)' }],
  ])('%j is refused', async ([params, body]) => {
    expect(await bot('POST', 'saved_snippets', params)).toMatchObject({ status: 400, body });
    expect(await list(bot)).toEqual([]);
  });

  test('are private: another account neither sees nor changes them', async () => {
    const id = server.as(server.people.max).saveSnippet('Anrede', 'Guten Tag');
    expect(await list(bot)).toEqual([]);
    expect(await bot('DELETE', `saved_snippets/${id}`)).toMatchObject(unknown);
    expect(await bot('PATCH', `saved_snippets/${id}`, { title: 'neu' })).toMatchObject(unknown);
    expect(await bot('PATCH', `saved_snippets/${id}`)).toMatchObject(ok);
  });

  test('a deleted one is gone, and its id is not given again', async () => {
    const id = server.as(server.amtsbot).saveSnippet('a', 'b');
    expect(await bot('DELETE', `saved_snippets/${id}`)).toMatchObject(ok);
    expect(await bot('DELETE', `saved_snippets/${id}`)).toMatchObject(unknown);
    expect(server.as(server.amtsbot).saveSnippet('a', 'b')).toBe(id + 1);
  });

  test('the account’s clients hear of them', async () => {
    const queue = await openQueue(bot, { event_types: ['saved_snippets'] });
    const foreign = await openQueue(clientOf(server, server.people.max), { event_types: ['saved_snippets'] });
    await bot('POST', 'saved_snippets', { title: 'a', content: 'b' });
    await bot('PATCH', 'saved_snippets/1', { content: 'c' });
    await bot('DELETE', 'saved_snippets/1');
    expect(await queue.read()).toMatchObject([
      { op: 'add', saved_snippet: { id: 1, title: 'a', content: 'b' } },
      { op: 'update', saved_snippet: { id: 1, title: 'a', content: 'c' } },
      { op: 'remove', saved_snippet_id: 1 },
    ]);
    expect(await foreign.read()).toEqual([]);
  });

  test('are in the answer to register', async () => {
    server.as(server.amtsbot).saveSnippet('a', 'b');
    const { registration } = await openQueue(bot, { event_types: ['saved_snippets'] });
    expect(registration).toMatchObject({ saved_snippets: [{ id: 1, title: 'a', content: 'b' }] });
  });

  test.for([
    [296, 'GET', 'saved_snippets', 404],
    [297, 'GET', 'saved_snippets', 200],
    [296, 'DELETE', 'saved_snippets/1', 404],
    [297, 'PATCH', 'saved_snippets/1', 405],
    [368, 'PATCH', 'saved_snippets/1', 200],
  ] as const)('at level %i, %s %s: %i', async ([level, method, path, status]) => {
    server.as(server.amtsbot).saveSnippet('a', 'b');
    server.setFeatureLevel(level);
    expect(await bot(method, path, { title: 'neu' })).toMatchObject({ status });
  });
});

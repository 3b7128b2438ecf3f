// Faults in both services, ordered over HTTP by a program in any language.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { startFactsSandbox } from '../../../facts-sandbox/src/start.ts';
import {
  type Call,
  clientOf,
  type Control,
  controlOf,
  greeting as message,
  request,
} from '../support/chatClient.ts';

let server: ZulipSandbox;
let bot: Call;
let max: Call;
beforeEach(async () => {
  server = await startZulipSandbox();
  bot = clientOf(server, server.amtsbot);
  max = clientOf(server, server.people.max);
});
afterEach(() => server.stop());

const control: Control = (...sent) => controlOf(server)(...sent);
const stored = () => server.messages().length;

describe('faults', () => {
  test.for([
    ['drop', { kind: 'drop' }, 'cut', 0],
    ['drop_during', { kind: 'drop_during', bytes: 5 }, 'cut', 0],
    ['drop_after', { kind: 'drop_after' }, 'cut', 1],
    ['hang', { kind: 'hang', carry_out: true }, 'cut', 1],
    ['answer', { kind: 'answer', status: 502, body: '<h1>502</h1>' }, 502, 0],
    ['answer, carried out', { kind: 'answer', status: 504, carry_out: true }, 504, 1],
    ['slow', { kind: 'slow', seconds: 0.01 }, 200, 1],
  ] as const)('%s', async ([, how, outcome, storedThen]) => {
    expect(await control('POST', 'faults', { method: 'post', path: 'messages', how })).toMatchObject({
      status: 201,
      body: { id: 1 },
    });
    const answer = await bot('POST', 'messages', message, AbortSignal.timeout(300)).catch(() => undefined);
    expect(answer?.status ?? 'cut').toBe(outcome);
    expect(stored()).toBe(storedThen);
    expect((await control('DELETE', 'faults/1')).body).toEqual({ id: 1, hits: 1 });
  });

  test('hit everyone, or one account, so many times', async () => {
    const fails = { kind: 'answer', status: 500, body: { result: 'error', msg: 'Internal server error' } };
    await control('POST', 'faults', { path_pattern: '^users/', who: server.people.max.email, how: fails });
    await control('POST', 'faults', { path: 'users/me', times: 'all', how: { ...fails, status: 503 } });
    const statuses = [];
    for (const call of [bot, max, max, bot]) statuses.push((await call('GET', 'users/me')).status);
    expect(statuses).toEqual([503, 500, 503, 503]);
    expect((await control('DELETE', 'faults')).body).toEqual({
      faults: [
        { id: 1, hits: 1 },
        { id: 2, hits: 3 },
      ],
    });
    expect((await bot('GET', 'users/me')).status).toBe(200);
  });

  test('are listed as they were sent, with what they have hit, until they are taken back', async () => {
    const fault = { path: 'users/me', times: 2, how: { kind: 'answer', status: 500 } };
    const forever = { ...fault, times: 'all' };
    await control('POST', 'faults', fault);
    await control('POST', 'faults', forever);
    const listed = async () => (await control('GET', 'faults')).body['faults'];
    const unused = { id: 2, fault: forever, hits: 0, left: 'all' };
    expect(await listed()).toEqual([{ id: 1, fault, hits: 0, left: 2 }, unused]);
    await bot('GET', 'users/me');
    expect(await listed()).toEqual([{ id: 1, fault, hits: 1, left: 1 }, unused]);
    await bot('GET', 'users/me');
    await bot('GET', 'users/me');
    expect(await listed()).toEqual([
      { id: 1, fault, hits: 2, left: 0 },
      { ...unused, hits: 1 },
    ]);
    await control('DELETE', 'faults/1');
    await control('DELETE', 'faults/2');
    expect((await control('GET', 'faults')).body).toEqual({ faults: [] });
    expect((await control('DELETE', 'faults/1')).status).toBe(404);
  });

  test('of resumable uploads, in the words of the program that does them', async () => {
    const locked = 'ERR_UPLOAD_LOCKED: file currently locked\n';
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    const how = { kind: 'answer', status: 423, body: locked, headers };
    await control('POST', 'faults', { method: 'PATCH', path_pattern: '^tus/', how });
    const answer = await request(`${server.url}/api/v1/tus/2/ab/cd/a.pdf`, { method: 'PATCH', body: 'x' });
    expect([answer.status, answer.text, answer.headers.get('content-type')]).toEqual([
      423,
      locked,
      headers['content-type'],
    ]);
  });

  test.for([
    [{}, 'how'],
    [{ how: { kind: 'explode' } }, 'how.kind'],
    [{ how: { kind: 'drop' }, methode: 'GET' }, 'methode'],
    [{ how: { kind: 'drop' }, path_pattern: '(' }, 'is not a regular expression'],
    [{ how: { kind: 'drop' }, times: 0 }, 'times'],
    [{ how: { kind: 'drop' }, path: '/messages' }, 'path begins after /api/v1/, without a slash'],
    [{ how: { kind: 'drop' }, path: '/api/v1/messages' }, 'path begins after /api/v1/, without a slash'],
    [{ how: { kind: 'drop' }, who: 'nobody' }, 'who: there is no account with the e-mail nobody'],
    [{ how: { kind: 'drop' }, path: 'events', path_pattern: 'x' }, 'path or path_pattern, not both'],
    [{ how: { kind: 'drop' }, service: 'facts' }, 'There is no facts service here.'],
  ] as const)('%j is refused, and it is said why: %s', async ([fault, why]) => {
    const { status, body } = await control('POST', 'faults', fault);
    expect(status).toBe(400);
    expect(body['error']).toContain(why);
    expect((await control('GET', 'faults')).body).toEqual({ faults: [] });
  });

  test('an amount of the facts service is raised, once something with one was asked for', async () => {
    const missing = { status: 404, body: { error: 'There is no amount that was asked for.' } };
    expect(await control('POST', 'amount')).toMatchObject(missing);
    const facts = await startFactsSandbox();
    server.showBackstage(facts);
    expect(await control('POST', 'amount')).toMatchObject(missing);
    const asked = async () => (await fetch(`${facts.baseUrl}/topics/erbschein/facts/`)).json();
    const { fee } = Object(await asked());
    expect(await control('POST', 'amount')).toMatchObject({ status: 201, body: { before: fee.min_eur } });
    expect(Object(await asked()).fee.min_eur).toBeGreaterThan(fee.min_eur);
    await facts.stop();
  });

  test('the clock of the facts service goes with that of the chat server', async () => {
    const facts = await startFactsSandbox();
    server.showBackstage(facts);
    const path = `${facts.baseUrl}/calculator/halteverbot/results/berlin-mitte/hamburg/?datum=2040-02-01`;
    const asked = async () => (await fetch(path)).text();
    const before = await asked();
    expect(await asked()).toBe(before);
    expect(await control('PATCH', 'settings', { now: '2040-01-25T09:00:00Z' })).toMatchObject({
      status: 200,
    });
    expect(await asked()).not.toBe(before);
    await facts.stop();
  });

  test.for([
    [{ kind: 'answer', status: 500, body: { detail: 'kaputt' } }, 500],
    [{ kind: 'drop' }, 'cut'],
    [{ kind: 'slow', seconds: 0.01 }, 200],
  ] as const)('of the facts service: %j', async ([how, outcome]) => {
    const facts = await startFactsSandbox();
    server.showBackstage(facts);
    await control('POST', 'faults', { service: 'facts', times: 'all', how });
    const answer = await fetch(`${facts.baseUrl}/`).catch(() => undefined);
    expect(answer?.status ?? 'cut').toBe(outcome);
    expect((await control('DELETE', 'faults')).body['faults']).toMatchObject([
      { hits: outcome === 'cut' ? expect.any(Number) : 1 },
    ]);
    expect((await fetch(`${facts.baseUrl}/`)).status).toBe(200);
    await facts.stop();
  });
});

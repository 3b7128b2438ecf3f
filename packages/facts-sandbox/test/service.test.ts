// How the embedded service behaves as a server: addresses, methods, the record of requests, faults on order.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FactsSandbox, startFactsSandbox } from '../src/start.ts';
import { rawGet } from './support/rawGet.ts';

let service: FactsSandbox;
beforeEach(async () => {
  service = await startFactsSandbox();
});
afterEach(() => service.stop());

const get = (path: string, method?: string) => rawGet(service.baseUrl, path, method);
const places = '/calculator/halteverbot/';

test('the index names all topics, and the resources as the contract writes them', async () => {
  const { body } = await get('/');
  expect(body).toMatchObject({
    topics: expect.arrayContaining(['halteverbot', 'waermepumpe']),
    endpoints: expect.arrayContaining([
      { method: 'GET', path: '/' },
      { method: 'GET', path: '/calculator/halteverbot/results/{von}/{nach}/' },
    ]),
  });
  expect(Object(body).topics).toHaveLength(23);
});

test('beside the API there is a line that leads to it', async () => {
  const answer = await fetch(new URL('/', service.baseUrl));
  expect(await answer.text()).toBe('The facts service. Its index is at /api/v1/\n');
});

test('a path without its slash is sent on to the one with it, parameters included', async () => {
  const { status, headers } = await get('/calculator/halteverbot/results/koeln/koeln?datum=2027-06-01');
  expect(status).toBe(301);
  expect(headers.location).toBe('/api/v1/calculator/halteverbot/results/koeln/koeln/?datum=2027-06-01');
  expect((await get('')).headers.location).toBe('/api/v1/');
});

test.for([
  '/nothing/',
  '/calculator/',
  '/calculator/halteverbot/results/koeln/',
  '/calculator/halteverbot/results//koeln/',
])('%s is no resource: 404', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: { error: 'resource_not_found' } });
});

test.for([
  ['von', 'atlantis', 'hamburg'],
  ['nach', 'hamburg', 'atlantis'],
  ['von', 'atlantis', 'atlantis'],
] as const)('an unknown %s is named, with the places there are', async ([parameter, von, nach]) => {
  const { body } = await get(`/calculator/halteverbot/results/${von}/${nach}/?datum=2027-06-01`);
  expect(body).toMatchObject({ error: 'location_not_found', parameter, value: 'atlantis' });
  expect(Object(body).available_locations).toHaveLength(24);
});

test.for(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])('%s: 405', async (method) => {
  expect(await get(places, method)).toMatchObject({ status: 405, headers: { allow: 'GET' } });
});

test('what was asked is on record, as it was sent', async () => {
  await get('/calculator/halteverbot/results/berlin%2Dmitte/atlantis/?datum=2027-06-01');
  await get(places, 'POST');
  expect(service.requests).toEqual([
    {
      method: 'GET',
      path: '/api/v1/calculator/halteverbot/results/berlin%2Dmitte/atlantis/',
      query: { datum: '2027-06-01' },
      status: 404,
    },
    { method: 'POST', path: '/api/v1/calculator/halteverbot/', query: {}, status: 405 },
  ]);
});

test('a dropped request gets no answer; the next one does', async () => {
  service.fault({ how: { kind: 'drop' } });
  await expect(get(places)).rejects.toThrow('socket hang up');
  expect((await get(places)).status).toBe(200);
  expect(service.requests.map(({ status }) => status)).toEqual([0, 200]);
});

test('a hanging request waits until the client gives up', async () => {
  service.fault({ how: { kind: 'hang' } });
  await expect(fetch(service.baseUrl + places, { signal: AbortSignal.timeout(200) })).rejects.toThrow(
    'timeout',
  );
  expect(service.requests).toMatchObject([{ status: 0 }]);
});

test('a hanging request does not keep the server from closing', async () => {
  service.fault({ how: { kind: 'hang' } });
  const hanging = get(places).catch((error: unknown) => error);
  await expect.poll(() => service.requests.length).toBe(1);
  await service.stop();
  expect(await hanging).toBeInstanceOf(Error);
  service = await startFactsSandbox();
});

test('a slow request is answered as usual, later', async () => {
  service.fault({ how: { kind: 'slow', ms: 60 } });
  const before = performance.now();
  expect((await get(places)).status).toBe(200);
  expect(performance.now() - before).toBeGreaterThan(55);
});

test('a request is answered with what was ordered, as often as ordered', async () => {
  const headers = { 'retry-after': '3' };
  service.fault({ times: 2, how: { kind: 'answer', status: 503, body: { error: 'busy' }, headers } });
  service.fault({ how: { kind: 'answer', status: 200, body: '<h1>Wartung</h1>' } });
  expect(await get(places)).toMatchObject({ status: 503, body: { error: 'busy' }, headers });
  expect((await get(places)).status).toBe(503);
  expect(await get(places)).toMatchObject({ status: 200, body: '<h1>Wartung</h1>' });
  expect((await get(places)).body).toBeTypeOf('object');
});

test('a fault hits the paths it was ordered for: the end of a path, or a pattern', async () => {
  service.fault({ path: places, times: Infinity, how: { kind: 'answer', status: 500, body: '' } });
  service.fault({ path: /koeln/, how: { kind: 'answer', status: 502, body: '' } });
  expect((await get('/calculator/halteverbot/results/')).status).toBe(200);
  expect((await get(places)).status).toBe(500);
  expect((await get('/calculator/halteverbot/results/koeln/hamburg/')).status).toBe(502);
  expect((await get(places)).status).toBe(500);
});

test('a fault that could never hit anything, or of an unknown kind, is thrown back', () => {
  const how = { kind: 'drop' } as const;
  for (const times of [0, -1, 1.5, NaN]) expect(() => service.fault({ times, how })).toThrow('times is 1');
  const unknown = JSON.parse('{"how":{"kind":"boom"}}');
  expect(() => service.fault(unknown)).toThrow('how.kind is one of drop, hang, slow, answer');
});

const pair = '/calculator/halteverbot/results/koeln/hamburg/';

test('a figure that was changed is answered from then on, by the resources it is for, until it is taken back', async () => {
  const before = (await get(pair)).body;
  const takeBack = service.change({ path: pair, answer: (json) => ({ ...Object(json), cost_max_eur: 600 }) });
  expect((await get(pair)).body).toEqual({ ...Object(before), cost_max_eur: 600 });
  expect((await get('/calculator/halteverbot/results/hamburg/koeln/')).body).not.toMatchObject({
    cost_max_eur: 600,
  });
  takeBack();
  expect((await get(pair)).body).toEqual(before);
});

test('what is only looked at anew was not asked for last', async () => {
  const other = pair.replace('hamburg', 'muenchen');
  await get(other);
  await get(pair);
  await fetch(`${service.baseUrl}${other}`, { headers: { 'Cache-Control': 'no-cache' } });
  expect(service.raiseAmount()?.path).toContain(pair);
});

test('an amount of the case that was asked for last is raised, again and again', async () => {
  expect(service.raiseAmount()).toBeUndefined();
  const { body } = await get(pair);
  await get(places);
  const raised = service.raiseAmount();
  const { before = 0, after = 0, field = [], path = '' } = raised ?? {};
  expect(path).toContain(pair);
  expect(after).toBeGreaterThan(before);
  const [end = '', name = ''] = field;
  expect(Object(body)[end][name]).toBe(before);
  expect(Object((await get(pair)).body)[end][name]).toBe(after);
  expect(service.raiseAmount()).toMatchObject({ field, before: after });
});

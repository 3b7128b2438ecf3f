// One request to the facts service: where the key goes, how much is read, and what a failure is called.
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { connectFacts, FactsError } from '../../src/facts/index.ts';
import { mockHttp } from '../support/httpMock.ts';
import { patient } from './openFacts.ts';

const mostValues = 100_000;
const mostMembers = 5_000;
const here = mockHttp('https://facts.example');
const elsewhere = mockHttp('https://elsewhere.example');
const inTheClear = mockHttp('http://facts.example');

const ask = (authorization?: string) =>
  connectFacts({
    baseUrl: 'https://facts.example/api/v1',
    authorization,
    timeZone: 'Europe/Berlin',
  }).get(['a'], patient);

async function failure(answer: Promise<unknown>): Promise<FactsError> {
  const error = await answer.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof FactsError)) throw new Error(`no FactsError but ${String(error)}`);
  return error;
}

describe.each([301, 302, 303, 307, 308])('a redirect by %i', (status) => {
  const redirect = (location: string) => here().get('/api/v1/a/').reply(status, 'Moved', { location });

  test('on the same server is followed, with the key', async () => {
    redirect('../b/?c=d');
    here().get('/api/v1/b/?c=d').matchHeader('authorization', 'Bearer x').reply(200, { from: 'b' });
    expect(await ask('Bearer x')).toEqual({ from: 'b' });
  });

  test('to another server is not followed by a request that has a key', async () => {
    redirect('https://elsewhere.example/api/v1/a/');
    expect(await failure(ask('Bearer x'))).toMatchObject({ kind: 'refused', status, code: 'redirected' });
  });

  test('to another server is followed by one that has none', async () => {
    redirect('https://elsewhere.example/api/v1/a/');
    elsewhere().get('/api/v1/a/').reply(200, { from: 'elsewhere' });
    expect(await ask()).toEqual({ from: 'elsewhere' });
  });

  test('out of the encryption is never followed', async () => {
    redirect('http://facts.example/api/v1/a/');
    expect(await failure(ask())).toMatchObject({ kind: 'refused', code: 'redirected' });
    expect(inTheClear().isDone()).toBe(true);
  });
});

test.each(['', 'Bearer x'])(
  'a redirect with a name and a password is not followed (key: „%s“)',
  async (key) => {
    here()
      .get('/api/v1/a/')
      .reply(302, 'Moved', { location: 'https://geheim:wort@facts.example/api/v1/geheim/' });
    const error = await failure(ask(key || undefined));
    expect(error).toMatchObject({ kind: 'refused', status: 302, code: 'redirected' });
    expect(inspect(error, { depth: null })).not.toMatch(/geheim|wort@/);
  },
);

test('redirects in a circle come to an end', async () => {
  here().get('/api/v1/a/').times(6).reply(302, 'Moved', { location: '/api/v1/a/' });
  expect(await failure(ask())).toMatchObject({ kind: 'refused', code: 'redirected' });
});

describe('an answer', () => {
  const nested = (levels: number) =>
    `{"a":"]\\"[",${'"b":['.repeat(1)}${'['.repeat(levels - 2)}1${']'.repeat(levels - 1)}}`;

  test('of 50 levels is read, one of 51 is not', async () => {
    here().get('/api/v1/a/').reply(200, nested(50));
    expect(await ask()).toHaveProperty('a', ']"[');
    here().get('/api/v1/a/').reply(200, nested(51));
    expect(await failure(ask())).toMatchObject({ kind: 'oversized' });
  });

  test('of 51 levels is not read either if a byte order mark comes first', async () => {
    here()
      .get('/api/v1/a/')
      .reply(200, `\uFEFF${nested(50)}`);
    expect(await ask()).toHaveProperty('a', ']"[');
    here()
      .get('/api/v1/a/')
      .reply(200, `\uFEFF${nested(51)}`);
    expect(await failure(ask())).toMatchObject({ kind: 'oversized' });
  });

  test('of 100,000 values is read, one of a value more is not, however short', async () => {
    const list = (values: number) => `["${',['.repeat(mostValues)}"${',1'.repeat(values - 2)}]`;
    here().get('/api/v1/a/').reply(200, list(mostValues));
    expect(await ask()).toHaveLength(mostValues - 1);
    here()
      .get('/api/v1/a/')
      .reply(200, list(mostValues + 1));
    expect(await failure(ask())).toMatchObject({ kind: 'oversized' });
  });

  test('with an object of 5,000 members is read, with one of a member more it is not', async () => {
    const object = (members: number) =>
      JSON.stringify({
        a: 1,
        list: [
          { ':': 1 },
          Object.fromEntries(Array.from({ length: members }, (_, index) => [`!${index}`, ':'])),
        ],
      });
    here().get('/api/v1/a/').reply(200, object(mostMembers));
    expect(await ask()).toHaveProperty('a', 1);
    here()
      .get('/api/v1/a/')
      .reply(200, object(mostMembers + 1));
    expect(await failure(ask())).toMatchObject({ kind: 'oversized' });
  });

  test('is not taken for deep because of what stands in its texts, or because it is a page', async () => {
    const text = '[{'.repeat(100);
    here().get('/api/v1/a/').reply(200, { text });
    expect(await ask()).toEqual({ text });
    here().get('/api/v1/a/').times(2).reply(200, `<html>${text}`);
    expect(await failure(ask())).toMatchObject({ kind: 'unreachable' });
  });

  test.each([401, 403])('of %i says that the key is to be looked at', async (status) => {
    here().get('/api/v1/a/').reply(status, { error: 'Geheimes' });
    const error = await failure(ask('Bearer geheim'));
    expect(error).toMatchObject({ kind: 'unauthorized', status });
    expect(JSON.stringify([error, Object.entries(error), error.stack])).not.toMatch(/[Gg]eheim/);
  });
});

test.each([
  ['ECONNREFUSED', 'ECONNREFUSED'],
  ['CERT_HAS_EXPIRED', 'CERT_HAS_EXPIRED'],
])('%s is the cause of an unreachable service', async (code, said) => {
  here()
    .get('/api/v1/a/')
    .times(2)
    .replyWithError(Object.assign(new Error('x'), { code }));
  expect(await failure(ask())).toMatchObject({ kind: 'unreachable', code: said });
});

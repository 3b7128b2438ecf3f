// Resumable uploads: as a real server answered (10.0-dev, level 321), and what a broken connection leaves.
import { randomBytes } from 'node:crypto';
import { Upload } from 'tus-js-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { basicAuth, request } from '../support/chatClient.ts';

let server: ZulipSandbox;
beforeEach(async () => {
  server = await startZulipSandbox({ uploadQuotaMib: 20 });
});
afterEach(() => server.stop());

type Fields = Record<string, string>;
const mib = 1024 * 1024;
const pdf = Buffer.from('%PDF-1.4\n'.repeat(21));
const size = (bytes: number) => ({ 'upload-length': String(bytes) });
const base64 = (text: string) => Buffer.from(text).toString('base64');
const content = { 'content-type': 'application/offset+octet-stream' };
const anonymous = { authorization: '' };

/** As Amtsbot, unless the headers say otherwise; an empty one is not sent. */
function send(method: string, url: string, headers: Fields = {}, body?: Uint8Array) {
  const all = { 'tus-resumable': '1.0.0', ...basicAuth(server.amtsbot), ...headers };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  return request(url, { method, headers: sent, ...(body && { body }) });
}
const endpoint = () => `${server.url}/api/v1/tus/`;
const create = (headers: Fields, body?: Uint8Array) => send('POST', endpoint(), headers, body);
const patch = (url: string, offset: number, body?: Uint8Array, headers: Fields = {}) =>
  send('PATCH', url, { ...content, 'upload-offset': String(offset), ...headers }, body);
const offsetOf = async (url: string) => (await send('HEAD', url)).headers.get('upload-offset');
const download = (path: unknown, method = 'GET') => send(method, server.url + String(path));
const created = async (bytes: number) => (await create(size(bytes))).headers.get('location') ?? '';
const pathOf = (location: string) => location.replace(endpoint(), '');
const unauthenticated = { status: 401, text: '{"message":"Unauthenticated upload"}' };

test('from the creation to the file, and to its end', async () => {
  const filename = 'Gebührensatzung.pdf';
  const pairs = `filename ${base64(filename)},filetype ${base64('application/pdf')}`;
  const headers = { ...size(189), 'upload-metadata': pairs };
  const upload = await create(headers);
  expect(upload).toMatchObject({ status: 201, text: '' });
  const location = upload.headers.get('location') ?? '';
  expect(pathOf(location)).toMatch(/^2\/\w\w\/[\w-]{24}\/Gebhrensatzung\.pdf$/);

  const first = await patch(location, 0, pdf.subarray(0, 50), anonymous);
  expect(first).toMatchObject({ status: 204, text: '' });
  expect(first.headers.get('upload-offset')).toBe('50');
  const head = await send('HEAD', location, { ...anonymous, 'tus-resumable': '' });
  const told = { 'tus-resumable': '1.0.0', 'upload-offset': '50', ...headers };
  expect(Object.fromEntries(head.headers)).toMatchObject(told);

  const last = await patch(location, 50, pdf.subarray(50));
  const url = `/user_uploads/${pathOf(location)}`;
  expect(last).toMatchObject({ status: 200, text: JSON.stringify({ url, filename }) });
  expect(last.headers.get('content-type')).toBe('application/json');
  expect(last.headers.get('upload-offset')).toBe('189');

  for (const [method, text] of Object.entries({ HEAD: '', GET: pdf.toString() })) {
    const answer = await download(url, method);
    expect(answer).toMatchObject({ status: 200, text });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '189',
      'content-disposition': "inline; filename*=utf-8''Geb%C3%BChrensatzung.pdf",
    });
  }
  const { body } = await download(`/api/v1${url}`);
  expect(await request(server.url + String(body['url']))).toMatchObject({ text: pdf.toString() });

  expect(await send('DELETE', location, anonymous)).toMatchObject({ status: 204 });
  expect(await download(url)).toMatchObject({ status: 404 });
  expect(await send('HEAD', location)).toMatchObject({ status: 404, text: '' });
  const [who, path] = [server.amtsbot.email, `tus/${pathOf(location)}`];
  expect(server.requests.slice(0, 4)).toMatchObject([
    { method: 'POST', path: 'tus/', status: 201, who, params: {} },
    { method: 'PATCH', path, status: 204, who: undefined, params: {} },
    { method: 'HEAD', path, status: 200, who: undefined, params: {} },
    { method: 'PATCH', path, status: 200, who, params: {} },
  ]);
});

test.for([
  ['an empty file', Buffer.alloc(0), {}, null],
  ['a file that comes along', pdf, content, '189'],
] as const)('%s is finished when it is created', async ([, body, headers, offset]) => {
  // What of the metadata cannot be decoded is not heard, and the type is guessed.
  const metadata = `filetype §, filename ${base64('Ünï cödé 1.csv')},x y z`;
  const answer = await create({ ...size(body.length), ...headers, 'upload-metadata': metadata }, body);
  const location = answer.headers.get('location') ?? '';
  const url = `/user_uploads/${pathOf(location)}`;
  expect(url).toMatch(/\/n-cd-1\.csv$/);
  expect(answer).toMatchObject({ status: 200, body: { url, filename: 'Ünï cödé 1.csv' } });
  expect(answer.headers.get('upload-offset')).toBe(offset);
  expect(await patch(location, body.length)).toMatchObject({ status: 204, text: '' });
  const file = await download(url);
  expect(file).toMatchObject({ status: 200, text: body.toString() });
  expect(file.headers.get('content-type')).toBe('text/csv');
});

const version = 'ERR_UNSUPPORTED_VERSION: missing, invalid or unsupported Tus-Resumable header';
const length = 'ERR_INVALID_UPLOAD_LENGTH: missing or invalid Upload-Length header';
const tooLarge = "File is larger than this server's configured maximum upload size (100 MiB).";
const overQuota = "Upload would exceed your organization's upload quota.";
test.for([
  [400, {}, length],
  [400, { 'upload-length': 'viel' }, length],
  [411, { 'upload-defer-length': '1' }, 'SizeIsDeferred is not supported'],
  [412, { ...size(5), 'tus-resumable': '' }, version],
  [412, { ...size(5), 'tus-resumable': '0.2.2' }, version],
  [413, size(100 * mib + 1), tooLarge],
  [413, size(20 * mib + 1), overQuota],
] as const)('a creation is refused: %i %j', async ([status, headers, why]) => {
  const isPlain = why.startsWith('ERR_');
  const answer = await create(headers);
  expect(answer).toMatchObject({ status, text: isPlain ? `${why}\n` : JSON.stringify({ message: why }) });
  expect(answer.headers.get('content-type')).toBe(isPlain ? 'text/plain; charset=utf-8' : 'application/json');
});

const type = 'ERR_INVALID_CONTENT_TYPE: missing or invalid Content-Type header';
test.for([
  [409, { 'upload-offset': '10' }, 'ERR_MISMATCHED_OFFSET: mismatched offset'],
  [400, { 'upload-offset': '' }, 'ERR_INVALID_OFFSET: missing or invalid Upload-Offset header'],
  [400, { 'content-type': 'application/octet-stream' }, type],
  [412, { 'tus-resumable': '' }, version],
  [413, {}, "ERR_UPLOAD_SIZE_EXCEEDED: upload's size exceeded"],
  [404, {}, 'ERR_UPLOAD_NOT_FOUND: upload not found'],
] as const)('a piece is refused: %i %j', async ([status, headers, why]) => {
  const location = await created(189);
  const url = status === 404 ? `${location}x` : location;
  const answer = await patch(url, 0, Buffer.alloc(status === 413 ? 190 : 1), headers);
  expect(answer).toMatchObject({ status, text: `${why}\n` });
  expect(await offsetOf(location)).toBe('0');
});

test('credentials are needed at the creation and with the last piece, and these make the owner', async () => {
  const wrong = basicAuth({ ...server.amtsbot, apiKey: 'A'.repeat(32) });
  expect(await create({ ...size(5), ...anonymous })).toMatchObject(unauthenticated);
  expect(await create({ ...size(5), ...wrong })).toMatchObject(unauthenticated);
  const location = await created(189);
  const last = await patch(location, 0, pdf, anonymous);
  expect(last).toMatchObject(unauthenticated);
  expect(last.headers.get('upload-offset')).toBe('189');
  expect(await offsetOf(location)).toBe('189');
  expect(await patch(location, 189)).toMatchObject({ status: 204, text: '' });
  expect(await download(`/user_uploads/${pathOf(location)}`)).toMatchObject({ status: 404 });

  const asMax = basicAuth(server.people.max);
  const { body } = await patch(await created(189), 0, pdf, asMax);
  expect(body).toMatchObject({ url: expect.stringMatching(/\/uploaded-file$/), filename: 'uploaded-file' });
  expect(await download(body['url'])).toMatchObject({ status: 403 });
  expect(await send('GET', server.url + String(body['url']), asMax)).toMatchObject({ status: 200 });
});

test('before level 296 there is nothing, and at no level anything to read', async () => {
  const location = await created(5);
  expect(await send('GET', location)).toMatchObject({ status: 405, text: 'method not allowed' });
  expect(await send('OPTIONS', location, anonymous)).toMatchObject({ status: 200 });
  server.setFeatureLevel(295);
  const page = { status: 404, text: expect.stringContaining('<html>') };
  for (const answer of [create(size(5)), patch(location, 0)]) expect(await answer).toMatchObject(page);
});

const breakAfter = (bytes: number, times = 1) =>
  server.fault({ method: 'PATCH', path: /^tus\//, times, how: { kind: 'dropDuring', bytes } });

test('a connection that breaks leaves what came, to the byte', async () => {
  const location = await created(3 * mib);
  breakAfter(1_234_567);
  expect(await patch(location, 0, pdf)).toMatchObject({ status: 204 });
  await expect(patch(location, 189, Buffer.alloc(3 * mib - 189))).rejects.toThrow();
  expect(await offsetOf(location)).toBe('1234756');

  const whole = await created(189);
  breakAfter(189);
  await expect(patch(whole, 0, pdf)).rejects.toThrow();
  expect(await offsetOf(whole)).toBe('189');
  expect(await download(`/user_uploads/${pathOf(whole)}`)).toMatchObject({ status: 200 });
});

test('tus-js-client reaches its goal after two broken connections', async () => {
  breakAfter(2 * mib, 2);
  const file = randomBytes(7 * mib);
  const answer = await new Promise<string>((resolve, reject) => {
    new Upload(file, {
      endpoint: endpoint(),
      headers: basicAuth(server.amtsbot),
      metadata: { filename: 'Übersicht.bin' },
      retryDelays: [0, 0],
      onSuccess: ({ lastResponse }) => resolve(lastResponse.getBody()),
      onError: reject,
    }).start();
  });
  const { url } = JSON.parse(answer);
  const stored = await fetch(server.url + url, { headers: basicAuth(server.amtsbot) });
  expect(file.equals(Buffer.from(await stored.arrayBuffer()))).toBe(true);
  const sent = server.requests.map(({ method, status }) => `${method} ${status}`).join(', ');
  expect(sent).toBe('POST 201, PATCH 0, HEAD 200, PATCH 0, HEAD 200, PATCH 200, GET 200');
});

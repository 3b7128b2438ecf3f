// Uploaded files: how they are named, and who can read them.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Account,
  startZulipSandbox,
  type ZulipSandbox,
  type ZulipSandboxOptions,
} from '../../src/start.ts';
import { basicAuth, clientOf, openQueue, request, uploaderOf } from '../support/chatClient.ts';
import { fieldsOf, recorded, recordedLevel } from '../support/recordedShapes.ts';

let server: ZulipSandbox;
beforeEach(async () => {
  server = await startZulipSandbox({ maxUploadMib: 1 });
});
afterEach(() => server.stop());

async function restart(options: ZulipSandboxOptions): Promise<void> {
  await server.stop();
  server = await startZulipSandbox(options);
}

const bad = (msg: string) => ({ status: 400, body: { result: 'error', msg, code: 'BAD_REQUEST' } });
const file = (name: string, type = 'text/plain', content = 'hallo') => new File([content], name, { type });
const fetched = (url: string, account?: Account) =>
  request(server.url + url, { redirect: 'manual', ...(account && { headers: basicAuth(account) }) });
const protocol = {
  filename: 'Protokoll.pdf',
  contentType: 'application/pdf',
  bytes: Buffer.from('%PDF-1.4'),
};

describe('uploading', () => {
  test.for([
    ['Gebührensatzung § 3.pdf', 'Gebührensatzung-3.pdf', 'Gebührensatzung § 3.pdf'],
    ['../ordner/Ünï cödé.pdf', 'Ünï-cödé.pdf', 'Ünï cödé.pdf'],
    ['a%20b.txt', 'a-b.txt', 'a b.txt'],
    ['§', 'uploaded-file', '§'],
    ['leer.txt', 'leer.txt', 'leer.txt'],
  ] as const)('%s', async ([name, inPath, filename]) => {
    const { body } = await uploaderOf(server, server.amtsbot)('user_uploads', file(name, 'text/plain', ''));
    const url = expect.stringMatching(/^\/user_uploads\/2\/[0-9a-f]{1,2}\/[\w-]{24}\/[^/]+$/);
    expect(body).toEqual({
      result: 'success',
      msg: '',
      uri: url,
      url,
      filename,
      ignored_parameters_unsupported: ['field'],
    });
    expect(String(body['url']).split('/').at(-1)).toBe(inPath);
  });

  test.for([
    [271, ['uri']],
    [272, ['uri', 'url']],
    [285, ['uri', 'url', 'filename']],
  ] as const)('at level %i the answer has %j', async ([level, fields]) => {
    server.setFeatureLevel(level);
    const { body } = await uploaderOf(server, server.amtsbot)('user_uploads', file('a.txt'));
    const { ignored_parameters_unsupported, ...rest } = body;
    expect(ignored_parameters_unsupported).toEqual(['field']);
    expect(fieldsOf(rest)).toEqual(['result', 'msg', ...fields].sort());
    if (level === 285) expect(fieldsOf(rest)).toEqual(recorded.uploadAnswer);
  });

  test.for([
    [[], 'You must specify a file to upload'],
    [[file('a'), file('b')], 'You may only upload one file at a time'],
    [
      [file('a', 'text/plain', 'x'.repeat(1024 * 1024 + 1))],
      "File is larger than this server's configured maximum upload size (1 MiB)",
    ],
  ] as const)('what is refused, %#: %s', async ([files, msg]) => {
    expect(await uploaderOf(server, server.people.max)('user_uploads', ...files)).toMatchObject(bad(msg));
  });

  test('more than 25 MiB do not get through, whatever the server says it allows', async () => {
    const bot = clientOf(server, server.amtsbot);
    const { registration } = await openQueue(bot, { fetch_event_types: ['realm'] });
    expect(registration).toMatchObject({ max_file_upload_size_mib: 1 });
    const large = new File([new Uint8Array(25 * 1024 * 1024)], 'a.bin');
    const answer = await uploaderOf(server, server.amtsbot)('user_uploads', large);
    expect(answer).toMatchObject({ status: 413, body: {} });
    expect(answer.text).toContain('<html>');
  });

  test('the proxy has its own limit, for bodies of every kind but those of resumable uploads', async () => {
    await restart({ proxyLimitMib: 1, rateLimits: [[1, 60]] });
    const body = Buffer.alloc(1024 * 1024 + 1);
    const headers = { ...basicAuth(server.amtsbot), 'tus-resumable': '1.0.0', 'upload-length': '1048577' };
    const inPieces = { body: ReadableStream.from([body]), duplex: 'half' as const };
    for (const sent of [{ body }, inPieces]) {
      const answer = await request(`${server.url}/api/v1/messages`, { method: 'POST', headers, ...sent });
      expect(answer).toMatchObject({ status: 413, text: expect.stringContaining('<html>') });
    }
    const asContent = { ...headers, 'content-type': 'application/offset+octet-stream' };
    for (const status of [200, 200]) {
      const sent = { method: 'POST', headers: asContent, body };
      expect(await request(`${server.url}/api/v1/tus`, sent)).toMatchObject({ status });
    }
  });

  test('all files together have a limit as well', async () => {
    await restart({ uploadQuotaMib: 1 });
    const upload = uploaderOf(server, server.amtsbot);
    const half = new File([Buffer.alloc(512 * 1024)], 'a.bin');
    for (const status of [200, 200]) expect(await upload('user_uploads', half)).toMatchObject({ status });
    const msg = "Upload would exceed your organization's upload quota.";
    const refused = { status: 400, body: { code: 'REALM_UPLOAD_QUOTA', msg } };
    expect(await upload('user_uploads', file('b.txt'))).toMatchObject(refused);
    expect(() => server.as(server.people.max).upload(protocol)).toThrow(msg);
  });

  test('of a form that breaks off nothing stays', async () => {
    server.fault({ path: 'user_uploads', how: { kind: 'dropDuring', bytes: 1000 } });
    const upload = uploaderOf(server, server.amtsbot);
    const large = file('groß.txt', 'text/plain', 'x'.repeat(1000));
    expect(await upload('user_uploads', file('klein.txt'))).toMatchObject({ status: 200 });
    await expect(upload('user_uploads', large)).rejects.toThrow();
    expect(server.requests.map(({ status }) => status)).toEqual([200, 0]);
    expect(await upload('user_uploads', large)).toMatchObject({ status: 200 });
  });

  test('the files are on the disk until the server closes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'amtsbot-test-'));
    vi.stubEnv('TMPDIR', folder);
    expect(readdirSync(folder)).toEqual([]);
    server.as(server.people.max).upload(protocol);
    expect(readdirSync(folder)).toHaveLength(1);
    await restart({});
    expect(readdirSync(folder)).toEqual([]);
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
});

describe('reading', () => {
  test('works with the credentials of the API, and with a temporary address without them', async () => {
    const { body } = await uploaderOf(server, server.amtsbot)('user_uploads', file('Gebühr 3.txt'));
    const url = String(body['url']);
    const answer = await fetched(url, server.amtsbot);
    expect(answer).toMatchObject({ status: 200, text: 'hallo' });
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(answer.headers.get('content-disposition')).toBe("inline; filename*=utf-8''Geb%C3%BChr%203.txt");
    const { body: temporary } = await fetched(`/api/v1${url}`, server.amtsbot);
    expect(await fetched(String(temporary['url']))).toMatchObject({ status: 200, text: 'hallo' });
    expect(server.requests.map(({ path }) => path)).toContain(encodeURI(url));
  });

  const hidden = { status: 403, text: '<p>You are not authorized to view this file.</p>' };
  const open = { status: 200 };
  test.for([
    ['not at all', hidden, hidden],
    ['allgemein', open, open],
    ['personal', hidden, hidden],
    ['personal with a mention', open, hidden],
    ['directly', open, hidden],
  ] as const)('shared %s', async ([where, forAmtsbot, forWetterbot]) => {
    const max = server.as(server.people.max);
    const url = max.upload(protocol);
    const link = `[Protokoll.pdf](${url})`;
    if (where === 'directly') max.sendDirect([server.amtsbot], link);
    else if (where !== 'not at all') {
      const [channel = '', mention] = where.split(' with ');
      max.send({ channel, topic: 't', content: mention ? `@**Amtsbot** ${link}` : link });
    }
    for (const path of [url, `/api/v1${url}`]) {
      expect(await fetched(path, server.amtsbot)).toMatchObject(forAmtsbot);
      expect(await fetched(path, server.people.wetterbot)).toMatchObject(forWetterbot);
      expect(await fetched(path, server.people.max)).toMatchObject(open);
    }
  });

  test.for([
    ['/user_uploads/2/xx/nichtda/x.pdf', 404, '<p>This file does not exist or has been deleted.</p>'],
    ['/api/v1/user_uploads/2/xx/nichtda/x.pdf', 404, '<p>This file does not exist or has been deleted.</p>'],
  ] as const)('%s: %i', async ([path, status, text]) => {
    const answer = await fetched(path, server.amtsbot);
    expect(answer).toMatchObject({ status, text });
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  test('without credentials one is sent to the login, and told so by the API', async () => {
    const url = server.as(server.people.max).upload(protocol);
    expect((await fetched(url)).status).toBe(302);
    expect(await fetched(`/api/v1${url}`)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    const wrong = { ...server.people.max, apiKey: 'x'.repeat(32) };
    expect(await fetched(url, wrong)).toMatchObject({ status: 401 });
  });

  test('at the recorded level as at the newest', async () => {
    server.setFeatureLevel(recordedLevel);
    const url = server.as(server.people.erika).upload(protocol);
    expect(await fetched(url, server.people.erika)).toMatchObject({ status: 200, text: '%PDF-1.4' });
  });
});

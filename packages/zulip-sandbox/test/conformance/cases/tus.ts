// Resumable uploads, as tusd does them within a Zulip server.
import { expect } from 'vitest';
import type { Answer } from '../../support/chatClient.ts';
import { type Case, from, recording, type Subject } from '../case.ts';
import type { Client } from '../client.ts';
import type { Place } from '../place.ts';

const known = from(recording);
const recorded = (name: string, run: Case['run']): Case => known(name, run, { since: 296 });

const endpoint = '/api/v1/tus/';
const version = { 'tus-resumable': '1.0.0' };
const anonymous = { authorization: '' };
const base64 = (text: string) => Buffer.from(text).toString('base64');
const filename = 'Gebührensatzung.pdf';
const named = {
  'upload-metadata': `filename ${base64(filename)},filetype ${base64('application/pdf')}`,
};

const create = (by: Client, bytes: number, headers: Record<string, string> = {}, body?: string) =>
  by.raw(endpoint, {
    method: 'POST',
    headers: { ...version, 'upload-length': String(bytes), ...named, ...headers },
    ...(body !== undefined && { body }),
  });
const patch = (by: Client, path: string, offset: number, body = '', headers: Record<string, string> = {}) =>
  by.raw(path, {
    method: 'PATCH',
    headers: {
      ...version,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      ...headers,
    },
    body,
  });
const head = (by: Client, path: string, headers: Record<string, string> = {}) =>
  by.raw(path, { method: 'HEAD', headers: { ...version, ...headers } });

/** Only the path: what is before it depends on the proxies. */
const pathOf = (answer: Answer) => new URL(answer.headers.get('location') ?? '', 'http://x').pathname;
const remove = (by: Client, path: string) => by.raw(path, { method: 'DELETE', headers: version });

async function begun(place: Place, bytes = 10): Promise<string> {
  const answer = await create(place.bot, bytes);
  expect(answer.status, answer.text).toBe(201);
  const path = pathOf(answer);
  place.after(() => remove(place.bot, path));
  return path;
}

export const tus: Subject = {
  name: 'resumable uploads',
  cases: [
    recorded('everyone may ask what there is', async ({ bot }) => {
      const answer = await bot.raw(endpoint, { method: 'OPTIONS', headers: anonymous });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('tus-version')).toContain('1.0.0');
    }),
    recorded('begin with an address of their own', async (place) => {
      const path = await begun(place);
      expect(path).toMatch(/^\/api\/v1\/tus\/\d+\/[\w-]+\/[\w-]+\/Gebhrensatzung\.pdf$/);
      const answer = await head(place.bot, path);
      expect([answer.status, answer.headers.get('upload-offset')]).toEqual([200, '0']);
    }),
    recorded('go on where they were', async (place) => {
      const path = await begun(place);
      const first = await patch(place.bot, path, 0, '12345');
      expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '5']);
      expect((await head(place.bot, path)).headers.get('upload-offset')).toBe('5');
    }),
    recorded('end with the address of the file', async (place) => {
      const path = await begun(place);
      await patch(place.bot, path, 0, '12345');
      const { status, body } = await patch(place.bot, path, 5, '67890');
      const url = path.replace('/api/v1/tus/', '/user_uploads/');
      expect({ status, body }).toEqual({ status: 200, body: { url, filename } });
      expect((await place.bot.raw(url)).text).toBe('1234567890');
    }),
    recorded('not from another place', async (place) => {
      const answer = await patch(place.bot, await begun(place), 7, '89');
      expect([answer.status, answer.text]).toEqual([409, 'ERR_MISMATCHED_OFFSET: mismatched offset\n']);
    }),
    recorded('not with another content type', async (place) => {
      const answer = await patch(place.bot, await begun(place), 0, '12', { 'content-type': 'text/plain' });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('ERR_INVALID_CONTENT_TYPE');
    }),
    recorded('not without a version', async ({ bot }) => {
      const answer = await create(bot, 10, { 'tus-resumable': '' });
      expect(answer.status).toBe(412);
      expect(answer.text).toContain('ERR_UNSUPPORTED_VERSION');
    }),
    recorded('not what there is not', async ({ bot }) => {
      const path = `${endpoint}2/xx/nichtda/x.pdf`;
      expect((await head(bot, path)).status).toBe(404);
      expect((await patch(bot, path, 0, 'x')).text).toBe('ERR_UPLOAD_NOT_FOUND: upload not found\n');
    }),
    recorded('are not for strangers', async ({ bot }) => {
      for (const authorization of ['', `Basic ${base64(`${bot.email}:${'A'.repeat(32)}`)}`]) {
        const { status, body } = await create(bot, 10, { authorization });
        expect({ status, body }).toEqual({ status: 401, body: { message: 'Unauthenticated upload' } });
      }
    }),
    recorded(
      'look at the key again with the last piece, and the upload is lost without it',
      async (place) => {
        const path = await begun(place);
        expect((await patch(place.bot, path, 0, '12345', anonymous)).status).toBe(204);
        const last = await patch(place.bot, path, 5, '67890', anonymous);
        expect([last.status, last.body]).toEqual([401, { message: 'Unauthenticated upload' }]);
        const again = await patch(place.bot, path, 10);
        expect([again.status, again.text]).toEqual([204, '']);
      },
    ),
    recorded('can be of nothing', async ({ bot }) => {
      const { status, body } = await create(bot, 0);
      expect(status).toBe(200);
      expect(body['filename']).toBe(filename);
    }),
    recorded('can come at once', async ({ bot }) => {
      const content = { 'content-type': 'application/offset+octet-stream' };
      const { status, body } = await create(bot, 5, content, '12345');
      expect(status).toBe(200);
      expect((await bot.raw(String(body['url']))).text).toBe('12345');
    }),
    recorded('say how long they are', async ({ bot }) => {
      const answer = await bot.raw(endpoint, {
        method: 'POST',
        headers: { ...version, 'upload-defer-length': '1' },
      });
      expect([answer.status, answer.body]).toEqual([411, { message: 'SizeIsDeferred is not supported' }]);
    }),
    recorded('are not too large', async ({ bot, realm, skip }) => {
      const most = Number(realm['max_file_upload_size_mib'] ?? 0);
      if (most === 0) skip('the server does not say how large files can be');
      const { status, body } = await create(bot, (most + 1) * 1024 * 1024);
      expect(status).toBe(413);
      expect(body['message']).toContain(`(${most} MiB)`);
    }),
    recorded('need no name', async ({ bot, after }) => {
      const answer = await create(bot, 10, { 'upload-metadata': '' });
      expect(answer.status).toBe(201);
      expect(pathOf(answer)).toMatch(/\/uploaded-file$/);
      after(() => remove(bot, pathOf(answer)));
    }),
    recorded('can be given up', async (place) => {
      const path = await begun(place);
      expect((await remove(place.bot, path)).status).toBe(204);
      expect((await head(place.bot, path)).status).toBe(404);
    }),
  ],
};

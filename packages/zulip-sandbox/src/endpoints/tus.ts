// Resumable uploads: https://zulip.com/api/changelog (level 296), https://tus.io/protocols/resumable-upload
import { join } from 'node:path';
import { FileStore, MemoryConfigstore } from '@tus/file-store';
import { Server } from '@tus/server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import {
  addUpload,
  exceedsQuota,
  exceptAsciiWords,
  newPath,
  quotaExceeded,
} from '../organization/uploads.ts';
import { pageNotFound } from '../wire/errors.ts';
import { type ApiEnv, receivedBody } from '../wire/sentRequest.ts';
import { asTusd, heardByTusd, notForTus } from '../wire/tusd.ts';
import { authenticate } from './endpoint.ts';

const basePath = '/api/v1/tus';
const firstLevel = 296;

/** Nothing of it is counted by the rate limit, and the middleware must leave the bodies alone. */
export function tus(
  organization: Organization,
  ...middleware: readonly MiddlewareHandler<ApiEnv>[]
): Hono<ApiEnv> {
  let server: Server | undefined;
  return new Hono<ApiEnv>()
    .basePath(basePath)
    .use(...middleware)
    .all('/*', async (c) => {
      if (organization.featureLevel < firstLevel) throw pageNotFound();
      const early = notForTus(c.req.method, idIn(c.req.url));
      if (early) return early;
      server ??= tusServer(organization);
      const answer = await asTusd(await server.handleWeb(requestFor(c)));
      if (c.req.method === 'DELETE' && answer.ok) organization.uploads.delete(idIn(c.req.url));
      return answer;
    });
}

function requestFor(c: Context<ApiEnv>): Request {
  const { method, url } = c.req;
  const headers = heardByTusd(method, new Headers(c.req.header()));
  const hasBody = method === 'POST' || method === 'PATCH';
  const body = hasBody && { body: ReadableStream.from(receivedBody(c)), duplex: 'half' as const };
  return new Request(url, { method, headers, ...body });
}

/** The path that the file will have at /user_uploads/. */
const idIn = (url: string) => new URL(url).pathname.slice(basePath.length).replace(/^\/|\/$/g, '');

interface Finished {
  readonly status_code?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Who it is, is looked at before the first byte and again after the last one, and not in between. */
function tusServer(organization: Organization): Server {
  const directory = join(organization.uploadFolder.path(), 'tus');
  const finished = new Set<string>();
  return new Server({
    path: basePath,
    datastore: new FileStore({ directory, configstore: new MemoryConfigstore() }),
    // Whoever comes back after a broken connection does not wait for the old request.
    lockDrainTimeout: 1,
    namingFunction: (_, metadata) => newPath(metadata?.['filename'] ?? '', exceptAsciiWords),
    getFileIdFromRequest: ({ url }) => idIn(url),
    async onUploadCreate({ headers }, { size }) {
      checkUpload(accountOf(headers, organization), size, organization);
      return {};
    },
    async onUploadFinish({ method, headers, url }, { id, size = 0, metadata }): Promise<Finished> {
      // There is one chance to be told the address: afterwards it is only said that all bytes are there.
      if (finished.has(id)) return {};
      finished.add(id);
      const user = accountOf(headers, organization);
      if (!user) return { status_code: 401, body: unauthenticated };
      const { filename: sentName, filetype } = metadata ?? {};
      const filename = ['', '.', '..'].includes(sentName ?? '') ? 'uploaded-file' : (sentName ?? '');
      const contentType = filetype || (getMimeType(filename)?.split(';')[0] ?? '');
      const upload = { userId: user.userId, filename, contentType, size, file: join(directory, id) };
      return {
        status_code: 200,
        headers: method === 'POST' ? { location: new URL(`${basePath}/${id}`, url).href } : {},
        body: JSON.stringify({ url: addUpload(id, upload, organization), filename }),
      };
    },
  });
}

function accountOf(headers: Headers, organization: Organization): User | undefined {
  try {
    return authenticate(headers.get('authorization') ?? undefined, organization);
  } catch {
    return undefined;
  }
}

function checkUpload(user: User | undefined, size: number | undefined, organization: Organization): void {
  const { maxUploadMib } = organization;
  if (!user) throw rejected(401, unauthenticated);
  if (size === undefined) throw rejected(411, message('SizeIsDeferred is not supported'));
  if (size > maxUploadMib * 1024 * 1024) {
    const limit = `File is larger than this server's configured maximum upload size (${maxUploadMib} MiB).`;
    throw rejected(413, message(limit));
  }
  if (exceedsQuota(size, organization)) throw rejected(413, message(quotaExceeded));
}

const message = (text: string) => JSON.stringify({ message: text });
const unauthenticated = message('Unauthenticated upload');

/** What the tus server makes an answer of. */
const rejected = (status_code: number, body: string) => Object.assign(new Error(body), { status_code, body });

// Uploaded files as the web app gets them, outside the API; it takes the same credentials.
import { createReadStream } from 'node:fs';
import { Hono, type MiddlewareHandler } from 'hono';
import { authenticate } from './authenticate.ts';
import type { Upload } from './kept.ts';
import type { Organization } from './organization.ts';
import type { ApiEnv } from './sentRequest.ts';
import { pathOfTemporary, readableUpload } from './uploads.ts';

export function serveUploads(
  organization: Organization,
  ...middleware: readonly MiddlewareHandler<ApiEnv>[]
): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .basePath('/user_uploads')
    .use(...middleware)
    .get('/temporary/:token/:name', (c) => {
      const upload = organization.uploads.get(pathOfTemporary(c.req.param('token')));
      return upload ? file(upload) : c.notFound();
    })
    .get('/:path{.+}', (c) => {
      const authorization = c.req.header('authorization');
      if (authorization === undefined) return c.redirect(`/login/?next=${c.req.path}`);
      const user = authenticate(authorization, organization);
      return file(readableUpload(c.req.param('path'), user, organization));
    });
}

/** What a browser shows by itself; the rest it is to save. */
const shown = /^(?:application\/pdf|audio\/.*|image\/(?!svg).*|text\/plain|video\/(?:mp4|webm))$/;

function file({ filename, contentType, size, file: path }: Upload): Response {
  const type = contentType || 'application/octet-stream';
  const name = /^[ -~]*$/.test(filename)
    ? `filename="${filename.replace(/["\\]/g, '\\$&')}"`
    : `filename*=utf-8''${encodeURIComponent(filename)}`;
  const disposition = shown.test(type) ? 'inline' : 'attachment';
  return new Response(ReadableStream.from(contentOf(path)), {
    headers: {
      'content-type': type,
      'content-disposition': `${disposition}; ${name}`,
      'content-length': String(size),
    },
  });
}

/** Opens the file when it is first read from, which it never is for HEAD. */
async function* contentOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}

// Files: uploading them in one piece, and getting them, through the API and beside it.
import { createReadStream } from 'node:fs';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Upload } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import {
  displayName,
  pathOfTemporary,
  readableUpload,
  storeUpload,
  temporaryUrl,
} from '../organization/uploads.ts';
import { badRequest } from '../wire/errors.ts';
import type { ApiEnv } from '../wire/sentRequest.ts';
import { authenticate, type Endpoint } from './endpoint.ts';

// POST /user_uploads: https://zulip.com/api/upload-file
export const uploadFile: Endpoint = async ({ organization, user, files }) => {
  const { featureLevel, maxUploadMib } = organization;
  const [file] = files;
  if (!file) throw badRequest('You must specify a file to upload');
  if (files.length > 1) throw badRequest('You may only upload one file at a time');
  if (file.size > maxUploadMib * 1024 * 1024) {
    throw badRequest(
      `File is larger than this server's configured maximum upload size (${maxUploadMib} MiB)`,
    );
  }
  const filename = displayName(file.name);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const url = storeUpload(user, { filename, contentType: file.type, bytes }, organization);
  return {
    uri: url,
    ...(featureLevel >= 272 && { url }),
    ...(featureLevel >= 285 && { filename }),
  };
};

// GET /user_uploads/{realm_id_str}/{filename}: https://zulip.com/api/get-file-temporary-url

/** What is refused is refused with HTML, even here. */
export const getFileTemporaryUrl: Endpoint = ({ organization, user, pathPart }) => {
  readableUpload(pathPart, user, organization);
  return { url: temporaryUrl(pathPart) };
};

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

// POST /user_uploads: https://zulip.com/api/upload-file
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';
import { displayName, storeUpload } from './uploads.ts';

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

// GET /user_uploads/{realm_id_str}/{filename}: https://zulip.com/api/get-file-temporary-url
import type { Endpoint } from './endpoint.ts';
import { readableUpload, temporaryUrl } from './uploads.ts';

/** What is refused is refused with HTML, even here. */
export const getFileTemporaryUrl: Endpoint = ({ organization, user, pathPart }) => {
  readableUpload(pathPart, user, organization);
  return { url: temporaryUrl(pathPart) };
};

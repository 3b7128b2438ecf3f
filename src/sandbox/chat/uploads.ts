// Uploaded files: where they are, and who may read them. https://zulip.com/help/share-and-upload-files
import { randomBytes } from 'node:crypto';
import { canReadMessage } from './access.ts';
import { Refusal } from './errors.ts';
import type { Upload } from './kept.ts';
import type { User } from './model.ts';
import type { Organization } from './organization.ts';

const prefix = '/user_uploads/';
const realmId = 2;

/** Gives the address, relative to the server's; umlauts stand in it as they are. */
export function storeUpload(upload: Upload, { uploads }: Organization): string {
  const folder = randomBytes(1).toString('hex');
  const path = `${realmId}/${folder}/${randomBytes(18).toString('base64url')}/${pathName(upload.filename)}`;
  uploads.set(path, upload);
  return prefix + path;
}

/** Letters and digits of any script stay, blanks become hyphens, everything else goes. */
function pathName(filename: string): string {
  const kept = filename.normalize('NFKC').replace(/[^\p{L}\p{N}_\s.-]/gu, '');
  const name = kept.trim().replace(/[-\s]+/g, '-');
  return ['', '.', '..'].includes(name) ? 'uploaded-file' : name;
}

/** The name without the folders that may stand before it. */
export function displayName(sent: string): string {
  const name = sent.split(/[/\\]/).at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The uploader's, and everyone's who can see a message with a link to it. */
export function readableUpload(path: string, user: User, organization: Organization): Upload {
  const upload = organization.uploads.get(path);
  if (!upload) throw new Refusal(404, '<p>This file does not exist or has been deleted.</p>');
  if (upload.userId !== user.userId && !isShared(prefix + path, user, organization)) {
    throw new Refusal(403, '<p>You are not authorized to view this file.</p>');
  }
  return upload;
}

function isShared(url: string, user: User, organization: Organization): boolean {
  return [...organization.messages.byId.values()].some(
    (message) =>
      (message.content.includes(url) || message.content.includes(encodeURI(url))) &&
      (message.rows.has(user.userId) || canReadMessage(user, message, organization)),
  );
}

/** Works for whoever has it. */
export const temporaryUrl = (path: string) =>
  encodeURI(`${prefix}temporary/${Buffer.from(path).toString('hex')}/${path.split('/').at(-1) ?? ''}`);

export const pathOfTemporary = (token: string) => Buffer.from(token, 'hex').toString();

// Uploaded files: where they are, and who may read them. https://zulip.com/help/share-and-upload-files
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal, refusal } from '../wire/errors.ts';
import { canReadMessage, notify } from './access.ts';
import type { Message, Upload, User } from './model.ts';
import type { Organization } from './organization.ts';

const prefix = '/user_uploads/';
const realmId = 2;

interface SentFile {
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Gives the address, relative to the server's; umlauts stand in it as they are. */
export function storeUpload(user: User, sent: SentFile, organization: Organization): string {
  const { bytes, ...named } = sent;
  const size = bytes.byteLength;
  if (exceedsQuota(size, organization)) throw refusal('REALM_UPLOAD_QUOTA', quotaExceeded);
  const path = newPath(named.filename);
  const file = join(organization.uploadFolder.path(), dirname(path));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return addUpload(path, { ...named, userId: user.userId, size, file }, organization);
}

/** Gives the address, relative to the server's. */
export function addUpload(
  path: string,
  upload: Omit<Upload, 'id' | 'createdAt'>,
  organization: Organization,
): string {
  organization.lastUploadId += 1;
  const kept = { ...upload, id: organization.lastUploadId, createdAt: organization.now() };
  organization.uploads.set(path, kept);
  tellAttachment('add', attachmentShape(path, kept, organization), upload.userId, organization);
  return prefix + path;
}

export const quotaExceeded = "Upload would exceed your organization's upload quota.";

export const exceedsQuota = (size: number, organization: Organization): boolean =>
  usedSpace(organization) + size > organization.uploadQuotaMib * 1024 * 1024;

export const usedSpace = ({ uploads }: Organization): number =>
  [...uploads.values()].reduce((sum, { size }) => sum + size, 0);

const exceptWords = /[^\p{L}\p{N}_\s.-]/gu;
export const exceptAsciiWords = /[^A-Za-z0-9_\s.-]/g;

/** Letters and digits stay, blanks become hyphens, everything else goes. Nobody can guess what is before it. */
export function newPath(filename: string, dropped: RegExp = exceptWords): string {
  const kept = filename
    .normalize('NFKC')
    .replace(dropped, '')
    .trim()
    .replace(/[-\s]+/g, '-');
  const name = ['', '.', '..'].includes(kept) ? 'uploaded-file' : kept;
  const folder = randomBytes(1).toString('hex');
  return `${realmId}/${folder}/${randomBytes(18).toString('base64url')}/${name}`;
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
  if (upload.userId !== user.userId && !isShared(path, user, organization)) {
    throw new Refusal(403, '<p>You are not authorized to view this file.</p>');
  }
  return upload;
}

// What is told of files, and which ones a message shares: https://zulip.com/api/get-attachments

/** Times are in milliseconds, and from level 443 on in seconds. */
export function attachmentShape(
  path: string,
  { id, filename, size, createdAt }: Upload,
  { featureLevel, messages }: Organization,
) {
  const unit = featureLevel >= 443 ? 1 : 1000;
  return {
    id,
    name: filename,
    path_id: path,
    size,
    create_time: Math.floor(createdAt / 1000) * unit,
    messages: [...messages.byId.values()]
      .filter((message) => linksTo(path, message))
      .map((message) => ({ id: message.id, date_sent: message.timestamp * unit })),
  };
}

export function tellAttachment(
  op: 'add' | 'update' | 'remove',
  attachment: object,
  userId: number,
  organization: Organization,
): void {
  const upload_space_used = usedSpace(organization);
  notify(organization, [userId], () => ({ type: 'attachment', op, attachment, upload_space_used }));
}

/** The files that somebody shares by these words: those that they may see themselves. */
export function filesIn(content: string, senderId: number, organization: Organization): readonly string[] {
  const sender = organization.users.get(senderId);
  if (!sender || !content.includes(prefix)) return [];
  return [...organization.uploads]
    .filter(([path]) => linksTo(path, { content }))
    .filter(([path, { userId }]) => userId === senderId || isShared(path, sender, organization))
    .map(([path]) => path);
}

/** Tells who wrote the message where these files now are as well. */
export function tellShared(paths: readonly string[], senderId: number, organization: Organization): void {
  for (const path of paths) {
    const upload = organization.uploads.get(path);
    if (upload) tellAttachment('update', attachmentShape(path, upload, organization), senderId, organization);
  }
}

/** Of these files of somebody's, those that no message shares any more. */
export function detached(paths: readonly string[], userId: number, organization: Organization) {
  return paths.flatMap((path) => {
    const upload = organization.uploads.get(path);
    if (upload?.userId !== userId) return [];
    const shape = attachmentShape(path, upload, organization);
    return shape.messages.length === 0 ? [shape] : [];
  });
}

/** Whether the message shares the file. */
export function linksTo(path: string, { content }: Pick<Message, 'content'>): boolean {
  const url = prefix + path;
  return content.includes(url) || content.includes(encodeURI(url));
}

function isShared(path: string, user: User, organization: Organization): boolean {
  return [...organization.messages.byId.values()].some(
    (message) =>
      linksTo(path, message) &&
      (message.rows.has(user.userId) || canReadMessage(user, message, organization)),
  );
}

/** Works for whoever has it. */
export const temporaryUrl = (path: string) =>
  encodeURI(`${prefix}temporary/${Buffer.from(path).toString('hex')}/${path.split('/').at(-1) ?? ''}`);

export const pathOfTemporary = (token: string) => Buffer.from(token, 'hex').toString();

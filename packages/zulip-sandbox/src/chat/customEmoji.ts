// The organization's own emoji: https://zulip.com/help/custom-emoji
import { createHash } from 'node:crypto';
import { everyone, notify } from './audience.ts';
import { badRequest, refusal } from './errors.ts';
import type { CustomEmoji } from './kept.ts';
import type { User } from './model.ts';
import type { Organization } from './organization.ts';

/** What is looked at of an image; the image itself is not kept. */
export interface Picture {
  readonly extension: string;
  readonly isAnimated: boolean;
}

const extensions: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'image/webp': '.webp',
  'image/avif': '.avif',
};

/** Both have to be right: the type that the client names, and the bytes; they need not agree. */
export async function pictureIn(file: File): Promise<Picture> {
  const extension = extensions[file.type];
  if (extension === undefined) throw badImage('Invalid image format');
  const content = Buffer.from(await file.arrayBuffer()).toString('latin1');
  if (!/^(?:\x89PNG\r\n|\xff\xd8\xff|GIF8[79]a|RIFF[^]{4}WEBP|[^]{4}ftypavi[fs])/.test(content)) {
    throw badImage('Could not decode image; did you upload an image file?');
  }
  const frames = content.split('\x00\x21\xf9\x04').length - 1;
  return { extension, isAnimated: content.startsWith('GIF') && frames > 1 };
}

const badImage = (msg: string) => refusal('BAD_IMAGE', msg);

/** The name as it is stored; capitals are refused, not changed. */
export function storedEmojiName(name: string): string {
  const stored = name.trim().replaceAll(' ', '_');
  if (stored === '') throw badRequest('Emoji name is missing');
  if (!/^[0-9a-z_-]+$/.test(stored)) {
    throw badRequest(
      'Emoji names must contain only lowercase English letters, digits, spaces, dashes, and underscores.',
    );
  }
  if (/[_-]$/.test(stored)) throw badRequest('Emoji names must end with either a letter or digit.');
  return stored;
}

export function checkNameIsFree(name: string, organization: Organization): void {
  if (activeEmoji(name, organization)) {
    throw badRequest('A custom emoji with this name already exists.');
  }
}

export const activeEmoji = (name: string, { customEmoji }: Organization): CustomEmoji | undefined =>
  customEmoji.find((emoji) => emoji.name === name && !emoji.isDeactivated);

/** Gives the id of the new one. */
export function addEmoji(author: User, name: string, picture: Picture, organization: Organization): string {
  const { customEmoji } = organization;
  const id = String(customEmoji.length + 1);
  customEmoji.push({
    id,
    name,
    authorId: author.userId,
    fileName: createHash('sha256').update(id).digest('hex').slice(0, 8) + picture.extension,
    isAnimated: picture.isAnimated,
    isDeactivated: false,
  });
  announceEmoji(organization);
  return id;
}

/** Always all of them, also those that were deleted. */
export function announceEmoji(organization: Organization): void {
  const realm_emoji = emojiShapes(organization);
  notify(organization, everyone(organization), () => ({ type: 'realm_emoji', op: 'update', realm_emoji }));
}

export const emojiShapes = ({ customEmoji }: Organization) =>
  Object.fromEntries(customEmoji.map((emoji) => [emoji.id, emojiShape(emoji)]));

const folder = '/user_avatars/2/emoji/images/';

const emojiShape = ({ id, name, authorId, fileName, isAnimated, isDeactivated }: CustomEmoji) => ({
  id,
  name,
  source_url: folder + fileName,
  deactivated: isDeactivated,
  author_id: authorId,
  still_url: isAnimated ? `${folder}still/${fileName.replace(/\.\w+$/, '.png')}` : null,
});

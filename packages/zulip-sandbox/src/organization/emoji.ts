// The emoji that this server knows: a few of Zulip's by name, and the organization's own.
import { createHash } from 'node:crypto';
import { badRequest, refusal } from '../wire/errors.ts';
import { everyone, notify } from './access.ts';
import type { CustomEmoji, User } from './model.ts';
import type { Organization } from './organization.ts';

/** https://zulip.com/api/add-reaction#parameter-reaction_type */
export interface NamedEmoji {
  readonly emoji_name: string;
  readonly emoji_code: string;
  readonly reaction_type: string;
}

const unicodeEmoji: Readonly<Record<string, string>> = {
  '+1': '1f44d',
  '-1': '1f44e',
  alert: '1f6a8',
  bell: '1f514',
  bus: '1f68c',
  calendar: '1f4c5',
  car: '1f697',
  check: '2705',
  check_mark: '2714',
  clipboard: '1f4cb',
  clock: '1f557',
  computer: '1f4bb',
  cross_mark: '274c',
  document: '1f4c4',
  eyes: '1f440',
  file: '1f4c4',
  heart: '2764',
  hourglass: '23f3',
  hourglass_done: '231b',
  house: '1f3e0',
  hurt: '1f915',
  info: '2139',
  octopus: '1f419',
  office: '1f3e2',
  page: '1f4c4',
  palm_tree: '1f334',
  paper: '1f4c4',
  plus: '2795',
  prohibited: '1f6ab',
  question: '2753',
  robot: '1f916',
  smile: '1f642',
  stop_sign: '1f6d1',
  tada: '1f389',
  thinking: '1f914',
  time_ticking: '23f3',
  warning: '26a0',
  wave: '1f44b',
  working_on_it: '1f6e0',
};
const extraEmoji = 'zulip';

export const isBuiltIn = (name: string) => Object.hasOwn(unicodeEmoji, name);

/** One for each character. */
export const builtInCodes: ReadonlySet<string> = new Set(Object.values(unicodeEmoji));

/** Of several names of a character the one that is shown, where that is not the first. */
const shownNames: Readonly<Record<string, string>> = { '23f3': 'time_ticking' };
const nameByCode: ReadonlyMap<string, string> = new Map([
  ...Object.entries(unicodeEmoji)
    .toReversed()
    .map(([name, code]) => [code, name] as const),
  ...Object.entries(shownNames),
]);

/** The name that a built-in emoji has when it is typed as a character. */
export const nameOfEmoji = (code: string): string | undefined => nameByCode.get(code);

/** The code of a built-in emoji; https://zulip.com/api/add-reaction#parameter-emoji_code */
function emojiCode(name: string): string {
  const code = isBuiltIn(name) ? unicodeEmoji[name] : undefined;
  if (code === undefined) throw badRequest(`Emoji '${name}' does not exist`);
  return code;
}

/** What a name stands for now; an emoji of the organization's hides a built-in one. */
export function emojiNamed(name: string, organization: Organization): NamedEmoji {
  const own = activeEmoji(name, organization);
  if (own) return { emoji_name: name, emoji_code: own.id, reaction_type: 'realm_emoji' };
  if (name === extraEmoji) {
    return { emoji_name: name, emoji_code: extraEmoji, reaction_type: 'zulip_extra_emoji' };
  }
  return { emoji_name: name, emoji_code: emojiCode(name), reaction_type: 'unicode_emoji' };
}

/** Whether name, code and type belong together. */
export function checkEmoji(emoji: NamedEmoji, { customEmoji }: Organization): void {
  const { emoji_name: name, emoji_code: code, reaction_type: type } = emoji;
  if (type === 'realm_emoji') {
    const own = customEmoji.find(({ id }) => id === code);
    if (!own) throw badRequest('Invalid custom emoji.');
    if (own.name !== name) throw badRequest('Invalid custom emoji name.');
    if (own.isDeactivated) throw badRequest('This custom emoji has been deactivated.');
  } else if (type === 'zulip_extra_emoji') {
    if (code !== extraEmoji) throw badRequest('Invalid emoji code.');
    if (name !== code) throw badRequest('Invalid emoji name.');
  } else if (type === 'unicode_emoji') {
    if (!builtInCodes.has(code)) throw badRequest('Invalid emoji code.');
    if (!isBuiltIn(name) || unicodeEmoji[name] !== code) throw badRequest('Invalid emoji name.');
  } else throw badRequest('Invalid emoji type.');
}

// The organization's own emoji: https://zulip.com/help/custom-emoji

/** What is looked at of an image; the image itself is not kept. */
interface Picture {
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

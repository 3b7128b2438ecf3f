// The organization's own emoji: which there are, adding and deactivating them.
import { isAdministrator, isGuest } from '../organization/access.ts';
import {
  activeEmoji,
  addEmoji,
  announceEmoji,
  checkNameIsFree,
  emojiShapes,
  isBuiltIn,
  pictureIn,
  storedEmojiName,
} from '../organization/emoji.ts';
import { badRequest, notFound } from '../wire/errors.ts';
import { type Endpoint, forPeopleOnly } from './endpoint.ts';

// GET /realm/emoji: https://zulip.com/api/get-custom-emoji
export const getCustomEmoji: Endpoint = ({ organization }) => ({ emoji: emojiShapes(organization) });

// POST /realm/emoji/{emoji_name}: https://zulip.com/api/upload-custom-emoji

const maxEmojiMib = 5;

/** Members may; who may is a setting of the organization's, and this is what it is at first. */
export const uploadCustomEmoji: Endpoint = forPeopleOnly(async ({ organization, user, files, pathPart }) => {
  if (isGuest(user)) throw badRequest('Not allowed for guest users');
  const name = storedEmojiName(pathPart);
  checkNameIsFree(name, organization);
  const [file] = files;
  if (!file || files.length > 1) throw badRequest('You must upload exactly one file.');
  if (isBuiltIn(name) && !isAdministrator(user)) {
    throw badRequest('Only administrators can override default emoji.');
  }
  if (file.size > maxEmojiMib * 1024 * 1024) {
    throw badRequest(`Uploaded file is larger than the allowed limit of ${maxEmojiMib} MiB`);
  }
  addEmoji(user, name, await pictureIn(file), organization);
  return {};
});

// DELETE /realm/emoji/{emoji_name}: https://zulip.com/api/deactivate-custom-emoji

/** Open to bots, unlike uploading. */
export const deactivateCustomEmoji: Endpoint = ({ organization, user, pathPart }) => {
  const emoji = activeEmoji(pathPart, organization);
  if (!emoji) throw notFound(`Emoji '${pathPart}' does not exist`);
  if (!isAdministrator(user) && emoji.authorId !== user.userId) {
    throw badRequest('Must be an organization administrator or emoji author');
  }
  emoji.isDeactivated = true;
  announceEmoji(organization);
  return {};
};

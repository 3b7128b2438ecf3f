// POST /realm/emoji/{emoji_name}: https://zulip.com/api/upload-custom-emoji
import { isAdministrator, isGuest } from './access.ts';
import { addEmoji, checkNameIsFree, pictureIn, storedEmojiName } from './customEmoji.ts';
import { isBuiltIn } from './emoji.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';
import { forPeopleOnly } from './served.ts';

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

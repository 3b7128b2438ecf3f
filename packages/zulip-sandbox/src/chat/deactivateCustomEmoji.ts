// DELETE /realm/emoji/{emoji_name}: https://zulip.com/api/deactivate-custom-emoji
import { isAdministrator } from './access.ts';
import { activeEmoji, announceEmoji } from './customEmoji.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest, notFound } from './errors.ts';

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

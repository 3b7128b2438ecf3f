// DELETE /messages/{message_id}/reactions: https://zulip.com/api/remove-reaction
import { readableMessage } from './access.ts';
import { announceReaction, isSameReaction } from './addReaction.ts';
import { emojiNamed } from './emoji.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest, refusal } from './errors.ts';
import { text } from './parameters.ts';

export const removeReaction: Endpoint = ({ organization, user, parameters, pathId }) => {
  const emojiName = parameters.optional('emoji_name', text);
  const sentCode = parameters.optional('emoji_code', text);
  const reactionType = parameters.optional('reaction_type', text) ?? 'unicode_emoji';

  const message = readableMessage(user, pathId, organization);
  if (emojiName === undefined && sentCode === undefined) {
    throw badRequest('At least one of the following arguments must be present: emoji_name, emoji_code');
  }
  const code = sentCode ?? emojiNamed(emojiName ?? '', organization).emoji_code;
  const wanted = { user_id: user.userId, emoji_code: code, reaction_type: reactionType };
  const index = message.reactions.findIndex((reaction) => isSameReaction(reaction, wanted));
  const [removed] = index < 0 ? [] : message.reactions.splice(index, 1);
  if (!removed) throw refusal('REACTION_DOES_NOT_EXIST', "Reaction doesn't exist.");
  announceReaction('remove', user, message, removed, organization);
  return {};
};

// Reacting to messages with emoji, and taking that back.
import { audienceOf, notify, readableMessage } from '../organization/access.ts';
import { emojiNamed } from '../organization/emoji.ts';
import type { Message, Reaction, User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { badRequest, refusal } from '../wire/errors.ts';
import { text } from '../wire/parameters.ts';
import type { Endpoint } from './endpoint.ts';

// POST /messages/{message_id}/reactions: https://zulip.com/api/add-reaction
export const addReaction: Endpoint = ({ organization, user, parameters, pathId }) => {
  const emojiName = parameters.required('emoji_name', text);
  parameters.accept('emoji_code', 'reaction_type');
  react(user, readableMessage(user, pathId, organization), emojiName, organization);
  return {};
};

export function react(user: User, message: Message, emojiName: string, organization: Organization): void {
  const reaction = { ...emojiNamed(emojiName, organization), user_id: user.userId };
  if (message.reactions.some((other) => isSameReaction(other, reaction))) {
    throw refusal('REACTION_ALREADY_EXISTS', 'Reaction already exists.');
  }
  message.reactions.push(reaction);
  announceReaction('add', user, message, reaction, organization);
}

const isSameReaction = (one: Reaction, other: Omit<Reaction, 'emoji_name'>) =>
  one.user_id === other.user_id &&
  one.emoji_code === other.emoji_code &&
  one.reaction_type === other.reaction_type;

/** The one who reacts hears of it, too. */
function announceReaction(
  op: 'add' | 'remove',
  user: User,
  message: Message,
  { emoji_name, emoji_code, reaction_type }: Reaction,
  organization: Organization,
): void {
  const { userId, visibleEmail, fullName } = user;
  notify(organization, audienceOf(message, organization), () => ({
    type: 'reaction',
    op,
    user_id: userId,
    user: { user_id: userId, email: visibleEmail, full_name: fullName },
    message_id: message.id,
    emoji_name,
    emoji_code,
    reaction_type,
  }));
}

// DELETE /messages/{message_id}/reactions: https://zulip.com/api/remove-reaction
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

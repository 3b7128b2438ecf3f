// POST /messages/{message_id}/reactions: https://zulip.com/api/add-reaction
import { readableMessage } from './access.ts';
import { audienceOf, notify } from './audience.ts';
import { emojiNamed } from './emoji.ts';
import type { Endpoint } from './endpoint.ts';
import { refusal } from './errors.ts';
import type { Message, Reaction, User } from './model.ts';
import type { Organization } from './organization.ts';
import { text } from './parameters.ts';

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

export const isSameReaction = (one: Reaction, other: Omit<Reaction, 'emoji_name'>) =>
  one.user_id === other.user_id &&
  one.emoji_code === other.emoji_code &&
  one.reaction_type === other.reaction_type;

/** The one who reacts hears of it, too. */
export function announceReaction(
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

// DELETE /messages/{message_id}/reactions: https://zulip.com/api/remove-reaction
import type { ChatConnection } from '../connection.ts';
import { type Emoji, Nothing } from '../model.ts';

/** Without its code and type, the server would look for a built-in emoji. Throws ChatError. */
export async function removeReaction(
  chat: ChatConnection,
  messageId: number,
  { name, code, type }: Emoji,
  signal: AbortSignal,
): Promise<void> {
  await chat.call({
    method: 'DELETE',
    path: `messages/${messageId}/reactions`,
    parameters: { emoji_name: name, emoji_code: code, reaction_type: type },
    answer: Nothing,
    priority: 'courtesy',
    signal,
  });
}

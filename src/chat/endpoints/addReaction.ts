// POST /messages/{message_id}/reactions: https://zulip.com/api/add-reaction
import type { ChatConnection } from '../connection.ts';
import { type Emoji, Nothing } from '../model.ts';

/** A courtesy: goes when nothing else has to. Throws ChatError. */
export async function addReaction(
  chat: ChatConnection,
  messageId: number,
  { name, code, type }: Emoji,
  signal: AbortSignal,
): Promise<void> {
  await chat.call({
    method: 'POST',
    path: `messages/${messageId}/reactions`,
    parameters: { emoji_name: name, emoji_code: code, reaction_type: type },
    answer: Nothing,
    priority: 'courtesy',
    signal,
  });
}

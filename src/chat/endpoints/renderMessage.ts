// POST /messages/render: https://zulip.com/api/render-message
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';

const Answer = z.object({ rendered: z.string() });

/** A message as the server would show it, as HTML. Throws ChatError. */
export async function renderMessage(
  chat: ChatConnection,
  content: string,
  signal: AbortSignal,
): Promise<string> {
  const { rendered } = await chat.call({
    method: 'POST',
    path: 'messages/render',
    parameters: { content },
    answer: Answer,
    signal,
  });
  return rendered;
}

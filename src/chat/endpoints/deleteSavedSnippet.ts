// DELETE /saved_snippets/{saved_snippet_id}: https://zulip.com/api/delete-saved-snippet
import type { ChatConnection } from '../connection.ts';
import { Nothing } from '../model.ts';

/** Deletes one of the account's own. Throws ChatError, `rejected` where there is none with that id. */
export async function deleteSavedSnippet(
  chat: ChatConnection,
  id: number,
  signal: AbortSignal,
): Promise<void> {
  await chat.call({ method: 'DELETE', path: `saved_snippets/${id}`, answer: Nothing, signal });
}

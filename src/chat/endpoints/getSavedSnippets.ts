// GET /saved_snippets: https://zulip.com/api/get-saved-snippets
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';

const SavedSnippet = z.object({ id: z.int(), title: z.string(), content: z.string().default('') });
export type SavedSnippet = z.infer<typeof SavedSnippet>;

const Answer = z.object({ saved_snippets: z.array(SavedSnippet) });

/** The account's own snippets; servers have them from level 297 on. */
export async function getSavedSnippets(
  chat: ChatConnection,
  signal: AbortSignal,
): Promise<readonly SavedSnippet[]> {
  const { saved_snippets } = await chat.call({
    method: 'GET',
    path: 'saved_snippets',
    answer: Answer,
    signal,
  });
  return saved_snippets;
}

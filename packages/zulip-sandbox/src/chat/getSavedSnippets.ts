// GET /saved_snippets: https://zulip.com/api/get-saved-snippets
import type { Endpoint } from './endpoint.ts';
import { snippetShape, snippetsOf } from './snippets.ts';

export const getSavedSnippets: Endpoint = ({ organization, user }) => ({
  saved_snippets: snippetsOf(user, organization).map(snippetShape),
});

// PATCH /saved_snippets/{saved_snippet_id}: https://zulip.com/api/edit-saved-snippet
import type { Endpoint } from './endpoint.ts';
import { announceSnippet, aSnippetContent, aTitle, ownSnippet } from './snippets.ts';

export const editSavedSnippet: Endpoint = ({ organization, user, parameters, pathId }) => {
  const title = parameters.optional('title', aTitle);
  const content = parameters.optional('content', aSnippetContent);
  // Not even the id is looked at then.
  if (title === undefined && content === undefined) return {};

  const snippet = ownSnippet(pathId, user, organization);
  snippet.title = title ?? snippet.title;
  snippet.content = content ?? snippet.content;
  announceSnippet('update', snippet, organization);
  return {};
};

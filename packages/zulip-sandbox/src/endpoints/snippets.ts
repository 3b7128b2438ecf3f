// Saved snippets, each of one account.
import { notify } from '../organization/access.ts';
import {
  announceSnippet,
  aSnippetContent,
  aTitle,
  ownSnippet,
  saveSnippet,
  snippetShape,
  snippetsOf,
} from '../organization/snippets.ts';
import type { Endpoint } from './endpoint.ts';

// GET /saved_snippets: https://zulip.com/api/get-saved-snippets
export const getSavedSnippets: Endpoint = ({ organization, user }) => ({
  saved_snippets: snippetsOf(user, organization).map(snippetShape),
});

// POST /saved_snippets: https://zulip.com/api/create-saved-snippet
export const createSavedSnippet: Endpoint = ({ organization, user, parameters }) => {
  const title = parameters.required('title', aTitle);
  const content = parameters.required('content', aSnippetContent);
  return { saved_snippet_id: saveSnippet(user, { title, content }, organization) };
};

// PATCH /saved_snippets/{saved_snippet_id}: https://zulip.com/api/edit-saved-snippet
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

// DELETE /saved_snippets/{saved_snippet_id}: https://zulip.com/api/delete-saved-snippet
export const deleteSavedSnippet: Endpoint = ({ organization, user, pathId }) => {
  const { snippets } = organization;
  snippets.splice(snippets.indexOf(ownSnippet(pathId, user, organization)), 1);
  notify(organization, [user.userId], () => ({
    type: 'saved_snippets',
    op: 'remove',
    saved_snippet_id: pathId,
  }));
  return {};
};

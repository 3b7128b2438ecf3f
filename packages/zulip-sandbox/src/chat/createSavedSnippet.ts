// POST /saved_snippets: https://zulip.com/api/create-saved-snippet
import type { Endpoint } from './endpoint.ts';
import { aSnippetContent, aTitle, saveSnippet } from './snippets.ts';

export const createSavedSnippet: Endpoint = ({ organization, user, parameters }) => {
  const title = parameters.required('title', aTitle);
  const content = parameters.required('content', aSnippetContent);
  return { saved_snippet_id: saveSnippet(user, { title, content }, organization) };
};

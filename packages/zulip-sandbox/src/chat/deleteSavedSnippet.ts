// DELETE /saved_snippets/{saved_snippet_id}: https://zulip.com/api/delete-saved-snippet
import { notify } from './audience.ts';
import type { Endpoint } from './endpoint.ts';
import { ownSnippet } from './snippets.ts';

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

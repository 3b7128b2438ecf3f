// Saved snippets, each of one account: https://zulip.com/help/saved-snippets
import { badRequest, notFound } from '../wire/errors.ts';
import { type Decode, textUpTo } from '../wire/parameters.ts';
import { notify } from './access.ts';
import { maxMessageLength } from './limits.ts';
import type { SavedSnippet, User } from './model.ts';
import { type Organization, unixSeconds } from './organization.ts';

const maxTitleLength = 60;

const strippedUpTo =
  (length: number): Decode<string> =>
  (name, sent) => {
    const stripped = textUpTo(length)(name, sent.trim());
    if (stripped === '') throw badRequest(`${name} is too short.`);
    return stripped;
  };

export const aTitle = strippedUpTo(maxTitleLength);
export const aSnippetContent = strippedUpTo(maxMessageLength);

export const snippetShape = ({ id, title, content, dateCreated }: SavedSnippet) => ({
  id,
  title,
  content,
  date_created: dateCreated,
});

export const snippetsOf = ({ userId }: User, { snippets }: Organization): readonly SavedSnippet[] =>
  snippets.filter((snippet) => snippet.userId === userId);

/** Another account's are not there either. */
export function ownSnippet(id: number, user: User, organization: Organization): SavedSnippet {
  const snippet = snippetsOf(user, organization).find((own) => own.id === id);
  if (!snippet) throw notFound('Saved snippet does not exist.');
  return snippet;
}

export function saveSnippet(
  user: User,
  { title, content }: Pick<SavedSnippet, 'title' | 'content'>,
  organization: Organization,
): number {
  organization.lastSnippetId += 1;
  const snippet: SavedSnippet = {
    id: organization.lastSnippetId,
    userId: user.userId,
    title,
    content,
    dateCreated: unixSeconds(organization),
  };
  organization.snippets.push(snippet);
  announceSnippet('add', snippet, organization);
  return snippet.id;
}

/** Only the account's own clients hear of it. */
export function announceSnippet(
  op: 'add' | 'update',
  snippet: SavedSnippet,
  organization: Organization,
): void {
  notify(organization, [snippet.userId], () => ({
    type: 'saved_snippets',
    op,
    saved_snippet: snippetShape(snippet),
  }));
}

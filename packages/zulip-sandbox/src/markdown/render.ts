// Message content as the HTML that a Zulip server makes of it, with the class names that its clients know.
import type { Organization } from '../organization/organization.ts';
import { toHtml } from './html.ts';
import { inlineTexts } from './inlineText.ts';
import { addParts, fencedParts, preparedLines } from './parts.ts';
import { element } from './tree.ts';

/** https://zulip.com/help/format-your-message-using-markdown and https://zulip.com/api/message-formatting */
export function render(content: string, organization: Organization): string {
  const document = element('div');
  addParts(document, fencedParts(preparedLines(content)));
  return toHtml(document, inlineTexts(document, organization));
}

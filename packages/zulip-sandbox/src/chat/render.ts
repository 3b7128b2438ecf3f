// Message content as the HTML that a Zulip server makes of it, with the class names that its clients know.
import { fencedParts } from './markdown/fences.ts';
import { toHtml } from './markdown/html.ts';
import { inlineTexts } from './markdown/inlineText.ts';
import { addParts } from './markdown/parts.ts';
import { preparedLines } from './markdown/prepare.ts';
import { element } from './markdown/tree.ts';
import type { Organization } from './organization.ts';

/** https://zulip.com/help/format-your-message-using-markdown and https://zulip.com/api/message-formatting */
export function render(content: string, organization: Organization): string {
  const document = element('div');
  addParts(document, fencedParts(preparedLines(content)));
  return toHtml(document, inlineTexts(document, organization));
}

// What a message can be asked to have: https://zulip.com/help/search-for-messages#search-by-content-attributes
import { render } from '../markdown/render.ts';
import type { Message } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { linksTo } from '../organization/uploads.ts';
import { badNarrow } from '../wire/errors.ts';

/** By the operand of `has`. */
export function filterByContents(operand: string, organization: Organization): (message: Message) => boolean {
  const { featureLevel, uploads } = organization;
  const shows = (html: RegExp) => (message: Message) => html.test(render(message.content, organization));
  switch (operand) {
    case 'link':
      return shows(/<a /);
    case 'image':
      return shows(/ class="message_inline_image"/);
    case 'attachment':
      return (message) => [...uploads.keys()].some((path) => linksTo(path, message));
    case 'reaction':
      if (featureLevel >= 249) return ({ reactions }) => reactions.length > 0;
  }
  throw badNarrow(`unknown 'has' operand ${operand}`);
}

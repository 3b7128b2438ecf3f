// POST /messages/render: https://zulip.com/api/render-message
import { emojiNamed } from './emoji.ts';
import type { Endpoint } from './endpoint.ts';
import { Refusal } from './errors.ts';
import type { Organization } from './organization.ts';
import { text } from './parameters.ts';
import { render } from './render.ts';

/** Mentions and emoji; nobody is notified. */
export const renderMessage: Endpoint = ({ organization, parameters }) => {
  const content = parameters.required('content', text);
  return { rendered: withEmoji(render(content, organization), organization) };
};

const withEmoji = (html: string, organization: Organization) =>
  html.replace(/:([\w+-]+):/g, (typed, name: string) => emojiHtml(name, organization) ?? typed);

function emojiHtml(name: string, organization: Organization): string | undefined {
  try {
    const { emoji_code: code, reaction_type: type } = emojiNamed(name, organization);
    if (type !== 'unicode_emoji') return `<img alt=":${name}:" class="emoji" title="${name}">`;
    return `<span aria-label="${name}" class="emoji emoji-${code}" role="img" title="${name}">:${name}:</span>`;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

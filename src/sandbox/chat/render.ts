// Message content as HTML: paragraphs, line breaks and mentions. Everything else stays as it was typed.
import { isChannelWildcard, userMentioned } from './mentions.ts';
import type { Organization } from './organization.ts';

/** A stand-in for Zulip's Markdown, for clients that ask for it: https://zulip.com/api/message-formatting */
export function render(content: string, organization: Organization): string {
  return content
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${inline(paragraph, organization)}</p>`)
    .join('\n');
}

const inline = (paragraph: string, organization: Organization) =>
  escapeHtml(paragraph)
    .replace(/@(_?)\*\*([^*]+)\*\*/g, (typed, silent: string, name: string) =>
      mentionHtml(typed, name, silent !== '', organization),
    )
    .replaceAll('\n', '<br>\n');

function mentionHtml(typed: string, name: string, isSilent: boolean, organization: Organization): string {
  const at = isSilent ? '' : '@';
  const span = (kind: string, id: number | string, text: string) =>
    `<span class="${kind}${isSilent ? ' silent' : ''}" data-user-id="${id}">${at}${text}</span>`;
  if (isChannelWildcard(name, organization.featureLevel)) {
    return span('user-mention channel-wildcard-mention', '*', name);
  }
  const user = userMentioned(name, organization);
  return user ? span('user-mention', user.userId, escapeHtml(user.fullName)) : typed;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? character);

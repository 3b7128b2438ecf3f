// Pictures below the text that links to them. https://zulip.com/help/image-video-and-website-previews
import { escapeAttribute, startTag } from './escape.ts';
import type { Link } from './links.ts';

/** With more links than these, none is previewed. */
const mostLinks = 24;
const picture = /\.(?:bmp|gif|jpe|jpeg|jpg|png|webp)$/i;

/**
 * Gives the previews of some links, each once for the whole message. A real server first shows a placeholder for an
 * uploaded picture, then a smaller copy: https://zulip.com/api/message-formatting. Here it is the file itself.
 */
export function createPreviews(all: readonly Link[]): (links: readonly Link[]) => string {
  const left = new Set(all.map(({ href }) => href));
  if (left.size > mostLinks) return () => '';
  return (links) =>
    links
      .filter(({ href }) => isPicture(href) && left.delete(href))
      .map(preview)
      .join('');
}

export const isPicture = (href: string) =>
  /^(?:https?:\/\/|\/?user_uploads\/)/.test(href) && picture.test(href.replace(/[?#].*$/s, ''));

function preview({ href, text }: Link): string {
  const title = text === href ? {} : { title: text };
  return `<div class="message_inline_image">${startTag('a', { href, ...title })}<img src="${escapeAttribute(href)}"></a></div>`;
}

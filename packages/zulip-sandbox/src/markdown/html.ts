// Elements as HTML, with the line breaks between blocks that Zulip puts there.
import type { InlineText } from './inlineText.ts';
import type { Link } from './links.ts';
import {
  type Code,
  type Element,
  escapeAttribute,
  escapeCode,
  type Node,
  startTag,
  type Text,
} from './tree.ts';

export function toHtml(document: Element, texts: ReadonlyMap<Text, InlineText>): string {
  const previewsOf = createPreviews([...texts.values()].flatMap(({ links }) => links));
  /** Pictures from where none can stand, such as a table. */
  const below: string[] = [];
  return (document.children.map(lineHtml).join('') + below.join('')).trim();

  /** With the line break after a block. */
  function lineHtml(node: Node): string {
    if (node.kind !== 'element') return nodeHtml(node);
    const previews = previewsOf(linksIn(node));
    const isReplaced = previews !== '' && isOnlyLink(node);
    if (node.tag === 'p') return (isReplaced ? '' : `${elementHtml(node)}\n`) + previews;
    if (node.tag === 'li') {
      const content = isReplaced ? '' : contentHtml(node);
      return `${startTag('li', node.attributes)}${content}${previews}</li>\n`;
    }
    below.push(previews);
    return `${elementHtml(node)}\n`;
  }

  function nodeHtml(node: Node): string {
    if (node.kind === 'text') return texts.get(node)?.html ?? '';
    return node.kind === 'code' ? `${codeHtml(node)}\n` : elementHtml(node);
  }

  function elementHtml(element: Element): string {
    const start = startTag(element.tag, element.attributes);
    return element.tag === 'hr' ? start : `${start}${contentHtml(element)}</${element.tag}>`;
  }

  function contentHtml({ tag, attributes, children }: Element): string {
    // Between the two halves of a spoiler there is nothing.
    if (attributes['class'] === 'spoiler-block') return children.map(nodeHtml).join('');
    const beginsWithBlock = children.length > 0 && children[0]?.kind !== 'text';
    return (beginsWithBlock || tag === 'div' ? '\n' : '') + children.map(lineHtml).join('');
  }

  function linksIn({ children }: Element) {
    return children.flatMap((child) => (child.kind === 'text' ? (texts.get(child)?.links ?? []) : []));
  }

  /** A picture says more than its address. */
  function isOnlyLink(element: Element): boolean {
    const [only] = element.children;
    const [link] = linksIn(element);
    return (
      element.children.length === 1 &&
      only?.kind === 'text' &&
      link !== undefined &&
      only.text.trim() === link.href &&
      link.text === link.href
    );
  }
}

/** The languages are not told apart by colours here. */
function codeHtml({ text, language }: Code): string {
  const attributes = {
    class: 'codehilite',
    ...(language !== undefined && { 'data-code-language': language }),
  };
  const code = escapeCode(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;');
  return `${startTag('div', attributes)}<pre><span></span><code>${code}\n</code></pre></div>`;
}

// Pictures below the text that links to them. https://zulip.com/help/image-video-and-website-previews

/** With more links than these, none is previewed. */
const mostLinks = 24;
const picture = /\.(?:bmp|gif|jpe|jpeg|jpg|png|webp)$/i;

/**
 * Gives the previews of some links, each once for the whole message. A real server first shows a placeholder for an
 * uploaded picture, then a smaller copy: https://zulip.com/api/message-formatting. Here it is the file itself.
 */
function createPreviews(all: readonly Link[]): (links: readonly Link[]) => string {
  const left = new Set(all.map(({ href }) => href));
  if (left.size > mostLinks) return () => '';
  return (links) =>
    links
      .filter(({ href }) => isPicture(href) && left.delete(href))
      .map(preview)
      .join('');
}

const isPicture = (href: string) =>
  /^(?:https?:\/\/|\/?user_uploads\/)/.test(href) && picture.test(href.replace(/[?#].*$/s, ''));

function preview({ href, text }: Link): string {
  const title = text === href ? {} : { title: text };
  return `<div class="message_inline_image">${startTag('a', { href, ...title })}<img src="${escapeAttribute(href)}"></a></div>`;
}

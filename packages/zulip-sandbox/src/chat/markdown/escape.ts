// Text for HTML: nothing that was typed can become a tag or leave an attribute.

/** An entity that was typed stays one, as in Zulip; it can only ever be shown. */
const looseAmpersand = /&(?!(?:#\d+|#x[\da-f]+|[\da-z]+);)/gi;

export function escapeText(text: string): string {
  if (!/[&<>]/.test(text)) return text;
  return text.replace(looseAmpersand, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export const escapeAttribute = (value: string) => escapeText(value).replaceAll('"', '&quot;');

/** In code entities are only characters. */
export const escapeCode = (code: string) => escapeText(code.replaceAll('&', '&amp;'));

/** A start tag; attributes in the order of their names, as Zulip sends them. */
export function startTag(tag: string, attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<${tag}${pairs.join('')}>`;
}

/** An element that shows exactly this text. */
export const tagged = (tag: string, attributes: Readonly<Record<string, string>>, text: string) =>
  `${startTag(tag, attributes)}${escapeText(text)}</${tag}>`;

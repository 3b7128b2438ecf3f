// What the HTML of a message is made of: the blocks as a tree, the rules that find them, and escaping.

export interface Element {
  readonly kind: 'element';
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
}

/** Inline Markdown. */
export interface Text {
  readonly kind: 'text';
  readonly text: string;
}

/** A block of code, as it was typed. */
export interface Code {
  readonly kind: 'code';
  readonly text: string;
  readonly language?: string;
  /** By its indentation, not by a fence; the next such block goes on with it. */
  readonly isIndented?: boolean;
}

export type Node = Element | Text | Code;

export function element(tag: string, children: Node[] = [], attributes: Element['attributes'] = {}): Element {
  return { kind: 'element', tag, attributes, children };
}

export const text = (markdown: string): Text => ({ kind: 'text', text: markdown });

/** The last child that is not text. */
export const lastBlock = ({ children }: Element) => children.findLast((child) => child.kind !== 'text');

export function lastElement(parent: Element): Element | undefined {
  const last = lastBlock(parent);
  return last?.kind === 'element' ? last : undefined;
}

export const isList = (node: Element | undefined) => node?.tag === 'ul' || node?.tag === 'ol';

/** What a block stands in; in a tight list text becomes no paragraph. */
export type Surroundings = 'document' | 'quote' | 'tight list' | 'loose list' | 'list item';

export interface Place {
  readonly parent: Element;
  /** The blocks after this one. */
  readonly rest: string[];
  readonly within: Surroundings;
  readonly parse: (parent: Element, blocks: readonly string[], within: Surroundings) => void;
}

/** Whether the block was recognised. */
export type BlockRule = (block: string, place: Place) => boolean;

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

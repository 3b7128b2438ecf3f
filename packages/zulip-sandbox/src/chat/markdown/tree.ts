// What a message is made of while it is rendered: elements, text that is still Markdown, and code.

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

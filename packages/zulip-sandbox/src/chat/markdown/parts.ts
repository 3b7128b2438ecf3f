// The fenced parts of a message, and the text between them, as elements.
// https://zulip.com/help/spoilers and https://zulip.com/help/quote-or-forward-a-message
import { parseBlocks } from './blocks.ts';
import type { Part } from './fences.ts';
import { element, type Element } from './tree.ts';

/** What is empty is left out. */
export function addParts(parent: Element, parts: readonly Part[]): void {
  for (const part of parts) {
    // A fence ends the block before it, whether a blank line is between them or not.
    if (part.kind === 'lines') parseBlocks(parent, `${part.lines.join('\n')}\n\n`, 'document');
    else if (part.kind === 'quote') {
      const quote = element('blockquote');
      addParts(quote, part.parts);
      if (part.parts.length > 0) parent.children.push(quote);
    } else if (part.kind === 'spoiler') {
      if (part.parts.length > 0) parent.children.push(spoiler(part.header, part.parts));
    } else if (part.lines.length > 0) {
      const { language, lines } = part;
      const text = lines.join('\n').replace(/^\n+/, '').trimEnd();
      parent.children.push({ kind: 'code', text, ...(language !== '' && { language }) });
    }
  }
}

/** Clients hide the content until the header is clicked. */
function spoiler(title: string, parts: readonly Part[]): Element {
  const header = element('div', [], { class: 'spoiler-header' });
  parseBlocks(header, title, 'document');
  const content = element('div', [], { class: 'spoiler-content', 'aria-hidden': 'true' });
  addParts(content, parts);
  return element('div', [header, content], { class: 'spoiler-block' });
}

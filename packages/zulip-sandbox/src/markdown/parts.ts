// The parts of a message: what stands in fences and quotes, and what is between them.
import { parseBlocks } from './blocks.ts';
import { element, type Element } from './tree.ts';

// https://zulip.com/help/spoilers and https://zulip.com/help/quote-or-forward-a-message

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

/** A list item as it can directly follow a line of text; numbers of several digits cannot. */
const listItem = /^ *([*+-]|\d\.) +/;
const fence = /^(~{3,}|`{3,}) *\{?\.?([\w+.\-/#]*)/;

/** Lines with the same ends and blanks everywhere, and a blank line before each list. */
export function preparedLines(content: string): string[] {
  const plain = content
    // They mark finished parts while inline Markdown is rendered.
    .replace(/[\ufdd0\ufdd1]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^.*\t.*$/gm, withoutTabs)
    .replace(/^ +$/gm, '');
  return withBlankBeforeLists(plain.split('\n'));
}

/** A tab goes to the next multiple of four columns. */
function withoutTabs(line: string): string {
  let expanded = '';
  for (const piece of line.split(/(\t)/)) {
    expanded += piece === '\t' ? ' '.repeat(4 - (expanded.length % 4)) : piece;
  }
  return expanded;
}

/** Zulip needs no blank line before a list, nor between a numbered and a bulleted one. */
function withBlankBeforeLists(lines: readonly string[]): string[] {
  const open: { readonly run: string; readonly isCode: boolean }[] = [];
  return lines.flatMap((line, index) => {
    const [, run, language = ''] = fence.exec(line) ?? [];
    if (run !== undefined) {
      if (language === '' && open.at(-1)?.run === run) open.pop();
      else open.push({ run, isCode: !['quote', 'quoted'].includes(language) });
    }
    const next = listItem.exec(lines[index + 1] ?? '')?.[1];
    if (line === '' || next === undefined || open.some(({ isCode }) => isCode)) return line;
    const here = listItem.exec(line)?.[1];
    const isOfSameList = here !== undefined && here.length === next.length;
    return isOfSameList ? line : [line, ''];
  });
}

// https://zulip.com/help/format-your-message-using-markdown

type Part =
  | { readonly kind: 'lines'; readonly lines: string[] }
  | { readonly kind: 'code'; readonly language: string; readonly lines: string[] }
  | { readonly kind: 'quote'; readonly parts: Part[] }
  | { readonly kind: 'spoiler'; readonly header: string; readonly parts: Part[] };

/** Nothing but a language and, after it, a header may follow the backticks. */
const opening = /^(~{3,}|`{3,}) *(?:\{?\.?([\w+.\-/#]+) *([^ ~`][^~`]*?)?\}?)?$/;

/** A fence runs to a line that equals it, or to the end. Inside code nothing opens. */
export function fencedParts(lines: readonly string[]): Part[] {
  const outer: Part[] = [];
  const open: { readonly run: string; readonly part: Part }[] = [];
  for (const line of lines) {
    const inner = open.at(-1);
    const trimmed = line.trimEnd();
    if (inner && trimmed === inner.run) open.pop();
    else if (inner?.part.kind === 'code') inner.part.lines.push(trimmed);
    else {
      const into = inner && 'parts' in inner.part ? inner.part.parts : outer;
      const [, run, language = '', header = ''] = opening.exec(line) ?? [];
      if (run === undefined) addLine(into, line);
      else {
        const part = openedPart(language.toLowerCase(), header);
        into.push(part);
        open.push({ run, part });
      }
    }
  }
  return outer;
}

function openedPart(language: string, header: string): Part {
  if (language === 'quote' || language === 'quoted') return { kind: 'quote', parts: [] };
  if (language === 'spoiler') return { kind: 'spoiler', header, parts: [] };
  return { kind: 'code', language, lines: [] };
}

function addLine(parts: Part[], line: string): void {
  const last = parts.at(-1);
  if (last?.kind === 'lines') last.lines.push(line);
  else parts.push({ kind: 'lines', lines: [line] });
}

// Text as blocks: whoever recognises a block first makes elements of it. What it does not use goes back.
// https://zulip.com/help/format-your-message-using-markdown
import { indentedInList, orderedList, unorderedList } from './lists.ts';
import { table } from './tables.ts';
import {
  type BlockRule,
  type Element,
  element,
  lastBlock,
  type Place,
  type Surroundings,
  text,
} from './tree.ts';

const nothing: BlockRule = (block, { rest }) => {
  if (block.startsWith('\n')) rest.unshift(block.slice(1));
  return block === '' || block.startsWith('\n');
};

const indentedCode: BlockRule = (block, { parent, rest }) => {
  if (!block.startsWith('    ')) return false;
  const lines = block.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('    ') && line.trim() !== '');
  const code = (end < 0 ? lines : lines.slice(0, end)).map((line) => line.slice(4)).join('\n');
  const last = lastBlock(parent);
  const before = last?.kind === 'code' && last.isIndented ? last : undefined;
  if (before) parent.children.splice(parent.children.indexOf(before), 1);
  const joined = before ? `${before.text}\n\n${code}` : code;
  parent.children.push({ kind: 'code', text: joined.trimEnd(), isIndented: true });
  if (end >= 0) rest.unshift(lines.slice(end).join('\n'));
  return true;
};

/** `# Title`: with a blank, in any line of the block. */
const heading: BlockRule = (block, { parent, rest, within, parse }) => {
  // The search through all lines only when there can be one: a block is looked at again after each of its parts.
  const found = block.includes('# ') ? /^(#{1,6}) (.*)$/m.exec(block) : null;
  if (!found) return false;
  const [line, marks = '', title = ''] = found;
  if (found.index > 0) parse(parent, [block.slice(0, found.index - 1)], within);
  parent.children.push(element(`h${marks.length}`, [text(title.replace(/(?<!#)#+$/, '').trim())]));
  const after = block.slice(found.index + line.length + 1);
  if (after !== '') rest.unshift(after);
  return true;
};

/** `---`, `***` or `___`, also with blanks between; a line of hyphens makes no heading of the one above it. */
const rule: BlockRule = (block, { parent, rest, within, parse }) => {
  const found = /^ {0,3}([-_*])(?: {0,2}\1){2,} *$/m.exec(block);
  if (!found) return false;
  const before = block.slice(0, found.index).replace(/\n$/, '');
  if (before !== '') parse(parent, [before], within);
  parent.children.push(element('hr'));
  const after = block.slice(found.index + found[0].length).replace(/^\n/, '');
  if (after !== '') rest.unshift(after);
  return true;
};

/** From the first `>` to the end of the block. */
const quote: BlockRule = (block, { parent, within, parse }) => {
  const lines = block.split('\n');
  const start = lines.findIndex((line) => /^ {0,3}>/.test(line));
  if (start < 0 || lines.slice(start).every((line) => /^(?: {0,3}>)?\s*$/.test(line))) return false;
  if (start > 0) parse(parent, [lines.slice(0, start).join('\n')], within);
  const quoted = element('blockquote');
  parent.children.push(quoted);
  const inner = lines.slice(start).map((line) => line.replace(/^ {0,3}> ?/, ''));
  parse(quoted, inner.join('\n').split('\n\n'), 'quote');
  return true;
};

const paragraph: BlockRule = (block, { parent, within }) => {
  if (block.trim() === '') return true;
  if (within !== 'tight list') parent.children.push(element('p', [text(block.trimStart())]));
  else {
    const before = parent.children.at(-1);
    if (before?.kind === 'text') {
      parent.children.splice(-1, 1, text(`${before.text}\n${block}`));
    } else parent.children.push(text(before ? `\n${block}` : block.trimStart()));
  }
  return true;
};

const rules: readonly BlockRule[] = [
  nothing,
  indentedInList,
  indentedCode,
  heading,
  table,
  rule,
  orderedList,
  unorderedList,
  quote,
  paragraph,
];
const deepest = 60;

/** Adds to the parent what the text says. */
export function parseBlocks(parent: Element, text: string, within: Surroundings): void {
  parseAt(0, parent, text.split('\n\n'), within);
}

function parseAt(depth: number, parent: Element, blocks: readonly string[], within: Surroundings): void {
  const rest = [...blocks];
  const parse: Place['parse'] = (...nested) => parseAt(depth + 1, ...nested);
  for (let block = rest.shift(); block !== undefined; block = rest.shift()) {
    const text = block;
    const place = { parent, rest, within, parse };
    // Endless nesting is nobody's wish.
    if (depth > deepest) paragraph(text, place);
    else rules.find((recognises) => recognises(text, place));
  }
}

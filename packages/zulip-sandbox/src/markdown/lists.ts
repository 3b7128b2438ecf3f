// Lists, and what is indented to belong to their items: two blanks are enough.
import { type BlockRule, element, type Element, isList, lastElement } from './tree.ts';

// https://zulip.com/help/bulleted-lists and https://zulip.com/help/numbered-lists

const indent = '  ';

interface ListKind {
  readonly tag: 'ol' | 'ul';
  /** The start of an item. */
  readonly item: RegExp;
}

const numbered: ListKind = { tag: 'ol', item: /^ ?(\d+)\. +(.*)/ };
const bulleted: ListKind = { tag: 'ul', item: /^ ?([*+-]) +(.*)/ };
const nestedItem = /^ {2,3}(?:\d+\.|[*+-]) +/;

export const orderedList: BlockRule = (...found) => list(numbered, ...found);
export const unorderedList: BlockRule = (...found) => list(bulleted, ...found);

function list(kind: ListKind, ...[block, { parent, parse }]: Parameters<BlockRule>): boolean {
  const start = kind.item.exec(block)?.[1];
  if (start === undefined) return false;
  const items = itemsOf(block, kind);
  const previous = lastElement(parent);
  if (previous?.tag === kind.tag) {
    // After a blank line: the items around it become paragraphs.
    wrapText(lastElement(previous));
    const first = element('li');
    previous.children.push(first);
    parse(first, items.splice(0, 1), 'loose list');
    addItems(previous);
  } else if (isList(parent)) addItems(parent);
  else {
    const begun = element(kind.tag, [], kind.tag === 'ol' && start !== '1' ? { start } : {});
    parent.children.push(begun);
    addItems(begun);
  }
  return true;

  function addItems(into: Element): void {
    for (const item of items) {
      const last = lastElement(into);
      if (item.startsWith(indent) && last) parse(last, [item], 'tight list');
      else {
        const added = element('li');
        into.children.push(added);
        parse(added, [item], 'tight list');
      }
    }
  }
}

/** One text for each item; nested items of an item together are one more, still indented. */
function itemsOf(block: string, { item }: ListKind): string[] {
  const items: string[][] = [];
  for (const line of block.split('\n')) {
    const content = item.exec(line)?.[2];
    const last = items.at(-1);
    if (content !== undefined) items.push([content]);
    else if (nestedItem.test(line) && !last?.[0]?.startsWith(indent)) items.push([line]);
    else last?.push(line);
  }
  return items.map((lines) => lines.join('\n'));
}

/** An indented block after a list goes on with the item that its indentation reaches. */
export const indentedInList: BlockRule = (block, { parent, within, parse }) => {
  if (!block.startsWith(indent) || within === 'list item') return false;
  const last = lastElement(parent);
  if (parent.tag !== 'li' && !isList(last)) return false;
  const { level, reached } = levelOf(block, parent, within === 'tight list' ? 1 : 0);
  const removed = indent.repeat(level);
  const detabbed = block
    .split('\n')
    .map((line) => (line.startsWith(removed) ? line.slice(removed.length) : line))
    .join('\n');
  const item = lastElement(reached);
  if (parent.tag === 'li') parse(last && isList(last) ? last : parent, [detabbed], 'list item');
  else if (reached.tag === 'li') parse(reached, [detabbed], 'list item');
  else if (item?.tag === 'li') {
    wrapText(item);
    parse(item, [detabbed], 'list item');
  } else {
    const added = element('li');
    reached.children.push(added);
    parse(added, [detabbed], 'list item');
  }
  return true;
};

/** Goes down the last lists and items, as many lists as the indentation has steps. */
function levelOf(block: string, parent: Element, from: number): { level: number; reached: Element } {
  const steps = Math.floor((/^ */.exec(block)?.[0].length ?? 0) / indent.length);
  let level = from;
  let reached = parent;
  while (steps > level) {
    const next = lastElement(reached);
    if (!next || !(isList(next) || next.tag === 'li')) break;
    if (isList(next)) level += 1;
    reached = next;
  }
  return { level, reached };
}

function wrapText(item: Element | undefined): void {
  const first = item?.children[0];
  if (first?.kind === 'text') item?.children.splice(0, 1, element('p', [first]));
}

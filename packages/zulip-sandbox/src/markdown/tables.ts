// Tables: https://zulip.com/help/tables
import { type BlockRule, element, type Element, text } from './tree.ts';

/** A header, a line of hyphens with as many columns, and every line to the end of the block. */
export const table: BlockRule = (block, { parent }) => {
  const [, first = '', second = ''] = /^(.*)\n([-|: ]+)(?:\n|$)/.exec(block) ?? [];
  if (!first.includes('|')) return false;
  const header = first.trim();
  const separator = second.trim();
  const hasBorder = isBordered(header);
  const columns = cellsOf(header, hasBorder);
  const marks = cellsOf(separator, hasBorder).map((mark) => mark.trim());
  if (marks.length !== columns.length) return false;
  if (columns.length === 1 && !isBordered(separator)) return false;
  const [, , ...lines] = block.split('\n').map((line) => line.trim());
  if (columns.length === 1 && !lines.every(isBordered)) return false;

  const styles = marks.map(alignment);
  const row = (tag: string, cells: readonly string[]) =>
    element(
      'tr',
      styles.map((style, column) => element(tag, cellContent(cells[column]), style)),
    );
  const emptyRow = element(
    'tr',
    columns.map(() => element('td')),
  );
  const body = lines.length > 0 ? lines.map((line) => row('td', cellsOf(line, hasBorder))) : [emptyRow];
  parent.children.push(element('table', [element('thead', [row('th', columns)]), element('tbody', body)]));
  return true;
};

const isBordered = (line: string) => line.startsWith('|') || line.endsWith('|');

const cellContent = (cell = '') => (cell.trim() === '' ? [] : [text(cell.trim())]);

function alignment(mark: string): Element['attributes'] {
  const [left, right] = [mark.startsWith(':'), mark.endsWith(':')];
  if (!left && !right) return {};
  return { style: `text-align: ${left && right ? 'center' : left ? 'left' : 'right'};` };
}

/** A bar that stands in code, or after a backslash, divides nothing; the backslash stays. */
function cellsOf(line: string, hasBorder: boolean): string[] {
  const row = hasBorder ? line.replace(/^\|/, '').replace(/(?<!\\)\|$/, '') : line;
  const marks = [...row.matchAll(/\\\\|\\\||\\?(`+)|\|/g)];
  const cells: string[] = [];
  let start = 0;
  for (let index = 0; index < marks.length; index += 1) {
    const [mark = '', ticks] = marks[index] ?? [];
    const at = marks[index]?.index ?? 0;
    if (ticks !== undefined) {
      const wanted = mark.startsWith('\\') ? ticks.length - 1 : ticks.length;
      const close =
        wanted < 1 ? -1 : marks.findIndex((one, later) => later > index && one[1]?.length === wanted);
      if (close > index) index = close;
    } else if (mark === '|') {
      cells.push(row.slice(start, at));
      start = at + 1;
    }
  }
  return [...cells, row.slice(start)];
}

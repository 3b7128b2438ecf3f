// A message in Zulip's Markdown as a terminal shows it: bold, tables in columns, folds by number, opened on request.
import { type Line, painted, type Run, runsOf, widthOf, withoutControls, wrapped } from './terminalRuns.ts';

export interface Screen {
  readonly columns: number;
  /** Whether it understands bold, colours and links. */
  readonly isStyled: boolean;
  /** Of the page, where files can be opened. */
  readonly pageUrl: string;
}

export interface Terminal {
  /** What a message says; its folds are closed, and have the numbers that come next. */
  readonly shown: (markdown: string) => string;
  /** What is in a fold, by default the newest. Undefined when there is none of that number. */
  readonly opened: (number?: number) => string | undefined;
}

export function terminalFor(screen: Screen): Terminal {
  const folds: { readonly title: Line; readonly inside: string }[] = [];
  const show = (markdown: string): string => {
    const lines = blocksOf(markdown).flatMap((block) => {
      if (block.kind === 'table') return tableLines(block.rows, screen);
      if (block.kind === 'code') return [`    ${withoutControls(block.line)}`];
      if (block.kind === 'line') return proseLines(block.line, screen);
      const title = runsOf(block.title, screen.pageUrl);
      folds.push({ title, inside: block.inside });
      const hint: Run = { text: ` (+${folds.length} opens it)`, look: 'dim' };
      return [painted([{ text: '▸ ' }, ...title, hint], screen.isStyled)];
    });
    const files = /\]\(\/user_uploads\//.test(markdown) ? ['', opensOnPage(markdown, screen)] : [];
    return [...lines, ...files]
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  };
  return {
    shown: show,
    opened(number = folds.length) {
      const fold = folds[number - 1];
      return fold && `▾ ${painted(fold.title, screen.isStyled)}\n\n${show(fold.inside)}`;
    },
  };
}

type Block =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'code'; readonly line: string }
  | { readonly kind: 'table'; readonly rows: readonly string[] }
  | { readonly kind: 'fold'; readonly title: string; readonly inside: string };

function blocksOf(markdown: string): readonly Block[] {
  const lines = markdown.split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, fence, kind, title = ''] = /^(`{3,})\s*(\w*)\s*(.*)$/.exec(line) ?? [];
    if (fence !== undefined) {
      const end = lines.indexOf(fence, at + 1);
      const inside = lines.slice(at + 1, end === -1 ? undefined : end);
      at = end === -1 ? lines.length : end;
      if (kind === 'spoiler') blocks.push({ kind: 'fold', title, inside: inside.join('\n') });
      else blocks.push(...inside.map((one) => ({ kind: 'code', line: one }) as const));
    } else if (isRow(line) && /^\|(?: *:?-+:? *\|)+$/.test(lines[at + 1] ?? '')) {
      const length = lines.slice(at).findIndex((one) => !isRow(one));
      const rows = lines.slice(at, length === -1 ? undefined : at + length);
      at += rows.length - 1;
      blocks.push({ kind: 'table', rows });
    } else blocks.push({ kind: 'line', line });
  }
  return blocks;
}

const isRow = (line: string) => line.startsWith('|');

/** By its last link the bot finds its own answers again; whoever reads here has the question above it. */
const ownLink = /(?: · )?\[↩[^\]]*\]\((#narrow[^)]*)\)$/m;

function proseLines(line: string, { columns, isStyled, pageUrl }: Screen): readonly string[] {
  const words = line.replace(ownLink, '');
  if (words === '' && line !== '') return [];
  const mark = words.startsWith('> ') ? '│ ' : '';
  const runs = runsOf(words.slice(mark.length), pageUrl);
  return wrapped(runs, columns - mark.length).map((one) => mark + painted(one, isStyled));
}

/** A file is for those alone who are logged in: the page shows its message. */
function opensOnPage(markdown: string, { pageUrl, isStyled }: Screen): string {
  const url = new URL(ownLink.exec(markdown)?.[1] ?? '', pageUrl).href;
  return painted([{ text: 'To open it: ', look: 'dim' }, { text: url }], isStyled);
}

/** The first row is the head, the second says which columns are to the right. */
function tableLines([head = '', marks = '', ...rest]: readonly string[], screen: Screen): readonly string[] {
  const aligned = cellsOf(marks).map((mark) => mark.endsWith(':'));
  const rows = [head, ...rest].map((row) => cellsOf(row).map((cell) => runsOf(cell, screen.pageUrl)));
  const widths = fitting(
    aligned.map((_, column) => Math.max(1, ...rows.map((row) => widthOf(row[column] ?? [])))),
    screen.columns - gap.length * (aligned.length - 1),
  );
  const written = rows.map((row, index) => {
    const cells = widths.map((width, column) => wrapped(bolder(row[column] ?? [], index === 0), width, true));
    const height = Math.max(...cells.map(({ length }) => length));
    return Array.from({ length: height }, (_, line) =>
      widths
        .map((width, column) => padded(cells[column]?.[line] ?? [], width, aligned[column] === true, screen))
        .join(gap)
        .trimEnd(),
    );
  });
  const isWrapped = written.some(({ length }) => length > 1);
  const [first = [], ...others] = written;
  const under = widths.map((width) => '─'.repeat(width)).join(gap);
  // Where rows have several lines, one has to see where each ends.
  return [...first, under, ...others.flatMap((row) => (isWrapped ? [...row, ''] : row))];
}

const gap = '  ';
const narrowest = 8;

const cellsOf = (row: string) =>
  row
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const bolder = (line: Line, isHead: boolean): Line =>
  isHead ? line.map((run) => ({ ...run, look: 'bold' as const })) : line;

function padded(line: Line, width: number, isRight: boolean, { isStyled }: Screen): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(line)));
  return isRight ? space + painted(line, isStyled) : painted(line, isStyled) + space;
}

/** The widest give way until all have room, down to a width that a word needs. */
function fitting(natural: readonly number[], room: number): readonly number[] {
  const widths = [...natural];
  for (let over = widths.reduce((sum, width) => sum + width, 0) - room; over > 0; over -= 1) {
    const widest = Math.max(...widths);
    if (widest <= narrowest) break;
    widths[widths.indexOf(widest)] = widest - 1;
  }
  return widths;
}

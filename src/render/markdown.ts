// A document as Zulip Markdown, in messages that the server takes.
import {
  type Cell,
  type Document,
  type Lang,
  link,
  type Provenance,
  type Sentence,
  type Table,
  text,
} from '../document/index.ts';
import { escapeText, escapeUrl, inlineCode, wrap } from './escape.ts';
import { formatCell, formatDate } from './value.ts';

/** A piece of a message that is either whole or divided between its lines, each part within head and tail. */
interface Block {
  readonly head: string;
  readonly lines: readonly string[];
  readonly tail: string;
}

/** A line of prose is only ever divided when foreign text makes it longer than this. */
const longestLine = 4000;

/**
 * Writes a document in Zulip's Markdown, in parts of at most `limit` Unicode code points, as Zulip counts them.
 * Parts end between sentences or table rows; a table goes on under its header. Nothing is left out.
 */
export function toMessages(document: Document, limit: number): string[] {
  const parts: string[][] = [[]];
  let used = 0;
  const add = (piece: string) => {
    parts.at(-1)?.push(piece);
    used += lengthOf(piece) + 2;
  };
  for (const block of blocksOf(document)) {
    let lines = block.lines;
    while (lines.length > 0) {
      const fitting = linesThatFit(block, lines, limit - used);
      if (fitting > 0) {
        add([block.head, ...lines.slice(0, fitting), block.tail].filter(Boolean).join('\n'));
        lines = lines.slice(fitting);
      }
      if (lines.length > 0 && used > 0) {
        parts.push([]);
        used = 0;
      } else if (fitting === 0) {
        throw new RangeError(`No line of a message fits into ${limit} characters`);
      }
    }
  }
  return parts.filter((part) => part.length > 0).map((part) => part.join('\n\n'));
}

function blocksOf(document: Document): Block[] {
  const { lang, preface, headline, notes = [], tables = [], provenance } = document;
  const plain = (line: string): Block => ({
    head: '',
    lines: wrap(line, longestLine),
    tail: '',
  });
  return [
    ...(preface ? [plain(sentenceMarkdown(preface, lang))] : []),
    plain(sentenceMarkdown(headline, lang)),
    ...notes.map((note) => plain(sentenceMarkdown(note, lang))),
    ...tables
      .filter(({ rows, only }) => rows.length > 0 && only !== 'files')
      .map((table) => tableBlock(table, lang)),
    ...(provenance ? [plain(provenanceMarkdown(provenance, lang))] : []),
  ];
}

function tableBlock(table: Table, lang: Lang): Block {
  const head = tableHead(table);
  const lines = tableRows(table, lang);
  const caption = table.caption ? escapeText(table.caption) : '';
  // The blank line matters: without it Zulip does not see a table.
  if (!table.folded) return { head: caption ? `${caption}\n\n${head}` : head, lines, tail: '' };
  return { head: `\`\`\`spoiler ${caption}\n\n${head}`, lines, tail: '```' };
}

function linesThatFit(block: Block, lines: readonly string[], room: number): number {
  let left = room - lengthOf(block.head) - lengthOf(block.tail) - 4;
  const tooMany = lines.findIndex((line) => {
    left -= lengthOf(line) + 1;
    return left < 0;
  });
  return tooMany === -1 ? lines.length : tooMany;
}

/** Zulip counts code points: two units of JavaScript's are one where they are a pair. */
const lengthOf = (text: string) => text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);

/** A value as inline Markdown that cannot break out of its place. */
export function cellMarkdown(cell: Cell, lang: Lang): string {
  if (cell.kind === 'code') return inlineCode(cell.text);
  if (cell.kind === 'link') return `[${escapeText(cell.text)}](${escapeUrl(cell.url)})`;
  if (cell.kind === 'list') return cell.items.map((item) => cellMarkdown(item, lang)).join('; ');
  if (cell.kind === 'phrase') return sentenceMarkdown(cell.parts, lang);
  return escapeText(formatCell(cell, lang));
}

/** A sentence as one line of Markdown. */
export function sentenceMarkdown(sentence: Sentence, lang: Lang): string {
  return sentence
    .map((part) => {
      if (typeof part === 'string') return proseMarkdown(part);
      if ('kind' in part) return cellMarkdown(part, lang);
      const inner = part.strong.map((piece) =>
        typeof piece === 'string' ? proseMarkdown(piece) : cellMarkdown(piece, lang),
      );
      return `**${inner.join('').trim()}**`;
    })
    .join('')
    .trim();
}

/** Escaping trims; between two values the spaces of the prose must stay. */
function proseMarkdown(prose: string): string {
  const before = /^\s/.test(prose) ? ' ' : '';
  const after = /\S\s+$/.test(prose) ? ' ' : '';
  return before + escapeText(prose) + after;
}

/** The header row and the line under it; figures are aligned to the right. */
export function tableHead(table: Table): string {
  const figures = new Set(['money', 'count', 'date']);
  const alignments = table.columns.map((_, column) => {
    const filled = table.rows.map((row) => row[column]).filter((cell) => cell && cell.kind !== 'notStated');
    return filled.length > 0 && filled.every((cell) => cell && figures.has(cell.kind)) ? '--:' : '---';
  });
  return [row(table.columns.map((label) => escapeText(label))), row(alignments)].join('\n');
}

/** The rows of a table, each one line; a text too long for one row goes on in the next. */
export function tableRows(table: Table, lang: Lang): string[] {
  const longestCell = longestRow / table.columns.length;
  return table.rows.flatMap((cells) => {
    const written = table.columns.map((_, index) => (cells[index] ? cellMarkdown(cells[index], lang) : ''));
    if (written.every(({ length }) => length <= longestCell)) return row(written);
    const columns = written.map((markdown, index) =>
      // Links and code cannot go on in the next row: then the bare words do.
      markdown.length > longestCell && cells[index]
        ? wrap(escapeText(formatCell(cells[index], lang)), Math.floor(longestCell))
        : [markdown],
    );
    const height = Math.max(...columns.map((column) => column.length));
    return Array.from({ length: height }, (_, line) => row(columns.map((column) => column[line] ?? '')));
  });
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Longest row, in characters of Markdown: small enough for several to stand in one message. */
const longestRow = 4000;

/** The last line: date of the figures, how sure they are, where they come from. */
export function provenanceMarkdown(provenance: Provenance, lang: Lang): string {
  const { asOf, status, sources, moreSources = 0, askedOn } = provenance;
  const day = asOf ? cellMarkdown(asOf, lang) : formatDate(askedOn, lang);
  const words = {
    de: {
      asOf: `Stand ${day}`,
      absent: `Stand nennt der Dienst nicht · abgerufen ${day}`,
      from: 'Quelle',
      more: ` und ${moreSources} weitere`,
    },
    en: {
      asOf: `As of ${day}`,
      absent: `No date stated by the service · retrieved ${day}`,
      from: 'Source',
      more: ` and ${moreSources} more`,
    },
  }[lang];
  const plural = sources.length > 1 ? { de: 'n', en: 's' }[lang] : '';
  const named = sources.map(({ title, url }) => cellMarkdown(url ? link(title, url) : text(title), lang));
  const none = {
    de: 'nennt der Dienst nicht',
    en: 'not stated by the service',
  }[lang];
  return [
    asOf ? words.asOf : words.absent,
    ...(status ? [escapeText(status)] : []),
    `${words.from}${plural}: ${named.length > 0 ? named.join(', ') : none}${moreSources > 0 ? words.more : ''}`,
  ].join(' · ');
}

// A document's parts in Zulip's Markdown: sentences, tables, the line of sources.
import {
  type Cell,
  type Lang,
  link,
  type Provenance,
  type Sentence,
  type Table,
  text,
} from '../document/index.ts';
import { escapeText, escapeUrl, inlineCode, wrap } from './escape.ts';
import { formatCell, formatDate } from './value.ts';

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

// A document as Zulip Markdown, in messages that the server takes.
import {
  type Cell,
  type Document,
  type Lang,
  link,
  type Provenance,
  type Sentence,
  type Source,
  type Table,
  text,
} from '../document/index.ts';
import { withinBudget, withoutCaption } from './budget.ts';
import { escapeText, escapeUrl, inlineCode, wrap } from './escape.ts';
import { formatCell, formatDate } from './value.ts';

/** A piece of a message that is either whole or divided between its lines, each part under the head. */
interface Block {
  readonly head: string;
  readonly lines: readonly string[];
  /** What its fold is called, where it stands in one. */
  readonly fold?: string;
}

/** A line of prose is only ever divided when foreign text makes it longer than this. */
const longestLine = 4000;

/**
 * Writes a document in Zulip's Markdown, in parts of at most `limit` Unicode code points, as Zulip counts them.
 * Parts end between sentences or table rows; a table goes on under its header, a fold in a fold of the same name.
 */
export function toMessages(document: Document, limit: number): string[] {
  const parts: Piece[][] = [[]];
  let used = 0;
  for (const block of blocksOf(document)) {
    let lines = block.lines;
    while (lines.length > 0) {
      const part = parts.at(-1) ?? [];
      const { fold } = block;
      const frame = fold === undefined || part.at(-1)?.fold === fold ? 0 : lengthOf(folded(fold, '')) + 2;
      const fitting = linesThatFit(block, lines, limit - used - frame);
      if (fitting > 0) {
        const text = [block.head, ...lines.slice(0, fitting)].filter(Boolean).join('\n');
        part.push({ text, fold });
        used += lengthOf(text) + 2 + frame;
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
  return parts.filter((part) => part.length > 0).map(written);
}

interface Piece {
  readonly text: string;
  readonly fold: string | undefined;
}

/** What stands in the same fold, one after the other, is one. */
function written(pieces: readonly Piece[]): string {
  const folds: { fold: string | undefined; texts: string[] }[] = [];
  for (const { text, fold } of pieces) {
    const last = folds.at(-1);
    if (last && fold !== undefined && last.fold === fold) last.texts.push(text);
    else folds.push({ fold, texts: [text] });
  }
  return folds
    .map(({ fold, texts }) => (fold === undefined ? texts : [folded(fold, texts.join('\n\n'))]).join('\n\n'))
    .join('\n\n');
}

// The blank line matters: without it Zulip does not see a table.
const folded = (title: string, inside: string) => `\`\`\`spoiler ${title}\n\n${inside}\n\`\`\``;

function blocksOf(document: Document): Block[] {
  const { lang, preface, headline, provenance } = document;
  const { notes, tables, fold } = withinBudget(document);
  const plain = (line: string): Block => ({ head: '', lines: wrap(line, longestLine) });
  const prose = (sentence: Sentence) => plain(sentenceMarkdown(sentence, lang));
  const title = fold && escapeText(fold.title);
  const inFold = (block: Block): Block => (title === undefined ? block : { ...block, fold: title });
  return [
    ...(preface ? [prose(preface)] : []),
    prose(headline),
    ...notes.map(prose),
    ...tables.map((table) => tableBlock(table, lang)),
    ...(fold?.notes ?? []).map(prose).map(inFold),
    ...(fold?.tables ?? [])
      // Where it is alone, its fold is called the same.
      .map((table) => tableBlock(table.caption === fold?.title ? withoutCaption(table) : table, lang))
      .map(inFold),
    ...(provenance ? [plain(provenanceMarkdown(provenance, lang, isFigure(headline)))] : []),
  ];
}

/** Whether an amount, a number or a date stands out in it. */
const isFigure = (headline: Sentence) =>
  headline.some(
    (part) =>
      typeof part === 'object' &&
      'strong' in part &&
      part.strong.some((cell) => typeof cell === 'object' && figures.has(cell.kind)),
  );

const figures: ReadonlySet<Cell['kind']> = new Set(['money', 'count', 'date'] as const);

function tableBlock(table: Table, lang: Lang): Block {
  const head = tableHead(table);
  const lines = tableRows(table, lang);
  // A column by itself has its name over it.
  const isNamed = table.columns.length === 1 && table.columns[0] === table.caption;
  const caption = table.caption && !isNamed ? escapeText(table.caption) : '';
  return { head: caption ? `${caption}\n\n${head}` : head, lines };
}

function linesThatFit(block: Block, lines: readonly string[], room: number): number {
  let left = room - lengthOf(block.head) - 4;
  const tooMany = lines.findIndex((line) => {
    left -= lengthOf(line) + 1;
    return left < 0;
  });
  return tooMany === -1 ? lines.length : tooMany;
}

/** Zulip counts code points: two units of JavaScript's are one where they are a pair. */
export const lengthOf = (text: string) =>
  text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);

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
      const words = inner.join('').trim();
      // Around nothing the stars would be seen.
      return words === '' ? '' : `**${words}**`;
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

/** So many are named; `quellen` gives them all. */
const mostSources = 3;

const byTitle = (sources: readonly Source[]): readonly Source[] =>
  [...new Map(sources.toReversed().map((source) => [source.title, source])).values()].toReversed();

/**
 * The last line: date of the figures, how sure they are, where they come from. That the figure in the headline is an
 * example stands out.
 */
export function provenanceMarkdown(provenance: Provenance, lang: Lang, hasFigure = false): string {
  const { askedOn, ofHeadline } = provenance;
  const { asOf, status, isExample, sources } = ofHeadline ?? provenance;
  const day = asOf ? cellMarkdown(asOf, lang) : formatDate(askedOn, lang);
  const titled = byTitle(sources);
  const named = titled.length > mostSources + 1 ? titled.slice(0, mostSources) : titled;
  const more = byTitle(provenance.sources).length - named.length;
  const words = {
    de: {
      asOf: `Stand ${day}`,
      absent: `Stand nennt der Dienst nicht · abgerufen ${day}`,
      from: 'Quelle',
      more: ` und ${more} weitere`,
    },
    en: {
      asOf: `As of ${day}`,
      absent: `No date stated by the service · retrieved ${day}`,
      from: 'Source',
      more: ` and ${more} more`,
    },
  }[lang];
  const plural = named.length + more > 1 ? { de: 'n', en: 's' }[lang] : '';
  const titles = named.map(({ title, url }) => cellMarkdown(url ? link(title, url) : text(title), lang));
  const none = {
    de: 'nennt der Dienst nicht',
    en: 'not stated by the service',
  }[lang];
  const sure = escapeText(status ?? '');
  return [
    asOf ? words.asOf : words.absent,
    ...(sure ? [isExample && hasFigure ? `**${sure}**` : sure] : []),
    `${words.from}${plural}: ${titles.length > 0 ? titles.join(', ') : none}${more > 0 ? words.more : ''}`,
  ].join(' · ');
}

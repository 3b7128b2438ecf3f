// A document as Zulip messages: one, or several when it is longer than a message may be.
import type { Document, Lang, Table } from '../document/index.ts';
import { escapeText, wrap } from './escape.ts';
import { provenanceMarkdown, sentenceMarkdown, tableHead, tableRows } from './markdown.ts';

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

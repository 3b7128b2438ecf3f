// The project's Markdown pages, and what stands in them.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = new URL('../..', import.meta.url).pathname;

/** Folders that hold nothing written here. */
const foreign = new Set(['node_modules', 'dist', '.git', 'coverage']);

/** Every page, relative to the root. */
export const pages: readonly string[] = pagesIn('');

function pagesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return foreign.has(entry.name) ? [] : pagesIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

export const readPage = (page: string) => readFileSync(join(root, page), 'utf8');

/** A link or a picture: where it is, and where it leads. */
export interface Link {
  readonly page: string;
  readonly target: string;
}

/** Without what stands in code: there, brackets are no links. */
const prose = (text: string) => text.replace(/^```[^]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

export const linksIn = (page: string): readonly Link[] =>
  [...prose(readPage(page)).matchAll(/\]\(([^()\s]+)\)|<img src="([^"]+)"/g)].map((match) => ({
    page,
    target: match[1] ?? match[2] ?? '',
  }));

/** The file that a relative link leads to, from the root. */
export const fileOf = ({ page, target }: Link) => join(dirname(page), target.replace(/#.*$/, ''));

/** Under which name a link finds each heading, as GitHub writes them. */
export const anchorsIn = (page: string): readonly string[] =>
  [...readPage(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Cells as they are written; a bar in a cell is written `\|`. */
const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

export const tablesIn = (text: string): readonly Table[] =>
  [...text.matchAll(/(?:^\|.*\n)+/gm)].map(([lines]) => {
    const [columns = [], , ...rows] = lines.trim().split('\n').map(cellsOf);
    return { columns, rows };
  });

/** What stands in a cell as code. */
export const codeIn = (cell = '') => /^`(.*)`$/.exec(cell)?.[1] ?? '';

/** The part of a page under a heading, to the next one of that rank. */
export function section(page: string, heading: string): string {
  const text = readPage(page);
  const begin = text.indexOf(`\n## ${heading}\n`);
  if (begin === -1) throw new Error(`${page} has no section “${heading}”`);
  const end = text.indexOf('\n## ', begin + 1);
  return text.slice(begin, end === -1 ? undefined : end);
}

// `npm run docs`: writes the list of commands in docs/asking.md from the commands themselves.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadCatalogue } from '../src/bot/understanding/catalogue.ts';
import type { Command } from '../src/kit/index.ts';

const file = new URL('../docs/asking.md', import.meta.url);
const begin = '<!-- commands: written by `npm run docs` -->';
const end = '<!-- end of commands -->';

/** One row for each way to ask; the first of a command says what it tells. */
export function commandTable(commands: readonly Command[]): string {
  const rows = commands.flatMap(({ usage, summary }) =>
    usage.de.map((de, index) => {
      const tells = index === 0 ? ` ${summary.en} ` : ' ';
      return `| \`${de}\` | \`${usage.en[index] ?? ''}\` |${tells}|`;
    }),
  );
  return ['| In German | In English | What it tells |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The page with this table between its two marks. Throws when a mark is missing. */
export function withTable(page: string, table: string): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from === -1 || to < from)
    throw new Error('docs/asking.md has lost the marks around its list of commands');
  return `${page.slice(0, from + begin.length)}\n\n${table}\n\n${page.slice(to)}`;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { commands } = await loadCatalogue();
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), commandTable(commands)));
}

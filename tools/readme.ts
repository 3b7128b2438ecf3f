// `npm run readme`: writes the list of commands in README.md from the commands themselves.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadCatalogue } from '../src/bot/understanding/catalogue.ts';
import type { Command } from '../src/kit/index.ts';

const file = new URL('../README.md', import.meta.url);
const begin = '<!-- commands: written by `npm run readme` -->';
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

/** The README with this table between its two marks. Throws when a mark is missing. */
export function withTable(readme: string, table: string): string {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from === -1 || to < from) throw new Error('README.md has lost the marks around its list of commands');
  return `${readme.slice(0, from + begin.length)}\n\n${table}\n\n${readme.slice(to)}`;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { commands } = await loadCatalogue();
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), commandTable(commands)));
}

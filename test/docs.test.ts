// What the documents say is what is there.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../src/bot/understanding/catalogue.ts';
import { commandTable, withTable } from '../tools/readme.ts';
import { openOffice } from './support/office.ts';

const root = new URL('..', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const { commands } = await loadCatalogue();

describe('README.md', () => {
  test('lists every way to ask, as `npm run readme` writes it', () => {
    expect(read('README.md')).toBe(withTable(read('README.md'), commandTable(commands)));
    for (const { usage } of commands) expect(usage.en).toHaveLength(usage.de.length);
  });

  test('shows an answer that the bot really gives', async () => {
    const office = await openOffice();
    const answer = await office.ask('halteverbot berlin-mitte hamburg 2027-06-01');
    const quoted = read('README.md')
      .split('\n')
      .flatMap((line) => /^> (\|.*)$/.exec(line)?.[1] ?? []);
    expect(quoted.length).toBeGreaterThan(5);
    for (const line of quoted) expect(answer.split('\n')).toContain(line);
  });
});

describe('Dockerfile', () => {
  test('starts what `npm start` does', () => {
    const [, command = ''] = /^CMD (.*)$/m.exec(read('Dockerfile')) ?? [];
    const started: string = JSON.parse(read('package.json')).scripts.start;
    expect(started).toBe('exec node tools/start.js');
    const [, main] = /await import\('\.\.\/(.*)'\)/.exec(read('tools/start.js')) ?? [];
    expect((JSON.parse(command) as string[]).at(-1)).toBe(main);
  });
});

describe('src/README.md', () => {
  test('has a row for every folder', () => {
    const folders = readdirSync(new URL('src/', root), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    for (const { name } of folders)
      expect(read('src/README.md')).toMatch(new RegExp(`^\\| \`${name}/\` +\\|`, 'm'));
  });
});

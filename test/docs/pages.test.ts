// All pages: their links lead somewhere, and what they name is there.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { anchorsIn, fileOf, linksIn, pages, readPage, root } from './pages.ts';

/** What a page names in code, outside of blocks. */
const namedIn = (page: string) =>
  [
    ...readPage(page)
      .replace(/^```[^]*?^```/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, code = '']) => code);

/** The same, and the blocks. */
const codeOf = (page: string) => [
  ...namedIn(page),
  ...[...readPage(page).matchAll(/^ *```[^]*?^ *```/gm)].map(([block]) => block),
];

const foldersIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );

const folders = new Set([...foldersIn(''), ...foldersIn('src')]);

/** Not `200/60`: it begins in a folder, or ends as a file does. */
const isPath = (code: string) =>
  /^(?:[.\w-]+\/)+[.\w-]*$/.test(code) &&
  (folders.has(code.split('/')[0] ?? '') || /\.(?:ts|js|json|md|svg|png)$/.test(code));

/** Paths may begin at the root, or at the folder that a page is about. */
const isThere = (path: string) => ['', 'src', 'test'].some((folder) => existsSync(join(root, folder, path)));

/** The packages' own pages speak of their own paths, which are those of a folder by itself. */
const own = pages.filter((page) => !page.startsWith('packages/'));

describe.each(pages)('%s', (page) => {
  test('links only to what is there', () => {
    const links = linksIn(page).filter(({ target }) => !/^[a-z]+:/.test(target));
    const dead = links.filter((link) => {
      const [, anchor] = link.target.split('#');
      const file = link.target.startsWith('#') ? page : fileOf(link);
      return !existsSync(join(root, file)) || (anchor !== undefined && !anchorsIn(file).includes(anchor));
    });
    expect(dead.map(({ target }) => target)).toEqual([]);
  });
});

describe.each(own)('%s', (page) => {
  test('names only files and folders that there are', () => {
    const wrong = namedIn(page).filter((code) => isPath(code) && !isThere(code));
    expect(wrong).toEqual([]);
  });

  test('names only scripts that there are', () => {
    const { scripts } = JSON.parse(readPage('package.json'));
    const code = codeOf(page).join('\n');
    const named = [...code.matchAll(/\bnpm (?:run )?([a-z]+(?::[a-z]+)*)/g)].map(([, script = '']) => script);
    const ofNpm = ['ci', 'pack', 'install', 'publish'];
    expect(named.filter((script) => !ofNpm.includes(script) && !(script in scripts))).toEqual([]);
    const tools = [...code.matchAll(/\bnpx tsx\s+([\w./-]+)/g)].map(([, tool = '']) => tool);
    expect(tools.filter((tool) => !existsSync(join(root, tool)))).toEqual([]);
  });

  test('keeps its lines short, but for tables and pictures', () => {
    const long = readPage(page)
      .split('\n')
      .filter((line) => line.length > 120 && !/^(?:\||!\[)/.test(line));
    expect(long).toEqual([]);
  });
});

describe('README.md', () => {
  test('shows an answer that the bot really gives', async () => {
    const office = await openOffice();
    const answer = await office.ask('halteverbot berlin-mitte hamburg 2027-06-01');
    const quoted = readPage('README.md')
      .split('\n')
      .flatMap((line) => /^> (\|.*)$/.exec(line)?.[1] ?? []);
    expect(quoted.length).toBeGreaterThan(5);
    for (const line of quoted) expect(answer.split('\n')).toContain(line);
  });

  test('shows its first line and its last one', async () => {
    const office = await openOffice();
    const answer = await office.ask('halteverbot berlin-mitte hamburg 2027-06-01');
    const [, said = ''] = /^> \*\*@Amtsbot\*\*: ([^]*?)\n>\n/m.exec(readPage('README.md')) ?? [];
    expect(answer.split('\n')[0]).toBe(said.replaceAll('\n> ', ' '));
    const shown = readPage('README.md')
      .split('\n')
      .findLast((line) => line.startsWith('> '));
    const last = answer.split('\n').at(-1) ?? '';
    const withoutLinks = last.replace(/ · \[↩.*$/, '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
    expect(withoutLinks).toBe(shown?.slice(2));
  });
});

describe('Dockerfile', () => {
  test('starts what `npm start` does', () => {
    const [, command = ''] = /^ENTRYPOINT (.*)$/m.exec(readPage('Dockerfile')) ?? [];
    const started: string = JSON.parse(readPage('package.json')).scripts.start;
    expect(started).toBe('exec node tools/start.js');
    const [, main] = /await import\('\.\.\/(.*)'\)/.exec(readPage('tools/start.js')) ?? [];
    expect((JSON.parse(command) as string[]).at(-1)).toBe(main);
  });

  test('names the version and the licence of package.json', () => {
    const { version, license, description } = JSON.parse(readPage('package.json'));
    const labels = Object.fromEntries(
      [...readPage('Dockerfile').matchAll(/org\.opencontainers\.image\.(\w+)="([^"]*)"/g)].map(
        ([, name, value]) => [name, value],
      ),
    );
    expect(labels).toMatchObject({ title: 'Amtsbot', version, licenses: license });
    expect(description).toContain(labels['description']);
  });

  test('lets in all that it copies, and gives the licence with the rest', () => {
    const allowed = readPage('.dockerignore');
    const copied = [...readPage('Dockerfile').matchAll(/^COPY (?!--from)(.*) \S+$/gm)];
    const names = copied.flatMap(([, sources = '']) => sources.split(' '));
    expect(names).toContain('LICENSE');
    for (const name of names) expect(allowed.split('\n')).toContain(`!${name}`);
  });
});

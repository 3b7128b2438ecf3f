// The house rules of packages/: rooms and arrows, nothing of the bot's, no dependency too many; and what the lock says.
import { describe, expect, test } from 'vitest';
import { circleIn, importsOf, packageOf, read, sourcesIn } from './support/imports.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(read(`${folder}package.json`));

/** Arrows point from the outside in; a room may always import itself. */
const packages = [
  {
    name: 'zulip-sandbox',
    mayImport: {
      wire: [],
      organization: ['wire'],
      markdown: ['organization'],
      shapes: ['markdown', 'organization'],
      actions: ['markdown', 'organization', 'shapes', 'wire'],
      narrow: ['markdown', 'organization', 'wire'],
      endpoints: ['actions', 'markdown', 'narrow', 'organization', 'shapes', 'wire'],
      control: ['actions', 'endpoints', 'organization', 'wire'],
      page: ['control', 'organization', 'wire'],
      start: ['actions', 'control', 'endpoints', 'organization', 'page', 'wire'],
      index: ['control', 'organization', 'page', 'start', 'wire'],
      command: ['control', 'organization', 'start'],
    },
    // Read or spoken in every room.
    everywhere: ['hono', 'zod'],
    peers: [],
  },
  {
    name: 'facts-sandbox',
    mayImport: {
      wire: [],
      figures: ['wire'],
      resources: ['figures', 'wire'],
      root: ['wire'],
      start: ['figures', 'resources', 'root', 'wire'],
      index: ['start', 'wire'],
      command: ['start'],
    },
    everywhere: ['hono'],
    // Of @hono/zod-openapi, which gives it out.
    peers: ['zod'],
  },
] as const;

describe.each(packages)('$name', ({ name, everywhere, peers, ...its }) => {
  const mayImport: Readonly<Record<string, readonly string[]>> = its.mayImport;
  const folder = `packages/${name}/`;
  const files = sourcesIn(`${folder}src`);
  const imports = importsOf(files);
  const isOwn = (target: string) => target.startsWith(`${folder}src/`);
  const roomOf = (file: string) => file.slice(`${folder}src/`.length).split('/')[0]?.replace('.ts', '') ?? '';
  const ofOthers = imports.filter(({ target }) => !isOwn(target) && !target.startsWith('node:'));

  test('imports only point where the arrows allow, and every arrow is needed', () => {
    const arrows = imports
      .filter(({ target }) => isOwn(target))
      .map(({ file, target }) => [roomOf(file), roomOf(target)] as const)
      .filter(([from, to]) => from !== to);
    const drawn = new Set(arrows.map((arrow) => arrow.join(' → ')));
    const allowed = Object.entries(mayImport).flatMap(([from, all]) => all.map((to) => `${from} → ${to}`));
    expect(drawn).toEqual(new Set(allowed));
    expect(new Set(files.map(roomOf))).toEqual(new Set(Object.keys(mayImport)));
  });

  test('imports never go in a circle', () => {
    expect(circleIn(imports)).toBeUndefined();
  });

  test('every import from outside is a dependency, pinned, and every dependency is imported', () => {
    const { dependencies = {} } = manifestOf(folder);
    const used = ofOthers.map(({ target }) => packageOf(target));
    expect(new Set([...used, ...peers])).toEqual(new Set(Object.keys(dependencies)));
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('what is imported from outside has one importer, but for what is spoken everywhere', () => {
    const free = new Set<string>(everywhere);
    const importers = new Map<string, Set<string>>();
    for (const { file, target } of ofOthers) {
      importers.set(packageOf(target), (importers.get(packageOf(target)) ?? new Set()).add(file));
    }
    const tooMany = [...importers].filter(([other, by]) => !free.has(other) && by.size > 1);
    expect(tooMany.map(([other, by]) => `${other}: ${[...by].join(', ')}`)).toEqual([]);
  });

  test('its README links to addresses of the web alone: an installed package has no neighbours', () => {
    const links = [...read(`${folder}README.md`).matchAll(/\]\(([^)]*)\)/g)].map(([, to = '']) => to);
    expect(links.filter((to) => !/^(?:https:\/\/|#)/.test(to))).toEqual([]);
  });

  test.each(files)('%s begins with its purpose and stays small', (file) => {
    const lines = read(file).split('\n');
    expect(lines[0]).toMatch(/^\/\/ \S.{15,}$/);
    expect(lines.length).toBeLessThanOrEqual(251);
  });
});

describe('the bot', () => {
  const names = packages.map(({ name }) => name);

  test('has the packages for its demo, its tests and tools alone', () => {
    const { dependencies = {}, devDependencies = {} } = manifestOf('');
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(names));
    expect(Object.keys(dependencies)).not.toEqual(expect.arrayContaining(names));
    const importers = importsOf(sourcesIn('src', 'commands'))
      .filter(({ target }) => names.some((name) => target.includes(name)))
      .map(({ file }) => file);
    expect(importers.filter((file) => !file.startsWith('src/demo/'))).toEqual([]);
    expect(JSON.parse(read('tsconfig.build.json')).exclude).toEqual(['src/demo']);
  });

  test('has none of them in its image: npm would bring workspaces, though they are for development', () => {
    const installs = read('Dockerfile').match(/npm (?:ci|install|prune)[^&\n]*/g) ?? [];
    expect(installs.length).toBeGreaterThan(0);
    for (const install of installs) expect(install).toContain('--workspaces=false');
    expect(read('Dockerfile')).not.toMatch(/COPY (?!--from).*packages/);
  });
});

describe('package-lock.json', () => {
  interface Entry {
    readonly version?: string;
    readonly resolved?: string;
    readonly integrity?: string;
    readonly link?: boolean;
  }
  const entries: Readonly<Record<string, Entry>> = JSON.parse(read('package-lock.json')).packages;
  const installed = Object.entries(entries).filter(([at, { link }]) => at.includes('node_modules/') && !link);

  test('has a hash for everything that is installed, on whatever machine', () => {
    const lacking = installed.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
    expect(lacking.map(([at]) => at)).toEqual([]);
  });

  test('names no registry', () => {
    expect(installed.filter(([, { resolved }]) => resolved?.startsWith('http'))).toEqual([]);
  });
});

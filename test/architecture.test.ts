// The house rules that a machine can check: who may import whom, one importer per package, a purpose for each file.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Environment } from '../src/config.ts';
import { circleIn, importsOf, packageOf, read, root, sourcesIn } from './support/imports.ts';

const files = sourcesIn('src', 'commands');
const imports = importsOf(files);

/** Folders whose own folders are rooms, with arrows between them. */
const withRooms = new Set(['bot', 'kit']);

/** The part of the product that a file belongs to: `commands`, `chat`, `bot/outbox`, `config`. */
function partOf(file: string): string {
  const [top = '', second = '', third = ''] = file.split('/');
  if (top === 'commands') return 'commands';
  const part = second.replace('.ts', '');
  return withRooms.has(part) && !third.endsWith('.ts') ? `${part}/${third}` : part;
}

/** Arrows point from the outside in; a part may always import itself. `bot` and `kit` stand for all their rooms. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  document: [],
  timeLimit: [],
  jsonBounds: [],
  memo: [],
  keyTable: [],
  germany: ['keyTable'],
  facts: ['jsonBounds', 'memo', 'timeLimit'],
  chat: ['jsonBounds', 'timeLimit'],
  render: ['document'],
  'kit/recognisers': ['document', 'facts', 'germany', 'memo'],
  'kit/command': ['chat', 'document', 'facts', 'kit/recognisers'],
  'kit/presenting': ['document', 'facts', 'kit/command', 'kit/recognisers', 'memo'],
  kit: ['chat', 'document', 'facts', 'germany', 'kit'],
  commands: ['kit', 'facts', 'chat'],
  'bot/model': ['chat', 'document', 'kit', 'memo'],
  'bot/wording': ['chat', 'document', 'facts', 'kit', 'render'],
  'bot/keeping': ['bot/model', 'chat'],
  'bot/mails': ['kit'],
  'bot/manners': ['bot/mails', 'kit'],
  'bot/wanted': ['document', 'keyTable', 'kit'],
  'bot/understanding': [
    ...['bot/mails', 'bot/manners', 'bot/wanted'],
    ...['document', 'facts', 'kit', 'memo', 'render'],
  ],
  'bot/reasons': ['document', 'kit'],
  'bot/answering': [
    ...['bot/manners', 'bot/model', 'bot/reasons', 'bot/understanding', 'bot/wording'],
    ...['chat', 'document', 'facts', 'kit', 'memo', 'render'],
  ],
  'bot/outbox': ['bot/model', 'bot/wording', 'chat', 'document', 'render'],
  'bot/dialogue': [
    'bot/answering',
    'bot/mails',
    'bot/model',
    'bot/outbox',
    'bot/understanding',
    'bot/wanted',
    'chat',
    'document',
    'kit',
  ],
  'bot/notices': [
    ...['bot/answering', 'bot/dialogue', 'bot/keeping', 'bot/model', 'bot/outbox', 'bot/understanding'],
    ...['chat', 'document', 'facts', 'kit', 'render'],
  ],
  'bot/presence': ['bot/model', 'chat', 'document', 'facts', 'kit'],
  'bot/reminders': [
    ...['bot/keeping', 'bot/model', 'bot/outbox', 'bot/wording'],
    ...['chat', 'document', 'kit', 'memo'],
  ],
  'bot/questions': [
    ...['bot/answering', 'bot/dialogue', 'bot/model', 'bot/outbox', 'bot/presence', 'bot/reminders'],
    ...['bot/understanding', 'bot/wording', 'chat', 'document', 'facts', 'kit', 'render'],
  ],
  'bot/hearing': [
    ...['bot/dialogue', 'bot/model', 'bot/outbox', 'bot/presence', 'bot/questions', 'bot/wording'],
    ...['chat', 'document', 'kit'],
  ],
  jobs: ['chat'],
  config: ['chat', 'settingsAddress', 'settingsTimes', 'zuliprc'],
  zuliprc: [],
  log: ['logOutput'],
  logOutput: [],
  healthPages: [],
  health: ['healthPages'],
  serveHealth: ['config', 'health'],
  metrics: ['bot', 'health', 'healthPages'],
  connections: ['chat', 'config', 'facts'],
  assemble: ['bot', 'chat', 'config', 'connections', 'kit'],
  app: ['assemble', 'bot', 'chat', 'connections', 'jobs'],
  signals: [],
  version: [],
  advice: ['bot', 'chat', 'config'],
  check: ['advice', 'chat', 'config', 'connections', 'facts', 'log'],
  replicas: [],
  making: [
    ...['bot', 'config', 'document', 'log', 'logOutput', 'metrics', 'render', 'replicas'],
    ...['serveHealth', 'signals', 'version'],
  ],
  organisations: [
    ...['app', 'bot', 'chat', 'check', 'config', 'facts', 'healthPages', 'jobs', 'log', 'logOutput'],
    ...['making', 'metrics', 'replicas', 'serveHealth', 'signals', 'zuliprc'],
  ],
  run: [
    'advice',
    'app',
    'bot',
    'check',
    'config',
    'log',
    'logOutput',
    'making',
    'metrics',
    'organisations',
    'serveHealth',
    'signals',
    'version',
  ],
  main: ['run', 'signals'],
};

const isDemo = (file: string) => file.startsWith('src/demo/');

/** Of packages; the demo is no part of the product, and has the sandbox besides. */
const ofProduct = imports.filter(
  ({ file, target }) => !/^(?:node:|src\/|commands\/)/.test(target) && !isDemo(file),
);

describe('imports', () => {
  test('only point where the arrows allow', () => {
    const wrong = imports
      .filter(({ target }) => /^(?:src|commands)\//.test(target))
      .filter(({ file, target }) => {
        const from = partOf(file);
        const to = partOf(target);
        return (
          from !== to &&
          !isDemo(file) &&
          !mayImport[from]?.some((part) => to === part || to.startsWith(`${part}/`))
        );
      });
    expect(wrong).toEqual([]);
  });

  test('never go in a circle', () => {
    expect(circleIn(imports)).toBeUndefined();
  });

  test('take at once nothing that another file loads when it is first needed', () => {
    const targetsOf = (file: string, pattern: RegExp) =>
      [...read(file).matchAll(pattern)].map(([, target = '']) =>
        relative(root, join(root, dirname(file), target)),
      );
    const late = new Set(files.flatMap((file) => targetsOf(file, /\bimport\('(\.[^']+)'\)/g)));
    expect(late.size).toBeGreaterThan(0);
    const wrong = files.flatMap((file) =>
      targetsOf(file, /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)';/gm)
        .filter((target) => late.has(target))
        .map((target) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('commands take from facts and chat only the endpoints', () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        partOf(file) === 'commands' &&
        ['facts', 'chat'].includes(partOf(target)) &&
        !target.includes('/endpoints/'),
    );
    expect(wrong).toEqual([]);
  });

  test('each package has one importer, but for those that every part may use', () => {
    const free = new Set(['zod', 'pino']);
    const importers = new Map<string, Set<string>>();
    for (const { file, target } of ofProduct) {
      importers.set(packageOf(target), (importers.get(packageOf(target)) ?? new Set()).add(file));
    }
    const tooMany = [...importers].filter(([name, by]) => !free.has(name) && by.size > 1);
    expect(tooMany.map(([name, by]) => `${name}: ${[...by].join(', ')}`)).toEqual([]);
  });

  test('every package that the product imports is a dependency, and every dependency is imported', () => {
    const { dependencies } = JSON.parse(read('package.json'));
    expect(new Set(ofProduct.map(({ target }) => packageOf(target)))).toEqual(
      new Set(Object.keys(dependencies)),
    );
  });
});

describe('docs/developing.md', () => {
  test('draws these arrows', () => {
    const [, drawn = ''] = /### The arrows\n[^]*?```\n([^]*?)```/.exec(read('docs/developing.md')) ?? [];
    // What does not fit in a line goes on in the next one.
    const lines = drawn.replace(/\n +/g, ' ').trim().split('\n');
    const arrows = lines.map((line) => {
      const [from = '', to = ''] = line.split('→').map((side) => side.trim());
      return [from, to === 'nothing' ? [] : to.split(/\s+/)];
    });
    expect(Object.fromEntries(arrows)).toEqual(mayImport);
  });
});

describe('files', () => {
  test.each(files)('%s begins with its purpose', (file) => {
    expect(read(file).split('\n')[0]).toMatch(/^\/\/ \S.{15,}$/);
  });

  test('stay small', () => {
    const long = files.filter((file) => read(file).split('\n').length > 251);
    expect(long).toEqual([]);
  });
});

describe('endpoints', () => {
  const endpoints = files.filter((file) => file.startsWith('src/chat/endpoints/'));

  const served = sourcesIn('packages/zulip-sandbox/src/endpoints').map(read).join('\n');
  test.each(endpoints)('%s has its fake', (file) => {
    const [page] = read(file).match(/https:\/\/zulip\.com\/api\/[\w-]+|\/bot_storage/) ?? [];
    expect(served).toMatch(new RegExp(`${page}(?![\\w-])`));
  });

  const factsEndpoints = files.filter((file) => file.startsWith('src/facts/endpoints/'));
  const resources = sourcesIn('packages/facts-sandbox/src/resources');
  test.each(factsEndpoints)('%s has its fake', (file) => {
    const resource = file.replace(
      /^.*\/get(\w)(\w*)\.ts$/,
      (_, first: string, rest: string) => first.toLowerCase() + rest,
    );
    expect(resources).toContain(`packages/facts-sandbox/src/resources/${resource}.ts`);
  });

  test.each(endpoints)('%s links to Zulip’s page, or says that there is none', (file) => {
    expect(read(file).split('\n')[0]).toMatch(/https:\/\/zulip\.com\/api\/|^\/\/ \/bot_storage/);
  });
});

describe('settings', () => {
  test('.env.example names each of them, and no other', () => {
    const named = [...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map((match) => match[1]);
    expect(new Set(named)).toEqual(new Set(Object.keys(Environment.shape)));
  });

  test('only config.ts reads the environment', () => {
    const readers = files.filter((file) => read(file).includes('process.env'));
    expect(readers).toEqual(['src/config.ts']);
  });
});

describe('tests of a room', () => {
  const below = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).map((entry) => ({
      path: relative(root, join(entry.parentPath, entry.name)),
      isFolder: entry.isDirectory(),
    }));
  const mirrored = ['test/bot', 'test/kit'].flatMap(below);
  const folders = mirrored.filter(({ isFolder }) => isFolder).map(({ path }) => path);
  const tests = mirrored.flatMap(({ path, isFolder }) =>
    !isFolder && path.endsWith('.test.ts') ? [path] : [],
  );

  test.each(folders)('%s stand where the room stands in src', (folder) => {
    expect(existsSync(join(root, folder.replace('test/', 'src/')))).toBe(true);
  });

  test.each(tests)('%s is named like the file that it is about', (file) => {
    const about = file.replace('test/', 'src/').replace(/(?:\.long)?\.test\.ts$/, '.ts');
    expect(existsSync(join(root, about))).toBe(true);
  });
});

describe('long tests', () => {
  const long = ['test', 'packages']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => file.endsWith('.long.test.ts') && !file.includes('node_modules'));

  test.each(long)('%s has their tag: else nothing would ever run it', (file) => {
    expect(read(file)).toMatch(/^\/\/ @module-tag long$/m);
  });
});

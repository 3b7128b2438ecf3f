// docs/developing.md: its map, its path and its examples are those of the code. Its arrows: architecture.test.ts.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createCatalogue } from '../../src/bot/understanding/catalogue.ts';
import { readWords } from '../../src/kit/index.ts';
import { openOffice } from '../support/office.ts';
import { anyYear } from './anyYear.ts';
import mitbringen from './mitbringen.ts';
import { codeIn, readPage, root, section, tablesIn } from './pages.ts';
import { long } from '../support/long.ts';

const page = 'docs/developing.md';

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

const rowsUnder = (column: string) =>
  tablesIn(readPage(page))
    .filter(({ columns }) => columns[0] === column)
    .flatMap(({ rows }) => rows);

describe('the map', () => {
  test('has every folder of the project that is kept', () => {
    const kept = execFileSync('git', ['ls-tree', '-d', '--name-only', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
    });
    const named = rowsUnder('Folder').map(([folder]) => codeIn(folder));
    for (const folder of kept.split('\n').filter((name) => /^\w/.test(name))) expect(named).toContain(folder);
  });

  test('has a row for every room, and for no other', () => {
    const rooms = [...foldersIn('src'), ...foldersIn('packages')];
    const inner = foldersIn('src').flatMap(foldersIn);
    expect(new Set(rowsUnder('Room').map(([room]) => codeIn(room)))).toEqual(new Set([...rooms, ...inner]));
  });

  test('names every file that stands in no room', () => {
    const files = readdirSync(join(root, 'src')).filter((file) => file.endsWith('.ts'));
    for (const file of files) expect(section(page, 'The house')).toContain(`\`src/${file}\``);
  });

  test('names every folder of tests', () => {
    const told = section(page, 'Tests');
    for (const folder of foldersIn('test')) expect(told).toContain(`\`${folder}\``);
  });
});

/** Named on the way, but not run for every question. */
const besides = new Set([
  // What fails, goes on, is asked back, or is not in the cache.
  ...['failure', 'mayGoOn', 'getJson'],
  // What is made once, at the start.
  ...['oneOfService', 'oneOfCities', 'withDistricts', 'createHosts'],
]);

interface Step {
  readonly file: string;
  readonly name: string;
}

/** The functions that the path names, each with the file that is named last before it. */
function stepsOn(text: string): readonly Step[] {
  let file = '';
  return [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => {
    if (/^[\w/]+\.ts$/.test(code)) file = code;
    return /^[a-z]\w*$/i.test(code) ? [{ file, name: code }] : [];
  });
}

type Kind = 'function' | 'constant' | undefined;

/** How a file declares a name. */
function declared({ file, name }: Step): Kind {
  const code = readPage(file);
  const isFunction = new RegExp(
    `^(?:export )?(?:default )?(?:async )?function\\*? ${name}\\b|^ +(?:async )?(?:function )?${name}[(<]`,
    'm',
  );
  if (isFunction.test(code)) return 'function';
  return new RegExp(`^(?:export )?const ${name}\\b|^ +${name}: `, 'm').test(code) ? 'constant' : undefined;
}

/** On a slow machine a minute may begin meanwhile. */
const byTheClock = /^src\/bot\/(?:reminders|notices|keeping)\//;

describe('the path of a question', () => {
  const told = section(page, 'The path of a question');
  const steps = stepsOn(told.slice(told.indexOf('\n1. ')));

  test('names functions that their files declare, as does the way of a sentence', () => {
    expect(steps.length).toBeGreaterThan(40);
    const ofSentence = stepsOn(section(page, 'How a sentence is read'));
    expect(ofSentence.length).toBeGreaterThan(10);
    expect([...steps, ...ofSentence].filter((step) => declared(step) === undefined)).toEqual([]);
  });

  test('is the one that a question really takes', { ...long, timeout: 60_000 }, () => {
    const listed = execFileSync(process.execPath, ['--import', 'tsx', 'tools/path.ts', '--list'], {
      cwd: root,
      encoding: 'utf8',
    });
    const called = new Map(
      [...listed.matchAll(/^(\S+\.ts): (.*)$/gm)].map(([, file = '', names = '']) => [
        file,
        names.split(' '),
      ]),
    );
    // The name of a constant is not the name of the function in it.
    const notCalled = steps.filter(
      (step) =>
        declared(step) === 'function' &&
        !besides.has(step.name) &&
        !called.get(step.file)?.includes(step.name),
    );
    expect(notCalled).toEqual([]);
    const unnamed = [...called.keys()].filter(
      (file) => file.startsWith('src/bot/') && !byTheClock.test(file) && !told.includes(file),
    );
    expect(unnamed).toEqual([]);
  });

  test('and what stands beside it name every file of the bot', () => {
    const beside = ['What answers a question', 'How a sentence is read', 'Beside the path'];
    const all = told + beside.map((title) => section(page, title)).join('');
    const files = foldersIn('src/bot').flatMap((room) =>
      readdirSync(join(root, room)).map((file) => `${room}/${file}`),
    );
    expect(files.filter((file) => !all.includes(`\`${file}\``))).toEqual([]);
  });
});

describe('the examples', () => {
  const blocks = [...readPage(page).matchAll(/^```ts\n([^]*?)^```/gm)].map(([, code = '']) => code);
  const source = (file: string) => readPage(`test/docs/${file}`);

  test('are files that compile', () => {
    expect(blocks).toEqual([
      source('mitbringen.ts').replaceAll('../../src/', '../src/'),
      source('anyYear.ts'),
    ]);
    expect(existsSync(join(root, 'commands/mitbringen.ts'))).toBe(false);
  });

  test.each([...mitbringen.examples.de, ...mitbringen.examples.en])(
    'answer as they say: $ask',
    async ({ ask, answer }) => {
      const office = await openOffice({ catalogue: createCatalogue([mitbringen]) });
      const reply = await office.ask(ask);
      for (const part of answer) expect(reply).toContain(part);
    },
  );

  test('find a year', () => {
    const context = { lang: 'de', askedOn: '2026-11-21', choices: undefined } as const;
    const [found, ...others] = anyYear.find(readWords('Jahrgang 1998 mit 20 Leuten'), context);
    expect(found).toMatchObject({ from: 1, to: 2, value: 1998 });
    expect(others).toEqual([]);
    expect(anyYear.show(1998, 'de')).toEqual({ kind: 'text', text: '1998' });
  });
});

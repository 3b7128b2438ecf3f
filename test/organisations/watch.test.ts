// What is told of a directory: files that editors and systems write in their ways, and none that is not done.
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SettingsError } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import type { Files } from '../../src/organisations/files.ts';
import { watchFiles } from '../../src/organisations/watch.ts';
import { until } from '../support/office.ts';

async function open(prepare: (directory: string) => void = () => undefined, restMs = 40) {
  const directory = mkdtempSync(join(tmpdir(), 'amtsbot-watch-'));
  prepare(directory);
  const told: Files[] = [];
  const lines: string[] = [];
  const watch = await watchFiles(directory, {
    log: createLog({ level: 'warn', secrets: [] }, { write: (line) => void lines.push(line) }),
    onFiles: (files) => void told.push(files),
    lookEveryMs: 100,
    restMs,
  });
  onTestFinished(() => {
    watch.stop();
    rmSync(directory, { recursive: true, force: true });
  });
  const now = () => Object.fromEntries(told.at(-1) ?? []);
  return { directory, told, now, lines, at: (name: string) => join(directory, name) };
}

test('tells at once what is there, without what editors and systems keep beside it', async () => {
  const { told, now } = await open((directory) => {
    writeFileSync(join(directory, 'berlin'), 'one');
    for (const own of ['.berlin.swp', 'berlin~', '#berlin#', 'berlin.tmp', '.hidden'])
      writeFileSync(join(directory, own), 'no');
    mkdirSync(join(directory, 'folder'));
  });
  expect([told.length, now()]).toEqual([1, { berlin: { text: 'one' } }]);
});

test('rejects a directory that is not there', async () => {
  const options = { log: createLog({ level: 'error', secrets: [] }), onFiles: () => undefined };
  await expect(watchFiles('/nowhere/at/all', options)).rejects.toThrow(SettingsError);
});

test('tells of a file that another one takes the place of', async () => {
  const { at, now, told } = await open((directory) => writeFileSync(join(directory, 'berlin'), 'one'));
  writeFileSync(at('.new'), 'two');
  renameSync(at('.new'), at('berlin'));
  await until(() => JSON.stringify(now()) === '{"berlin":{"text":"two"}}', 'the new one');
  expect(told.every((files) => files.has('berlin'))).toBe(true);
});

test('follows a mounted Secret, whose files change all at once behind a link', async () => {
  const version = (directory: string, name: string, text: string) => {
    mkdirSync(join(directory, name));
    writeFileSync(join(directory, name, 'berlin'), text);
    symlinkSync(name, join(directory, '..data_tmp'));
    renameSync(join(directory, '..data_tmp'), join(directory, '..data'));
  };
  const { directory, now } = await open((mount) => {
    version(mount, '..2026_1', 'one');
    symlinkSync('..data/berlin', join(mount, 'berlin'));
  });
  expect(now()).toEqual({ berlin: { text: 'one' } });
  version(directory, '..2026_2', 'two');
  rmSync(join(directory, '..2026_1'), { recursive: true });
  await until(() => JSON.stringify(now()) === '{"berlin":{"text":"two"}}', 'the new Secret');
});

test('tells nothing of a file while somebody writes it, and does not wait with others', async () => {
  const { at, told, now } = await open(undefined, 80);
  const pieces = Array.from({ length: 60 }, (_, index) => `line ${index}\n`);
  writeFileSync(at('slow'), '');
  writeFileSync(at('quick'), 'done');
  for (const piece of pieces) {
    appendFileSync(at('slow'), piece);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(now()).toMatchObject({ quick: { text: 'done' } });
  const whole = { text: pieces.join('') };
  await until(() => JSON.stringify(now()['slow']) === JSON.stringify(whole), 'the whole file');
  expect(told.flatMap((files) => files.get('slow') ?? [])).toEqual([whole]);
});

test('keeps what it knows while the directory is away, says so once, and goes on when it is back', async () => {
  const { directory, told, lines, now, at } = await open((it) => writeFileSync(join(it, 'berlin'), 'one'));
  renameSync(directory, `${directory}-away`);
  onTestFinished(() => rmSync(`${directory}-away`, { recursive: true, force: true }));
  await until(() => lines.length > 0, 'the warning');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([told.length, lines.length]).toEqual([1, 1]);
  renameSync(`${directory}-away`, directory);
  writeFileSync(at('kiel'), 'new');
  await until(() => 'kiel' in now(), 'the directory to be read again');
  expect(now()).toEqual({ berlin: { text: 'one' }, kiel: { text: 'new' } });
});

test('says why a file says nothing', async () => {
  const { now } = await open((directory) => {
    writeFileSync(join(directory, 'large'), 'x'.repeat(70_000));
    writeFileSync(join(directory, 'odd{name}'), 'x');
  });
  expect(now()).toEqual({
    large: { fault: expect.stringContaining('larger than') },
    'odd{name}': { fault: expect.stringContaining('its name') },
  });
});

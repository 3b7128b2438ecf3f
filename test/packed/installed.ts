// A package as others have it: packed, and installed from its tarball in an empty folder, with nothing of this project near.
import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import { root } from '../support/imports.ts';

const run = promisify(execFile);

export interface Installed {
  readonly folder: string;
  /** What is in the tarball. */
  readonly files: readonly string[];
  /** Writes a file into the folder; gives its path. */
  write(name: string, content: string): Promise<string>;
  /** Runs a program in the folder to its end; gives what it wrote. */
  run(program: string, ...args: readonly string[]): Promise<string>;
  /** Starts a program in the folder, until the test is over. */
  start(program: string, ...args: readonly string[]): Started;
  remove(): Promise<void>;
}

export interface Started {
  readonly written: { out: string; err: string };
  /** Sends SIGTERM; gives the exit code. */
  readonly end: () => Promise<number | null>;
}

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Packs `packages/‹name›` and installs the tarball, with other packages of the registry beside it. */
export async function installed(name: string, ...beside: readonly string[]): Promise<Installed> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const packed = await run('npm', ['pack', '--json', '--silent', '--pack-destination', folder, '-w', name], {
    cwd: root,
  });
  const [tarball] = JSON.parse(packed.stdout.slice(packed.stdout.indexOf('[\n'))) as readonly [Packed];
  await mkdir(join(folder, 'empty'));
  const own = {
    folder: join(folder, 'empty'),
    files: tarball.files.map(({ path }) => path),
    async write(file: string, content: string) {
      await writeFile(join(own.folder, file), content);
      return join(own.folder, file);
    },
    run: async (program: string, ...args: readonly string[]) =>
      (await run(program, args, { cwd: own.folder, timeout: 100_000 })).stdout,
    start: (program: string, ...args: readonly string[]) => started(own.folder, program, args),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
  await own.write('package.json', JSON.stringify({ name: 'elsewhere', private: true, type: 'module' }));
  await own.run('npm', 'install', '--no-audit', '--no-fund', join(folder, tarball.filename), ...beside);
  expect(await readdir(join(own.folder, 'node_modules'))).toContain(name);
  return own;
}

function started(cwd: string, program: string, args: readonly string[]): Started {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const written = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written.err += text));
  const closed = new Promise<number | null>((resolve) => void child.once('close', resolve));
  child.once('error', ({ message }) => (written.err += message));
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    written,
    end() {
      child.kill('SIGTERM');
      return closed;
    },
  };
}

/** Who gets a tarball gets what runs and what it reads, and neither sources nor tests nor a way to them. */
export function expectWhole(files: readonly string[], manifest: string, ...needed: string[]): void {
  expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts']));
  expect(files).toEqual(expect.arrayContaining(needed));
  expect(files.filter((file) => /^(?:src|test)\/|tsconfig/.test(file))).toEqual([]);
  const { exports, bin } = JSON.parse(manifest);
  const named: unknown[] = [...Object.values(exports['.']), ...Object.values(bin), exports['./package.json']];
  expect(Object.keys(exports['.'])).toEqual(['types', 'default']);
  for (const path of named) expect(files).toContain(String(path).replace('./', ''));
}

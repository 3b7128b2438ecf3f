// Installs what the clients need, once, into a folder that stays; what cannot be installed here is told in a line.
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { zuliprcOf } from '../../src/control/control.ts';
import type { Account, ZulipSandbox } from '../../src/start.ts';

const run = promisify(execFile);
const folder = new URL('../../../../node_modules/.cache/zulip-clients/', import.meta.url).pathname;

/** A program that is installed, or why it cannot be. */
export type Installed = { readonly path: string } | { readonly lacking: string };

/** Gives the folder of the programs that a Python package brings. */
export async function pythonPrograms(name: string, ...packages: readonly string[]): Promise<Installed> {
  const path = join(folder, name);
  try {
    await run('python3', ['-m', 'venv', path]);
    // Older clients say that they are for older Pythons; they run on newer ones as well.
    await run(join(path, 'bin/pip'), ['install', '--quiet', '--ignore-requires-python', ...packages]);
    return { path: join(path, 'bin') };
  } catch (error) {
    return { lacking: `${packages.join(' ')} cannot be installed here: ${firstLine(error)}` };
  }
}

/** Gives the folder with the archives of a Java package and of what it needs. */
export async function javaArchives(group: string, artifact: string, version: string): Promise<Installed> {
  const path = join(folder, artifact);
  mkdirSync(path, { recursive: true });
  const wanted = `<groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version>`;
  const own =
    '<modelVersion>4.0.0</modelVersion><groupId>t</groupId><artifactId>t</artifactId><version>1</version>';
  const manifest = `<project>${own}<dependencies><dependency>${wanted}</dependency></dependencies></project>`;
  writeFileSync(join(path, 'pom.xml'), manifest);
  try {
    const into = ['dependency:copy-dependencies', `-DoutputDirectory=${join(path, 'lib')}`];
    await run('mvn', ['-q', '-f', join(path, 'pom.xml'), ...into]);
    await run('java', ['-version']);
    return { path: join(path, 'lib') };
  } catch (error) {
    return { lacking: `${artifact} cannot be installed here: ${firstLine(error)}` };
  }
}

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1).join();

/** A program that runs until the test ends. */
export function start(program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(program, args, { stdio: 'pipe', env: { ...process.env, ...environment } });
  const written = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (written.text += text));
  }
  child.on('error', ({ message }) => (written.text += message));
  onTestFinished(() => void child.kill('SIGKILL'));
  return written;
}

/** The account's zuliprc, in a folder that goes when the test ends. */
export function zuliprcFile(account: Account, { url }: ZulipSandbox, more = ''): string {
  const own = mkdtempSync(join(tmpdir(), 'zulip-client-'));
  onTestFinished(() => rmSync(own, { recursive: true }));
  const file = join(own, 'zuliprc');
  writeFileSync(file, zuliprcOf(account, url) + more, { mode: 0o600 });
  return file;
}

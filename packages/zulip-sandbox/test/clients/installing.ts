// Installs what the clients need, once, into a folder that stays; what cannot be installed here is told in a line.
// All of one version, and what is in no registry of one commit.
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** Gives the folder of a public repository at one commit: a copy that is here already, or one that git can fetch. */
export async function repository(
  name: string,
  source: { readonly address: string; readonly commit: string; readonly copy?: string | undefined },
): Promise<Installed> {
  if (source.copy) {
    const lacking = `there is no ${source.copy}`;
    return existsSync(source.copy) ? { path: source.copy } : { lacking };
  }
  const path = join(folder, name);
  // A host that asks for a password, or never answers, is one that cannot be had.
  const options = { env: { ...process.env, GIT_TERMINAL_PROMPT: '0' }, timeout: 60_000 };
  const git = (...args: readonly string[]) => run('git', ['-C', path, ...args], options);
  try {
    mkdirSync(path, { recursive: true });
    await git('init', '--quiet');
    // What was fetched before is not asked for again.
    await git('cat-file', '-e', source.commit).catch(() =>
      git('fetch', '--quiet', '--depth=1', source.address, source.commit),
    );
    await git('checkout', '--quiet', '--force', source.commit);
    return { path };
  } catch (error) {
    return { lacking: `${source.address} cannot be fetched here: ${firstLine(error)}` };
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
  const file = join(ownFolder(), 'zuliprc');
  writeFileSync(file, zuliprcOf(account, url) + more, { mode: 0o600 });
  return file;
}

/** The settings of Errbot for this account, in such a folder, with a command or two and no calls to its home. */
export function errbotSettings(account: Account, { url }: ZulipSandbox, backend: string): string {
  const own = ownFolder();
  const settings = {
    BACKEND: 'Zulip',
    BOT_EXTRA_BACKEND_DIR: backend,
    BOT_DATA_DIR: own,
    BOT_EXTRA_PLUGIN_DIR: own,
    STORAGE: 'Memory',
    CORE_PLUGINS: ['Utils', 'ACLs'],
    BOT_LOG_LEVEL: 'INFO',
    BOT_LOG_FILE: '',
    BOT_IDENTITY: { email: account.email, key: account.apiKey, site: url },
    BOT_ADMINS: ['nobody@example.com'],
    BOT_PREFIX: `@**${account.fullName}** `,
  };
  // What JSON writes so, Python reads as well.
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  const file = join(own, 'config.py');
  writeFileSync(file, [...lines, 'BOT_PREFIX_OPTIONAL_ON_CHAT = True', ''].join('\n'), { mode: 0o600 });
  return file;
}

function ownFolder(): string {
  const own = mkdtempSync(join(tmpdir(), 'zulip-client-'));
  onTestFinished(() => rmSync(own, { recursive: true }));
  return own;
}

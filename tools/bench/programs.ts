// What is measured is the program as it is delivered: compiled into a folder of its own, which goes when all is done.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = new URL('../..', import.meta.url).pathname;

export interface Programs {
  /** What node is to be told before the file. */
  readonly options: readonly string[];
  /** The same, before that of the bot. */
  readonly optionsOfBot: readonly string[];
  /** All that the container's Node is told before the file. */
  readonly optionsInContainer: readonly string[];
  /** What is set in their environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Of a source file, named from the project's root. */
  fileOf(source: string): string;
  remove(): Promise<void>;
}

interface Package {
  /** `exec node [options] file` */
  readonly scripts: { readonly start: string };
}

/** What the compiler leaves where it is, and the programs look for beside themselves. */
const besides = [
  ...['assets', 'node_modules'],
  ...[
    'src/germany/towns.txt',
    'src/germany/townKeys.txt',
    'src/bot/wanted/weights.json',
    'src/kit/presenting/relevance.json',
    'src/kit/presenting/relevanceOfCases.json',
    'src/kit/presenting/remembered.json',
    'src/kit/presenting/unanswered.json',
  ],
];

/** What stands for the two services is compiled where it is: node_modules leads there. */
const sandboxes = ['packages/facts-sandbox', 'packages/zulip-sandbox'];

export async function compiled(): Promise<Programs> {
  const folder = await mkdtemp(join(tmpdir(), 'amtsbot-bench-'));
  const settings = {
    extends: join(root, 'tsconfig.build.json'),
    compilerOptions: {
      rootDir: root,
      outDir: folder,
      // As tools/build.js does.
      removeComments: true,
      typeRoots: [join(root, 'node_modules/@types')],
      paths: {},
    },
    include: ['src', 'commands', 'tools/bench'].map((path) => join(root, path)),
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  for (const path of besides) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(join(root, path), join(folder, path));
  }
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  for (const project of [...sandboxes.map((path) => join(root, path, 'tsconfig.build.json')), folder]) {
    await promisify(execFile)(process.execPath, [compiler, '-p', project]);
  }
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Package;
  const [, command = '[]'] =
    /^ENTRYPOINT (.*)$/m.exec(await readFile(join(root, 'Dockerfile'), 'utf8')) ?? [];
  return {
    options: [],
    env: {},
    optionsOfBot: scripts.start
      .replace(/^.*\bnode /, '')
      .split(' ')
      .slice(0, -1),
    optionsInContainer: (JSON.parse(command) as string[]).slice(1, -1),
    fileOf: (source) => join(folder, source.replace(/\.ts$/, '.js')),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Slower to start, and with nothing to wait for before: for a test of the bench itself. */
export const fromSources: Programs = {
  options: ['--import', import.meta.resolve('tsx')],
  // It says where the sources of the sandbox are, and is looked for in the working folder only.
  env: { TSX_TSCONFIG_PATH: join(root, 'tsconfig.build.json') },
  optionsOfBot: [],
  optionsInContainer: [],
  fileOf: (source) => join(root, source),
  remove: async () => undefined,
};

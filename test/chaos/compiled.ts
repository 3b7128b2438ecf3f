// The bot of chaos runs compiled, as it is delivered: it starts quicker than from its sources, and needs less memory.
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = new URL('../..', import.meta.url).pathname;

export interface Compiled {
  /** What node is to run. */
  readonly program: string;
  remove(): Promise<void>;
}

export async function compileWorker(): Promise<Compiled> {
  const folder = await mkdtemp(join(tmpdir(), 'amtsbot-'));
  const settings = {
    extends: join(root, 'tsconfig.build.json'),
    compilerOptions: { rootDir: root, outDir: folder, typeRoots: [join(root, 'node_modules/@types')] },
    include: ['src', 'commands', 'test/chaos/worker.ts'].map((path) => join(root, path)),
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  for (const name of ['node_modules', 'assets']) await symlink(join(root, name), join(folder, name));
  // Towns and weights are read beside the sources that need them.
  const isData = (path: string) => statSync(path).isDirectory() || !path.endsWith('.ts');
  await cp(join(root, 'src'), join(folder, 'src'), { recursive: true, filter: isData });
  await promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]);
  return {
    program: join(folder, 'test/chaos/worker.js'),
    remove: () => rm(folder, { recursive: true }),
  };
}

// The bot compiled for a test that starts it often: compiled it starts in half the time that it takes from its sources.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;

export interface Compiled {
  /** What node is to run. */
  readonly main: string;
  remove(): void;
}

/** Without a look at types: what checks them is beside the tests. */
export function compileBot(): Compiled {
  const folder = mkdtempSync(join(tmpdir(), 'amtsbot-compiled-'));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const options = ['-p', join(root, 'tsconfig.build.json'), '--noCheck', '--sourceMap', 'false', '--outDir'];
  execFileSync(process.execPath, [compiler, ...options, folder]);
  // Towns and weights are read beside the sources that need them.
  const isData = (path: string) => statSync(path).isDirectory() || !path.endsWith('.ts');
  cpSync(join(root, 'src'), join(folder, 'src'), { recursive: true, filter: isData });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const name of ['node_modules', 'assets']) symlinkSync(join(root, name), join(folder, name));
  return { main: join(folder, 'src/main.js'), remove: () => rmSync(folder, { recursive: true }) };
}

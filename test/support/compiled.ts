// The bot compiled for a test that starts it often: compiled it starts in half the time that it takes from its sources.
import { cpSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';

const root = new URL('../..', import.meta.url).pathname;

export interface Compiled {
  /** What node is to run. */
  readonly main: string;
  remove(): void;
}

/** File by file, without a look at types: what checks them is beside the tests. */
export function compileBot(): Compiled {
  const folder = mkdtempSync(join(tmpdir(), 'amtsbot-compiled-'));
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const read = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), {}, host);
  if (!read) throw new Error('tsconfig.json cannot be read');
  const alone: ts.CompilerOptions = {
    noCheck: true,
    noResolve: true,
    noLib: true,
    types: [],
    sourceMap: false,
  };
  const options = { ...read.options, ...alone, rootDir: root, outDir: folder };
  ts.createProgram(read.fileNames, options).emit();
  // Towns and weights are read beside the sources that need them.
  const isData = (path: string) => statSync(path).isDirectory() || !path.endsWith('.ts');
  cpSync(join(root, 'src'), join(folder, 'src'), { recursive: true, filter: isData });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const name of ['node_modules', 'assets']) symlinkSync(join(root, name), join(folder, name));
  return { main: join(folder, 'src/main.js'), remove: () => rmSync(folder, { recursive: true }) };
}

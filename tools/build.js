// Compiles the bot into dist, beside the images, templates and weights that it looks for there, with a stamp of its sources.
// As a program it always builds; start.js builds only what has changed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
/** Built here and then put in its place: what fails leaves the last build as it was. */
const building = join(root, 'dist.new');
const stampFile = join(dist, '.stamp');
const compiler = join(root, 'node_modules/typescript/bin/tsc');

/** All that a build is made of; the lock file stands for the packages. */
const inputs = [
  'src',
  'commands',
  'assets',
  'tools/build.js',
  'tsconfig.json',
  'tsconfig.build.json',
  'package.json',
  'package-lock.json',
];

/** What is read beside the sources that need it. */
const dataFiles = [
  'src/germany/towns.txt',
  'src/germany/townKeys.txt',
  'src/bot/wanted/weights.json',
  'src/kit/presenting/relevance.json',
  'src/kit/presenting/relevanceOfCases.json',
  'src/kit/presenting/remembered.json',
  'src/kit/presenting/unanswered.json',
];

/** Whether dist is what the sources would be compiled to. */
export const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp();

/** False when it failed; the compiler has said why. Ended by a signal, the process leaves no compiler behind. */
export async function build() {
  if (!existsSync(compiler)) {
    process.stderr.write(
      'The bot is not built, or its sources have changed, and the compiler is missing: npm ci\n',
    );
    return false;
  }
  process.stderr.write('Building the bot: some seconds.\n');
  const before = stamp();
  rmSync(building, { recursive: true, force: true });
  // Node keeps the text of every module in memory, comments too, and all of it doubled for a „.
  const compiling = spawn(
    process.execPath,
    [compiler, '-p', 'tsconfig.build.json', '--outDir', building, '--removeComments'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  const end = () => compiling.kill();
  process.once('exit', end);
  const [status] = await once(compiling, 'exit');
  process.off('exit', end);
  if (status !== 0) return false;
  cpSync(join(root, 'assets'), join(building, 'assets'), { recursive: true });
  for (const file of dataFiles) cpSync(join(root, file), join(building, file));
  // What was changed meanwhile is built at the next start.
  writeFileSync(join(building, '.stamp'), before);
  rmSync(dist, { recursive: true, force: true });
  renameSync(building, dist);
  return true;
}

/** Names, sizes and times: to read them all would take longer than the rest of the start. */
function stamp() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesIn(join(root, input)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await build()) ? 0 : 1;

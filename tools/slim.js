// Deletes from node_modules what the compiled bot never loads: for the container's image, after `npm ci --omit=dev`.
// node --experimental-import-meta-resolve tools/slim.js ‹folder with dist and node_modules›
import { existsSync, readdirSync, readFileSync, realpathSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = realpathSync(process.argv[2] ?? '.');
const own = join(folder, 'dist');
const packages = join(folder, 'node_modules');

if (existsSync(own) && existsSync(packages)) slim();
else {
  process.stderr.write(`${folder} has no dist and node_modules: npm run build && npm ci --omit=dev\n`);
  process.exitCode = 1;
}

function slim() {
  const all = filesIn(packages);
  const needed = reachedFrom(filesIn(own).filter(isProgram), all);
  const folders = new Set(all.filter((file) => needed.has(file)).flatMap(foldersOf));
  const stays = (file) => needed.has(file) || (folders.has(dirname(file)) && goesWithOthers(file));
  const needless = all.filter((file) => !stays(file));
  for (const file of needless) rmSync(file);
  removeEmpty(packages);
  for (const name of withoutProgram(needed)) {
    process.stderr.write(
      `Warning: the registry has no ${name} for this machine; what needs it will not work.\n`,
    );
  }
  process.stdout.write(
    `node_modules: ${needless.length} of ${all.length} files are never loaded, and deleted\n`,
  );
}

/** The packages whose own part is one for each kind of machine, of which npm has left out this one's without a word. */
function withoutProgram(needed) {
  const manifests = new Set([...needed].map((file) => join(packageOf(file), 'package.json')));
  return [...manifests].filter(existsSync).flatMap((file) => {
    const { name, optionalDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
    const parts = Object.keys(optionalDependencies).filter((part) => part.startsWith(`${name}-`));
    return parts.length > 0 && !parts.some((part) => existsSync(join(packages, part))) ? [name] : [];
  });
}

/** The files that these programs import, that those import, and that are not imported but found by their names. */
function reachedFrom(programs, all) {
  const reached = new Set(programs);
  // A set goes on with what is added while it is gone through.
  for (const file of reached) {
    if (!isProgram(file)) continue;
    const text = readFileSync(file, 'utf8');
    for (const found of importedBy(file, text)) reached.add(found);
    const names = namedIn(text);
    const home = packageOf(file);
    for (const other of all) {
      if (!names.has(basename(other))) continue;
      // The worker or the data of a package; or a font, which the bot takes out of a package that it does not import.
      if (packageOf(other) === home || (home === own && !isProgram(other))) reached.add(other);
    }
  }
  return reached;
}

/** What is built of words (`require(name)`) is not seen; what is not installed (another platform's) is passed over. */
function importedBy(file, text) {
  const require = createRequire(file);
  const resolved = (name, resolve) => {
    if (isBuiltin(name)) return [];
    try {
      const path = realpathSync(resolve());
      return statSync(path).isFile() ? [path] : [];
    } catch {
      return [];
    }
  };
  const required = [...text.matchAll(/\brequire(?:\.resolve)?\(\s*["'`]([^"'`\n]+)["'`]/g)];
  const imported = [...text.matchAll(/\b(?:from|import)\s*\(?\s*["'`]([^"'`\n]+)["'`]/g)];
  return [
    ...required.flatMap(([, name]) => resolved(name, () => require.resolve(name))),
    ...imported.flatMap(([, name]) =>
      resolved(name, () => fileURLToPath(import.meta.resolve(name, pathToFileURL(file).href))),
    ),
  ];
}

/** Names of files without a folder, as they are joined to paths: 'worker.js', 'DejaVuSansMono.ttf'. */
function namedIn(text) {
  const names = [...text.matchAll(/["'`]([\w.-]{1,80}\.(?:[cm]?js|json|node|wasm|ttf))["'`]/g)];
  return new Set(names.map(([, name]) => name).filter((name) => name !== 'package.json'));
}

/** What says how the programs beside and below it are loaded, and what has to be given with them to others. */
function goesWithOthers(file) {
  return /^(?:package\.json|(?:un)?licen[cs]e.*|copying.*|notice.*|copyright.*)$/i.test(basename(file));
}

function isProgram(file) {
  return /\.[cm]?js$/.test(file);
}

/** All above it, up to node_modules. */
function foldersOf(file) {
  const above = dirname(file);
  return above === packages ? [] : [above, ...foldersOf(above)];
}

/** `…/node_modules/name`, `…/node_modules/@scope/name`, or the bot's own folder. */
function packageOf(file) {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0] ?? own;
}

function filesIn(path) {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Whether the folder is gone. */
function removeEmpty(path) {
  const left = readdirSync(path, { withFileTypes: true }).filter(
    (entry) => !entry.isDirectory() || !removeEmpty(join(path, entry.name)),
  );
  if (left.length === 0) rmdirSync(path);
  return left.length === 0;
}

// `npm run demo` and `npm run sandbox`: runs a program from its TypeScript sources, if this Node can.
// Even a Node that is far too old has to understand this file, to say so.
import { readFileSync } from 'fs';
import { resolve } from 'path';
import process from 'process';
import { pathToFileURL } from 'url';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [major, minor] = engines.node.replace('>=', '').split('.').map(Number);
const [itsMajor, itsMinor] = process.versions.node.split('.').map(Number);

if (itsMajor < major || (itsMajor === major && itsMinor < minor)) {
  process.stderr.write(
    `This needs Node ${major}.${minor} or newer, and here is ${process.versions.node}: https://nodejs.org/ has newer ones.\n`,
  );
  process.exitCode = 1;
} else {
  const program = resolve(process.argv[2]);
  // As if it had been started itself.
  process.argv.splice(1, 2, program);
  void Promise.all([import('tsx/esm/api'), import('./endWithNpm.js')]).then(
    ([{ register }, { endWithNpm }]) => {
      endWithNpm();
      register();
      return import(pathToFileURL(program).href);
    },
  );
}

// `npm start`: the bot, built first if its sources have changed. It runs in this very process: npm's shell is replaced
// by it (`exec` in package.json), so that a signal to npm alone reaches the bot, and npm ends with the bot's exit code.
import process from 'node:process';

// First of all: until the bot hears them itself, there is nothing to end but this process.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));

const [{ build, isBuilt }, { endWithNpm }] = await Promise.all([
  import('./build.js'),
  import('./endWithNpm.js'),
]);
if (isBuilt() || (await build())) {
  endWithNpm();
  await import('../dist/src/main.js');
} else process.exitCode = 1;

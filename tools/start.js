// `npm start`: the bot, built first if its sources have changed. It runs in this very process: npm's shell is replaced
// by it (`exec` in package.json), so that a signal to npm alone reaches the bot, and npm ends with the bot's exit code.
import process from 'node:process';
import { clearInterval, setInterval } from 'node:timers';

// First of all: until the bot hears them itself, there is nothing to end but this process.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));

const everyMs = 1_000;

const { build, isBuilt } = await import('./build.js');
if (isBuilt() || (await build())) {
  endWithNpm();
  await import('../dist/src/main.js');
} else process.exitCode = 1;

/** Killed by force, npm can pass on nothing: a bot left behind would answer beside the next one. */
function endWithNpm() {
  if (process.env['npm_lifecycle_event'] !== 'start') return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs).unref();
}

// The run of the process: what it was called for, settings, app, exit code.
import { adviceFor } from './advice.ts';
import { type App, startApp } from './app.ts';
import { loadCatalogue } from './bot/understanding/catalogue.ts';
import { readEnvironment, readSettings, secretsOf, type Variables } from './config.ts';
import { serveHealth } from './serveHealth.ts';
import { createLog } from './log.ts';
import { boundedOutput } from './logOutput.ts';
import { createMetrics } from './metrics.ts';
import { endBy } from './signals.ts';
import { version } from './version.ts';

const output = boundedOutput();
/** So long the end waits for whoever reads the log. */
const lastLinesMs = 500;

const usage = `amtsbot            works until it is told to end
amtsbot check      reads the settings, asks both services once, and says what works
amtsbot --version  says which version it is
`;

try {
  await act(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${adviceFor(error)}\n`);
}
// All that matters is done: whatever timer or connection is still open must not keep the process.
await output.flush(lastLinesMs);
process.exit();

async function act([what, ...more]: readonly string[]): Promise<void> {
  if (what === undefined) return run();
  if (more.length === 0 && what === 'check') return runCheck();
  const isVersion = more.length === 0 && ['--version', '-v'].includes(what);
  const isHelp = ['--help', '-h'].includes(what);
  if (isVersion || isHelp) {
    process.stdout.write(isVersion ? `${version}\n` : usage);
    return;
  }
  process.exitCode = 1;
  process.stderr.write(`“${[what, ...more].join(' ')}” is not known here.\n${usage}`);
}

async function runCheck(): Promise<void> {
  const { variables, faults } = readEnvironment();
  const { check } = await import('./check.ts');
  const checks =
    variables['ROLE'] === 'worker'
      ? (await import('./organisations/check.ts')).checkWorker(variables, faults)
      : variables['ORGANISATIONS']
        ? (await import('./organisations/check.ts')).checkMany(variables, faults, check)
        : check(readSettings(variables, faults));
  const { isWell, lines } = await checks;
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  if (!isWell) process.exitCode = 1;
}

async function run(): Promise<void> {
  const { variables, faults } = readEnvironment();
  // What is for others is loaded only there.
  if (variables['ROLE'] === 'worker')
    return (await import('./making/worker.ts')).runWorker(variables, faults, output);
  if (variables['ORGANISATIONS'])
    return (await import('./organisations/run.ts')).runMany(variables, faults, output);
  return runOne(variables, faults);
}

async function runOne(variables: Variables, faults: readonly string[]): Promise<void> {
  const settings = readSettings(variables, faults);
  const log = createLog({ level: settings.LOG_LEVEL, secrets: secretsOf(settings) }, output);
  const catalogue = await loadCatalogue();
  const running: { app?: App } = {};
  const metrics = createMetrics({
    budgetLeft: () => running.app?.budgetLeft(),
    budgetSpentForMs: () => running.app?.budgetSpentForMs() ?? 0,
  });
  const health = await serveHealth(settings, log, {
    metrics,
    readiness: async () => ({
      ...metrics.isReady(),
      isFactsAddressWrong: (await running.app?.factsAddress()) === 'wrong',
    }),
  });
  const app = startApp({
    settings,
    catalogue,
    log,
    observer: metrics,
    onAttempt: () => health?.attempted(),
  });
  running.app = app;
  endBy((signal) => {
    log.info({ signal }, 'stopping');
    void app.stop();
  });
  try {
    await app.ended;
  } finally {
    await app.stop();
    health?.close();
  }
  log.info('stopped');
}

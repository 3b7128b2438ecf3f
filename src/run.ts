// The run of the process: settings, app, exit code.
import { type App, startApp } from './app.ts';
import { ServerTooOld } from './bot/hearing/listen.ts';
import { loadCatalogue } from './bot/understanding/catalogue.ts';
import { ChatError } from './chat/index.ts';
import { readProcessSettings, secretsOf, SettingsError } from './config.ts';
import { PortUnusable, startHealth } from './health.ts';
import { createLog } from './log.ts';
import { boundedOutput } from './logOutput.ts';
import { createMetrics } from './metrics.ts';
import { endBy } from './signals.ts';

const output = boundedOutput();
/** So long the end waits for whoever reads the log. */
const lastLinesMs = 500;

try {
  await run();
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${adviceFor(error)}\n`);
}
// All that matters is done: whatever timer or connection is still open must not keep the process.
await output.flush(lastLinesMs);
process.exit();

async function run(): Promise<void> {
  const settings = readProcessSettings();
  const log = createLog({ level: settings.LOG_LEVEL, secrets: secretsOf(settings) }, output);
  const catalogue = await loadCatalogue();
  const running: { app?: App } = {};
  const metrics = createMetrics({
    budgetLeft: () => running.app?.budgetLeft(),
    budgetSpentForMs: () => running.app?.budgetSpentForMs() ?? 0,
  });
  const health = await startHealth(settings.PORT, {
    address: settings.HEALTH_ADDRESS,
    metrics,
    readiness: () => metrics.isReady(),
  }).catch((error: unknown) => {
    if (!(error instanceof PortUnusable)) throw error;
    // Answering questions is the work; being watched is not.
    log.error({ err: error }, 'GET /healthz, /readyz and /metrics are not served: choose another PORT');
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

/** What the operator must do, where that is known. */
function adviceFor(error: unknown): string {
  if (error instanceof SettingsError || error instanceof ServerTooOld) return error.message;
  if (error instanceof ChatError && error.kind === 'unauthorized') {
    return 'The Zulip server does not let the account in (401): check ZULIP_USERNAME and ZULIP_API_KEY, and whether the account is active.';
  }
  if (error instanceof ChatError && error.kind === 'redirected')
    return adviceForRedirect(error.address ?? '');
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function adviceForRedirect(address: string): string {
  if (!/^https?:\/\/./.test(address)) {
    return 'The Zulip server answers with a redirect that leads to no address: check ZULIP_REALM and the server.';
  }
  return address.startsWith('https:')
    ? `The Zulip server sends requests on to another address, which gets no key of this account: set ZULIP_REALM=${address}, if that is your organisation.`
    : `The Zulip server sends requests on to ${address}, which is not encrypted and gets no key of this account: check ZULIP_REALM and the server.`;
}

// The run of a process that works for no organisation, and makes files for those that do: ROLE=worker.
import { makeHere } from '../bot/outbox/files.ts';
import { readWorkerSettings, type Variables } from '../config.ts';
import { createLog } from '../log.ts';
import type { Output } from '../logOutput.ts';
import { createOrganisationMetrics } from '../metrics.ts';
import { joinAsWorker } from '../replicas/worker.ts';
import { serveHealth } from '../serveHealth.ts';
import { endBy } from '../signals.ts';
import { fulfil, kindOfOrders } from './orders.ts';

/** Until a signal ends it. Throws SettingsError. */
export async function runWorker(
  variables: Variables,
  faults: readonly string[],
  output: Output,
): Promise<void> {
  const settings = readWorkerSettings(variables, faults);
  const { QUEUE_URL: url, LOG_LEVEL: level } = settings;
  const log = createLog({ level, secrets: [decodeURIComponent(new URL(url).password)] }, output);
  const ended = new Promise<void>((resolve) => {
    endBy((signal) => {
      log.info({ signal }, 'stopping');
      resolve();
    });
  });
  async function make(order: string, signal: AbortSignal): Promise<string> {
    const startedAt = performance.now();
    const made = await fulfil(order, makeHere, signal);
    log.info({ ms: Math.round(performance.now() - startedAt) }, 'a file was made for a replica');
    return made;
  }
  const worker = await joinAsWorker({ url, log, makes: { kind: kindOfOrders, make } });
  const none = () => new Map();
  const health = await serveHealth(settings, log, {
    ...{ metrics: createOrganisationMetrics(none), organisations: none },
    isEngineThere: () => worker.isEngineThere(),
  });
  log.info('working for replicas');
  await ended;
  await worker.stop();
  health?.close();
  log.info('stopped');
}

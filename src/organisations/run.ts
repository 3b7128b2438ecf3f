// The run of a process for many organisations, whose files lie in a directory.
import { makeHere } from '../bot/outbox/files.ts';
import { loadCatalogue } from '../bot/understanding/catalogue.ts';
import type { Variables } from '../config.ts';
import { createLog } from '../log.ts';
import type { Output } from '../logOutput.ts';
import { makeElsewhere } from '../making/elsewhere.ts';
import { fulfil, kindOfOrders } from '../making/orders.ts';
import { createOrganisationMetrics } from '../metrics.ts';
import type { Replicas } from '../replicas/replicas.ts';
import { type Organisations, startOrganisations } from './organisations.ts';
import { serveHealth } from '../serveHealth.ts';
import { readManySettings } from './settings.ts';
import { endBy } from '../signals.ts';

/** Until a signal ends it. Throws SettingsError. */
export async function runMany(
  variables: Variables,
  faults: readonly string[],
  output: Output,
): Promise<void> {
  const settings = readManySettings(variables, faults);
  const { ORGANISATIONS: directory, LOG_LEVEL: level, QUEUE_URL: url, forAll } = settings;
  const secrets = [forAll['FACTS_AUTHORIZATION'] ?? '', url ? decodeURIComponent(new URL(url).password) : ''];
  const log = createLog({ level, secrets }, output);
  const logOf = (organisation: string, own: readonly string[]) =>
    createLog({ level, secrets: own, organisation }, output);
  const catalogue = await loadCatalogue();
  const running: { organisations?: Organisations; replica?: Replicas } = {};
  const all: Organisations['all'] = () => running.organisations?.all() ?? new Map();
  const metrics = createOrganisationMetrics(all);
  const ended = new Promise<void>((resolve) => {
    endBy((signal) => {
      log.info({ signal }, 'stopping');
      resolve();
    });
  });
  const makes = {
    kind: kindOfOrders,
    make: (order: string, signal: AbortSignal) => fulfil(order, makeHere, signal),
  };
  // The engine is loaded only where there are replicas.
  const replicas = url === undefined ? undefined : { url, ...(await import('../replicas/replicas.ts')) };
  running.organisations = await startOrganisations({
    directory,
    forAll,
    catalogue,
    metrics,
    log,
    logOf,
    ...(replicas && {
      async join(work) {
        running.replica = await replicas.joinReplicas({ url: replicas.url, log, work, makes });
        return running.replica;
      },
      bot: { makeFile: makeElsewhere(async (...order) => running.replica?.haveMade(...order), makeHere) },
    }),
  });
  const isEngineThere = () => running.replica?.isEngineThere() === true;
  const health = await serveHealth(settings, log, {
    ...{ metrics, organisations: all },
    ...(replicas && { isEngineThere }),
  });
  await ended;
  await running.organisations.stop();
  health?.close();
  log.info('stopped');
}

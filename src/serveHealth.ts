// The pages for whoever watches, where the settings want them; a port that somebody else has stops nothing.
import type { Logger } from 'pino';
import type { Settings } from './config.ts';
import { type Health, type HealthOptions, PortUnusable, startHealth } from './health.ts';

/** Undefined where they cannot be served. */
export async function serveHealth(
  { PORT, HEALTH_ADDRESS: address }: Pick<Settings, 'PORT' | 'HEALTH_ADDRESS'>,
  log: Logger,
  options: HealthOptions,
): Promise<Health | undefined> {
  try {
    return await startHealth(PORT, { address, ...options });
  } catch (error) {
    if (!(error instanceof PortUnusable)) throw error;
    // Answering questions is the work; being watched is not.
    log.error({ err: error }, 'GET /healthz, /readyz and /metrics are not served: choose another PORT');
    return undefined;
  }
}

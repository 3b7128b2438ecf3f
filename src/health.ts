// GET /healthz: whether the process still listens to the chat. For the container, which restarts it when it does not.

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** Longer than any long poll with its pause after a failure: without an attempt for so long, the loop hangs. */
const longestSilenceMs = 180_000;

export interface Health {
  /** The port it listens on. */
  readonly port: number;
  /** An attempt to hear the chat begins. */
  attempted(): void;
  close(): void;
}

/** Somebody else has the port, or the process may not have it. */
export class PortUnusable extends Error {
  override readonly name = 'PortUnusable';
}

/**
 * Serves on a port, 0 for any free one. Throws PortUnusable. A chat server that cannot be reached for a while is no
 * reason to be unwell: restarting would not help.
 */
export async function startHealth(port: number, now: () => number = Date.now): Promise<Health> {
  let attemptedAt = now();
  const server: Server = createServer((request, response) => {
    if (request.url !== '/healthz') return void response.writeHead(404).end();
    const silentMs = now() - attemptedAt;
    const isWell = silentMs < longestSilenceMs;
    response.writeHead(isWell ? 200 : 503, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        status: isWell ? 'ok' : 'not listening',
        secondsSinceAttempt: Math.round(silentMs / 1000),
      }),
    );
  });
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new PortUnusable(`The port ${port} cannot be used`, { cause: error });
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    attempted: () => {
      attemptedAt = now();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

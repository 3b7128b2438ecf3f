// GET /healthz: whether the process still listens to the chat. For the container, which restarts it when it does not.

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** Longer than any long poll with its pause after a failure: without a poll for so long, the loop hangs. */
const longestSilenceMs = 180_000;

export interface Health {
  /** The port it listens on. */
  readonly port: number;
  /** A poll of the chat begins. */
  polled(): void;
  close(): void;
}

/** Serves on a port, 0 for any free one. A server that cannot be reached for a while is no reason to fail. */
export async function startHealth(port: number, now: () => number = Date.now): Promise<Health> {
  let polledAt = now();
  const server: Server = createServer((request, response) => {
    if (request.url !== '/healthz') return void response.writeHead(404).end();
    const silentMs = now() - polledAt;
    const isWell = silentMs < longestSilenceMs;
    response.writeHead(isWell ? 200 : 503, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        status: isWell ? 'ok' : 'not listening',
        secondsSincePoll: Math.round(silentMs / 1000),
      }),
    );
  });
  server.listen(port);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    polled: () => {
      polledAt = now();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

// Puts an app on a port of this machine and takes it off again.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Listening {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Stops listening and cuts the connections that are still open. */
  readonly close: () => Promise<void>;
}

/** Serves the app to this machine only; port 0 takes any free one. Rejects when the port is taken. */
export async function listen(app: Hono<{ Bindings: HttpBindings }>, port: number): Promise<Listening> {
  const listener = getRequestListener(app.fetch);
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

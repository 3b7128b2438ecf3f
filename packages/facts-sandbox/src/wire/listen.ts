// Puts an app on a port of this machine and takes it off again.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';

export type { HttpBindings } from '@hono/node-server';
/** For what has answered by itself, or is never to be answered. */
export { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

type RequestListener = ReturnType<typeof getRequestListener>;
type Fetch = Parameters<typeof getRequestListener>[0];

interface Listening {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** From now on requests reach this app. */
  readonly serve: (fetch: Fetch) => void;
  /** Stops listening and cuts the connections that are still open. */
  readonly close: () => Promise<void>;
}

/** Serves this machine only; port 0 takes any free one. Rejects when the port is taken. */
export async function listen(port: number): Promise<Listening> {
  let listener: RequestListener | undefined;
  // Longer addresses are for the app to refuse.
  const server = createServer({ maxHeaderSize: 256 * 1024 }, (incoming, outgoing) => {
    void listener?.(incoming, outgoing);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    serve(fetch) {
      listener = getRequestListener(fetch);
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

// A plain HTTP server on a port of this machine, as the made-up facts services are.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** Listens on any free port unless told; closing cuts what is still open. */
export async function listenLocally(answer: RequestListener, wanted = 0) {
  const server = createServer(answer);
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

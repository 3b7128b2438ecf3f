// A line to a server that can fall silent without being closed, as when a cable is pulled or a host dies.
import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface SilentLine {
  readonly port: number;
  /** Nothing passes on the connections that there are; `new` ones are silent too, or pass. */
  fallSilent(options: { readonly new: boolean }): void;
  /** New connections pass again; silent ones stay so. */
  heal(): void;
}

export async function silentLine(to: number): Promise<SilentLine> {
  const open = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    open.add(near);
    near.on('error', () => undefined);
    if (isSilent) return;
    const far = createConnection(to, '127.0.0.1');
    open.add(far);
    far.on('error', () => undefined);
    near.pipe(far);
    far.pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    fallSilent(options) {
      for (const socket of open) {
        socket.unpipe();
        socket.removeAllListeners('data');
        socket.pause();
      }
      isSilent = options.new;
    },
    heal() {
      isSilent = false;
    },
  };
}

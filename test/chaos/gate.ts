// The way to a server that can be shut: then no connection comes about, and those that were open are cut.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Gate {
  /** What stands for the server's own address. */
  readonly url: string;
  /** Cuts every connection; new ones come about. */
  cut(): void;
  /** Refuses connections until opened again. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

export async function gateTo(server: string): Promise<Gate> {
  const { hostname, port: serverPort } = new URL(server);
  const open = new Set<Socket>();
  const gate = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: Number(serverPort), host: hostname, noDelay: true });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      // A reset is passed on as one.
      socket.on('error', () => reset(other));
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });

  async function listen(port: number): Promise<number> {
    gate.listen(port, hostname);
    await once(gate, 'listening');
    const address = gate.address();
    if (address === null || typeof address === 'string') throw new Error('The gate listens on no port');
    return address.port;
  }
  function cut(): void {
    for (const socket of open) reset(socket);
  }

  const port = await listen(0);
  return {
    url: `http://${hostname}:${port}`,
    cut,
    async shut() {
      const shut = once(gate, 'close');
      gate.close();
      cut();
      await shut;
    },
    async open() {
      await listen(port);
    },
  };
}

/** Node never closes a socket that is to be reset while it is being ended, and then cannot exit. */
function reset(socket: Socket): void {
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}

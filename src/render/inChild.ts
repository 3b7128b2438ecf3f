// Work in a process of its own, which loads what is large and seldom needed, and ends with it.
// Not in a thread: what the typesetter keeps is never given back, some 50 MB after one page and 400 MB after 3,000 rows.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What the process sends back, once. */
export type Delivery = { readonly file: Uint8Array } | { readonly failure: string };

/**
 * Begins a process with a file of ours (its address without extension), sends it one order, and gives what comes back.
 * Rejects when it fails, and when it is aborted.
 */
export async function inChild(address: URL, order: object, signal: AbortSignal): Promise<Uint8Array> {
  signal.throwIfAborted();
  const child = startChild(address);
  let stop = () => undefined as void;
  try {
    const delivery = await new Promise<Delivery>((resolve, reject) => {
      stop = () => reject(signal.reason as Error);
      signal.addEventListener('abort', stop);
      child.once('message', (message) => resolve(message as Delivery));
      child.once('error', reject);
      child.once('exit', (code, killedBy) =>
        reject(new Error(`The process that makes a file ended without one: ${killedBy ?? code}`)),
      );
      child.send(order);
    });
    if ('failure' in delivery) throw new Error('The file could not be made', { cause: delivery.failure });
    return delivery.file;
  } finally {
    signal.removeEventListener('abort', stop);
    child.kill('SIGKILL');
  }
}

function startChild(address: URL): ChildProcess {
  // Compiled, a process begins with its file; from the sources, it first needs what reads TypeScript.
  const isSource = import.meta.url.endsWith('.ts');
  return fork(`${fileURLToPath(address)}${isSource ? '.ts' : '.js'}`, {
    execArgv: isSource ? ['--import', import.meta.resolve('tsx')] : [],
    // No business of its: the environment holds the keys.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** The other side: takes one order, sends back what is made of it, and ends. */
export function serveOneOrder<Order>(make: (order: Order) => Promise<Uint8Array> | Uint8Array): void {
  process.once('message', (order: Order) => {
    void deliver(() => make(order)).then((delivery) => process.send?.(delivery, () => process.disconnect()));
  });
}

async function deliver(make: () => Promise<Uint8Array> | Uint8Array): Promise<Delivery> {
  try {
    return { file: await make() };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

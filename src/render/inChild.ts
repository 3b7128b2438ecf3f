// Work in a process of its own, which loads what is large and seldom needed, and ends with it.
// Not in a thread: what the typesetter keeps is never given back, some 100 MB after one page and 350 MB after 3,000 rows.
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the process sends back, once. */
export type Delivery = { readonly file: Uint8Array } | { readonly failure: string };

/** What one process may take. The largest answers need some ten seconds and 600 MB. */
export interface Limits {
  readonly ms: number;
  /** Of memory that is really taken, in MiB; looked at where the system tells (Linux). */
  readonly mib: number;
}

const usualLimits: Limits = { ms: 60_000, mib: 1_024 };

/**
 * Begins a process with a file of ours (its address without extension), sends it one order, and gives what comes back.
 * Rejects when it cannot be begun, when it fails or takes too much, and when it is aborted.
 */
export async function inChild(
  address: URL,
  order: object,
  signal: AbortSignal,
  limits: Limits = usualLimits,
): Promise<Uint8Array> {
  signal.throwIfAborted();
  const child = startChild(address, limits);
  let stop = () => undefined as void;
  let endLimits = () => undefined as void;
  try {
    const delivery = await new Promise<Delivery>((resolve, reject) => {
      stop = () => reject(signal.reason as Error);
      signal.addEventListener('abort', stop);
      child.once('message', (message) => resolve(message as Delivery));
      // Always, not once: a pipe that breaks may tell so again after the end, and unheard that would end the bot.
      child.on('error', reject);
      child.once('exit', (code, killedBy) =>
        reject(new Error(`The process that makes a file ended without one: ${killedBy ?? code}`)),
      );
      // Where it could not be begun there is no such event, nor anybody to send to.
      child.once('spawn', () => {
        endLimits = withLimits(child.pid, limits, reject);
        child.send(order, (error) => {
          if (error) reject(error);
        });
      });
    });
    if ('failure' in delivery) throw new Error('The file could not be made', { cause: delivery.failure });
    return delivery.file;
  } finally {
    signal.removeEventListener('abort', stop);
    endLimits();
    // A process that was not begun has no number, and its handle would kill the whole group that the bot is in.
    if (child.pid !== undefined) child.kill('SIGKILL');
  }
}

function startChild(address: URL, { mib }: Limits): ChildProcess {
  // Compiled, a process begins with its file; from the sources, it first needs what reads TypeScript.
  const isSource = import.meta.url.endsWith('.ts');
  return fork(`${fileURLToPath(address)}${isSource ? '.ts' : '.js'}`, {
    execArgv: [`--max-old-space-size=${mib}`, ...(isSource ? ['--import', import.meta.resolve('tsx')] : [])],
    // No business of its: the environment holds the keys.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

const lookEveryMs = 500;

/** Gives what ends the watching. */
function withLimits(
  pid: number | undefined,
  { ms, mib }: Limits,
  tooMuch: (error: Error) => void,
): () => void {
  const over = setTimeout(() => tooMuch(new Error(`The process that makes a file took over ${ms} ms`)), ms);
  const look = setInterval(() => {
    if (residentMib(pid) > mib) tooMuch(new Error(`The process that makes a file took over ${mib} MiB`));
  }, lookEveryMs);
  return () => {
    clearTimeout(over);
    clearInterval(look);
  };
}

/** 0 where the system does not tell, or the process has ended. */
function residentMib(pid: number | undefined): number {
  try {
    const [, kib = '0'] = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kib) / 1024;
  } catch {
    return 0;
  }
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

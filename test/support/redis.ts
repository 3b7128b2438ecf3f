// A real engine for replicas: Debian's redis-server, started by the test on a port of its own, and nothing of it kept.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';

/** Why there is none; undefined where there is. */
export const noRedis =
  spawnSync('redis-server', ['--version']).status === 0
    ? undefined
    : 'redis-server is not installed here (apt-get install redis-server): replicas are not tested';

export interface RedisServer {
  readonly url: string;
  /** It forgets everything. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** How many keys it has of a pattern. */
export function countKeys(url: string, pattern: string): number {
  const found = execFileSync('redis-cli', ['-u', url, '--scan', '--pattern', pattern], { encoding: 'utf8' });
  return found.split('\n').filter(Boolean).length;
}

/** Without being started anew. */
export const forgetAll = (url: string) => void execFileSync('redis-cli', ['-u', url, 'FLUSHALL']);

export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn('redis-server', options, { stdio: 'ignore', cwd: '/tmp' });
      while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
  await server.start();
  return server;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

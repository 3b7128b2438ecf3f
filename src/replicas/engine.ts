// The engine by which replicas share their work: whether it answers, and which other processes are there.
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { connectRedis, prefix, type Redis } from './redis.ts';

/** What a process tells the others of itself. */
export interface Self {
  /** Whether it takes organisations, and how many it has. */
  readonly holds: number | undefined;
  /** Which organisations it could take: the same letters for the same ones. */
  readonly sees: string;
  /** Which heavy work it does. */
  readonly makes: string;
}

export interface Present {
  /** Those that are there but for this one. */
  readonly others: readonly Self[];
  /** Since when the engine runs, in milliseconds. */
  readonly runningMs: number;
}

export interface Engine {
  readonly client: Redis;
  /** Tells that this process is there, and gives who else is. Rejects while there is no engine. */
  announce(self: Self): Promise<Present>;
  /** Since when it runs. */
  runningMs(): Promise<number>;
  /** Nobody counts this process any more. */
  leave(): Promise<void>;
  /** Something that was asked of it has failed. */
  readonly failed: (error: unknown) => void;
  /** How long ago it has answered; infinite before it has. */
  silentMs(): number;
  close(): void;
}

const presentKey = `${prefix}:present`;
/** Who has not announced itself for so long is not counted. */
const presentMs = 10_000;
/** It is told again that it is away. */
const tellEveryMs = 60_000;

export async function connectEngine(url: string, log: Logger): Promise<Engine> {
  const id = randomUUID();
  let isClosed = false;
  let answeredAt = -Infinity;
  let toldAt = -Infinity;
  let awaySince: number | undefined;

  function failed(error: unknown): void {
    if (isClosed) return;
    awaySince ??= performance.now();
    if (performance.now() - toldAt < tellEveryMs) return;
    toldAt = performance.now();
    log.warn({ err: error }, 'the engine of the replicas does not answer');
  }

  function answered(): void {
    answeredAt = performance.now();
    if (awaySince === undefined) return;
    const seconds = Math.round((answeredAt - awaySince) / 1000);
    awaySince = undefined;
    log.info({ seconds }, 'the engine of the replicas answers again');
  }

  const client = await connectRedis(url, failed);

  async function runningMs(): Promise<number> {
    const [, seconds] = /^uptime_in_seconds:(\d+)/m.exec(await client.info('server')) ?? [];
    return Number(seconds) * 1000;
  }

  return {
    client,
    runningMs,
    failed,
    async announce(self) {
      const [seconds] = await client.time();
      const now = Number(seconds) * 1000;
      await client.hset(presentKey, id, JSON.stringify({ ...self, at: now }));
      const [all, running] = await Promise.all([client.hgetall(presentKey), runningMs()]);
      const entries = Object.entries(all).map(([of, said]) => ({ of, said: read(said) }));
      const gone = entries.filter(({ said }) => !said || now - said.at > presentMs).map(({ of }) => of);
      if (gone.length > 0) await client.hdel(presentKey, ...gone);
      answered();
      const others = entries.flatMap(({ of, said }) =>
        said && of !== id && !gone.includes(of) ? [said] : [],
      );
      return { others, runningMs: running };
    },
    async leave() {
      await client.hdel(presentKey, id);
    },
    silentMs: () => performance.now() - answeredAt,
    close() {
      isClosed = true;
      client.disconnect();
    },
  };
}

/** What another one has told of itself; undefined for what is none of ours. */
function read(said: string): (Self & { readonly at: number }) | undefined {
  try {
    const { holds, sees, makes, at } = JSON.parse(said) as Record<string, unknown>;
    return {
      holds: typeof holds === 'number' ? holds : undefined,
      sees: String(sees),
      makes: String(makes),
      at: Number(at),
    };
  } catch {
    return undefined;
  }
}

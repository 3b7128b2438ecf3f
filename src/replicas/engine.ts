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
  /** For how long the engine has forgotten nothing. */
  readonly remembersMs: number;
}

export interface Engine {
  readonly client: Redis;
  /** Tells that this process is there, and gives who else is. Rejects while there is no engine. */
  announce(self: Self): Promise<Present>;
  /** For how long it has forgotten nothing: neither was it started anew nor emptied. */
  remembersMs(): Promise<number>;
  /** Nobody counts this process any more. */
  leave(): Promise<void>;
  /** Something that was asked of it has failed. */
  readonly failed: (error: unknown) => void;
  /** How long ago it has answered; infinite before it has. */
  silentMs(): number;
  close(): void;
}

const presentKey = `${prefix}:present`;
/** Since when this is there, whatever else was written is there too. */
const sinceKey = `${prefix}:since`;
/** Who has not announced itself for so long is not counted. */
const presentMs = 10_000;
/** It is told again that it is away. */
const tellEveryMs = 60_000;

/** Whoever finds nothing writes the time; likewise who finds one that is still to come, for then the clock was set. */
const ageScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local since = tonumber(redis.call('GET', KEYS[1]) or '')
if since and since <= now then return now - since end
redis.call('SET', KEYS[1], now)
return 0`;

export async function connectEngine(url: string, log: Logger): Promise<Engine> {
  const id = randomUUID();
  let isClosed = false;
  let answeredAt = -Infinity;
  let toldAt = -Infinity;
  let isTold = false;
  let awaySince: number | undefined;

  function failed(error: unknown): void {
    if (isClosed) return;
    awaySince ??= performance.now();
    if (performance.now() - toldAt < tellEveryMs) return;
    toldAt = performance.now();
    isTold = true;
    log.warn({ err: error }, 'the engine of the replicas does not answer');
  }

  function answered(): void {
    answeredAt = performance.now();
    if (awaySince === undefined) return;
    const seconds = Math.round((answeredAt - awaySince) / 1000);
    awaySince = undefined;
    // One that was away again so soon that nothing was told is not back for whoever reads the log.
    if (!isTold) return;
    isTold = false;
    log.info({ seconds }, 'the engine of the replicas answers again');
  }

  const client = await connectRedis(url, failed);

  async function remembersMs(): Promise<number> {
    const [age, info] = await Promise.all([client.eval(ageScript, 1, sinceKey), client.info('server')]);
    const [, seconds] = /^uptime_in_seconds:(\d+)/m.exec(info) ?? [];
    // One that keeps something on a disk begins with what it knew some time ago.
    return Math.min(Number(age), Number(seconds) * 1000);
  }

  return {
    client,
    remembersMs,
    failed,
    async announce(self) {
      const [seconds] = await client.time();
      const now = Number(seconds) * 1000;
      await client.hset(presentKey, id, JSON.stringify({ ...self, at: now }));
      const [all, remembers] = await Promise.all([client.hgetall(presentKey), remembersMs()]);
      const entries = Object.entries(all).map(([of, said]) => ({ of, said: read(said) }));
      const gone = entries.filter(({ said }) => !said || now - said.at > presentMs).map(({ of }) => of);
      if (gone.length > 0) await client.hdel(presentKey, ...gone);
      answered();
      const others = entries.flatMap(({ of, said }) =>
        said && of !== id && !gone.includes(of) ? [said] : [],
      );
      return { others, remembersMs: remembers };
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

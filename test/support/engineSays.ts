// What the engine knows of replicas, as its own client tells: who is there, and how long each lock lasts.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Of each organisation, by its account and server. */
const locksScript = `
local said = {}
for _, job in ipairs(redis.call('KEYS', 'amtsbot:organisations:of-*')) do
  if not string.find(job, ':lock', 1, true) then
    said[#said + 1] = redis.call('HGET', job, 'data')
    said[#said + 1] = redis.call('PEXPIRETIME', job .. ':lock')
  end
end
return said`;

async function ask(url: string, ...command: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await run('redis-cli', ['-u', url, '--raw', ...command]);
  return stdout.split('\n').filter(Boolean);
}

/** Until when each organisation that somebody holds is held, by its chat server: whoever holds it moves that on. */
async function locks(url: string): Promise<ReadonlyMap<string, string>> {
  const said = await ask(url, 'EVAL', locksScript, '0');
  const pairs = said.flatMap((data, index) => {
    const until = said[index + 1] ?? '';
    const [, server = ''] = / at (.*)"}$/.exec(data) ?? [];
    return server === '' || Number(until) < 0 ? [] : [[server, until] as const];
  });
  return new Map(pairs);
}

/** Resolves when each of these servers is held by a replica that lives now, with the time that this took. */
export async function untilAllHeld(
  url: string,
  servers: readonly string[],
  withinMs = 120_000,
): Promise<number> {
  const startedAt = performance.now();
  const before = await locks(url);
  await untilSo(async () => {
    const now = await locks(url);
    return servers.every((server) => now.has(server) && now.get(server) !== before.get(server));
  }, withinMs);
  return performance.now() - startedAt;
}

interface Present {
  readonly holds?: number;
  /** When it has announced itself, in milliseconds of the engine's clock, to the second. */
  readonly at: number;
}

async function present(url: string): Promise<readonly Present[]> {
  return (await ask(url, 'HVALS', 'amtsbot:present')).map((said) => JSON.parse(said) as Present);
}

/** Resolves when so many workers are there, and every replica has looked since: each knows of them. */
export async function untilWorkersAreKnown(url: string, count: number, withinMs = 120_000): Promise<void> {
  const workers = async () => (await present(url)).filter(({ holds }) => holds === undefined);
  await untilSo(async () => (await workers()).length >= count, withinMs);
  const since = Math.max(...(await workers()).map(({ at }) => at));
  const replicas = async () => (await present(url)).filter(({ holds }) => holds !== undefined);
  await untilSo(async () => (await replicas()).every(({ at }) => at > since), withinMs);
}

async function untilSo(isSo: () => Promise<boolean>, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('waited in vain for the engine to say so');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

// Whether the engine can be used: asked once, for `amtsbot check`.
import { connectRedis } from './redis.ts';

/** So old it may be: BullMQ and what is used of it need no less. */
const oldest = 7;

/** What is wrong with it, or what it is. */
export async function checkEngine(url: string): Promise<{ readonly isWell: boolean; readonly says: string }> {
  let failure: unknown;
  const client = await connectRedis(url, (error) => (failure ??= error));
  try {
    if (client.status !== 'ready') throw failure;
    const info = await client.info();
    const [, version = ''] = /^(?:valkey|redis)_version:(\S+)/m.exec(info) ?? [];
    const [, policy = ''] = /^maxmemory_policy:(\S+)/m.exec(info) ?? [];
    if (Number.parseInt(version, 10) < oldest)
      return { isWell: false, says: `it is ${version}: Redis from 7.0 on, or a Valkey, is needed` };
    if (policy !== '' && policy !== 'noeviction')
      return { isWell: false, says: `its maxmemory-policy is ${policy}: with noeviction, or locks get lost` };
    return { isWell: true, says: `answers (${version})` };
  } catch (error) {
    return { isWell: false, says: `no usable answer (${wordsOf(error)}): check QUEUE_URL and the network` };
  } finally {
    client.disconnect();
  }
}

/** Its code, or the first word of what the server says: that repeats neither address nor password. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'none';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^[A-Z]{4,}\b/.exec(error.message)?.[0] ?? 'time limit';
}

// The connection to Redis or Valkey: whatever is asked has an answer or a failure soon, also where the line is silent.
import { Redis } from 'ioredis';

export type { Redis } from 'ioredis';

/** What is kept there begins with it. */
export const prefix = 'amtsbot';

/** Nothing that is asked takes a server so long; a dead host says nothing at all, for a quarter of an hour. */
const answersWithinMs = 2_000;
const longestReconnectMs = 1_000;

/** Resolves when it is connected, or could not be: it tries on until it is disconnected. */
export async function connectRedis(url: string, onFailure: (error: unknown) => void): Promise<Redis> {
  const client = new Redis(url, {
    // What cannot be sent now is asked again by whoever wants it: nothing is to happen later than it was meant.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: null,
    lazyConnect: true,
    connectTimeout: answersWithinMs,
    commandTimeout: answersWithinMs,
    // Then it connects anew: the next answer may come from another host.
    socketTimeout: answersWithinMs,
    retryStrategy: (attempt) => Math.min(longestReconnectMs, attempt * 100),
  });
  client.on('error', onFailure);
  await client.connect().catch(onFailure);
  return client;
}

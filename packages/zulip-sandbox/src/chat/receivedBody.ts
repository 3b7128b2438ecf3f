// A request's body as it comes in, without waiting for its end.
import type { Context } from 'hono';
import type { ApiEnv } from './sentRequest.ts';

/** Ends early where the connection breaks, on order or by itself: what came until then counts. */
export async function* receivedBody(c: Context<ApiEnv>): AsyncGenerator<Uint8Array> {
  const how = c.get('fault');
  let left = how?.kind === 'dropDuring' ? how.bytes : Infinity;
  if (left <= 0) return;
  // Straight from the connection: as a web stream it would be read ahead of whoever takes it, into memory.
  const chunks: AsyncIterable<Buffer> = c.env.incoming.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of chunks) {
      yield left < chunk.length ? chunk.subarray(0, left) : chunk;
      left -= chunk.length;
      if (left <= 0) return;
    }
  } catch {
    // The client has left.
  }
}

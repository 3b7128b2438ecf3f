// The web server in front of Zulip refuses large bodies by itself, as nginx does with its client_max_body_size.
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { entityTooLarge } from './errors.ts';
import type { ApiEnv } from './sentRequest.ts';

/** Lets bodies of so many MiB through. */
export function proxyLimit(mib: number): MiddlewareHandler<ApiEnv> {
  const maxSize = mib * 1024 * 1024;
  const refuse = () => {
    throw entityTooLarge();
  };
  const countBytes = bodyLimit({ maxSize, onError: refuse });
  return async (c, next) => {
    // Counted only when the length is not told: that holds all of the body in memory.
    if (c.req.header('transfer-encoding') !== undefined) return countBytes(c, next);
    if (Number(c.req.header('content-length')) > maxSize) refuse();
    return next();
  };
}

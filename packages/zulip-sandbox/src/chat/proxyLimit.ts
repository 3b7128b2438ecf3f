// The web server in front of Zulip refuses some things by itself, as nginx does: large bodies, long addresses.
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { addressTooLong, entityTooLarge, notAllowedInFront } from './errors.ts';
import type { ApiEnv } from './sentRequest.ts';

/** The line with method, address and version: nginx's large_client_header_buffers. */
const longestRequestLine = 8 * 1024;

/** Lets bodies of so many MiB through. */
export function proxyLimit(mib: number): MiddlewareHandler<ApiEnv> {
  const maxSize = mib * 1024 * 1024;
  const refuse = () => {
    throw entityTooLarge();
  };
  const countBytes = bodyLimit({ maxSize, onError: refuse });
  return async (c, next) => {
    const { method = '', url = '' } = c.env.incoming;
    if (`${method} ${url} HTTP/1.1`.length > longestRequestLine) throw addressTooLong();
    if (c.var.sent.path === 'events' && !eventMethods.has(method)) throw notAllowedInFront();
    // Counted only when the length is not told: that holds all of the body in memory.
    if (c.req.header('transfer-encoding') !== undefined) return countBytes(c, next);
    if (Number(c.req.header('content-length')) > maxSize) refuse();
    return next();
  };
}

/** What goes to the event server. */
const eventMethods = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS']);

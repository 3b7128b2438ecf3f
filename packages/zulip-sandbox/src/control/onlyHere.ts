// Keeps the keys and the faults for programs of this machine: not for pages that a browser has open from elsewhere.
import type { MiddlewareHandler } from 'hono';

/** By the name that the server was called by, and by the page that the request comes from, if it comes from one. */
export function onlyHere(url: string): MiddlewareHandler {
  const { port } = new URL(url);
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  return async (c, next) => {
    const host = c.req.header('host') ?? '';
    const origin = c.req.header('origin');
    const isForeign = origin !== undefined && origin !== `http://${host}`;
    if (!hosts.includes(host) || isForeign) return c.json({ error: 'Only from this machine.' }, 403);
    return next();
  };
}

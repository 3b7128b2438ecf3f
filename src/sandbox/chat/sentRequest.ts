// What a client sent, before anything is made of it.
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { claimedEmail } from './authenticate.ts';
import { entityTooLarge } from './errors.ts';

export interface SentRequest {
  /** The e-mail in the credentials, right or wrong. */
  readonly who: string | undefined;
  /** What follows `/api/v1/`, or all of it when it does not begin so. */
  readonly path: string;
  /** From the body and from the address; the body counts more. */
  readonly params: Readonly<Record<string, string>>;
  /** Parts of the form that have a file name, the last one of each field. */
  readonly files: readonly File[];
}

/** What middleware and handlers find on a request. */
export interface ApiEnv {
  Bindings: HttpBindings;
  Variables: { sent: SentRequest };
}

const api = '/api/v1/';

/** What the web server in front lets through. */
const mostBytes = 25 * 1024 * 1024;

export const readSentRequest: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { pathname, searchParams } = new URL(c.req.url);
  // Forms only: a JSON body is not looked into.
  if (Number(c.req.header('content-length')) > mostBytes) throw entityTooLarge();
  const body = await c.req.parseBody();
  const fields = Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  c.set('sent', {
    who: claimedEmail(c.req.header('authorization')),
    path: pathname.startsWith(api) ? pathname.slice(api.length) : pathname,
    params: { ...Object.fromEntries(searchParams), ...Object.fromEntries(fields) },
    files: Object.values(body).filter((value) => value instanceof File),
  });
  await next();
};

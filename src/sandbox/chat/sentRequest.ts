// What a client sent, before anything is made of it.
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { claimedEmail } from './authenticate.ts';

export interface SentRequest {
  /** The e-mail in the credentials, right or wrong. */
  readonly who: string | undefined;
  /** What follows `/api/v1/`. */
  readonly path: string;
  /** From the body and from the address; the body counts more. */
  readonly params: Readonly<Record<string, string>>;
}

/** What middleware and handlers find on a request. */
export interface ApiEnv {
  Bindings: HttpBindings;
  Variables: { sent: SentRequest };
}

export const readSentRequest: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { pathname, searchParams } = new URL(c.req.url);
  // Forms only: a JSON body is not looked into.
  const body = await c.req.parseBody();
  const fields = Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  c.set('sent', {
    who: claimedEmail(c.req.header('authorization')),
    path: pathname.slice('/api/v1/'.length),
    params: { ...Object.fromEntries(searchParams), ...Object.fromEntries(fields) },
  });
  await next();
};

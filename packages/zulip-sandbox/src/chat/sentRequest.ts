// What a client sent, before anything is made of it.
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { claimedEmail } from './credentials.ts';
import type { FaultKind } from './faultKinds.ts';

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
  Variables: {
    sent: SentRequest;
    /** What is to go wrong with it. */
    fault?: FaultKind;
  };
}

const api = '/api/v1/';

/** Everything but the body. */
export const readSentHead: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { pathname, searchParams } = new URL(c.req.url);
  c.set('sent', {
    who: claimedEmail(c.req.header('authorization')),
    path: pathname.startsWith(api) ? pathname.slice(api.length) : pathname,
    params: Object.fromEntries(searchParams),
    files: [],
  });
  await next();
};

/** Forms only: a JSON body is not looked into. */
export const readSentBody: MiddlewareHandler<ApiEnv> = async (c, next) => {
  // It will not come to an end.
  if (c.get('fault')?.kind === 'dropDuring') return next();
  const body = await c.req.parseBody();
  const fields = Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const { sent } = c.var;
  c.set('sent', {
    ...sent,
    params: { ...sent.params, ...Object.fromEntries(fields) },
    files: Object.values(body).filter((value) => value instanceof File),
  });
  return next();
};

// What clients sent: read before anything is made of it, and kept, so that a test can tell which requests went out.
import type { Context, MiddlewareHandler } from 'hono';
import type { FaultKind } from './faultKinds.ts';
import type { HttpBindings } from './listen.ts';

interface SentRequest {
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
  // Most forms are short and have no files: the platform's way of reading those is a long one.
  const isPlain = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
  const body = isPlain
    ? Object.fromEntries(new URLSearchParams(await c.req.text()))
    : await c.req.parseBody();
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

// What a request says of who sends it: https://zulip.com/api/http-headers#the-authorization-header

/** The e-mail that a request claims to come from, whether that is true or not. */
export function claimedEmail(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : credentials(authorization).email;
}

export function credentials(authorization: string) {
  const [scheme = '', encoded = ''] = authorization.split(' ');
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  return {
    scheme: scheme.toLowerCase(),
    email: decoded.slice(0, Math.max(colon, 0)).toLowerCase(),
    apiKey: decoded.slice(colon + 1),
  };
}

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

export interface LoggedRequest {
  /** By the server's clock, in milliseconds. */
  readonly at: number;
  /** The e-mail in the credentials, right or wrong. */
  readonly who: string | undefined;
  readonly method: string;
  /** What follows `/api/v1/`, or all of it when it does not begin so. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** 0 as long as nothing was answered, and for ever when nothing ever was. */
  readonly status: number;
}

/** `requests` grows with every request that `middleware` sees, oldest first. */
export function requestLog(now: () => number) {
  const requests: LoggedRequest[] = [];

  const middleware: MiddlewareHandler<ApiEnv> = async (c, next) => {
    const { who, path, params } = c.var.sent;
    const request = { at: now(), who, method: c.req.method, path, params, status: 0 };
    requests.push(request);
    await next();
    // A request whose connection was cut has an answer here that nobody got.
    if (!c.env.incoming.socket.destroyed) request.status = c.res.status;
  };

  return { requests, middleware };
}

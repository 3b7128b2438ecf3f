// Keeps what was asked of the API, so that a test can tell which requests went out.
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './sentRequest.ts';

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

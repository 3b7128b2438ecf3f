// Keeps what was asked of the service, so that a test can tell which requests went out.
import type { MiddlewareHandler } from 'hono';
import type { HttpBindings } from './listen.ts';

export interface FactsRequest {
  readonly method: string;
  /** As sent, percent-encoding included: `/api/v1/calculator/halteverbot/`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** 0 as long as nothing was answered. */
  readonly status: number;
}

/** `requests` grows with every request that `middleware` sees, oldest first. */
export function requestLog() {
  const requests: FactsRequest[] = [];

  const middleware: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
    const request = { method: c.req.method, path: c.req.path, query: { ...c.req.query() }, status: 0 };
    requests.push(request);
    await next();
    // A request whose connection was cut has a response here that nobody got.
    if (!c.env.incoming.socket.destroyed) request.status = c.res.status;
  };

  return { requests, middleware };
}

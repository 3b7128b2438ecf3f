// Faults on order: the next matching requests are cut, left hanging, slowed down, or answered otherwise.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv } from './sentRequest.ts';

export interface Fault {
  readonly method?: string;
  /** What follows `/api/v1/`, whole, or a pattern that is looked for in it; all paths when absent. */
  readonly path?: string | RegExp;
  /** The e-mail of the account it hits; Amtsbot's when absent. */
  readonly who?: string;
  /** How many requests it hits: 1 when absent, `Infinity` for all. */
  readonly times?: number;
  readonly how: FaultKind;
}

export type FaultKind =
  /** The connection is reset before anything is done. */
  | { readonly kind: 'drop' }
  /** The request is carried out, then the connection is reset. */
  | { readonly kind: 'dropAfter' }
  /** Nothing is answered; the connection stays open until the client or the server closes it. */
  | { readonly kind: 'hang'; readonly carryOut?: boolean }
  /** This answer instead; an object is sent as JSON, text as HTML. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: string | object;
      readonly headers?: Readonly<Record<string, string>>;
      readonly carryOut?: boolean;
    }
  /** The usual answer, so many milliseconds later. */
  | { readonly kind: 'slow'; readonly ms: number };

/** `add` orders a fault, earlier orders first; `middleware` carries them out. */
export function faultsOnOrder(usualVictim: string) {
  const orders: { readonly fault: Fault; left: number }[] = [];

  function take(c: Context<ApiEnv>): FaultKind | undefined {
    const order = orders.find(({ fault, left }) => left > 0 && hits(fault, c, usualVictim));
    if (!order) return undefined;
    order.left -= 1;
    return order.fault.how;
  }

  const middleware: MiddlewareHandler<ApiEnv> = async (c, next) => {
    const how = take(c);
    if (how?.kind === 'slow') await delay(how.ms, undefined, { ref: false });
    if (!how || how.kind === 'slow') return next();
    const isCarriedOut = how.kind === 'dropAfter' || ('carryOut' in how && how.carryOut);
    if (isCarriedOut) await next();
    // Not returned: after `next`, only this replaces the answer.
    c.res = how.kind === 'answer' ? answerOf(how) : await withoutAnswer(c, how.kind);
    return undefined;
  };

  return {
    add: (fault: Fault) => void orders.push({ fault, left: fault.times ?? 1 }),
    middleware,
  };
}

function hits({ method, path, who }: Fault, c: Context<ApiEnv>, usualVictim: string): boolean {
  const { sent } = c.var;
  if (sent.who !== (who ?? usualVictim).toLowerCase()) return false;
  if (method !== undefined && method !== c.req.method) return false;
  if (path === undefined) return true;
  return typeof path === 'string' ? path === sent.path : path.test(sent.path);
}

async function withoutAnswer(c: Context<ApiEnv>, kind: 'drop' | 'dropAfter' | 'hang'): Promise<Response> {
  const { incoming, outgoing } = c.env;
  if (kind !== 'hang') incoming.socket.resetAndDestroy();
  else if (!outgoing.closed) await once(outgoing, 'close');
  return RESPONSE_ALREADY_SENT;
}

function answerOf({ status, body, headers }: Extract<FaultKind, { kind: 'answer' }>): Response {
  return typeof body === 'string'
    ? new Response(body, { status, headers: { 'content-type': 'text/html', ...headers } })
    : Response.json(body, { status, ...(headers && { headers }) });
}

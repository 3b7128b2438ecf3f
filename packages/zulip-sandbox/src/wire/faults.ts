// Faults on order: the next matching requests are cut, left hanging, slowed down, or answered otherwise.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context, MiddlewareHandler, Next } from 'hono';
import type { Fault, FaultKind } from './faultKinds.ts';
import { RESPONSE_ALREADY_SENT } from './listen.ts';
import { type ApiEnv, receivedBody } from './sentRequest.ts';

/** `add` orders a fault, earlier orders first; `choose` takes a request's, and one of the others carries it out. */
export function faultsOnOrder(usualVictim: string) {
  const orders = new Set<{ readonly fault: Fault; hit: number }>();

  const choose: MiddlewareHandler<ApiEnv> = async (c, next) => {
    const order = [...orders].find(({ fault }) => hits(fault, c, usualVictim));
    if (order) {
      order.hit += 1;
      if (order.hit === (order.fault.times ?? 1)) orders.delete(order);
      c.set('fault', order.fault.how);
    }
    await next();
  };

  return {
    /** Gives what takes the order back, and tells how many requests it has hit. */
    add: (fault: Fault): (() => number) => {
      const order = { fault, hit: 0 };
      if (fault.times !== 0) orders.add(order);
      return () => {
        orders.delete(order);
        return order.hit;
      };
    },
    choose,
    /** For requests whose body is read at once: a part of it is worth nothing. */
    carryOut: carriedOut(receiveAndForget),
    /** For requests whose body is read piece by piece, each of which counts. */
    carryOutOnStream: carriedOut((_, next) => next()),
  };
}

type OfPart = (c: Context<ApiEnv>, next: Next) => Promise<void>;

/** `ofPart` does what is to be done before a connection breaks within the body. */
function carriedOut(ofPart: OfPart): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const how = c.get('fault');
    if (how?.kind === 'slow') await delay(how.ms, undefined, { ref: false });
    if (!how || how.kind === 'slow') return next();
    if (how.kind === 'dropDuring') await ofPart(c, next);
    else if (how.kind === 'dropAfter' || ('carryOut' in how && how.carryOut)) await next();
    // Not returned: after `next`, only this replaces the answer.
    c.res = how.kind === 'answer' ? answerOf(how) : await withoutAnswer(c, how.kind);
    return undefined;
  };
}

async function receiveAndForget(c: Context<ApiEnv>): Promise<void> {
  const chunks = receivedBody(c);
  while (!(await chunks.next()).done);
}

function hits({ method, path, who, how }: Fault, c: Context<ApiEnv>, usualVictim: string): boolean {
  const { sent } = c.var;
  if (who !== '*' && sent.who !== (who ?? usualVictim).toLowerCase()) return false;
  if (method !== undefined && method !== c.req.method) return false;
  if (how.kind === 'dropDuring' && !hasBytes(c, how.bytes)) return false;
  if (path === undefined) return true;
  return typeof path === 'string' ? path === sent.path : path.test(sent.path);
}

/** A body that comes without its length may be of any. */
function hasBytes(c: Context<ApiEnv>, bytes: number): boolean {
  if (c.req.header('transfer-encoding') !== undefined) return true;
  return Number(c.req.header('content-length') ?? 0) >= Math.max(bytes, 1);
}

type Unanswered = Exclude<FaultKind['kind'], 'answer' | 'slow'>;

async function withoutAnswer(c: Context<ApiEnv>, kind: Unanswered): Promise<Response> {
  const { incoming, outgoing } = c.env;
  // Node never closes a socket that is reset while it is being ended, and then cannot exit.
  if (kind !== 'hang' && incoming.socket.writableEnded) incoming.socket.destroy();
  else if (kind !== 'hang') incoming.socket.resetAndDestroy();
  else if (!outgoing.closed) await once(outgoing, 'close');
  return RESPONSE_ALREADY_SENT;
}

function answerOf({ status, body, headers }: Extract<FaultKind, { kind: 'answer' }>): Response {
  return typeof body === 'string'
    ? new Response(body, { status, headers: { 'content-type': 'text/html', ...headers } })
    : Response.json(body, { status, ...(headers && { headers }) });
}

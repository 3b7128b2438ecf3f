// Faults on order: the next matching requests are cut, left hanging, slowed down, or answered otherwise.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { type Fault, type FaultKind, kindNames, type TakeBack } from './faultKinds.ts';
import { RESPONSE_ALREADY_SENT } from './listen.ts';
import { type ApiEnv, receivedBody } from './sentRequest.ts';

/**
 * `add` orders a fault, earlier orders first; `choose` takes a request's, and one of the others carries it out.
 * `isAccount` knows the e-mails in lower case.
 */
export function faultsOnOrder(usualVictim: string, isAccount: (email: string) => boolean) {
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
    /** Throws when no request could ever fit. */
    add: (fault: Fault): TakeBack => {
      checkCanHit(fault, isAccount);
      const order = { fault, hit: 0 };
      orders.add(order);
      const takeBack = () => {
        orders.delete(order);
        return order.hit;
      };
      return Object.assign(takeBack, { hits: () => order.hit });
    },
    choose,
    /** For requests whose body is read at once: a part of it is worth nothing. */
    carryOut: carriedOut(receiveAndForget),
    /** For requests whose body is read piece by piece, each of which counts. */
    carryOutOnStream: carriedOut((_, next) => next()),
  };
}

function checkCanHit(
  { path, who = '*', times = 1, how }: Fault,
  isAccount: (email: string) => boolean,
): void {
  if (typeof path === 'string' && !isPath(path)) {
    throw new Error(`path begins after /api/v1/, without a slash, and ends before a question mark: ${path}`);
  }
  if (who !== '*' && !isAccount(who.toLowerCase())) {
    throw new Error(`who: there is no account with the e-mail ${who}`);
  }
  if (times !== Infinity && !(Number.isInteger(times) && times >= 1)) {
    throw new Error(`times is 1, a greater whole number, or Infinity, but not ${times}`);
  }
  if (!Object.hasOwn(kindNames, how.kind)) {
    throw new Error(`how.kind is one of ${Object.keys(kindNames).join(', ')}, but not ${how.kind}`);
  }
}

const isPath = (path: string) =>
  !/[?#]/.test(path) && (path.startsWith('/user_uploads/') || !/^(?:\/|api\/v1\/)/.test(path));

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
  if (method !== undefined && method.toUpperCase() !== c.req.method) return false;
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

// Faults on order: the next matching requests are dropped, left hanging, slowed down or answered otherwise.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { type HttpBindings, RESPONSE_ALREADY_SENT } from './listen.ts';

export interface Fault {
  /** Which requests it hits: those whose path ends so, or fits the pattern; all of them when absent. */
  readonly path?: string | RegExp;
  /** How many of those requests it hits: 1 when absent, `Infinity` for all. */
  readonly times?: number;
  readonly how: FaultKind;
}

export type FaultKind =
  /** The connection is closed without an answer. */
  | { readonly kind: 'drop' }
  /** Nothing is answered; the connection stays open until the client or the server closes it. */
  | { readonly kind: 'hang' }
  /** The usual answer, so many milliseconds later. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** This answer instead; an object is sent as JSON. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: string | object;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** What `kind` can be: a program without types may say anything. */
const kindNames: Readonly<Record<FaultKind['kind'], true>> = {
  drop: true,
  hang: true,
  slow: true,
  answer: true,
};

/** Takes a fault back, and tells how many requests it has hit. */
export interface TakeBack {
  (): number;
  /** How many it has hit so far; it stays. */
  readonly hits: () => number;
}

type Env = { Bindings: HttpBindings };

/** `add` orders a fault, earlier orders first; `middleware` carries them out. */
export function faultsOnOrder() {
  const orders = new Set<{ readonly fault: Fault; hit: number }>();

  function take(path: string): FaultKind | undefined {
    const order = [...orders].find(({ fault }) => hits(fault, path));
    if (!order) return undefined;
    order.hit += 1;
    if (order.hit === (order.fault.times ?? 1)) orders.delete(order);
    return order.fault.how;
  }

  const middleware: MiddlewareHandler<Env> = async (c, next) => {
    const how = take(c.req.path);
    switch (how?.kind) {
      case 'drop':
        c.env.incoming.socket.destroy();
        return RESPONSE_ALREADY_SENT;
      case 'hang':
        await once(c.env.outgoing, 'close');
        return RESPONSE_ALREADY_SENT;
      case 'answer':
        return answerOf(how);
      case 'slow':
        await delay(how.ms);
        return next();
      case undefined:
        return next();
    }
  };

  return {
    /** Throws when it could hit nothing, or nothing is known that could happen then. */
    add: (fault: Fault): TakeBack => {
      check(fault);
      const order = { fault, hit: 0 };
      orders.add(order);
      const takeBack = () => {
        orders.delete(order);
        return order.hit;
      };
      return Object.assign(takeBack, { hits: () => order.hit });
    },
    middleware,
  };
}

function check({ times = 1, how }: Fault): void {
  if (times !== Infinity && !(Number.isInteger(times) && times >= 1)) {
    throw new Error(`times is 1, a greater whole number, or Infinity, but not ${times}`);
  }
  if (!Object.hasOwn(kindNames, how.kind)) {
    throw new Error(`how.kind is one of ${Object.keys(kindNames).join(', ')}, but not ${how.kind}`);
  }
}

function hits({ path: wanted }: Fault, path: string): boolean {
  if (wanted === undefined) return true;
  return typeof wanted === 'string' ? path.endsWith(wanted) : wanted.test(path);
}

function answerOf({ status, body, headers }: Extract<FaultKind, { kind: 'answer' }>): Response {
  return typeof body === 'string'
    ? new Response(body, {
        status,
        headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
      })
    : Response.json(body, { status, ...(headers && { headers }) });
}

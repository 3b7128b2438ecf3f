// The facts service: the demo's and the tests' stand-in for the real one, on a port of this machine.
import type { OpenAPIHono } from './wire/resource.ts';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { type CalendarDate, dayInGermany } from './figures/units.ts';
import { aevo } from './resources/aevo.ts';
import { balkonkraftwerk } from './resources/balkonkraftwerk.ts';
import { eAuto } from './resources/eAuto.ts';
import { gmbh } from './resources/gmbh.ts';
import { halteverbot } from './resources/halteverbot.ts';
import { jagdschein } from './resources/jagdschein.ts';
import { kaminofen } from './resources/kaminofen.ts';
import { kfz } from './resources/kfz.ts';
import { sachkunde34a } from './resources/sachkunde34a.ts';
import { supplierList } from './resources/suppliers.ts';
import { topicFacts } from './resources/topics.ts';
import { waermepumpe } from './resources/waermepumpe.ts';
import { wallbox } from './resources/wallbox.ts';
import { root } from './root.ts';
import { methodNotAllowed, resourceNotFound } from './wire/errors.ts';
import { type Change, type ChangedAmount, changesOfFigures } from './wire/changes.ts';
import { type Fault, faultsOnOrder, type TakeBack } from './wire/faults.ts';
import { type HttpBindings, listen } from './wire/listen.ts';
import { type FactsRequest, requestLog } from './wire/requestLog.ts';
import { newResource } from './wire/resource.ts';

export interface FactsSandbox {
  /** `http://127.0.0.1:<port>/api/v1`, without a slash at the end. */
  readonly baseUrl: string;
  /** Everything that was asked, oldest first. */
  readonly requests: readonly FactsRequest[];
  /** Replaces the clock (milliseconds since 1970) that moving dates are compared with. */
  readonly setClock: (now: () => number) => void;
  /** Lets the next matching requests fail in a given way. Throws when none could ever match. */
  readonly fault: (fault: Fault) => TakeBack;
  /** From now on the matching resources answer otherwise; what it gives takes that back. */
  readonly change: (change: Change) => () => void;
  /** Raises an amount of the case that was asked for last, and tells which; undefined where none was. */
  readonly raiseAmount: () => ChangedAmount | undefined;
  /** Stops listening and cuts what is still open. */
  readonly stop: () => Promise<void>;
}

/** Starts the service, on any free port unless told; `now` is its clock, in milliseconds since 1970. */
export async function startFactsSandbox(
  options: { readonly port?: number; readonly now?: () => number } = {},
): Promise<FactsSandbox> {
  let now = options.now ?? Date.now;
  const resources = allResources(() => dayInGermany(now()));
  const log = requestLog();
  const faults = faultsOnOrder();
  const changes = changesOfFigures();

  const app = new Hono<{ Bindings: HttpBindings }>({ getPath: pathAsSent })
    .use(log.middleware, faults.middleware, onlyGet, changes.middleware)
    .get('/', (c) => c.text('The facts service. Its index is at /api/v1/\n'))
    .route('/api/v1/', root(resources))
    .route('/api/v1', resources)
    .notFound(withSlashOrNotFound);

  const { origin, serve, close } = await listen(options.port ?? 0);
  serve(app.fetch);
  return {
    baseUrl: `${origin}/api/v1`,
    requests: log.requests,
    setClock(clock) {
      now = clock;
    },
    fault: faults.add,
    change: changes.add,
    raiseAmount: () => changes.raise(),
    stop: close,
  };
}

/** Every resource that is served: a new one is a file in facts/ and a line here. */
function allResources(today: () => CalendarDate): OpenAPIHono {
  return newResource()
    .route('/', topicFacts)
    .route('/', supplierList)
    .route('/', jagdschein)
    .route('/', halteverbot(today))
    .route('/', eAuto)
    .route('/', balkonkraftwerk)
    .route('/', gmbh)
    .route('/', aevo)
    .route('/', kfz)
    .route('/', sachkunde34a)
    .route('/', kaminofen)
    .route('/', waermepumpe)
    .route('/', wallbox);
}

/** The undecoded path: parsing the address would resolve `%2e%2e` and let one path answer for another. */
function pathAsSent(request: Request, options?: { env?: HttpBindings }): string {
  const sent = options?.env?.incoming.url ?? new URL(request.url).pathname;
  return sent.split('?', 1).join();
}

const onlyGet: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET') return next();
  return c.json(methodNotAllowed(c.req.method), 405, { allow: 'GET' });
};

/** All paths end with a slash: one without is sent on to the one with it, known or not. */
function withSlashOrNotFound(c: Context): Response {
  const { path } = c.req;
  const lacksSlash = !path.endsWith('/') && `${path}/`.startsWith('/api/v1/');
  if (lacksSlash) return c.redirect(`${path}/${new URL(c.req.url).search}`, 301);
  return c.json(resourceNotFound(path), 404);
}

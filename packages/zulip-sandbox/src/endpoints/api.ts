// The HTTP side of the API: from a request to an endpoint, and from what it gives to an answer.
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Organization } from '../organization/organization.ts';
import { internalServerError, methodNotAllowed, notServed, pageNotFound, Refusal } from '../wire/errors.ts';
import { parametersOf, text } from '../wire/parameters.ts';
import type { CountRequest } from '../wire/requestLimits.ts';
import type { ApiEnv } from '../wire/sentRequest.ts';
import {
  type ApiRequest,
  authenticate,
  checkIsPerson,
  type Endpoint,
  type Methods,
  methodsAt,
} from './endpoint.ts';
import { endpoints } from './index.ts';
import { isLeftOut, isOpenToAll, leftOut, refusedToBots } from './leftOut.ts';
import { withoutAccount } from './login.ts';

/** Everything under `/api/v1`; the middleware comes before all of it. */
export function api(
  organization: Organization,
  countRequest: CountRequest,
  ...middleware: readonly MiddlewareHandler<ApiEnv>[]
): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>().basePath('/api/v1').use(...middleware);
  for (const [path, { method, answered }] of Object.entries(withoutAccount)) {
    app.on(method, `/${path}`, (c) => c.json(success(answered(c.var.sent.params, organization))));
    app.all(`/${path}`, () => responseTo(methodNotAllowed([method])));
  }
  for (const [path, methods] of Object.entries(endpoints)) {
    app.all(`/${path}`, (c) => answer(c, methods, organization, countRequest));
  }
  for (const [path, methods] of Object.entries(leftOut)) {
    app.on([...methods], `/${path}`, notServedTo(organization));
    app.all(`/${path}`, () => responseTo(methodNotAllowed(methods)));
  }
  return app;
}

export const notFound = () => responseTo(pageNotFound());

/** What is thrown that is no refusal is a fault of this server. */
export function refused(error: unknown): Response {
  if (error instanceof Refusal) return responseTo(error);
  if (error instanceof Error) process.emitWarning(error);
  return responseTo(internalServerError());
}

async function answer(
  c: Context<ApiEnv>,
  methods: Methods,
  organization: Organization,
  countRequest: CountRequest,
): Promise<Response> {
  const known = methodsAt(organization.featureLevel, methods);
  if (known.size === 0) throw pageNotFound();
  const { params, path, files } = c.var.sent;
  // For clients that can only POST.
  const method = (c.req.method === 'POST' && params['method']) || c.req.method;
  const endpoint = known.get(method);
  if (!endpoint && isLeftOut(c.req.routePath, method)) return notServedTo(organization)(c);
  if (!endpoint) throw methodNotAllowed([...known.keys()]);

  const user = authenticate(c.req.header('authorization'), organization);
  // The event server counts for itself.
  const rateHeaders = countRequest(`${path === 'events' ? 'events' : 'rest'} ${user.userId}`);
  const parameters = parametersOf(params);
  parameters.accept('method');
  const client = parameters.optional('client', text) ?? clientName(c.req.header('user-agent'));
  const [pathPart = '', otherPart = ''] = Object.values(c.req.param());
  const response = await carryOut(endpoint, {
    organization,
    user,
    parameters,
    files,
    client,
    pathPart,
    pathId: Number(pathPart),
    otherPathId: Number(otherPart),
    gone: c.req.raw.signal,
  }).catch(refused);
  for (const [name, value] of Object.entries(rateHeaders)) response.headers.set(name, value);
  return response;
}

/** As everywhere, who is not let in hears that first, and so does a bot where none are let in. */
const notServedTo = (organization: Organization) => (c: Context<ApiEnv>) => {
  const { path } = c.var.sent;
  if (isOpenToAll(path)) throw notServed(c.req.method, path);
  const user = authenticate(c.req.header('authorization'), organization);
  if (refusedToBots(path)) checkIsPerson(user);
  throw notServed(c.req.method, path);
};

async function carryOut(endpoint: Endpoint, request: ApiRequest): Promise<Response> {
  const { parameters, organization } = request;
  const fields = await endpoint(request);
  const unsupported = organization.featureLevel >= 167 ? parameters.unsupported() : [];
  return Response.json(
    success({
      ...fields,
      ...(unsupported.length > 0 && { ignored_parameters_unsupported: unsupported }),
    }),
  );
}

const success = (fields: object) => ({ result: 'success', msg: '', ...fields });

function responseTo({ status, body, headers }: Refusal): Response {
  return typeof body === 'string'
    ? new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
    : Response.json(body, { status, headers });
}

/** `MyBot/1.2` is shown as MyBot. */
const clientName = (userAgent: string | undefined) =>
  userAgent?.split('/', 1).join().slice(0, 30) || 'Unspecified';

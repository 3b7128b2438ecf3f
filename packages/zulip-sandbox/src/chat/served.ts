// How an endpoint is offered: from which level on, and whether to bots.
import type { Endpoint } from './endpoint.ts';
import { badRequest, pageNotFound } from './errors.ts';
import type { User } from './model.ts';

/** https://zulip.com/api/changelog: before this level, a server knows nothing of the endpoint. */
export interface NewEndpoint {
  readonly level: number;
  readonly endpoint: Endpoint;
}

export type Methods = Readonly<Record<string, Endpoint | NewEndpoint>>;

export const since = (level: number, endpoint: Endpoint): NewEndpoint => ({ level, endpoint });

/** Bots are refused whatever their role, before anything else is looked at. */
export const forPeopleOnly =
  (endpoint: Endpoint): Endpoint =>
  (request) => {
    checkIsPerson(request.user);
    return endpoint(request);
  };

/** There is more to it on a real server, but bots are not let in there either. */
export const refusedToBots: Endpoint = forPeopleOnly(() => {
  throw pageNotFound();
});

export function checkIsPerson({ isBot }: User): void {
  if (isBot) throw badRequest('This endpoint does not accept bot requests.');
}

/** What there is at this level, by method. */
export function methodsAt(level: number, methods: Methods): ReadonlyMap<string, Endpoint> {
  return new Map(
    Object.entries(methods).flatMap(([method, served]) => {
      if (typeof served === 'function') return [[method, served] as const];
      return level < served.level ? [] : [[method, served.endpoint] as const];
    }),
  );
}

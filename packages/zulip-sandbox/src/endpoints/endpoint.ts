// What every endpoint is: a function from a request to the fields of its success; who may ask, and from which level on.
import type { User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { badRequest, refusal, unauthorized } from '../wire/errors.ts';
import type { Parameters } from '../wire/parameters.ts';
import { credentials } from '../wire/sentRequest.ts';

export interface ApiRequest {
  readonly organization: Organization;
  /** Who asks. */
  readonly user: User;
  readonly parameters: Parameters;
  /** What was uploaded: one file per field of the form. */
  readonly files: readonly File[];
  /** The first variable part of the path, empty if there is none. */
  readonly pathPart: string;
  /** The same as a number: `messages/{message_id}`. */
  readonly pathId: number;
  /** The second variable part, as a number. */
  readonly otherPathId: number;
  /** The program that asks: https://zulip.com/api/http-headers#the-user-agent-header */
  readonly client: string;
  /** Aborted when the client has left. */
  readonly gone: AbortSignal;
}

/** Gives what stands in the answer beside `result` and `msg`; refuses by throwing. */
export type Endpoint = (request: ApiRequest) => object | Promise<object>;

/** https://zulip.com/api/changelog: before this level, a server knows nothing of the endpoint. */
interface NewEndpoint {
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

// Who asks, by HTTP basic authentication: https://zulip.com/api/http-headers#the-authorization-header

/** The key is looked at before the account, and a wrong one is not told apart from an unknown account. */
export function authenticate(authorization: string | undefined, organization: Organization): User {
  if (authorization === undefined) {
    throw unauthorized('Not logged in: API authentication or user session required');
  }
  const { scheme, email, apiKey } = credentials(authorization);
  if (scheme !== 'basic') {
    throw refusal('BAD_REQUEST', 'This endpoint requires HTTP basic authentication.');
  }
  if (!/^[A-Za-z0-9]{32}$/.test(apiKey)) throw unauthorized('Malformed API key');
  const user = [...organization.users.values()].find((one) => one.email.toLowerCase() === email);
  if (!user || user.isInternal || user.apiKey !== apiKey) throw unauthorized('Invalid API key');
  if (!user.isActive) throw unauthorized('Account is deactivated');
  return user;
}

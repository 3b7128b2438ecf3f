// How a made-up facts service is served: its routes as the contract writes them, and what was asked of it, kept.
import type { FactsRequest } from 'facts-sandbox';
import { listenLocally } from './listen.ts';

export interface Answer {
  readonly status: number;
  readonly body: object;
}

/** What stands in an address for the parameters in braces, decoded. */
export type Values = Readonly<Record<string, string>>;

export interface Request {
  readonly query: URLSearchParams;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface Route {
  /** As the contract writes it: `/jagdschein/facts/{state}/`. */
  readonly path: string;
  readonly answer: (values: Values, request: Request) => Answer;
}

export interface RoutedFacts {
  readonly baseUrl: string;
  /** Everything that was asked, oldest first. */
  readonly requests: readonly FactsRequest[];
  readonly close: () => Promise<void>;
}

export interface ServeOptions {
  /** Any free one unless told. */
  readonly port?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Serves the routes on this machine; what none of them answers is `nowhere`. */
export async function serveRoutes(
  routes: readonly Route[],
  nowhere: Answer,
  { port, now = Date.now }: ServeOptions = {},
): Promise<RoutedFacts> {
  const requests: FactsRequest[] = [];
  const find = finder(routes);
  const server = await listenLocally((incoming, outgoing) => {
    const [path = '', typed] = (incoming.url ?? '').split('?');
    const query = new URLSearchParams(typed);
    const { status, body } = find(path)?.({ query, now: now() }) ?? nowhere;
    requests.push({ method: incoming.method ?? '', path, query: Object.fromEntries(query), status });
    const type = status === 200 ? 'application/json' : 'application/problem+json';
    outgoing.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
  }, port);
  return { ...server, requests };
}

function finder(routes: readonly Route[]) {
  const matchers = routes.map(({ path, answer }) => ({
    answer,
    // Matched before anything is decoded, so that an encoded slash stays inside its segment.
    pattern: new RegExp(`^/api/v1${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }));
  return (path: string): ((request: Request) => Answer) | undefined => {
    for (const { pattern, answer } of matchers) {
      const match = pattern.exec(path);
      if (!match) continue;
      const values = Object.entries(match.groups ?? {}).map(([name, typed]) => [name, decoded(typed)]);
      return (request) => answer(Object.fromEntries(values), request);
    }
    return undefined;
  };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

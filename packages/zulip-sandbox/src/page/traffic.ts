// What the bot asks of both services, as the HTTP servers of this process see it, for the page's side panel.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';

type Service = 'chat' | 'facts';

interface Exchange {
  readonly number: number;
  readonly service: Service;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  /** As sent, with the parameters that are in the address. */
  readonly path: string;
  /** Undefined as long as nothing was answered, and for ever when the connection was cut. */
  readonly status: number | undefined;
  /** Undefined as long as it is under way. */
  readonly ms: number | undefined;
}

type Changing = { -readonly [Field in keyof Exchange]: Exchange[Field] };

/** Tells the service that a request came to, or nothing when it is not the bot's. */
type ServiceOf = (request: IncomingMessage) => Service | undefined;

const most = 80;

/** `latest` gives the last ones, oldest first. */
export function watchTraffic(serviceOf: ServiceOf) {
  const exchanges: Changing[] = [];
  let number = 0;

  const onRequest = (message: unknown): void => {
    const { request, response } = requestIn(message);
    const service = request && serviceOf(request);
    if (!service || !response) return;
    const startedAt = performance.now();
    const { method = '', url: path = '' } = request;
    number += 1;
    const exchange: Changing = {
      number,
      service,
      at: Date.now(),
      method,
      path,
      status: undefined,
      ms: undefined,
    };
    exchanges.push(exchange);
    if (exchanges.length > most) exchanges.shift();
    response.once('close', () => {
      exchange.ms = Math.round(performance.now() - startedAt);
      if (response.writableFinished) exchange.status = response.statusCode;
    });
  };

  subscribe(started, onRequest);
  return {
    latest: (): readonly Exchange[] => exchanges,
    stop: () => void unsubscribe(started, onRequest),
  };
}

/** https://nodejs.org/api/diagnostics_channel.html#http */
const started = 'http.server.request.start';

function requestIn(message: unknown): Partial<Pair> {
  if (typeof message !== 'object' || message === null) return {};
  if (!('request' in message && 'response' in message)) return {};
  const { request, response } = message;
  return isRequest(request) && isResponse(response) ? { request, response } : {};
}

interface Pair {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const isRequest = (value: unknown): value is IncomingMessage => value instanceof IncomingMessage;
const isResponse = (value: unknown): value is ServerResponse => value instanceof ServerResponse;

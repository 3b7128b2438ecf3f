// Requests a path exactly as written: fetch() would resolve `..` and `%2e%2e` before the server sees them.
import { type IncomingHttpHeaders, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { json, text } from 'node:stream/consumers';

export interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** Parsed when it is JSON, otherwise as text. */
  readonly body: unknown;
}

/** One request below a base address, following no redirect. Rejects when the connection is cut. */
export async function rawGet(baseUrl: string, path: string, method = 'GET'): Promise<RawAnswer> {
  const { protocol, hostname, port, pathname } = new URL(baseUrl);
  const send = protocol === 'https:' ? overHttps : overHttp;
  const options = { hostname, port, method, path: pathname.replace(/\/$/, '') + path };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    send(options, resolve).on('error', reject).end();
  });
  const isJson = /\bjson\b/.test(response.headers['content-type'] ?? '') && method !== 'HEAD';
  const body = await (isJson ? json(response) : text(response));
  return { status: response.statusCode, headers: response.headers, body };
}

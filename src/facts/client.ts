// One request to the facts service: what is read of its answer, how large and deep it may be, and what a failure means.
// The only importer of ofetch.
import { createFetch, FetchError } from 'ofetch';
import { jsonStructure, mostLevels } from '../jsonBounds.ts';
import type { Received } from './cache.ts';
import { FactsError } from './errors.ts';
import type { Json } from './part.ts';

export interface Asked {
  /** Stands for the address in errors and logs. */
  readonly resource: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the request, the reading of its answer included, which the time limit of ofetch would not. */
  readonly signal: AbortSignal;
}

interface Parsed {
  /** Undefined for what is no JSON. */
  readonly json: Json | undefined;
  readonly bytes: number;
}

/** Which host is asked again and when, hosts.ts decides for all requests; the status, `interpret` does. */
const ask = createFetch({
  fetch: fetchWhereAllowed,
  defaults: { retry: false, ignoreResponseError: true },
});

/** Throws FactsError. */
export async function getJson(url: string, asked: Asked): Promise<Received> {
  const { resource } = asked;
  const { status, parsed } = await read(url, asked).catch((error: unknown) => {
    throw failureOf(error, resource);
  });
  return interpret(resource, status, parsed);
}

/** As a stream: ofetch would read all of it, however long it is, and take for text what is no JSON. */
async function read(url: string, { headers, signal }: Asked) {
  const answer = await ask.raw<unknown, 'stream'>(url, { headers, signal, responseType: 'stream' });
  const { status, _data: body } = answer;
  return { status, parsed: body && parse(decoder.decode(await withinBounds(body))) };
}

const decoder = new TextDecoder();

/** 5xx and anything that is no JSON count as an unreachable host. */
function interpret(resource: string, status: number, { json, bytes }: Parsed = parse('')): Received {
  if (redirects.has(status)) throw new FactsError('refused', resource, { status, code: 'redirected' });
  if (json === undefined || status >= 500) throw new FactsError('unreachable', resource, { status });
  if (status === 400) throw new FactsError('badRequest', resource, { status, body: json });
  if (status === 401 || status === 403) throw new FactsError('unauthorized', resource, { status });
  if (status === 404) throw new FactsError('notFound', resource, { status, body: json });
  if (status >= 300) throw new FactsError('refused', resource, { status });
  return { json, bytes };
}

function parse(text: string): Parsed {
  try {
    return { json: JSON.parse(text) as Json, bytes: Buffer.byteLength(text) };
  } catch {
    return { json: undefined, bytes: 0 };
  }
}

const redirects = new Set([301, 302, 303, 307, 308]);
const mostRedirects = 5;

/** The platform's, at the time of the call: for tests, nock takes its place. */
async function fetchWhereAllowed(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  let url = new URL(input instanceof Request ? input.url : input);
  for (let followed = 0; ; followed++) {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const { status, headers: answered, body } = response;
    const target = redirects.has(status) ? targetIn(answered.get('location'), url) : undefined;
    const isToFollow = target && followed < mostRedirects;
    if (!isToFollow || !mayFollow(url, target, headers.has('authorization'))) return response;
    await body?.cancel();
    url = target;
  }
}

const targetIn = (location: string | null, from: URL): URL | undefined =>
  location !== null && URL.canParse(location, from.href) ? new URL(location, from) : undefined;

/**
 * The key of one server is nobody else's business; and no answer is taken from an unencrypted line in its place. To an
 * address with a name and a password the platform sends nothing.
 */
function mayFollow(from: URL, to: URL, hasKey: boolean): boolean {
  if (to.username || to.password) return false;
  return from.origin === to.origin || (!hasKey && !(from.protocol === 'https:' && to.protocol === 'http:'));
}

/** Of the raw error only the code goes on: its text holds the address with all that was asked for. */
function failureOf(error: unknown, resource: string): unknown {
  const raw = error instanceof FetchError ? error.cause : error;
  if (raw instanceof OutOfBounds) return new FactsError('oversized', resource);
  // Around what broke a connection the platform puts a TypeError; one that is bare is a mistake of ours.
  const isMistake = !(raw instanceof Error) || (raw instanceof TypeError && raw.cause === undefined);
  return isMistake ? error : new FactsError('unreachable', resource, { code: codeOf(raw) });
}

/** Of the innermost error: `ECONNREFUSED`, or its name, `TimeoutError`. */
function codeOf(error: Error): string {
  if (error.cause instanceof Error) return codeOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/**
 * The longest answer of the contract takes less than 1 MiB unpacked, the deepest one ten levels. The most values, those
 * that hold others included, are in the 3,456 results of the wallbox calculator: 31,172. A few bytes make a value, but
 * to read one takes hundreds. An object that had them under their ids would have 3,456 members.
 */
export const mostBytes = 8 * 1024 * 1024;
export const mostValues = 100_000;
const mostMembers = 5_000;

export class OutOfBounds extends Error {
  override readonly name = 'OutOfBounds';
}

/** All of it, read to its end; what is out of bounds is read no further, and what it comes from is ended. */
export async function withinBounds(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const read = jsonStructure();
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > mostBytes) throw new OutOfBounds(`More than ${mostBytes} bytes`);
    const { levels, values, members } = read(chunk);
    if (levels > mostLevels) throw new OutOfBounds(`More than ${mostLevels} levels`);
    if (values > mostValues) throw new OutOfBounds(`More than ${mostValues} values`);
    if (members > mostMembers) throw new OutOfBounds(`More than ${mostMembers} members of an object`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

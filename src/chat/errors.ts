// What can go wrong when the chat server is asked: one closed family, decided by status and code.
// https://zulip.com/api/rest-error-handling

/**
 * - `unreached`: no connection came about (refused, unknown host, certificate): nothing happened on the server
 * - `lost`: the connection broke or took too long: the server may have carried the request out
 * - `server`: 5xx: it may have been carried out as well
 * - `tooLarge`: an answer longer than any of Zulip's, which was not read to its end: likewise
 * - `redirected`: sent on to another address, to which nothing is sent; some redirects come after the deed
 * - `malformed`: an answer that is not Zulip's (a proxy's page, a shape that does not fit): likewise
 * - `rateLimited`: 429: not carried out; free again after `retryAfterMs`
 * - `unauthorized`: 401: the account's address or key is wrong, or the account is off
 * - `rejected`: every other 4xx with Zulip's JSON: not carried out
 */
export type ChatErrorKind =
  | 'unreached'
  | 'lost'
  | 'server'
  | 'tooLarge'
  | 'redirected'
  | 'malformed'
  | 'rateLimited'
  | 'unauthorized'
  | 'rejected';

interface Detail {
  readonly status?: number;
  readonly code?: string;
  readonly said?: string;
  readonly retryAfterMs?: number;
  readonly address?: string;
  readonly cause?: unknown;
}

export class ChatError extends Error {
  override readonly name = 'ChatError';
  readonly kind: ChatErrorKind;
  readonly status: number | undefined;
  /** Zulip's own word for the error: `BAD_REQUEST`, `BAD_EVENT_QUEUE_ID`. */
  readonly code: string | undefined;
  readonly retryAfterMs: number | undefined;
  /** Of the organisation, to which a redirect leads. */
  readonly address: string | undefined;
  readonly #said: string | undefined;

  constructor(
    kind: ChatErrorKind,
    request: string,
    { status, code, said, retryAfterMs, address, cause }: Detail = {},
  ) {
    super([`${request}: ${kind}`, status, code].filter(Boolean).join(' '), { cause });
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
    this.address = address;
    this.#said = said;
  }

  /**
   * Whether the server said this. Only for endpoints whose documented refusals all have one code; a server may speak
   * another language. What it said is kept from logs: it can quote what people typed.
   */
  says(documented: RegExp): boolean {
    return documented.test(this.#said ?? '');
  }
}

/** True when the server may have carried out the request although no answer says so. */
export function mayHaveHappened(error: ChatError): boolean {
  return ['lost', 'server', 'tooLarge', 'redirected', 'malformed'].includes(error.kind);
}

/**
 * What the server may still do of a request that may have been carried out:
 *
 * - `nothing`: it was answered 500, 502 or 503, and sooner than a proxy's patience ends: whoever was at work on it has
 *   ended it, has died, or was never reached. A proxy that has only waited says 504, or Apache's 502 as late as that
 * - `hardly`: the connection was closed in the middle; what works behind a proxy may go on for a moment
 * - `anything`: nobody answered in time, or not with an answer of the server's own
 */
export function mayStillDo(
  { kind, status, code }: ChatError,
  tookMs: number,
): 'nothing' | 'hardly' | 'anything' {
  if (kind === 'server' && [500, 502, 503].includes(status ?? 0) && tookMs < shortestPatienceMs)
    return 'nothing';
  return kind === 'lost' && closedCodes.has(code ?? '') ? 'hardly' : 'anything';
}

/** No proxy gives up its server so soon; what takes so long may be one that did. */
const shortestPatienceMs = 3_000;

const closedCodes: ReadonlySet<string> = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'UND_ERR_SOCKET']);

/** True when the same request may succeed later without anybody doing anything. */
export function isPassing(error: ChatError): boolean {
  return mayHaveHappened(error) || error.kind === 'unreached' || error.kind === 'rateLimited';
}

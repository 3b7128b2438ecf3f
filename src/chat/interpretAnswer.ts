// An HTTP answer of the chat server: its data, or the ChatError that it means. Pure.
import { z } from 'zod';
import { ChatError } from './errors.ts';
import type { Headers } from './http.ts';
import { retryAfterMs } from './retry.ts';

/** An answer of any status. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** Where it leads, if it is a redirect that is not followed. */
  readonly redirectedTo?: URL | undefined;
}

const ErrorBody = z.object({
  code: z.string().optional(),
  msg: z.string().optional(),
  'retry-after': z.unknown().optional(),
});

const SuccessBody = z.object({ ignored_parameters_unsupported: z.array(z.string()).default([]) });

export interface Interpreted<Data> {
  readonly data: Data;
  /** Parameters that this server does not know. */
  readonly ignored: readonly string[];
}

/**
 * The data of a success, read with the given shape. Throws ChatError for everything else; `request` names the
 * endpoint in it and must not contain parameters.
 */
export function interpretAnswer<Shape extends z.ZodType>(
  request: string,
  { status, headers, body, redirectedTo }: RawAnswer,
  shape: Shape,
): Interpreted<z.output<Shape>> {
  if (redirectedTo) {
    throw new ChatError('redirected', request, { status, address: addressBehind(redirectedTo) });
  }
  const json = parse(body);
  const error = ErrorBody.safeParse(json).data;
  const { code, msg: said } = error ?? {};
  const refusal = { status, ...(code ? { code } : {}), ...(said ? { said } : {}) };
  if (status === 429) {
    const ms = retryAfterMs(error?.['retry-after'] ?? headers['retry-after']);
    throw new ChatError('rateLimited', request, { ...refusal, retryAfterMs: ms });
  }
  if (status === 401) throw new ChatError('unauthorized', request, refusal);
  if (status >= 500) throw new ChatError('server', request, refusal);
  if (json === undefined) throw new ChatError('malformed', request, { status });
  if (status >= 400) throw new ChatError('rejected', request, refusal);
  const parsed = shape.safeParse(json);
  if (!parsed.success) throw new ChatError('malformed', request, { status, cause: parsed.error });
  const ignored = SuccessBody.safeParse(json).data?.ignored_parameters_unsupported ?? [];
  return { data: parsed.data, ignored };
}

/** The organisation's address in that of a request, without what may be secret in it. */
export function addressBehind({ origin, pathname }: URL): string {
  const [prefix, rest] = pathname.split('/api/v1/');
  return rest === undefined ? origin : `${origin}${prefix}`;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

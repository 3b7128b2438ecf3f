// An HTTP answer of the chat server: its data, or the ChatError that it means. Pure.
import { z } from 'zod';
import { ChatError } from './errors.ts';

export interface RawAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: string;
}

const ErrorBody = z.object({
  code: z.string().optional(),
  'retry-after': z.number().optional(),
});

/** Time to wait after a 429 that names none. */
const defaultRetryAfterMs = 5_000;

/**
 * The JSON of a success, read with the given shape. Throws ChatError for everything else; `request` names the
 * endpoint in it and must not contain parameters.
 */
export function interpretAnswer<Shape extends z.ZodType>(
  request: string,
  { status, retryAfter, body }: RawAnswer,
  shape: Shape,
): z.output<Shape> {
  const json = parse(body);
  const error = ErrorBody.safeParse(json).data;
  const code = error?.code;
  if (status === 429) {
    const seconds = error?.['retry-after'] ?? Number(retryAfter ?? Number.NaN);
    const retryAfterMs = Number.isFinite(seconds)
      ? Math.ceil(Math.max(0, seconds) * 1000)
      : defaultRetryAfterMs;
    throw new ChatError('rateLimited', request, { status, retryAfterMs, ...(code ? { code } : {}) });
  }
  if (status === 401) throw new ChatError('unauthorized', request, { status, ...(code ? { code } : {}) });
  if (status >= 500) throw new ChatError('server', request, { status, ...(code ? { code } : {}) });
  if (json === undefined) throw new ChatError('malformed', request, { status });
  if (status >= 400) throw new ChatError('rejected', request, { status, ...(code ? { code } : {}) });
  const parsed = shape.safeParse(json);
  if (!parsed.success) throw new ChatError('malformed', request, { status, cause: parsed.error });
  return parsed.data;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

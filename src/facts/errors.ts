// What can go wrong when the facts service is asked: one closed family, classified in connection.ts.
import type { Json } from './part.ts';
import { readRecord } from './record.ts';

/**
 * - `unreachable`: no host gave a usable answer (network, timeout, 5xx, not JSON); asking later may help
 * - `badRequest`: 400, the service refuses a value
 * - `notFound`: 404, the service does not have what was asked for
 * - `unauthorized`: 401 or 403; the operator must act (FACTS_AUTHORIZATION)
 * - `refused`: every other 4xx, and a redirect that is not followed; the operator must act (address)
 * - `oversized`: larger or more deeply nested than any answer of the contract's, and not read to its end
 */
export type FactsErrorKind =
  | 'unreachable'
  | 'badRequest'
  | 'notFound'
  | 'unauthorized'
  | 'refused'
  | 'oversized';

const longestSentence = 300;

export class FactsError extends Error {
  override readonly name = 'FactsError';
  readonly kind: FactsErrorKind;
  readonly status: number | undefined;
  /** What broke the connection: `ECONNREFUSED`, `TimeoutError`. */
  readonly code: string | undefined;
  readonly #body: Json | undefined;

  /** `resource` names what was asked for without the asker's values, which no log may show. */
  constructor(
    kind: FactsErrorKind,
    resource: string,
    detail: { readonly status?: number; readonly code?: string; readonly body?: Json } = {},
  ) {
    super([`GET ${resource}: ${kind}`, detail.status, detail.code].filter(Boolean).join(' '));
    this.kind = kind;
    this.status = detail.status;
    this.code = detail.code;
    this.#body = detail.body;
  }

  // No fields, which the log would show: the service may repeat what was asked.

  /** The values that would have worked, where the error answer lists them. */
  get available(): readonly string[] {
    return this.#body === undefined ? [] : availableValues(this.#body);
  }

  /** What the service says to people about it, in its own words. */
  get said(): string | undefined {
    return this.#body === undefined ? undefined : sentenceIn(this.#body);
  }
}

/** The longest list of values anywhere in an error body; the contract does not name the field. */
function availableValues(body: Json): readonly string[] {
  if (Array.isArray(body)) {
    const values = body.map(firstText);
    return values.every((value) => value !== undefined) ? values : [];
  }
  if (body === null || typeof body !== 'object') return [];
  return Object.values(body)
    .map(availableValues)
    .reduce((longest, values) => (values.length > longest.length ? values : longest), []);
}

/** The first line of the text under the name that services give it; codes and endless texts are for machines. */
function sentenceIn(body: Json): string | undefined {
  const [line = ''] =
    readRecord(body).text('message', 'detail', 'description', 'error', 'title')?.split('\n') ?? [];
  return line.includes(' ') && line.length <= longestSentence ? line : undefined;
}

function firstText(entry: Json): string | undefined {
  if (typeof entry === 'string') return entry;
  if (entry === null || typeof entry !== 'object' || Array.isArray(entry)) return undefined;
  return Object.values(entry).find((value) => typeof value === 'string');
}

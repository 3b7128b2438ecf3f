// What can go wrong when the facts service is asked: one closed family, classified in connection.ts.
import type { Json } from './json.ts';
import { readRecord } from './record.ts';

/**
 * - `unreachable`: no host gave a usable answer (network, timeout, 5xx, not JSON); asking later may help
 * - `badRequest`: 400, the service refuses a value
 * - `notFound`: 404, the service does not have what was asked for
 * - `refused`: every other 4xx; the operator must act (credentials, address)
 */
export type FactsErrorKind = 'unreachable' | 'badRequest' | 'notFound' | 'refused';

const longestSentence = 300;

export class FactsError extends Error {
  override readonly name = 'FactsError';
  readonly kind: FactsErrorKind;
  readonly status: number | undefined;
  /** The values that would have worked, where the error answer lists them. */
  readonly available: readonly string[];
  /** What the service says to people about it, in its own words. */
  readonly said: string | undefined;

  /** `resource` names what was asked for without the asker's values, which no log may show. */
  constructor(
    kind: FactsErrorKind,
    resource: string,
    detail: { readonly status?: number; readonly body?: Json; readonly reason?: string } = {},
  ) {
    super([`GET ${resource}: ${kind}`, detail.status, detail.reason].filter(Boolean).join(' '));
    this.kind = kind;
    this.status = detail.status;
    this.available = detail.body === undefined ? [] : availableValues(detail.body);
    this.said = detail.body === undefined ? undefined : sentenceIn(detail.body);
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

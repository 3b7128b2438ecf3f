// The suppliers for a topic, in the order in which the service places them.
import type { FactsConnection } from '../connection.ts';
import { type FactsRecord, readRecord } from '../record.ts';

/** Each of these includes those that work nationwide. */
export interface SupplierFilter {
  readonly city?: string;
  readonly state?: string;
  /** Five digits; also those of the city that it belongs to. */
  readonly plz?: string;
}

/** GET /topics/{topic}/suppliers/?city&state&plz. Throws FactsError, `notFound` for a topic without suppliers. */
export async function getSuppliers(
  facts: FactsConnection,
  topic: string,
  { city, state, plz }: SupplierFilter,
  signal: AbortSignal,
): Promise<FactsRecord> {
  return readRecord(await facts.get(['topics', topic, 'suppliers'], { query: { city, state, plz }, signal }));
}

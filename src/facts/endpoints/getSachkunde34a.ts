// The resources on the Sachkunde examination (34a): every city with each kind of course, and one of them.
import type { FactsConnection } from '../connection.ts';
import { type FactsRecord, readRecord } from '../record.ts';

const results = ['calculator', 'sachkunde34a', 'results'] as const;

/** Every city with each kind of course: GET /calculator/sachkunde34a/results/. Throws FactsError. */
export async function getSachkunde34aOverview(
  facts: FactsConnection,
  signal: AbortSignal,
): Promise<FactsRecord> {
  return readRecord(await facts.get(results, { signal }));
}

/**
 * What the examination costs: GET /calculator/sachkunde34a/results/{city}/?kursformat=…, where city is a slug or a PLZ
 * of five digits. Throws FactsError.
 */
export async function getSachkunde34aResult(
  facts: FactsConnection,
  asked: { readonly city: string; readonly kursformat: 'guenstig' | 'median' | 'intensiv' },
  signal: AbortSignal,
): Promise<FactsRecord> {
  const { city, kursformat } = asked;
  return readRecord(await facts.get([...results, city], { query: { kursformat }, signal }));
}

// The resources on the trainer's examination (AEVO): every city with each kind of course, and one of them.
import type { FactsConnection } from '../connection.ts';
import { type FactsRecord, readRecord } from '../record.ts';

const results = ['calculator', 'aevo', 'results'] as const;

/** Every city with each kind of course: GET /calculator/aevo/results/. Throws FactsError. */
export async function getAevoOverview(facts: FactsConnection, signal: AbortSignal): Promise<FactsRecord> {
  return readRecord(await facts.get(results, { signal }));
}

/** The estimate: GET /calculator/aevo/results/{city}/{kursformat}/; totals may be null. Throws FactsError. */
export async function getAevoResult(
  facts: FactsConnection,
  asked: { readonly city: string; readonly kursformat: 'guenstig' | 'median' | 'intensiv' },
  signal: AbortSignal,
): Promise<FactsRecord> {
  const { city, kursformat } = asked;
  return readRecord(await facts.get([...results, city, kursformat], { signal }));
}

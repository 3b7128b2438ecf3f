// The resources on founding a GmbH: every city with each kind of contract, and one of them.
import type { FactsConnection } from '../connection.ts';
import { type FactsRecord, readRecord } from '../record.ts';

const results = ['calculator', 'gmbh', 'results'] as const;

/** Every city with each kind of contract: GET /calculator/gmbh/results/. Throws FactsError. */
export async function getGmbhOverview(facts: FactsConnection, signal: AbortSignal): Promise<FactsRecord> {
  return readRecord(await facts.get(results, { signal }));
}

/** Founding costs: GET /calculator/gmbh/results/{city}/{gesellschaftsvertrag}/. Throws FactsError. */
export async function getGmbhResult(
  facts: FactsConnection,
  asked: { readonly city: string; readonly gesellschaftsvertrag: 'muster' | 'individuell' },
  signal: AbortSignal,
): Promise<FactsRecord> {
  const { city, gesellschaftsvertrag } = asked;
  return readRecord(await facts.get([...results, city, gesellschaftsvertrag], { signal }));
}

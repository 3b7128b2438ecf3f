// The stove resources: examples for all states, and the grant for one stove.
import type { FactsConnection } from '../connection.ts';
import { type FactsRecord, readRecord } from '../record.ts';

const results = ['calculator', 'kaminofen', 'results'] as const;

/** Examples for both kinds of stove in every state: GET /calculator/kaminofen/results/. Throws FactsError. */
export async function getKaminofenExamples(
  facts: FactsConnection,
  signal: AbortSignal,
): Promise<FactsRecord> {
  return readRecord(await facts.get(results, { signal }));
}

/** What a grant depends on; what is left out is left to the service. */
export interface KaminofenQuery {
  readonly self?: boolean | undefined;
  readonly oldHeating?: boolean | undefined;
  readonly incomeUnder40000?: boolean | undefined;
  readonly nrwSolarPv?: boolean | undefined;
}

/**
 * One stove: GET /calculator/kaminofen/results/{stoveType}/{state}/{costs}/, where state is spelt as the service
 * spells it and costs are euros, at least 1. Throws FactsError, `notFound` for a state that the service does not know.
 */
export async function getKaminofenResult(
  facts: FactsConnection,
  asked: {
    readonly stoveType: 'classic' | 'pellet_water';
    readonly state: string;
    readonly costs: number;
  },
  { self, oldHeating, incomeUnder40000, nrwSolarPv }: KaminofenQuery,
  signal: AbortSignal,
): Promise<FactsRecord> {
  const given = { self, oldHeating, incomeUnder40000, nrwSolarPv };
  const query = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value?.toString()] as const),
  );
  const segments = [...results, asked.stoveType, asked.state, String(asked.costs)];
  return readRecord(await facts.get(segments, { query, signal }));
}

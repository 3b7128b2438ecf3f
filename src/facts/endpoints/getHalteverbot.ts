// The halteverbot resources: places, pairs of places, one pair. Field names below those the contract states are open.
import type { FactsConnection } from '../connection.ts';
import { type FactsRecord, readRecord } from '../record.ts';

const resource = ['calculator', 'halteverbot'] as const;

/** All places with their processing times and costs: GET /calculator/halteverbot/. Throws FactsError. */
export async function getHalteverbotPlaces(
  facts: FactsConnection,
  signal: AbortSignal,
): Promise<FactsRecord> {
  return readRecord(await facts.get(resource, { signal }));
}

/** The result of every pair of places: GET /calculator/halteverbot/results/. Throws FactsError. */
export async function getHalteverbotPairs(facts: FactsConnection, signal: AbortSignal): Promise<FactsRecord> {
  return readRecord(await facts.get([...resource, 'results'], { signal }));
}

/**
 * The zones at both ends of a move: GET /calculator/halteverbot/results/{von}/{nach}/, where von and nach are the
 * service's slugs; with `datum` (YYYY-MM-DD) also urgency and schedule. Throws FactsError, `notFound` for a place
 * that the service does not know.
 */
export async function getHalteverbotPair(
  facts: FactsConnection,
  { von, nach, datum }: { von: string; nach: string; datum: string | undefined },
  signal: AbortSignal,
): Promise<FactsRecord> {
  return readRecord(
    await facts.get([...resource, 'results', von, nach], {
      query: { datum },
      validToday: datum !== undefined,
      signal,
    }),
  );
}

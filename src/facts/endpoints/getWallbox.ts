// The wallbox resources: every combination, and what is funded for one.
import type { FactsConnection } from '../connection.ts';
import { type FactsRecord, readRecord } from '../record.ts';

const results = ['calculator', 'wallbox', 'results'] as const;

/** Every combination, of which there are thousands: GET /calculator/wallbox/results/. Throws FactsError. */
export async function getWallboxResults(facts: FactsConnection, signal: AbortSignal): Promise<FactsRecord> {
  return readRecord(await facts.get(results, { signal }));
}

/**
 * One project: GET /calculator/wallbox/results/{gebaeudetyp}/{bundesland}/{stellplaetze}/{wallboxTyp}/, each of them
 * one of the values that the contract lists, and so is `applicant`. Throws FactsError.
 */
export async function getWallboxResult(
  facts: FactsConnection,
  asked: {
    readonly gebaeudetyp: string;
    readonly bundesland: string;
    readonly stellplaetze: number;
    readonly wallboxTyp: string;
    readonly applicant: string;
  },
  signal: AbortSignal,
): Promise<FactsRecord> {
  const { gebaeudetyp, bundesland, stellplaetze, wallboxTyp, applicant } = asked;
  const segments = [...results, gebaeudetyp, bundesland, String(stellplaetze), wallboxTyp];
  return readRecord(await facts.get(segments, { query: { applicant }, signal }));
}

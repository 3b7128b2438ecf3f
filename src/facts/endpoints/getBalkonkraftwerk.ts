// The balcony solar resources: baseline results for the cities that subsidise, and the result for one set.
import type { FactsConnection } from '../connection.ts';
import { type FactsRecord, readRecord } from '../record.ts';

const results = ['calculator', 'balkonkraftwerk', 'results'] as const;

/**
 * Every size in every city with an active subsidy, and in none: GET /calculator/balkonkraftwerk/results/. Throws
 * FactsError.
 */
export async function getBalkonkraftwerkResults(
  facts: FactsConnection,
  signal: AbortSignal,
): Promise<FactsRecord> {
  return readRecord(await facts.get(results, { signal }));
}

/**
 * One set: GET /calculator/balkonkraftwerk/results/{city}/{leistung}/, where city is a slug of the service or `none`.
 * `preis` (199 to 2,000 EUR) and `strom` (0.2 to 0.5 EUR/kWh) take the place of the service's defaults. Throws
 * FactsError, `notFound` for a city without an active subsidy.
 */
export async function getBalkonkraftwerkResult(
  facts: FactsConnection,
  asked: {
    readonly city: string;
    readonly leistung: '300w' | '600w' | '800w' | '1600w';
    readonly preis: number | undefined;
    readonly strom: number | undefined;
  },
  signal: AbortSignal,
): Promise<FactsRecord> {
  const { city, leistung, preis, strom } = asked;
  const query = { preis: preis?.toString(), strom: strom?.toString() };
  return readRecord(await facts.get([...results, city, leistung], { query, signal }));
}

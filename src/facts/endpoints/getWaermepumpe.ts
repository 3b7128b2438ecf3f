// The heat pump resources: all configured combinations, and the grant for one pump.
import type { FactsConnection } from '../connection.ts';
import { type FactsRecord, readRecord } from '../record.ts';

const results = ['calculator', 'waermepumpe', 'results'] as const;

/** Every combination: GET /calculator/waermepumpe/results/. Throws FactsError. */
export async function getWaermepumpeOverview(
  facts: FactsConnection,
  signal: AbortSignal,
): Promise<FactsRecord> {
  return readRecord(await facts.get(results, { signal }));
}

/** What a grant depends on; what is left out is left to the service. */
export interface WaermepumpeQuery {
  /** Euros; the service clamps what is outside 5,000 to 60,000. */
  readonly kosten?: number | undefined;
  /** Five digits. */
  readonly plz?: string | undefined;
  readonly selbstnutzer?: boolean | undefined;
  readonly alteHeizung?: boolean | undefined;
  readonly einkommenUnter40000?: boolean | undefined;
}

/** One pump: GET /calculator/waermepumpe/results/{pumpType}/{populationClass}/. Throws FactsError. */
export async function getWaermepumpeResult(
  facts: FactsConnection,
  { pumpType, populationClass }: { readonly pumpType: string; readonly populationClass: string },
  { plz, ...query }: WaermepumpeQuery,
  signal: AbortSignal,
): Promise<FactsRecord> {
  const given = Object.entries(query).map(([name, value]) => [name, value?.toString()] as const);
  return readRecord(
    await facts.get([...results, pumpType, populationClass], {
      query: { ...Object.fromEntries(given), plz },
      signal,
    }),
  );
}

// The e-car subsidy resources: the whole matrix, and the amount for one household.
import type { FactsConnection } from '../connection.ts';
import { type FactsRecord, readRecord } from '../record.ts';

const results = ['calculator', 'e-auto', 'results'] as const;

/** The subsidy matrix for both vehicle types: GET /calculator/e-auto/results/. Throws FactsError. */
export async function getEAutoMatrix(facts: FactsConnection, signal: AbortSignal): Promise<FactsRecord> {
  return readRecord(await facts.get(results, { signal }));
}

/**
 * The amount: GET /calculator/e-auto/results/{fahrzeugtyp}/{bracket}/{kinder}/, where bracket is the taxable household
 * income in euros and kinder the number of children under 18, both whole and not negative. Throws FactsError.
 */
export async function getEAutoResult(
  facts: FactsConnection,
  asked: {
    readonly fahrzeugtyp: 'bev' | 'phev_range_extender';
    readonly bracket: number;
    readonly kinder: number;
  },
  signal: AbortSignal,
): Promise<FactsRecord> {
  const { fahrzeugtyp, bracket, kinder } = asked;
  return readRecord(await facts.get([...results, fahrzeugtyp, String(bracket), String(kinder)], { signal }));
}

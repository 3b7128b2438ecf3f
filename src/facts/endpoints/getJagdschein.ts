// The hunting licence: estimates of all costs, facts on training and exam, details of fees and papers; by state.
import type { FactsConnection } from '../connection.ts';
import { type FactsRecord, readRecord } from '../record.ts';

/** What is asked of it; the address of each stands below. */
const paths = {
  results: ['calculator', 'jagdschein', 'results'],
  facts: ['jagdschein', 'facts'],
  detail: ['jagdschein', 'detail'],
} as const;

export type JagdscheinView = keyof typeof paths;

/**
 * All 16 states: GET /calculator/jagdschein/results/, GET /jagdschein/facts/, GET /jagdschein/detail/. Throws
 * FactsError.
 */
export async function getJagdscheinStates(
  facts: FactsConnection,
  view: JagdscheinView,
  signal: AbortSignal,
): Promise<FactsRecord> {
  return readRecord(await facts.get(paths[view], { signal }));
}

/** One state by its slug: the same with {state}/ behind it. Throws FactsError, `notFound` for an unknown state. */
export async function getJagdscheinState(
  facts: FactsConnection,
  view: JagdscheinView,
  state: string,
  signal: AbortSignal,
): Promise<FactsRecord> {
  return readRecord(await facts.get([...paths[view], state], { signal }));
}

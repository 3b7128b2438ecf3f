// The vehicle registration resources: every process, way and plate, and the fee for one of them.
import type { FactsConnection } from '../connection.ts';
import { type FactsRecord, readRecord } from '../record.ts';

const results = ['calculator', 'kfz', 'results'] as const;

/** Every process, way and plate: GET /calculator/kfz/results/. Throws FactsError. */
export async function getKfzOverview(facts: FactsConnection, signal: AbortSignal): Promise<FactsRecord> {
  return readRecord(await facts.get(results, { signal }));
}

/** Fee and documents: GET /calculator/kfz/results/{vorgang}/{weg}/{wunschkennzeichen}/. Throws FactsError. */
export async function getKfzResult(
  facts: FactsConnection,
  asked: {
    readonly vorgang: 'neuzulassung' | 'halterwechsel' | 'ummeldung' | 'abmeldung';
    readonly weg: 'amt' | 'online';
    /** True for a plate of one's own choice. */
    readonly wunschkennzeichen: boolean;
  },
  signal: AbortSignal,
): Promise<FactsRecord> {
  const { vorgang, weg, wunschkennzeichen } = asked;
  const segments = [...results, vorgang, weg, wunschkennzeichen ? 'ja' : 'nein'];
  return readRecord(await facts.get(segments, { signal }));
}

// The topics: the index of the service, what it says on a topic, and who is in charge of it in a state.
import type { FactsConnection } from '../connection.ts';
import { FactsError } from '../errors.ts';
import { type FactsRecord, readRecord } from '../record.ts';

/** A topic that no service has: asked for, it names those that there are. */
const noTopic = 'themenliste';

/** The endpoint index, whose body the contract leaves open: GET /. Throws FactsError. */
export async function getIndex(facts: FactsConnection, signal: AbortSignal): Promise<FactsRecord> {
  return readRecord(await facts.get([], { signal }));
}

/** The topics as the service lists them for one that it does not have; none when it does not. Throws FactsError. */
export async function getTopicsOnOffer(
  facts: FactsConnection,
  signal: AbortSignal,
): Promise<readonly string[]> {
  try {
    await getTopicFacts(facts, noTopic, signal);
    return [];
  } catch (error) {
    if (error instanceof FactsError && error.kind === 'notFound') return error.available;
    throw error;
  }
}

/** What there is to know on a topic: GET /topics/{topic}/facts/. Throws FactsError, `notFound` with all topics. */
export async function getTopicFacts(
  facts: FactsConnection,
  topic: string,
  signal: AbortSignal,
): Promise<FactsRecord> {
  return readRecord(await facts.get(['topics', topic, 'facts'], { signal }));
}

/**
 * Who is in charge of a topic in one state: GET /topics/{topic}/facts/{state}/, where state is its name as the
 * service stores it. Throws FactsError.
 */
export async function getTopicAuthorities(
  facts: FactsConnection,
  { topic, state }: { readonly topic: string; readonly state: string },
  signal: AbortSignal,
): Promise<FactsRecord> {
  return readRecord(await facts.get(['topics', topic, 'facts', state], { signal }));
}

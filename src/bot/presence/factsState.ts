// Whether the facts service is there now, and at its address: asked itself, whatever is kept.
import { getTopicFacts } from '../../facts/endpoints/getTopics.ts';
import { type FactsConnection, FactsError, freshly, getIndex } from '../../facts/index.ts';

/** A service that has no index answers too; one that refuses the bot, or says what cannot be read, is as good as down. */
export async function isFactsDown(facts: FactsConnection, signal: AbortSignal): Promise<boolean> {
  try {
    await getIndex(freshly(facts), signal);
    return false;
  } catch (error) {
    if (!(error instanceof FactsError)) throw error;
    return error.kind !== 'notFound' && error.kind !== 'badRequest';
  }
}

/** `unknown`: it cannot be told now, because the service gives no answer, or refuses the bot. */
export type FactsAddress = 'right' | 'wrong' | 'unknown';

/** A topic of the contract's own, which every service has below the right address. */
const everyServicesTopic = 'halteverbot';

/** Something that answers, and does not have what the contract demands, is another service or another path. */
export async function readFactsAddress(facts: FactsConnection, signal: AbortSignal): Promise<FactsAddress> {
  try {
    await getTopicFacts(freshly(facts), everyServicesTopic, signal);
    return 'right';
  } catch (error) {
    if (!(error instanceof FactsError)) throw error;
    return error.kind === 'unreachable' || error.kind === 'unauthorized' ? 'unknown' : 'wrong';
  }
}

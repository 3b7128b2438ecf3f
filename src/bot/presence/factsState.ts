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
    return isAnswerOfAnother(error) ? 'wrong' : 'unknown';
  }
}

/** Not the key's fault, no outage, and no service in haste. */
const passing = new Set([401, 403, 408, 429]);

/** A page in HTML is no answer either: most addresses that are wrong give one. */
function isAnswerOfAnother({ kind, status = 500 }: FactsError): boolean {
  return !passing.has(status) && (kind !== 'unreachable' || status < 500);
}

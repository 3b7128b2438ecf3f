// Whether the facts service is there now: asked itself, whatever is kept.
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

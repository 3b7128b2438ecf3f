// Which servers have saved snippets.
import { both, type ChatCall, refusal } from '../../src/kit/index.ts';

/** Feature level 297: https://zulip.com/api/changelog */
export const snippetLevel = 297;

/** Throws ClarificationNeeded on a server that is too old. */
export function refuseWithoutSnippets({ account: { featureLevel } }: ChatCall): void {
  if (featureLevel >= snippetLevel) return;
  throw refusal(both`Textbausteine gibt es erst ab Feature-Level ${snippetLevel}; dieser Server hat ${featureLevel}.
    Saved snippets exist from feature level ${snippetLevel} on; this server has ${featureLevel}.`);
}

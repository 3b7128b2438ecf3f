// Which servers have saved snippets.
import { AskError, type ChatCall } from '../../src/kit/index.ts';

/** Feature level 297: https://zulip.com/api/changelog */
const firstLevel = 297;

/** Throws AskError on a server that is too old. */
export function refuseWithoutSnippets({ account: { featureLevel } }: ChatCall): void {
  if (featureLevel >= firstLevel) return;
  throw new AskError({
    kind: 'other',
    say: {
      de: `Textbausteine gibt es erst ab Feature-Level ${firstLevel}; dieser Server hat ${featureLevel}.`,
      en: `Saved snippets exist from feature level ${firstLevel} on; this server has ${featureLevel}.`,
    },
  });
}

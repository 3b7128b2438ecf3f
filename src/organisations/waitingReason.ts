// Why an organisation could not go on, as far as its operator can do something about it: words of the bot's own alone.
import { ServerTooOld } from '../bot/hearing/listen.ts';
import { ChatError } from '../chat/index.ts';
import type { WaitingReason } from '../healthPages.ts';

export function reasonOf(error: unknown): WaitingReason {
  if (error instanceof ServerTooOld) return 'server too old';
  if (!(error instanceof ChatError)) return 'unknown: see the log';
  const { kind } = error;
  return kind === 'unauthorized' || kind === 'redirected' ? kind : 'unknown: see the log';
}

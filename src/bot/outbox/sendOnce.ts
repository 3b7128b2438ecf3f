// Sends one message once: what may have been sent is looked for before it is sent again.
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type ChoicesWidget, ChatError, mayHaveHappened, retry, sendMessage } from '../../chat/index.ts';
import type { Channels } from '../model/channels.ts';
import { isSamePart, type Marker } from '../model/marker.ts';
import type { Observer } from '../model/observer.ts';
import type { Conversation } from '../model/question.ts';
import { sentMarkersOf, type OwnMessagesParts } from './ownMessages.ts';

export interface SendParts extends OwnMessagesParts {
  readonly log: Logger;
  readonly observer: Pick<Observer, 'reconciled'>;
  /** Where an own message would never be seen again, nothing is sent a second time. */
  readonly channels: Pick<Channels, 'seesOwnMessages' | 'isSubscribed'>;
  /** Waits before each look after an ambiguous failure, in milliseconds; after the last one it is sent again. */
  readonly lookAfterMs: readonly number[];
}

/** A server's worker may carry out a request up to a minute after its answer was given up: zulip.com/api/send-message */
export const defaultLookAfterMs: readonly number[] = [0, 2_000, 10_000, 60_000];

/**
 * `marker` is what the content ends with; `widget` goes along if the server takes it. Throws ChatError that is not
 * passing, and the signal's reason.
 */
export async function sendOnce(
  to: Conversation,
  content: string,
  marker: Marker,
  parts: SendParts,
  signal: AbortSignal,
  widget?: ChoicesWidget,
): Promise<void> {
  let courtesy = widget;
  const attempt = async (): Promise<void> => {
    try {
      await sendMessage(parts.chat, to, content, signal, courtesy);
    } catch (error) {
      signal.throwIfAborted();
      if (courtesy && error instanceof ChatError && error.kind === 'rejected') {
        // Why, only its words would tell; and what was refused was not carried out.
        parts.log.info({ err: error }, 'a message with buttons was refused; sending it without');
        courtesy = undefined;
        return attempt();
      }
      if (!(error instanceof ChatError) || !mayHaveHappened(error)) throw error;
      parts.log.warn({ err: error }, 'a message may have been sent; looking for it');
      if (to.kind === 'channel' && !parts.channels.seesOwnMessages(to.channelId)) return;
      const wasSent = await isThere(to, marker, parts, signal);
      parts.observer.reconciled(wasSent ? 'found' : 'sentAgain');
      if (!wasSent) throw error;
    }
  };
  await retry(attempt, { signal });
}

/** Looks at once and then later and later; a look that failed is repeated, it is no miss. */
async function isThere(
  to: Conversation,
  marker: Marker,
  parts: SendParts,
  signal: AbortSignal,
): Promise<boolean> {
  for (const ms of parts.lookAfterMs) {
    await setTimeout(ms, undefined, { signal });
    const found = await retry(() => sentMarkersOf(marker.questionId, to, parts, signal), { signal });
    if (found.some((other) => isSamePart(marker, other))) return true;
  }
  return false;
}

// Sends one message once: what may have been sent is looked for before it is sent again.
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  type ChoicesWidget,
  ChatError,
  mayHaveHappened,
  mayStillDo,
  retry,
  sendMessage,
} from '../../chat/index.ts';
import type { Channels } from '../model/account.ts';
import { isLater, isSamePart, type Marker } from '../model/marker.ts';
import type { Observer } from '../model/observer.ts';
import type { Conversation } from '../model/question.ts';
import type { Place } from '../model/turns.ts';
import { newestOfOthers, sentMarkersOf, sentMarkersSince, type OwnMessagesParts } from './ownMessages.ts';

export interface SendParts extends OwnMessagesParts {
  readonly log: Logger;
  readonly observer: Pick<Observer, 'reconciled'>;
  /** Where an own message would never be seen again, nothing is sent a second time. */
  readonly channels: Pick<Channels, 'seesOwnMessages' | 'isSubscribed'>;
  /** When it is looked for after an ambiguous failure, in milliseconds since that; after the last look it is sent again. */
  readonly lookAtMs: readonly number[];
  /** Whose turn it is, if others wait for the end of it. */
  readonly place?: Pick<Place, 'lettingOthersPass'>;
}

/** A server's worker may carry out a request up to a minute after its answer was given up: zulip.com/api/send-message */
export const defaultLookAtMs: readonly number[] = [0, 2_000, 12_000, 72_000];

/** So many looks are enough where the server does nothing more: what it was storing when it answered is stored then. */
const looksIfNothing = 2;

/** And so many where it hardly does, if others have been heard there since: it takes messages, and ours was before. */
const looksIfHardly = 3;

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
    const sentAt = performance.now();
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
      const doubt = mayStillDo(error, performance.now() - sentAt);
      const wasSent = await isThere(to, marker, doubt, parts, signal);
      parts.observer.reconciled(wasSent ? 'found' : 'sentAgain');
      if (!wasSent) throw error;
    }
  };
  await retry(attempt, { signal });
}

/**
 * Looks at once and then later and later, as long as the server may still store it; a look that failed is repeated, it
 * is no miss. After the first look others are worked on in the conversation.
 */
async function isThere(
  to: Conversation,
  marker: Marker,
  doubt: ReturnType<typeof mayStillDo>,
  parts: SendParts,
  signal: AbortSignal,
): Promise<boolean> {
  const failedAt = performance.now();
  const failedOn = new Date();
  /** So long after the failure the last look that succeeded was begun. */
  let lookedAt = 0;
  const look = async () => {
    const found = await retry(
      () => {
        lookedAt = performance.now() - failedAt;
        return isLater(marker)
          ? sentMarkersSince(failedOn, marker.questionId, to, parts, signal)
          : sentMarkersOf(marker.questionId, to, parts, signal);
      },
      { signal },
    );
    return found.some((other) => isSamePart(marker, other));
  };
  const heard = () => retry(() => newestOfOthers(to, parts, signal), { signal });
  const [first = 0, ...later] =
    doubt === 'nothing' ? parts.lookAtMs.slice(0, looksIfNothing) : parts.lookAtMs;
  await setTimeout(first, undefined, { signal });
  if (await look()) return true;

  const lookOn = async () => {
    const heardBefore = doubt === 'hardly' ? await heard() : 0;
    for (const [index, ms] of later.entries()) {
      // While the server was away, its time has passed as well.
      if (lookedAt >= ms) continue;
      await setTimeout(Math.max(0, failedAt + ms - performance.now()), undefined, { signal });
      if (await look()) return true;
      const isEnough = doubt === 'hardly' && index + 2 >= looksIfHardly;
      if (isEnough && (await heard()) > heardBefore) return false;
    }
    return false;
  };
  return parts.place ? parts.place.lettingOthersPass(lookOn) : lookOn();
}

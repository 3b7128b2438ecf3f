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
import { isSamePart, type Marker } from '../model/marker.ts';
import type { Observer } from '../model/observer.ts';
import type { Conversation } from '../model/question.ts';
import type { Place } from '../model/turns.ts';
import { newestOfOthers, sentMarkersWherever, type OwnMessagesParts } from './ownMessages.ts';

export interface SendParts extends OwnMessagesParts {
  readonly log: Logger;
  readonly observer: Pick<Observer, 'reconciled'>;
  /** Where an own message would never be seen again, nothing is sent a second time. */
  readonly channels: Pick<Channels, 'seesOwnMessages' | 'isSubscribed'>;
  /** When it is looked for after an ambiguous failure, in milliseconds since that; after the last look it is sent again. */
  readonly lookAtMs: readonly number[];
  /** What is sent for this question is in doubt for so long at most: nobody else may send it before. */
  readonly onDoubt: (questionId: number, forMs: number) => void;
  /** Whose turn it is, if others wait for the end of it. */
  readonly place?: Pick<Place, 'lettingOthersPass'>;
}

/** A server's worker may carry out a request up to a minute after its answer was given up: zulip.com/api/send-message */
export const defaultLookAtMs: readonly number[] = [0, 2_000, 12_000, 72_000];

/** So many looks are enough where the server does nothing more: what it was storing when it answered is stored then. */
const looksIfNothing = 2;

/** And so many where it hardly does, if others have been heard there since: it takes messages, and ours was before. */
const looksIfHardly = 3;

export interface Sending {
  readonly to: Conversation;
  readonly content: string;
  /** What the content ends with. */
  readonly marker: Marker;
  /** Goes along if the server takes it. */
  readonly widget?: ChoicesWidget | undefined;
  /** Asked before each attempt: its question may have been moved or deleted since. */
  readonly isStillSo: () => boolean;
  /** Messages that end alike, and are not it: it takes their place. */
  readonly replaced: readonly number[];
}

/**
 * Gives the marker with the message that it is in, where that can be known; or that it was not sent, for it is not still
 * so. Throws ChatError that is not passing, of the sending alone, and the signal's reason.
 */
export async function sendOnce(
  sending: Sending,
  parts: SendParts,
  signal: AbortSignal,
): Promise<Marker | 'outdated'> {
  const { to, content, marker, isStillSo } = sending;
  let courtesy = sending.widget;
  const attempt = async (): Promise<Marker | 'outdated'> => {
    if (!isStillSo()) return 'outdated';
    const sentAt = performance.now();
    try {
      return { ...marker, messageId: await sendMessage(parts.chat, to, content, signal, courtesy) };
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
      if (to.kind === 'channel' && !parts.channels.seesOwnMessages(to.channelId)) return marker;
      const doubt = mayStillDo(error, performance.now() - sentAt);
      const found = await lookFor(sending, doubt, parts, signal);
      // Where it cannot be looked for, it gets there at most once as well.
      if (found === 'refused') return marker;
      parts.observer.reconciled(found ? 'found' : 'sentAgain');
      if (!found) throw error;
      return found;
    }
  };
  return retry(attempt, { signal });
}

/**
 * Looks at once and then later and later, as long as the server may still store it; a look that failed is repeated, it
 * is no miss. After the first look others are worked on in the conversation.
 */
async function lookFor(
  { to, marker, replaced }: Sending,
  doubt: ReturnType<typeof mayStillDo>,
  parts: SendParts,
  signal: AbortSignal,
): Promise<Marker | 'refused' | undefined> {
  const failedAt = performance.now();
  const failedOn = new Date();
  /** So long after the failure the last look that succeeded was begun. */
  let lookedAt = 0;
  const look = async (): Promise<Marker | 'refused' | undefined> => {
    const all = () => {
      lookedAt = performance.now() - failedAt;
      return sentMarkersWherever(failedOn, marker.questionId, to, parts, signal);
    };
    try {
      const found = await retry(all, { signal });
      return found.find((one) => isSamePart(marker, one) && !replaced.includes(one.messageId ?? 0));
    } catch (error) {
      if (!(error instanceof ChatError) || error.kind !== 'rejected') throw error;
      parts.log.warn({ err: error }, 'it cannot be looked for; taken for sent');
      return 'refused';
    }
  };
  /** Undefined where it cannot be told. */
  const heard = () =>
    retry(() => newestOfOthers(to, parts, signal), { signal }).catch((error: unknown) => {
      if (!(error instanceof ChatError) || error.kind !== 'rejected') throw error;
      return undefined;
    });
  const looksAt = doubt === 'nothing' ? parts.lookAtMs.slice(0, looksIfNothing) : parts.lookAtMs;
  const [first = 0, ...later] = looksAt;
  parts.onDoubt(marker.questionId, looksAt.at(-1) ?? 0);
  await setTimeout(first, undefined, { signal });
  const atOnce = await look();
  if (atOnce) return atOnce;

  const lookOn = async () => {
    const heardBefore = doubt === 'hardly' ? await heard() : undefined;
    for (const [index, ms] of later.entries()) {
      // While the server was away, its time has passed as well.
      if (lookedAt >= ms) continue;
      await setTimeout(Math.max(0, failedAt + ms - performance.now()), undefined, { signal });
      const found = await look();
      if (found) return found;
      if (heardBefore === undefined || index + 2 < looksIfHardly) continue;
      if (((await heard()) ?? 0) > heardBefore) return undefined;
    }
    return undefined;
  };
  return parts.place ? parts.place.lettingOthersPass(lookOn) : lookOn();
}

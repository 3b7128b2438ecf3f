// The event loop: register, long-poll, back off, register again when the queue is lost, delete the queue at the end.
// https://zulip.com/api/real-time-events
import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ChatConnection } from './connection.ts';
import { deleteQueue } from './endpoints/deleteQueue.ts';
import { getEvents } from './endpoints/getEvents.ts';
import { registerQueue, type Registration } from './endpoints/registerQueue.ts';
import { ChatError } from './errors.ts';
import { type EventEnvelope, oddEvent, readEvent, type ZulipEvent } from './model.ts';
import { backoff, untilPassed } from './retry.ts';

/** A registration means that events may have been missed before it: whoever reads on must look what is unread. */
export type Happening = { readonly type: 'registered'; readonly registration: Registration } | ZulipEvent;

export interface EventsOptions {
  readonly signal: AbortSignal;
  readonly log: Logger;
  /** Called before each attempt to hear the server: a sign of life. */
  readonly onAttempt: () => void;
  /** Called when the server has answered. */
  readonly onHeard: () => void;
}

/** Nothing new this soon: another process polls this queue, or the server repeats itself. It must not become a storm. */
const tooQuickMs = 200;
const shortLifeMs = 10_000;
/** No server lets a poll wait for longer. */
const longestPollMs = 10 * 60_000;
/** So many polls in a row without anything that can be read: it will not become better. */
const mostBad = 5;
const deleteTimeoutMs = 2_000;

/**
 * Everything that happens in the chat, until the signal ends it. Throws ChatError only where going on is pointless:
 * when it is `unauthorized`.
 */
export async function* readEvents(chat: ChatConnection, options: EventsOptions): AsyncGenerator<Happening> {
  const { signal, log } = options;
  const pause = backoff();
  while (!signal.aborted) {
    const register = () => {
      options.onAttempt();
      return registerQueue(chat, signal);
    };
    const registration = await untilPassed(register, { failure: 'no event queue yet', log, signal });
    if (!registration) return;
    options.onHeard();
    const startedAt = performance.now();
    try {
      yield { type: 'registered', registration };
      yield* pollQueue(chat, registration, options);
      // A queue that is lost as soon as it is there must not become a storm of registrations.
      if (performance.now() - startedAt > shortLifeMs) pause.reset();
      else await pause.wait(signal).catch(ignoreAbort(signal));
    } finally {
      // After the end of a lost queue this fails, and that is as good.
      if (signal.aborted)
        await deleteQueue(chat, registration.queue_id, deleteTimeoutMs).catch(ignoreChatError);
    }
  }
}

/** Yields the events of one queue until it is lost or the signal ends it. */
async function* pollQueue(
  chat: ChatConnection,
  registration: Registration,
  { signal, log, onAttempt, onHeard }: EventsOptions,
): AsyncGenerator<ZulipEvent> {
  const pause = backoff();
  const timeoutMs = Math.min(registration.event_queue_longpoll_timeout_seconds * 1000, longestPollMs);
  let lastEventId = registration.last_event_id;
  let bad = 0;
  while (!signal.aborted) {
    onAttempt();
    const startedAt = performance.now();
    let envelopes: readonly EventEnvelope[];
    try {
      envelopes = await getEvents(chat, { id: registration.queue_id, lastEventId, timeoutMs }, signal);
      onHeard();
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ChatError) || error.kind === 'unauthorized') throw error;
      if (error.kind === 'rejected' || error.kind === 'tooLarge') {
        // BAD_EVENT_QUEUE_ID, or the queue no longer has the events after this id, or has too many: it is lost.
        log.warn({ err: error }, 'the event queue is lost; registering again');
        return;
      }
      if (error.kind === 'malformed') bad += 1;
      if (bad >= mostBad) {
        log.warn({ err: error }, 'the event queue gives nothing usable; registering again');
        return;
      }
      log.warn({ err: error }, 'polling failed; trying again with the same queue');
      await pause.wait(signal, error.retryAfterMs).catch(ignoreAbort(signal));
      continue;
    }
    const after = lastEventId;
    const isNews = envelopes.some(({ id, type }) => id > after && type !== 'heartbeat');
    const isOdd = !isNews && envelopes.includes(oddEvent);
    bad = isOdd ? bad + 1 : 0;
    if (!isNews && performance.now() - startedAt < tooQuickMs)
      await pause.wait(signal).catch(ignoreAbort(signal));
    else pause.reset();
    for (const envelope of envelopes) {
      lastEventId = Math.max(lastEventId, envelope.id);
      const event = readEvent(envelope);
      if (event instanceof z.ZodError)
        log.error({ err: event, type: envelope.type }, 'an event has an unknown shape');
      else if (event) yield event;
    }
    if (bad >= mostBad) {
      log.warn('the event queue gives nothing usable; registering again');
      return;
    }
    // One turn of the event loop for the questions just taken: what can be answered at once is sent before the next poll.
    await setImmediate();
  }
}

function ignoreChatError(error: unknown): void {
  if (!(error instanceof ChatError)) throw error;
}

const ignoreAbort = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) throw error;
};

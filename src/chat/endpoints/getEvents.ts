// GET /events, the long poll: https://zulip.com/api/get-events
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';
import { EventEnvelope, oddEvent } from '../model.ts';

/** Item by item: one that is odd must not hide the others. */
const Answer = z.object({ events: z.array(EventEnvelope.catch(oddEvent)) });

/** Waits until there are events after the last one, or a heartbeat (at most a minute), or the timeout. */
export async function getEvents(
  chat: ChatConnection,
  queue: { readonly id: string; readonly lastEventId: number; readonly timeoutMs: number },
  signal: AbortSignal,
): Promise<z.infer<typeof Answer>['events']> {
  const { events } = await chat.call({
    method: 'GET',
    path: 'events',
    parameters: { queue_id: queue.id, last_event_id: queue.lastEventId },
    answer: Answer,
    timeoutMs: queue.timeoutMs,
    outsideBudget: true,
    signal,
  });
  return events;
}

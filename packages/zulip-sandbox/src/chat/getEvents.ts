// GET /events: https://zulip.com/api/get-events
import type { Endpoint } from './endpoint.ts';
import { badGateway, badRequest } from './errors.ts';
import { boolean, integer, text } from './parameters.ts';
import { acknowledge, findQueue, waitForEvents } from './queues.ts';

/** Answers at once when there are events, otherwise when there is one. */
export const getEvents: Endpoint = async ({ organization, user, parameters, gone }) => {
  const queueId = parameters.optional('queue_id', text);
  const lastEventId = parameters.optional('last_event_id', integer);
  const dontBlock = parameters.optional('dont_block', boolean) ?? false;
  if (queueId === undefined) throw badRequest("Missing 'queue_id' argument");
  if (lastEventId === undefined) throw badRequest("Missing 'last_event_id' argument");

  const { queues } = organization;
  const queue = findQueue(queues, user.userId, queueId);
  acknowledge(queue, lastEventId);
  // Only one poll can wait at a queue.
  queue.endPoll?.('answered');
  if (queue.events.length > 0 || dontBlock) return { events: [...queue.events] };

  const end = await waitForEvents(queues, queue, gone);
  if (end === 'cut') throw badGateway();
  return { events: [...queue.events], queue_id: queueId };
};

// DELETE /events: https://zulip.com/api/delete-queue
import type { Endpoint } from './endpoint.ts';
import { text } from './parameters.ts';
import { findQueue, forgetQueue } from './queues.ts';

/** A poll that waits at the queue is answered, without events. */
export const deleteQueue: Endpoint = ({ organization, user, parameters }) => {
  const queueId = parameters.required('queue_id', text);
  forgetQueue(organization.queues, findQueue(organization.queues, user.userId, queueId));
  return {};
};

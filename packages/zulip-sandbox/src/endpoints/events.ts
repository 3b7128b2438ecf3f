// Event queues: registering, polling, deleting them.
import { isGuest } from '../organization/access.ts';
import {
  acknowledge,
  aQueueNarrow,
  createQueue,
  findQueue,
  forgetQueue,
  type QueueOptions,
  waitForEvents,
} from '../organization/queues.ts';
import { badGateway, badRequest, internalServerError } from '../wire/errors.ts';
import {
  aList,
  anInteger,
  anObject,
  aString,
  boolean,
  type Check,
  integer,
  json,
  orNull,
  type Parameters,
  text,
} from '../wire/parameters.ts';
import type { Endpoint } from './endpoint.ts';
import { initialState } from './initialState.ts';
import { versionFields } from './serverSettings.ts';

// POST /register: https://zulip.com/api/register-queue
export const registerQueue: Endpoint = ({ organization, user, parameters }) => {
  const { featureLevel, queues, duringRegister } = organization;
  const { options, idleTimeoutSeconds, capabilities = {} } = queueOptions(parameters, featureLevel);
  const fetchEventTypes = parameters.optional('fetch_event_types', json(orNull(aList(aString))));
  const includeSubscribers = parameters.optional('include_subscribers', json(aBooleanOrPartial)) ?? false;
  const isSlimPresence = parameters.optional('slim_presence', boolean) ?? false;
  parameters.accept('client_gravatar', 'presence_history_limit_days');
  if (options.allPublicStreams && isGuest(user)) throw badRequest('User not authorized for this query');

  const queue = createQueue(queues, user.userId, options);
  // What happens now is in the state already, and counts as heard, although it stays in the queue.
  for (const happen of duringRegister.splice(0)) happen();

  const fetched = fetchEventTypes ? new Set(fetchEventTypes) : options.eventTypes;
  return {
    queue_id: queue.id,
    ...versionFields(featureLevel),
    ...initialState(
      user,
      (type) => !fetched || fetched.has(type),
      { includeSubscribers, isSlimPresence, capabilities, isWhole: !fetched },
      organization,
    ),
    ...(idleTimeoutSeconds !== undefined && { idle_queue_timeout_secs: idleTimeoutSeconds }),
    last_event_id: queue.events.at(-1)?.id ?? -1,
  };
};

function queueOptions(parameters: Parameters, featureLevel: number) {
  const eventTypes = parameters.optional('event_types', json(orNull(aList(aString))));
  const lifespan = parameters.optional('queue_lifespan_secs', json(anInteger)) ?? 0;
  const capabilities = parameters.optional('client_capabilities', json(clientCapabilities));
  const idleTimeout =
    featureLevel >= 481
      ? (parameters.optional('idle_queue_timeout', json(anIdleTimeout)) ?? usualLifespan)
      : undefined;
  if (lifespan < 0) throw internalServerError();

  const lifespanSeconds = Math.min(lifespan || (idleTimeout ?? usualLifespan), longestLifespan);
  const options: QueueOptions = {
    eventTypes: eventTypes && new Set(eventTypes),
    applyMarkdown: parameters.optional('apply_markdown', boolean) ?? false,
    allPublicStreams: parameters.optional('all_public_streams', boolean) ?? false,
    narrow: parameters.optional('narrow', json(aQueueNarrow)),
    lifespanSeconds,
    bulkMessageDeletion: capabilities?.['bulk_message_deletion'] === true,
    emptyTopicName: featureLevel >= 334 && capabilities?.['empty_topic_name'] === true,
    simplifiedPresenceEvents: featureLevel >= 419 && capabilities?.['simplified_presence_events'] === true,
    archivedChannels: featureLevel >= 378 && capabilities?.['archived_channels'] === true,
    userSettingsObject: capabilities?.['user_settings_object'] === true,
    linkifierUrlTemplate: capabilities?.['linkifier_url_template'] === true,
    streamTypingNotifications: featureLevel >= 58 && capabilities?.['stream_typing_notifications'] === true,
  };
  return {
    options,
    capabilities,
    idleTimeoutSeconds: idleTimeout === undefined ? undefined : lifespanSeconds,
  };
}

const usualLifespan = 600;
const longestLifespan = 7 * 24 * 3600;

const clientCapabilities: Check<Readonly<Record<string, unknown>>> = (name, value) => {
  const capabilities = anObject(name, value);
  if (capabilities['notification_settings_null'] === undefined) {
    throw badRequest(`${name}["notification_settings_null"] field is missing`);
  }
  return capabilities;
};

const anIdleTimeout: Check<number> = (name, value) =>
  value === 'mobile' ? longestLifespan : anInteger(name, value);

/** `partial` leaves the lists to the server, which is free to send them whole. */
const aBooleanOrPartial: Check<boolean> = (name, value) => {
  if (value === true || value === 'partial') return true;
  if (value === false) return false;
  throw badRequest(`${name} is not a boolean`);
};

// GET /events: https://zulip.com/api/get-events

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

// DELETE /events: https://zulip.com/api/delete-queue

/** A poll that waits at the queue is answered, without events. */
export const deleteQueue: Endpoint = ({ organization, user, parameters }) => {
  const queueId = parameters.required('queue_id', text);
  forgetQueue(organization.queues, findQueue(organization.queues, user.userId, queueId));
  return {};
};

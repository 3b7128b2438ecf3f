// POST /register: an event queue, and what the server allows: https://zulip.com/api/register-queue
import { z } from 'zod';
import type { ChatConnection } from '../connection.ts';
import { CustomEmoji, eventTypes } from '../model.ts';

/** Limits that a server states only in newer versions, or behind some settings, have Zulip's defaults. */
const Registration = z.object({
  queue_id: z.string(),
  last_event_id: z.int(),
  zulip_feature_level: z.int(),
  /** It is shown and logged: nothing but a version passes. */
  zulip_version: z
    .string()
    .regex(/^[\w.+-]{1,40}$/)
    .catch('?'),
  /** In Unicode code points. */
  max_message_length: z.int().positive().default(10_000),
  event_queue_longpoll_timeout_seconds: z.number().positive().default(90),
  /** Lengths in code points too. */
  max_stream_name_length: z.int().positive().default(60),
  max_stream_description_length: z.int().positive().default(1024),
  max_channel_folder_name_length: z.int().positive().default(60),
  max_channel_folder_description_length: z.int().positive().default(1024),
  /** The size of an uploaded file; 0 where uploads are switched off. */
  max_file_upload_size_mib: z.number().optional(),
  realm_emoji: CustomEmoji.default({}),
});
export type Registration = z.infer<typeof Registration>;

/** How long the server keeps the queue when nobody asks: an outage of the network of half a day loses nothing. */
const queueLifespanSeconds = 12 * 3600;

export function registerQueue(chat: ChatConnection, signal: AbortSignal): Promise<Registration> {
  return chat.call({
    method: 'POST',
    path: 'register',
    parameters: {
      event_types: eventTypes,
      // `realm` brings the limits. Without this list, the whole organisation would come.
      fetch_event_types: ['realm', 'realm_emoji'],
      apply_markdown: false,
      client_gravatar: true,
      include_subscribers: false,
      // The older and the newer name of the same thing; a server ignores the one it does not know.
      queue_lifespan_secs: queueLifespanSeconds,
      idle_queue_timeout: queueLifespanSeconds,
      client_capabilities: {
        notification_settings_null: true,
        empty_topic_name: true,
        bulk_message_deletion: true,
      },
    },
    mayIgnore: ['queue_lifespan_secs', 'idle_queue_timeout'],
    answer: Registration,
    signal,
  });
}

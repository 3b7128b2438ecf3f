// What the recorded answers and events are made of: messages, users, channels.
import type { Shape } from './shape.ts';

const success = { result: 'string', msg: 'string', 'ignored_parameters_unsupported?': ['string'] } as const;
export const answer = (fields: Readonly<Record<string, Shape>>): Shape => ({ ...success, ...fields });

export const reaction = {
  emoji_code: 'string',
  emoji_name: 'string',
  reaction_type: 'string',
  user_id: 'number',
};
export const message = {
  avatar_url: 'string|null',
  client: 'string',
  content: 'string',
  content_type: 'string',
  id: 'number',
  is_me_message: 'boolean',
  reactions: [{ ...reaction, user: 'object' }],
  recipient_id: 'number',
  sender_email: 'string',
  sender_full_name: 'string',
  sender_id: 'number',
  sender_realm_str: 'string',
  subject: 'string',
  submessages: [
    { content: 'string', id: 'number', message_id: 'number', msg_type: 'string', sender_id: 'number' },
  ],
  timestamp: 'number',
  topic_links: [],
  type: 'string',
} as const;
export const inChannel = { ...message, display_recipient: 'string', stream_id: 'number' } as const;
export const direct = {
  ...message,
  display_recipient: [{ email: 'string', full_name: 'string', id: 'number', is_mirror_dummy: 'boolean' }],
} as const;
export const edit = {
  'prev_content?': 'string',
  'prev_rendered_content?': 'string',
  'prev_topic?': 'string',
  'topic?': 'string',
  'stream?': 'number',
  'prev_stream?': 'number',
  timestamp: 'number',
  user_id: 'number',
} as const;
export const fetched = {
  ...inChannel,
  flags: ['string'],
  'edit_history?': [edit],
  'last_edit_timestamp?': 'number',
} as const;
export const update = {
  edit_timestamp: 'number',
  flags: ['string'],
  id: 'number',
  message_id: 'number',
  message_ids: ['number'],
  rendering_only: 'boolean',
  stream_id: 'number',
  stream_name: 'string',
  type: 'string',
  user_id: 'number',
} as const;
export const move = { ...update, orig_subject: 'string', propagate_mode: 'string' } as const;
export const flagEvent = {
  all: 'boolean',
  flag: 'string',
  id: 'number',
  messages: ['number'],
  op: 'string',
  operation: 'string',
  type: 'string',
} as const;
export const deleted = {
  id: 'number',
  message_type: 'string',
  stream_id: 'number',
  topic: 'string',
  type: 'string',
} as const;
export const person = { email: 'string', user_id: 'number' } as const;
export const user = {
  avatar_url: 'string|null',
  avatar_version: 'number',
  date_joined: 'string',
  delivery_email: 'string|null',
  email: 'string',
  full_name: 'string',
  is_active: 'boolean',
  is_admin: 'boolean',
  is_billing_admin: 'boolean',
  is_bot: 'boolean',
  is_guest: 'boolean',
  is_owner: 'boolean',
  role: 'number',
  timezone: 'string',
  user_id: 'number',
} as const;
export const bot = { ...user, bot_owner_id: 'number|null', bot_type: 'number' } as const;
export const channel = {
  can_remove_subscribers_group: 'number|object',
  creator_id: 'number|null',
  date_created: 'number',
  description: 'string',
  first_message_id: 'number|null',
  history_public_to_subscribers: 'boolean',
  invite_only: 'boolean',
  is_announcement_only: 'boolean',
  is_archived: 'boolean',
  is_web_public: 'boolean',
  message_retention_days: 'number|null',
  name: 'string',
  rendered_description: 'string',
  stream_id: 'number',
  stream_post_policy: 'number',
  stream_weekly_traffic: 'number|null',
} as const;
export const subscription = {
  ...channel,
  audible_notifications: 'boolean|null',
  color: 'string',
  desktop_notifications: 'boolean|null',
  email_notifications: 'boolean|null',
  in_home_view: 'boolean',
  is_muted: 'boolean',
  pin_to_top: 'boolean',
  push_notifications: 'boolean|null',
  wildcard_mentions_notify: 'boolean|null',
} as const;
export const lookedUp = { found_newest: 'boolean', found_oldest: 'boolean' } as const;

// The fields of answers as a real server sent them (10.0-dev, feature level 321).
import { answer, bot, channel, fetched, lookedUp, subscription, user } from './recordedParts.ts';
import type { Shape } from './shape.ts';

export const recordedAnswers = {
  register: answer({
    last_event_id: 'number',
    max_message_id: 'number',
    queue_id: 'string',
    zulip_feature_level: 'number',
    zulip_merge_base: 'string',
    zulip_version: 'string',
  }),
  sentByBot: answer({ id: 'number' }),
  sentByPerson: answer({ id: 'number', 'automatic_new_visibility_policy?': 'number' }),
  messages: answer({
    anchor: 'number',
    found_anchor: 'boolean',
    ...lookedUp,
    history_limited: 'boolean',
    messages: [fetched],
  }),
  found: answer({
    anchor: 'number',
    found_anchor: 'boolean',
    ...lookedUp,
    history_limited: 'boolean',
    messages: [{ ...fetched, match_content: 'string', match_subject: 'string' }],
  }),
  message: answer({ message: fetched, raw_content: 'string' }),
  edited: answer({ detached_uploads: [] }),
  ownBot: answer({ ...bot, max_message_id: 'number' }),
  ownPerson: answer({ ...user, max_message_id: 'number', profile_data: 'object' }),
  otherPerson: answer({ user }),
  users: answer({ members: [{ ...user, 'bot_owner_id?': 'number|null', 'bot_type?': 'number' }] }),
  channels: answer({ streams: [channel] }),
  subscriptions: answer({ subscriptions: [subscription] }),
  subscribed: answer({ subscribed: { '*': ['string'] }, already_subscribed: { '*': ['string'] } }),
  emoji: answer({
    emoji: {
      '*': {
        author_id: 'number|null',
        deactivated: 'boolean',
        id: 'string',
        name: 'string',
        source_url: 'string',
        still_url: 'string|null',
      },
    },
  }),
  uploaded: answer({ filename: 'string', uri: 'string', url: 'string' }),
  presences: answer({
    'presence_last_update_id?': 'number',
    presences: {
      '*': {
        aggregated: { client: 'string', status: 'string', timestamp: 'number' },
        website: { client: 'string', pushable: 'boolean', status: 'string', timestamp: 'number' },
      },
    },
    server_timestamp: 'number',
  }),
  presence: answer({
    presence: {
      aggregated: { status: 'string', timestamp: 'number' },
      website: { status: 'string', timestamp: 'number' },
    },
  }),
  status: answer({
    status: {
      'away?': 'boolean',
      'status_text?': 'string',
      'emoji_code?': 'string',
      'emoji_name?': 'string',
      'reaction_type?': 'string',
    },
  }),
  snippets: answer({
    saved_snippets: [{ content: 'string', date_created: 'number', id: 'number', title: 'string' }],
  }),
  snippetMade: answer({ saved_snippet_id: 'number' }),
  flags: answer({ messages: ['number'] }),
  flagsOfNarrow: answer({
    first_processed_id: 'number|null',
    ...lookedUp,
    last_processed_id: 'number|null',
    processed_count: 'number',
    updated_count: 'number',
  }),
  serverSettings: answer({
    authentication_methods: 'object',
    email_auth_enabled: 'boolean',
    external_authentication_methods: 'array',
    is_incompatible: 'boolean',
    push_notifications_enabled: 'boolean',
    realm_description: 'string',
    realm_icon: 'string',
    realm_name: 'string',
    realm_uri: 'string',
    realm_url: 'string',
    realm_web_public_access_enabled: 'boolean',
    require_email_format_usernames: 'boolean',
    zulip_feature_level: 'number',
    zulip_merge_base: 'string',
    zulip_version: 'string',
  }),
} as const satisfies Readonly<Record<string, Shape>>;

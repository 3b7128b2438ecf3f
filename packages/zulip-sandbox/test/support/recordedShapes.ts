// Names of fields as a real Zulip server (10.0-dev, feature level 321) sent them.

/** The level that the shapes were recorded at. */
export const recordedLevel = 321;

const fields = (names: string) => names.split(' ').sort();

const message =
  'avatar_url client content content_type display_recipient id is_me_message reactions recipient_id' +
  ' sender_email sender_full_name sender_id sender_realm_str subject submessages timestamp topic_links type';
const update =
  'edit_timestamp flags id message_id message_ids rendering_only stream_id stream_name type user_id';
const ownUser =
  'avatar_url avatar_version date_joined delivery_email email full_name is_active is_admin is_billing_admin' +
  ' is_bot is_guest is_owner max_message_id msg result role timezone user_id';

export const recorded = {
  channelMessageInEvent: fields(`${message} stream_id`),
  directMessageInEvent: fields(message),
  fetchedChannelMessage: fields(`${message} stream_id flags`),
  editedChannelMessage: fields(`${message} stream_id flags last_edit_timestamp edit_history`),
  contentEdit: fields(`${update} content is_me_message orig_content orig_rendered_content rendered_content`),
  topicMove: fields(`${update} orig_subject propagate_mode subject topic_links`),
  reaction: fields('emoji_code emoji_name id message_id op reaction_type type user user_id'),
  ownBot: fields(`${ownUser} bot_owner_id bot_type`),
  ownPerson: fields(`${ownUser} profile_data`),
  channel: fields(
    'can_remove_subscribers_group creator_id date_created description first_message_id' +
      ' history_public_to_subscribers invite_only is_announcement_only is_archived is_web_public' +
      ' message_retention_days name rendered_description stream_id stream_post_policy stream_weekly_traffic',
  ),
  presenceAnswer: fields('msg presence_last_update_id presences result server_timestamp'),
  customEmoji: fields('author_id deactivated id name source_url still_url'),
  uploadAnswer: fields('filename msg result uri url'),
  messagesAnswer: fields('anchor found_anchor found_newest found_oldest history_limited messages msg result'),
};

export const fieldsOf = (value: unknown) => Object.keys(Object(value)).sort();

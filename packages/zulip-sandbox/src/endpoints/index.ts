// Every endpoint that is served: a new one is a file beside this, and a line here.
import { addAlertWords, getAlertWords, removeAlertWords } from './alertWords.ts';
import { getAttachments, removeAttachment } from './attachments.ts';
import { getBotStorage, removeBotStorage, updateBotStorage } from './botStorage.ts';
import {
  archiveStream,
  createChannel,
  getStreamById,
  getStreamId,
  getStreams,
  getSubscribers,
  updateStream,
} from './channels.ts';
import { deactivateCustomEmoji, getCustomEmoji, uploadCustomEmoji } from './customEmoji.ts';
import { type Methods, since } from './endpoint.ts';
import { createDrafts, deleteDraft, editDraft, getDrafts } from './drafts.ts';
import { deleteQueue, getEvents, registerQueue } from './events.ts';
import { getFileTemporaryUrl, uploadFile } from './files.ts';
import {
  markAllAsRead,
  markStreamAsRead,
  markTopicAsRead,
  updateMessageFlags,
  updateMessageFlagsForNarrow,
} from './flags.ts';
import {
  createChannelFolder,
  getChannelFolders,
  reorderChannelFolders,
  updateChannelFolder,
} from './folders.ts';
import {
  getGroupMembers,
  getIsGroupMember,
  getSubgroups,
  updateGroupMembers,
  updateSubgroups,
} from './groupMembers.ts';
import {
  addLinkifier,
  getLinkifiers,
  removeLinkifier,
  reorderLinkifiers,
  updateLinkifier,
} from './linkifiers.ts';
import {
  checkMessagesMatchNarrow,
  getMessageHistory,
  getReadReceipts,
  sendSubmessage,
} from './messageDetails.ts';
import { deleteMessage, getMessage, getMessages, renderMessage } from './messages.ts';
import { muteUser, unmuteUser } from './mutedUsers.ts';
import { getRealmPresence, getUserPresence, setTypingStatus, updatePresence } from './presence.ts';
import {
  createProfileField,
  getProfileFields,
  removeProfileData,
  updateProfileData,
} from './profileFields.ts';
import { addReaction, removeReaction } from './reactions.ts';
import { sendMessage } from './sendMessage.ts';
import { updateSettings } from './settings.ts';
import { createSavedSnippet, deleteSavedSnippet, editSavedSnippet, getSavedSnippets } from './snippets.ts';
import { getUserStatus, updateStatus, updateStatusForUser } from './status.ts';
import { getSubscriptions, subscribe, unsubscribe, updateSubscriptions } from './subscriptions.ts';
import {
  getSubscriptionStatus,
  updateSubscriptionSetting,
  updateSubscriptionSettings,
} from './subscriptionSettings.ts';
import { deleteTopic, getTopics, muteTopic, updateUserTopic } from './topics.ts';
import { updateMessage } from './updateMessage.ts';
import { createUserGroup, deactivateUserGroup, getUserGroups, updateUserGroup } from './userGroups.ts';
import { getOwnUser, getUser, getUsers } from './users.ts';

/** By path after `/api/v1/`; a path can have two variable parts. */
export const endpoints: Readonly<Record<string, Methods>> = {
  register: { POST: registerQueue },
  events: { GET: getEvents, DELETE: deleteQueue },
  messages: { GET: getMessages, POST: sendMessage },
  'messages/render': { POST: renderMessage },
  'messages/flags': { POST: updateMessageFlags },
  'messages/flags/narrow': { POST: updateMessageFlagsForNarrow },
  mark_all_as_read: { POST: markAllAsRead },
  mark_stream_as_read: { POST: markStreamAsRead },
  mark_topic_as_read: { POST: markTopicAsRead },
  'messages/:id{[0-9]+}': { GET: getMessage, PATCH: updateMessage, DELETE: deleteMessage },
  'messages/:id{[0-9]+}/history': { GET: getMessageHistory },
  'messages/:id{[0-9]+}/read_receipts': { GET: getReadReceipts },
  'messages/matches_narrow': { GET: checkMessagesMatchNarrow },
  'messages/:id{[0-9]+}/reactions': { POST: addReaction, DELETE: removeReaction },
  users: { GET: getUsers },
  'users/me': { GET: getOwnUser },
  'users/me/subscriptions': {
    GET: getSubscriptions,
    POST: subscribe,
    PATCH: updateSubscriptions,
    DELETE: unsubscribe,
  },
  'users/me/subscriptions/properties': { POST: updateSubscriptionSettings },
  'users/me/subscriptions/muted_topics': { PATCH: muteTopic },
  'users/me/subscriptions/:id{[0-9]+}': { PATCH: updateSubscriptionSetting },
  'users/me/:id{[0-9]+}/topics': { GET: getTopics },
  'users/:id{[0-9]+}/subscriptions/:channel{[0-9]+}': { GET: getSubscriptionStatus },
  'users/me/status': { POST: updateStatus },
  'users/me/presence': { POST: updatePresence },
  'users/:id/presence': { GET: getUserPresence },
  'users/:id{[0-9]+}/status': { GET: since(262, getUserStatus), POST: since(407, updateStatusForUser) },
  'users/:id': { GET: getUser },
  streams: { GET: getStreams },
  'streams/:id{[0-9]+}/members': { GET: getSubscribers },
  'streams/:id{[0-9]+}/delete_topic': { POST: deleteTopic },
  'streams/:id{[0-9]+}': { GET: getStreamById, PATCH: updateStream, DELETE: archiveStream },
  'channels/create': { POST: since(417, createChannel) },
  channel_folders: { GET: since(389, getChannelFolders), PATCH: since(414, reorderChannelFolders) },
  'channel_folders/create': { POST: since(389, createChannelFolder) },
  'channel_folders/:id{[0-9]+}': { PATCH: since(389, updateChannelFolder) },
  get_stream_id: { GET: getStreamId },
  'realm/emoji': { GET: getCustomEmoji },
  'realm/emoji/:name': { POST: uploadCustomEmoji, DELETE: deactivateCustomEmoji },
  user_uploads: { POST: uploadFile },
  'user_uploads/:path{.+}': { GET: getFileTemporaryUrl },
  'realm/presence': { GET: getRealmPresence },
  saved_snippets: { GET: since(297, getSavedSnippets), POST: since(297, createSavedSnippet) },
  'saved_snippets/:id{[0-9]+}': {
    PATCH: since(368, editSavedSnippet),
    DELETE: since(297, deleteSavedSnippet),
  },
  typing: { POST: setTypingStatus },
  settings: { PATCH: updateSettings },
  'settings/display': { PATCH: updateSettings },
  'settings/notifications': { PATCH: updateSettings },
  user_groups: { GET: getUserGroups },
  'user_groups/create': { POST: createUserGroup },
  'user_groups/:id{[0-9]+}': { PATCH: updateUserGroup },
  'user_groups/:id{[0-9]+}/members': { GET: getGroupMembers, POST: updateGroupMembers },
  'user_groups/:id{[0-9]+}/members/:user{[0-9]+}': { GET: getIsGroupMember },
  'user_groups/:id{[0-9]+}/subgroups': { GET: getSubgroups, POST: updateSubgroups },
  'user_groups/:id{[0-9]+}/deactivate': { POST: since(290, deactivateUserGroup) },
  'realm/profile_fields': { GET: getProfileFields, POST: createProfileField },
  'users/me/profile_data': { PATCH: updateProfileData, DELETE: removeProfileData },
  'realm/linkifiers': { GET: getLinkifiers, PATCH: reorderLinkifiers },
  'realm/filters': { POST: addLinkifier },
  'realm/filters/:id{[0-9]+}': { PATCH: updateLinkifier, DELETE: removeLinkifier },
  'users/me/alert_words': { GET: getAlertWords, POST: addAlertWords, DELETE: removeAlertWords },
  drafts: { GET: getDrafts, POST: createDrafts },
  'drafts/:id{[0-9]+}': { PATCH: editDraft, DELETE: deleteDraft },
  attachments: { GET: getAttachments },
  'attachments/:id{[0-9]+}': { DELETE: removeAttachment },
  user_topics: { POST: updateUserTopic },
  'users/me/muted_users/:id{[0-9]+}': { POST: muteUser, DELETE: unmuteUser },
  submessage: { POST: sendSubmessage },
  bot_storage: { GET: getBotStorage, PUT: updateBotStorage, DELETE: removeBotStorage },
};

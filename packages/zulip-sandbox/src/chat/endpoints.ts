// Every endpoint that is served: a new one is a file beside this, and a line here.
import { addReaction } from './addReaction.ts';
import { archiveStream } from './archiveStream.ts';
import { getBotStorage, removeBotStorage, updateBotStorage } from './botStorage.ts';
import { createChannel } from './createChannel.ts';
import { createChannelFolder } from './createChannelFolder.ts';
import { createSavedSnippet } from './createSavedSnippet.ts';
import { deactivateCustomEmoji } from './deactivateCustomEmoji.ts';
import { deleteMessage } from './deleteMessage.ts';
import { deleteQueue } from './deleteQueue.ts';
import { deleteSavedSnippet } from './deleteSavedSnippet.ts';
import { editSavedSnippet } from './editSavedSnippet.ts';
import { getChannelFolders } from './getChannelFolders.ts';
import { getCustomEmoji } from './getCustomEmoji.ts';
import { getEvents } from './getEvents.ts';
import { getFileTemporaryUrl } from './getFileTemporaryUrl.ts';
import { getMessage } from './getMessage.ts';
import { getMessages } from './getMessages.ts';
import { getOwnUser } from './getOwnUser.ts';
import { getRealmPresence } from './getRealmPresence.ts';
import { getSavedSnippets } from './getSavedSnippets.ts';
import { getStreamById } from './getStreamById.ts';
import { getStreamId, getStreams } from './getStreams.ts';
import { getSubscribers } from './getSubscribers.ts';
import { getSubscriptions } from './getSubscriptions.ts';
import { getUser } from './getUser.ts';
import { getUserPresence } from './getUserPresence.ts';
import { getUsers } from './getUsers.ts';
import { getUserStatus } from './getUserStatus.ts';
import { registerQueue } from './registerQueue.ts';
import { removeReaction } from './removeReaction.ts';
import { renderMessage } from './renderMessage.ts';
import { markAllAsRead, markStreamAsRead, markTopicAsRead } from './markAsRead.ts';
import { reorderChannelFolders } from './reorderChannelFolders.ts';
import { sendMessage } from './sendMessage.ts';
import { type Methods, refusedToBots, since } from './served.ts';
import { setTypingStatus } from './setTypingStatus.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';
import { updateChannelFolder } from './updateChannelFolder.ts';
import { updateMessage } from './updateMessage.ts';
import { updateMessageFlags, updateMessageFlagsForNarrow } from './updateMessageFlags.ts';
import { updatePresence } from './updatePresence.ts';
import { updateStatus } from './updateStatus.ts';
import { updateStatusForUser } from './updateStatusForUser.ts';
import { updateStream } from './updateStream.ts';
import { uploadCustomEmoji } from './uploadCustomEmoji.ts';
import { uploadFile } from './uploadFile.ts';

/** By path after `/api/v1/`; a path can have one variable part. */
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
  'messages/:id{[0-9]+}/reactions': { POST: addReaction, DELETE: removeReaction },
  users: { GET: getUsers },
  'users/me': { GET: getOwnUser },
  'users/me/subscriptions': { GET: getSubscriptions, POST: subscribe, DELETE: unsubscribe },
  'users/me/status': { POST: updateStatus },
  'users/me/presence': { POST: updatePresence },
  'users/:id/presence': { GET: getUserPresence },
  'users/:id{[0-9]+}/status': { GET: since(262, getUserStatus), POST: since(407, updateStatusForUser) },
  'users/:id': { GET: getUser },
  streams: { GET: getStreams },
  'streams/:id{[0-9]+}/members': { GET: getSubscribers },
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
  settings: { PATCH: refusedToBots },
  bots: { GET: refusedToBots, POST: refusedToBots },
  'bots/:id{[0-9]+}': { PATCH: refusedToBots },
  user_groups: { GET: refusedToBots },
  'user_groups/create': { POST: refusedToBots },
  invites: { GET: refusedToBots, POST: refusedToBots },
  bot_storage: { GET: getBotStorage, PUT: updateBotStorage, DELETE: removeBotStorage },
};

// Every endpoint that is served: a new one is a file beside this, and a line here.
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
import { type Methods, refusedToBots, since } from './endpoint.ts';
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
import { deleteMessage, getMessage, getMessages, renderMessage } from './messages.ts';
import { getRealmPresence, getUserPresence, setTypingStatus, updatePresence } from './presence.ts';
import { addReaction, removeReaction } from './reactions.ts';
import { sendMessage } from './sendMessage.ts';
import { createSavedSnippet, deleteSavedSnippet, editSavedSnippet, getSavedSnippets } from './snippets.ts';
import { getUserStatus, updateStatus, updateStatusForUser } from './status.ts';
import { getSubscriptions, subscribe, unsubscribe } from './subscriptions.ts';
import { updateMessage } from './updateMessage.ts';
import { getOwnUser, getUser, getUsers } from './users.ts';

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

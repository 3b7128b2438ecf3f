// The chat library's one door for the rest of the bot.
export { type Budget, type RateLimit, requestBudget } from './budget.ts';
export {
  type ChatConnection,
  type ChatSettings,
  connectChat,
  lowestFeatureLevel,
  type SentFile,
  onBehalfOf,
} from './connection.ts';
export { type Emoji, type Message, type Skipped, usableEmoji, type ZulipEvent } from './model.ts';
export { addReaction } from './endpoints/addReaction.ts';
export { getAllStored, getStored, removeStored, store, storeAll } from './endpoints/botStorage.ts';
export { getMessage, getMessages } from './endpoints/getMessage.ts';
export { getMessagesFrom, getNewestMessages, type NarrowTerm } from './endpoints/getMessages.ts';
export { getOwnUser, type OwnUser } from './endpoints/getOwnUser.ts';
export { type Channel, getStreams } from './endpoints/getStreams.ts';
export { getSubscriptions } from './endpoints/getSubscriptions.ts';
export { getUser, type User } from './endpoints/getUser.ts';
export { getUsers } from './endpoints/getUsers.ts';
export type { Registration } from './endpoints/registerQueue.ts';
export { deleteMessage } from './endpoints/deleteMessage.ts';
export { updateMessage } from './endpoints/updateMessage.ts';
export { removeReaction } from './endpoints/removeReaction.ts';
export { type ChoicesWidget, type Recipient, sendMessage } from './endpoints/sendMessage.ts';
export { setTypingStatus } from './endpoints/setTypingStatus.ts';
export { subscribe } from './endpoints/subscribe.ts';
export { markRead } from './endpoints/updateMessageFlags.ts';
export { uploadCustomEmoji } from './endpoints/uploadCustomEmoji.ts';
export { type Status, updateStatus } from './endpoints/updateStatus.ts';
export { ChatError, type ChatErrorKind, isPassing, mayHaveHappened, mayStillDo } from './errors.ts';
export { type Happening, readEvents } from './events.ts';
export type { OutgoingFile, UploadedFile } from './outgoingFile.ts';
export { retry, untilPassed } from './retry.ts';
export { uploadFile, type UploadPace, type UploadRules } from './upload.ts';
export { UploadError, type UploadProblem } from './uploadError.ts';

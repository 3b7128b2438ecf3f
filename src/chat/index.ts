// The chat library's one door for the rest of the bot.
export { type Backoff, backoff } from './backoff.ts';
export { type Budget, type RateLimit, requestBudget } from './budget.ts';
export { type ChatConnection, type ChatSettings, connectChat } from './connection.ts';
export { getStored, store } from './endpoints/botStorage.ts';
export { getMessage } from './endpoints/getMessage.ts';
export { getMessagesFrom, getNewestMessages, type NarrowTerm } from './endpoints/getMessages.ts';
export { getOwnUser, type OwnUser } from './endpoints/getOwnUser.ts';
export { type Channel, getStreams } from './endpoints/getStreams.ts';
export { getSubscriptions } from './endpoints/getSubscriptions.ts';
export { getUser, type User } from './endpoints/getUser.ts';
export type { Registration } from './endpoints/registerQueue.ts';
export { type Recipient, sendMessage } from './endpoints/sendMessage.ts';
export { subscribe } from './endpoints/subscribe.ts';
export { markRead } from './endpoints/updateMessageFlags.ts';
export { ChatError, type ChatErrorKind, isPassing, mayHaveHappened } from './errors.ts';
export { type Happening, readEvents } from './events.ts';
export type { Message, ZulipEvent } from './model.ts';
export { untilPassed } from './untilPassed.ts';

// The stored messages, with the indexes by which they are looked up.
import type { Message, RowFlag } from './model.ts';

export interface Messages {
  /** In the order of their ids. */
  readonly byId: Map<number, Message>;
  readonly idsByChannel: Map<number, number[]>;
  /** The messages that an account has a row for. */
  readonly idsByUser: Map<number, number[]>;
  readonly unreadByUser: Map<number, Set<number>>;
  /** One number per channel and per direct conversation. */
  readonly recipientIds: Map<string, number>;
  lastId: number;
  lastSubmessageId: number;
}

/** Where a server that has been used for a while stands. */
const firstId = 1041;
const firstRecipientId = 37;

export function createMessages(): Messages {
  return {
    byId: new Map(),
    idsByChannel: new Map(),
    idsByUser: new Map(),
    unreadByUser: new Map(),
    recipientIds: new Map(),
    lastId: firstId,
    lastSubmessageId: 0,
  };
}

/** Ids ascend, with gaps: other organizations on the same server take some. */
export function nextId(messages: Messages): number {
  messages.lastId += messages.lastId % 5 === 0 ? 3 : 1;
  return messages.lastId;
}

export function store(messages: Messages, message: Message): void {
  messages.byId.set(message.id, message);
  if (message.channelId !== undefined) insertId(listOf(messages.idsByChannel, message.channelId), message.id);
}

/** Makes the message one of the account's own; without this it can at most be looked up. */
export function addRow(messages: Messages, message: Message, userId: number, flags: Iterable<RowFlag>): void {
  message.rows.set(userId, new Set(flags));
  insertId(listOf(messages.idsByUser, userId), message.id);
  if (!message.readBy.has(userId)) setOf(messages.unreadByUser, userId).add(message.id);
}

/** True when this changed something. */
export function markRead(messages: Messages, message: Message, userId: number): boolean {
  if (!message.rows.has(userId) || message.readBy.has(userId)) return false;
  message.readBy.add(userId);
  messages.unreadByUser.get(userId)?.delete(message.id);
  return true;
}

/** True when this changed something. */
export function markUnread(messages: Messages, message: Message, userId: number): boolean {
  if (!message.rows.has(userId) || !message.readBy.delete(userId)) return false;
  setOf(messages.unreadByUser, userId).add(message.id);
  return true;
}

export function remove(messages: Messages, message: Message): void {
  messages.byId.delete(message.id);
  if (message.channelId !== undefined) removeId(listOf(messages.idsByChannel, message.channelId), message.id);
  for (const userId of message.rows.keys()) {
    removeId(listOf(messages.idsByUser, userId), message.id);
    messages.unreadByUser.get(userId)?.delete(message.id);
  }
}

/** Into another channel. Rows stay as they are. */
export function moveToChannel(messages: Messages, message: Message, channelId: number): void {
  if (message.channelId !== undefined) removeId(listOf(messages.idsByChannel, message.channelId), message.id);
  message.channelId = channelId;
  message.recipientId = recipientId(messages, message);
  insertId(listOf(messages.idsByChannel, channelId), message.id);
}

/** The account has it as its own no longer. */
export function removeRow(messages: Messages, message: Message, userId: number): void {
  message.rows.delete(userId);
  removeId(listOf(messages.idsByUser, userId), message.id);
  messages.unreadByUser.get(userId)?.delete(message.id);
}

/** Everyone in the direct conversation of a message, in ascending order. */
export function participants({ senderId, toUserIds = [] }: Conversation): readonly number[] {
  return [...new Set([senderId, ...toUserIds])].sort((a, b) => a - b);
}

/** A channel's messages in ascending order. */
export const inChannel = (messages: Messages, channelId: number): readonly number[] =>
  messages.idsByChannel.get(channelId) ?? [];

/** The messages that an account has a row for, in ascending order. */
export const withRow = (messages: Messages, userId: number): readonly number[] =>
  messages.idsByUser.get(userId) ?? [];

export const unread = (messages: Messages, userId: number): readonly number[] =>
  [...(messages.unreadByUser.get(userId) ?? [])].sort((a, b) => a - b);

/** The number that stands for the channel or the direct conversation. */
export function recipientId({ recipientIds }: Messages, conversation: Conversation): number {
  const { channelId } = conversation;
  const key = channelId === undefined ? participants(conversation).join() : `channel ${channelId}`;
  const id = recipientIds.get(key) ?? firstRecipientId + recipientIds.size;
  recipientIds.set(key, id);
  return id;
}

type Conversation = Pick<Message, 'senderId' | 'channelId' | 'toUserIds'>;

function listOf(lists: Map<number, number[]>, key: number): number[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function setOf(sets: Map<number, Set<number>>, key: number): Set<number> {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set);
  return set;
}

/** The index of the first id that is not smaller; the length when all are. */
export function indexFrom(ids: readonly number[], id: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? Number.POSITIVE_INFINITY) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

function insertId(ids: number[], id: number): void {
  const index = indexFrom(ids, id);
  if (ids[index] !== id) ids.splice(index, 0, id);
}

function removeId(ids: number[], id: number): void {
  const index = indexFrom(ids, id);
  if (ids[index] === id) ids.splice(index, 1);
}

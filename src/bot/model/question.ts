// Which messages are questions to the bot, what they ask, and what they are after they were moved, edited or deleted.
import { z } from 'zod';
import type { Message } from '../../chat/index.ts';

/** Where a question was asked, and so where its answer goes. */
export type Conversation =
  | {
      readonly kind: 'channel';
      readonly channelId: number;
      readonly channelName: string;
      readonly topic: string;
    }
  /** The others in a direct conversation, in ascending order; just one for 1:1. */
  | { readonly kind: 'direct'; readonly userIds: readonly number[] };

export interface Question {
  /** The message's id. */
  readonly id: number;
  /** What was typed, without the mention of the bot. */
  readonly text: string;
  /** What may be an order to change something, see `orderIn`; empty where nothing may. */
  readonly order: string;
  /** It is not what was sent: somebody has edited it since. */
  readonly isEdited: boolean;
  readonly askerId: number;
  readonly conversation: Conversation;
  readonly askedAt: Date;
  /** Said in a group, and meant for the bot only if it answers what the bot asked back. */
  readonly isTalk: boolean;
  /** What the asker was last answered on, or asked back about: a slug. */
  readonly before?: string | undefined;
}

/** As it is kept beside what was asked for in it. */
export const KeptConversation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('channel'), channelId: z.int(), channelName: z.string(), topic: z.string() }),
  z.object({ kind: z.literal('direct'), userIds: z.array(z.int()).min(1).readonly() }),
]) satisfies z.ZodType<Conversation>;

/** The message that the bot has something to say to, where its words are not known, or not wanted. Pure. */
export const unreadQuestion = (id: number, askerId: number, conversation: Conversation): Question => ({
  id,
  askerId,
  conversation,
  text: '',
  order: '',
  askedAt: new Date(0),
  isEdited: false,
  isTalk: false,
});

/** The account that the bot is. */
export interface Self {
  readonly userId: number;
  readonly fullName: string;
  readonly isBot: boolean;
}

/** What tells whether an unmentioned message is meant for the bot. */
export interface GroupRules {
  /** In a group: the text begins with a command's name. */
  readonly isCommand: (text: string) => boolean;
  /** The bot has asked something there and waits for the answer. */
  readonly isAwaited: (conversation: Conversation) => boolean;
}

/**
 * A message as a question, or undefined when it is none for the bot: its own, a message that neither mentions it nor
 * may answer what it asked back, @all, a user group, or talk in a group that is not for it. Whether a mention is real (not silent, not
 * quoted, not code) is the server's to say, by its flags.
 */
export function toQuestion(
  message: Message,
  flags: readonly string[],
  self: Self,
  rules: GroupRules,
): Question | undefined {
  // The welcome bot answers what it is told; two bots would go on for ever.
  if (message.sender_id === self.userId || message.sender_realm_str === 'zulipinternal') return undefined;
  const conversation = conversationOf(message, self);
  const isMentioned = flags.includes('mentioned') && !mentionsOnlyGroup(message.content, self);
  const text = textOf(message, self);
  const isDirect = conversation.kind === 'direct' && conversation.userIds.length === 1;
  const isAddressed = isMentioned || isDirect || (conversation.kind === 'direct' && rules.isCommand(text));
  if (!isAddressed && !rules.isAwaited(conversation)) return undefined;
  const askedAt = new Date(message.timestamp * 1000);
  const order = orderIn(message, self);
  const isEdited = message.last_edit_timestamp !== undefined;
  const askerId = message.sender_id;
  return { id: message.id, text, order, isEdited, askerId, conversation, askedAt, isTalk: !isAddressed };
}

export function conversationOf(message: Message, self: Self): Conversation {
  const { stream_id, display_recipient, subject } = message;
  if (stream_id !== undefined && typeof display_recipient === 'string') {
    return { kind: 'channel', channelId: stream_id, channelName: display_recipient, topic: subject };
  }
  const people = typeof display_recipient === 'string' ? [] : display_recipient.map((person) => person.id);
  const others = people.filter((id) => id !== self.userId).toSorted((a, b) => a - b);
  return { kind: 'direct', userIds: others.length > 0 ? others : [message.sender_id] };
}

/** A name for a conversation: the same for all its messages. Topics differ only by more than upper case. */
export function keyOf(conversation: Conversation): string {
  return conversation.kind === 'channel'
    ? `channel ${conversation.channelId} ${conversation.topic.toLowerCase()}`
    : `direct ${conversation.userIds.join(',')}`;
}

/** To another topic or channel; what is absent stays as it was. */
export interface Move {
  readonly topic?: string | undefined;
  readonly channel?: { readonly id: number; readonly name: string } | undefined;
}

/** All that has happened so far. */
export type Happened = (Move & { readonly text?: string }) | 'deleted';

/** Pure. */
export function movedTo(conversation: Conversation, { topic, channel }: Move): Conversation {
  if (conversation.kind === 'direct') return conversation;
  return {
    ...conversation,
    ...(topic === undefined ? {} : { topic }),
    ...(channel ? { channelId: channel.id, channelName: channel.name } : {}),
  };
}

/** With one thing more; what is deleted stays so, and what is absent does not hide an earlier move. Pure. */
export function alsoHappened(
  before: Happened | undefined,
  next: (Move & { readonly text?: string }) | 'deleted',
): Happened {
  if (before === 'deleted' || next === 'deleted') return 'deleted';
  const known = Object.entries(next).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(known) };
}

/** The question as it is after that; undefined when it is gone. What was edited is no order to change anything. Pure. */
export function asItIs(question: Question, happened: Happened | undefined): Question | undefined {
  if (happened === 'deleted') return undefined;
  if (!happened) return question;
  const { text } = happened;
  const moved = { ...question, conversation: movedTo(question.conversation, happened) };
  return text === undefined ? moved : { ...moved, text, order: text, isEdited: true };
}

/** The three forms of a mention, loud or silent: https://zulip.com/help/format-your-message-using-markdown */
function mentionOf({ userId, fullName }: Self): RegExp {
  const name = fullName.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`@_?\\*\\*(?:${name}(?:\\|${userId})?|\\|${userId})\\*\\*`, 'giu');
}

/** The flag `mentioned` is also set for a user group that the account is in; those messages are for people. */
function mentionsOnlyGroup(content: string, self: Self): boolean {
  return /@\*[^*]+\*(?!\*)/u.test(content) && content.search(mentionOf(self)) === -1;
}

/** Where no flag tells it any more: a mention that is neither silent nor quoted, nor code. */
export function loudlyMentions({ content }: Pick<Message, 'content'>, self: Self): boolean {
  const own = withoutQuotes(content).replace(/`[^`\n]*`/g, ' ');
  return [...own.matchAll(mentionOf(self))].some(([mention]) => !mention.startsWith('@_'));
}

/** What a message says, without the mentions of the bot and what joins them to the sentence. */
export function textOf({ content }: Pick<Message, 'content'>, self: Self): string {
  return content
    .replace(mentionOf(self), ' ')
    .replace(/^[\s,:;!–-]+/, '')
    .trim();
}

/**
 * What changes something must be said to the bot itself: directly behind the mention that the message begins with, or
 * first in a direct message. What is quoted or shown as code is cut before, and a heading or a list is no order.
 */
export function orderIn({ content, type }: Pick<Message, 'content' | 'type'>, self: Self): string {
  const own = withoutQuotes(content);
  const mention = mentionOf(self).exec(own);
  const isFirst = mention !== null && own.slice(0, mention.index).trim() === '';
  const isDirect = type === 'private' || type === 'direct';
  if (!isFirst && !isDirect) return '';
  const order = isFirst ? own.slice(mention.index + mention[0].length).replace(/^[\s,:]+/, '') : own;
  return /^\p{L}/u.test(order) ? order.replace(please, '').trimEnd() : '';
}

const please = /^(?:bitte|please)[\s,]+/i;

/** Without lines that are quoted and blocks of code or quotes; such a block ends with its fence, or never. */
function withoutQuotes(content: string): string {
  const own: string[] = [];
  let fence = '';
  for (const line of content.split('\n')) {
    const [, marks = ''] = /^\s{0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== '') {
      if (marks.startsWith(fence) && line.trim() === marks) fence = '';
    } else if (marks !== '') fence = marks;
    else if (!/^\s{0,3}>/.test(line)) own.push(line);
  }
  return own.join('\n').replace(/^\n+/, '');
}

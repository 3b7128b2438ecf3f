// What the bot itself has sent: looked for in one conversation, or since a message; written anew, or taken away.
import type { Logger } from 'pino';
import {
  type ChatConnection,
  ChatError,
  deleteMessage,
  getMessagesFrom,
  getNewestMessages,
  type Message,
  type NarrowTerm,
  retry,
  updateMessage,
} from '../../chat/index.ts';
import type { Lang, Text } from '../../document/index.ts';
import type { Account, Channels } from '../model/account.ts';
import { isAnswering, type Marker, markerOf } from '../model/marker.ts';
import type { Conversation, Question } from '../model/question.ts';

/** Before level 250 a narrow calls a channel a stream. */
function channelTerm(channelId: number, featureLevel: number): NarrowTerm {
  return { operator: featureLevel < 250 ? 'stream' : 'channel', operand: channelId };
}

export interface OwnMessagesParts {
  readonly chat: ChatConnection;
  readonly account: Readonly<Account>;
}

type SeenChannels = Pick<Channels, 'isSubscribed' | 'seesOwnMessages'>;

/** Enough for what an edit or the wish for a file can go back to. */
const ownNewest = 100;

/** Where a message can be looked for: a channel's name says nothing there. */
export type Place =
  | { readonly kind: 'channel'; readonly channelId: number; readonly topic: string }
  | Extract<Conversation, { kind: 'direct' }>;

/** The markers of what was sent for a question, in the conversation where it was sent. Throws ChatError. */
export async function sentMarkersOf(
  questionId: number,
  where: Conversation,
  parts: OwnMessagesParts,
  signal: AbortSignal,
): Promise<readonly Marker[]> {
  const own = await sentMarkersIn(where, questionId, parts, signal);
  return own.filter((marker) => marker.questionId === questionId);
}

/** The markers of what was sent in a place since a message, for whatever question. Throws ChatError. */
export async function sentMarkersIn(
  place: Place,
  messageId: number,
  parts: OwnMessagesParts,
  signal: AbortSignal,
): Promise<readonly Marker[]> {
  const own = await ownMessagesFrom(place, messageId, parts, signal);
  return own.flatMap(markerOf);
}

/** So far a server's clock may be from ours. */
const clocksDifferMs = 60_000;

/**
 * The same of what is told long after its question, and not before `since`: all that was sent since the question can be
 * the answers of years, which one look does not give. Throws ChatError.
 */
export async function sentMarkersSince(
  since: Date,
  questionId: number,
  where: Conversation,
  parts: OwnMessagesParts,
  signal: AbortSignal,
): Promise<readonly Marker[]> {
  const newest = await ownNewestMessages(where, parts, signal);
  const isAll = newest.some((message) => isBefore(message, since));
  if (!isAll) return sentMarkersOf(questionId, where, parts, signal);
  return newest.flatMap(markerOf).filter((marker) => marker.questionId === questionId);
}

/**
 * What was sent for a question, if that was not before `since`, wherever its topic has been moved: in the account's own
 * stream; from a channel that it is not subscribed to nothing is there, so that one is looked at by itself. Throws ChatError.
 */
export async function sentMarkersWherever(
  since: Date,
  questionId: number,
  where: Conversation,
  parts: OwnMessagesParts & { readonly channels: Pick<Channels, 'isSubscribed'> },
  signal: AbortSignal,
): Promise<readonly Marker[]> {
  const isElsewhere = where.kind === 'channel' && !parts.channels.isSubscribed(where.channelId);
  const byUs = ownIn(undefined, parts);
  const there = isElsewhere ? [[channelTerm(where.channelId, parts.chat.featureLevel), ...byUs]] : [];
  const own: Message[] = [];
  for (const narrow of [...there, byUs]) {
    const newest = await getNewestMessages(parts.chat, ownNewest, narrow, signal);
    const isAll = newest.length < ownNewest || newest.some((message) => isBefore(message, since));
    own.push(...(isAll ? newest : await getMessagesFrom(parts.chat, questionId, narrow, signal)));
  }
  return own.flatMap(markerOf).filter((marker) => marker.questionId === questionId);
}

const isBefore = ({ timestamp }: Message, since: Date) => timestamp * 1000 < since.getTime() - clocksDifferMs;

/** All that was sent in a place since a message. Throws ChatError. */
export const ownMessagesFrom = (
  place: Place,
  messageId: number,
  parts: OwnMessagesParts,
  signal: AbortSignal,
): Promise<readonly Message[]> => getMessagesFrom(parts.chat, messageId, ownIn(place, parts), signal);

/** The newest that was sent in a place, or everywhere. Throws ChatError. */
export function ownNewestMessages(
  place: Place | undefined,
  parts: OwnMessagesParts,
  signal: AbortSignal,
): Promise<readonly Message[]> {
  return getNewestMessages(parts.chat, ownNewest, ownIn(place, parts), signal);
}

/** So many of the newest are looked through for one of somebody else's. */
const newestOfAll = 20;

/** The id of the newest message of somebody else's in a place, 0 if there is none. Throws ChatError. */
export async function newestOfOthers(
  place: Place,
  { chat, account }: OwnMessagesParts,
  signal: AbortSignal,
): Promise<number> {
  const newest = await getNewestMessages(chat, newestOfAll, narrowTo(place, chat.featureLevel), signal);
  return newest.findLast(({ sender_id }) => sender_id !== account.self.userId)?.id ?? 0;
}

function ownIn(place: Place | undefined, { chat, account }: OwnMessagesParts): readonly NarrowTerm[] {
  const byUs = { operator: 'sender', operand: account.self.userId };
  return place ? [...narrowTo(place, chat.featureLevel), byUs] : [byUs];
}

/** All that was said in a place. */
export function narrowTo(place: Place, featureLevel: number): readonly NarrowTerm[] {
  if (place.kind === 'direct') return [{ operator: 'dm', operand: place.userIds }];
  return [channelTerm(place.channelId, featureLevel), { operator: 'topic', operand: place.topic }];
}

/**
 * The markers of what was sent for questions, which are in the order of their ids: one look for all of them. Messages in
 * channels that the account is not subscribed to are missing from the account's own stream; each of those is looked at
 * by itself, if it can be. Throws ChatError.
 */
export async function sentMarkersFor(
  questions: readonly Question[],
  { chat, account, channels }: OwnMessagesParts & { readonly channels: SeenChannels },
  signal: AbortSignal,
): Promise<ReadonlyMap<number, readonly Marker[]>> {
  const [first] = questions;
  const found = new Map<number, readonly Marker[]>();
  if (!first) return found;
  const elsewhere = questions.flatMap(({ conversation }) => {
    const isElsewhere = conversation.kind === 'channel' && !channels.isSubscribed(conversation.channelId);
    return isElsewhere && channels.seesOwnMessages(conversation.channelId) ? conversation.channelId : [];
  });
  const byUs: NarrowTerm = { operator: 'sender', operand: account.self.userId };
  const inChannels = [...new Set(elsewhere)].map((id) => [channelTerm(id, chat.featureLevel), byUs]);
  for (const narrow of [[byUs], ...inChannels]) {
    const own = await getMessagesFrom(chat, first.id, narrow, signal);
    for (const marker of own.flatMap(markerOf)) {
      found.set(marker.questionId, [...(found.get(marker.questionId) ?? []), marker]);
    }
  }
  return found;
}

/** The same of one, which need not be where its answer is: it may have been answered privately, or moved alone. */
export async function sentMarkersAnywhere(
  question: Question,
  parts: OwnMessagesParts & { readonly channels: SeenChannels },
  signal: AbortSignal,
): Promise<readonly Marker[]> {
  const { id, conversation } = question;
  const here = await sentMarkersOf(id, conversation, parts, signal);
  if (here.some(isAnswering) || conversation.kind === 'direct') return here;
  return (await sentMarkersFor([question], parts, signal)).get(id) ?? here;
}

export interface EditParts {
  readonly chat: ChatConnection;
  readonly log: Logger;
}

/**
 * False when the message can no longer be edited. Repeating an edit does no harm, so nothing has to be looked for.
 * Throws ChatError `unauthorized`, and the signal's reason.
 */
export async function editOwnMessage(
  messageId: number,
  content: string,
  { chat }: EditParts,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await retry(() => updateMessage(chat, messageId, content, signal), { signal });
    return true;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ChatError) || error.kind === 'unauthorized') throw error;
    return false;
  }
}

/** What stands where a message could not be taken away. */
const nothing: Text = { de: '(entfällt)', en: '(no longer valid)' };

/** Best effort: where the message may not be deleted, it says that it is nothing any more, if it may be edited. */
export async function removeOwnMessage(
  messageId: number,
  lang: Lang,
  parts: EditParts,
  signal: AbortSignal,
): Promise<void> {
  const { chat, log } = parts;
  try {
    await deleteMessage(chat, messageId, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ChatError) || error.kind === 'unauthorized') throw error;
    if (error.kind === 'rejected' && (await editOwnMessage(messageId, nothing[lang], parts, signal))) return;
    log.info({ err: error }, 'a message of the bot’s own stays in the chat');
  }
}

// An edit as the question that it leaves, and what the bot has sent for that so far.
import {
  type ChatConnection,
  ChatError,
  getMessage,
  getMessagesFrom,
  type Message,
  type ZulipEvent,
} from '../../chat/index.ts';
import type { Channels } from '../model/channels.ts';
import { type LookParts, lookFor, lookSince } from '../outbox/look.ts';
import { isAnswering, type Marker } from '../model/marker.ts';
import { type GroupRules, type Question, textOf, toQuestion } from '../model/question.ts';

export type Changed = Extract<ZulipEvent, { type: 'update_message' }>;

export interface Edit {
  readonly question: Question;
  /** What the message said before, where the server tells. */
  readonly before: string | undefined;
}

export interface EditParts extends LookParts {
  readonly rules: GroupRules;
  readonly channels: Pick<Channels, 'isSubscribed'>;
}

/** Undefined when the message is no question now. In a group, any may have answered what was asked back. */
export async function readEdit(
  event: Changed,
  { chat, account: { self, featureLevel }, rules }: EditParts,
  signal: AbortSignal,
): Promise<Edit | undefined> {
  const message = await read(event.message_id, featureLevel, chat, signal);
  const question = message && toQuestion(message, event.flags, self, { ...rules, isAwaited: () => true });
  if (!question) return undefined;
  const { orig_content: content } = event;
  return { question, before: content === undefined ? undefined : textOf({ content }, self) };
}

/** In a private channel that the account is not in, a mention is to be found, but not to be read by its id. */
async function read(
  messageId: number,
  featureLevel: number,
  chat: ChatConnection,
  signal: AbortSignal,
): Promise<Message | undefined> {
  try {
    return await getMessage(chat, messageId, featureLevel, signal);
  } catch (error) {
    if (!(error instanceof ChatError) || error.kind !== 'rejected') throw error;
    const mentions = await getMessagesFrom(
      chat,
      messageId,
      [{ operator: 'is', operand: 'mentioned' }],
      featureLevel,
      signal,
    );
    return mentions.find(({ id }) => id === messageId);
  }
}

/** Where it may not write, the bot has answered privately; and a question that was moved alone leaves its answer. */
export async function lookForAnswer(
  { id, conversation }: Question,
  parts: EditParts,
  signal: AbortSignal,
): Promise<readonly Marker[]> {
  const there = await lookFor(id, conversation, parts, signal);
  if (there.some(isAnswering) || conversation.kind === 'direct') return there;
  const { channelId } = conversation;
  const elsewhere = parts.channels.isSubscribed(channelId) ? [] : [channelId];
  return (await lookSince(id, elsewhere, parts, signal)).get(id) ?? there;
}

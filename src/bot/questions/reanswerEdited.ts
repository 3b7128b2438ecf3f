// An edited question as it is left by the edit, and its answer worked out anew in the place of the old one.
import {
  type ChatConnection,
  ChatError,
  getMessage,
  getMessagesFrom,
  type Message,
  type ZulipEvent,
} from '../../chat/index.ts';
import type { Document, Lang } from '../../document/index.ts';
import { answer, repeated } from '../answering/answer.ts';
import type { Reply } from '../answering/reply.ts';
import { commandIn, resolveContext } from '../dialogue/resolveContext.ts';
import type { Asker } from '../model/account.ts';
import type { Channels } from '../model/channels.ts';
import { isAnswering, type Marker, type MessageKind } from '../model/marker.ts';
import { type GroupRules, orderIn, type Question, textOf, toQuestion } from '../model/question.ts';
import type { Place } from '../model/turns.ts';
import { deliver, type DeliverParts, type Delivery } from '../outbox/deliver.ts';
import { removeOwnMessage } from '../outbox/editOwnMessage.ts';
import { covering } from '../outbox/files.ts';
import {
  ownNewestMessages,
  sentMarkersOf,
  type OwnMessagesParts,
  sentMarkersSince,
} from '../outbox/ownMessages.ts';
import { explainNotByEdit } from '../wording/explain.ts';
import { explainWaiting } from '../wording/explainFacts.ts';
import { type AnswerQuestionParts, withFiles } from './answerQuestion.ts';
import type { WorkList } from './workList.ts';

export interface ReanswerParts extends Omit<AnswerQuestionParts, 'delivering'> {
  readonly delivering: DeliverParts;
  readonly work: WorkList;
  readonly place: Place;
}

/** `before` is the question before the edit, `sentMarkers` what was sent for it. Throws ChatError. */
export async function reanswerEdited(
  question: Question,
  before: Question | undefined,
  sentMarkers: readonly Marker[],
  parts: ReanswerParts,
  signal: AbortSignal,
): Promise<void> {
  const { records, dialogue, delivering } = parts;
  const { log } = delivering;
  const asker = await parts.askers.read(question.askerId, signal);
  if (asker.isBot) return;
  const resolved = await resolveContext(question, parts, signal);
  // Talk among people: it answers nothing any more.
  if (!resolved) return;
  const { frame, isFileOnly, part } = resolved;
  const asked = { question, asker, frame, part, ...repeated };
  const reply = await answer(asked, { ...parts.answering, log }, signal);
  const { outcome, command } = reply;
  const delivery = await deliveryOf(reply, question, isFileOnly, asker, parts, signal);
  const answers = sentMarkers.filter(({ kind }) => kind === 'answer' || kind === 'redirect');
  const place = answers[0]?.kind === 'redirect' ? privately(question) : question;
  if (outcome === 'not allowed' && (await hasRun(before, asker, parts, signal))) {
    // What was done stays told; beside it, once, that it is not done again.
    await deliver(place, { ...delivery, kind: 'note', sentMarkers }, delivering, signal);
  } else {
    // What the bot has asked back stays: somebody may have answered it.
    const replaced = answers.toSorted((a, b) => a.part - b.part).flatMap(({ messageId }) => messageId ?? []);
    const kind = kindOfNewAnswer(reply, answers[0]?.kind);
    await deliver(place, { ...delivery, kind, sentMarkers: [], replaced }, delivering, signal);
    await removeStale(sentMarkers, delivery.document.lang, delivering, signal);
  }
  // What stands last in the conversation is what the next message may answer, and that need not be this.
  const own = await ownNewestMessages(question.conversation, delivering, signal);
  dialogue.recount(question.conversation, own);
  records.answer(question.id, question.text);
  if (outcome === 'facts down') parts.work.reopen(question);
  log.info({ question: question.id, command, outcome }, 'a question was edited');
}

/** What stands for it now. */
async function deliveryOf(
  reply: Reply,
  question: Question,
  isFileOnly: boolean,
  asker: Asker,
  parts: ReanswerParts,
  signal: AbortSignal,
): Promise<Pick<Delivery, 'document' | 'files'>> {
  const { outcome, command: name, document } = reply;
  if (outcome === 'facts down') return { document: waitingNote(question, reply, parts) };
  const command = parts.answering.catalogue.commands.find((one) => one.name.de[0] === name);
  if (outcome === 'not allowed' && command && asker.may(command)) {
    return { document: explainNotByEdit(document.lang) };
  }
  const made = await withFiles(reply, question.askerId, parts.place, parts.delivering.log, signal);
  const isCovered = isFileOnly && made.files.length + made.told.length > 0;
  return {
    ...made,
    document: isCovered ? covering(made.document, made.told, made.files.length) : made.document,
  };
}

/** Before the edit it was a command that changes something: it ran, and what it did is not undone by other words. */
async function hasRun(
  before: Question | undefined,
  asker: Asker,
  parts: ReanswerParts,
  signal: AbortSignal,
): Promise<boolean> {
  if (before === undefined) return false;
  const was = await resolveContext(before, parts, signal);
  const command = was && (await commandIn(was, parts.answering, signal));
  return command?.changes === true && asker.may(command);
}

/** Files of the old answer, and what was said while it was waited for. */
async function removeStale(
  sentMarkers: readonly Marker[],
  lang: Lang,
  delivering: DeliverParts,
  signal: AbortSignal,
): Promise<void> {
  for (const { kind, messageId } of sentMarkers) {
    const isStale = kind === 'file' || kind === 'note';
    if (isStale && messageId !== undefined) await removeOwnMessage(messageId, lang, delivering, signal);
  }
}

/** In the place of the old figures, which are none for the new words. */
function waitingNote(question: Question, { document }: Reply, parts: ReanswerParts): Document {
  const { now, timeZone } = parts.answering;
  const until = new Date(question.askedAt.getTime() + parts.maxQuestionAgeMs);
  return explainWaiting(until, now(), timeZone, document.lang);
}

/** What stands in the place of an answer is one, unless it asks back or only says that it waits. */
function kindOfNewAnswer({ kind, outcome }: Reply, before: MessageKind | undefined): MessageKind {
  if (outcome === 'facts down') return 'note';
  return kind === 'askBack' ? kind : (before ?? kind);
}

const privately = (question: Question): Question => ({
  ...question,
  conversation: { kind: 'direct', userIds: [question.askerId] },
});

export type Changed = Extract<ZulipEvent, { type: 'update_message' }>;

export interface Edit {
  readonly question: Question;
  /** The question as it was before, where the server tells. */
  readonly before: Question | undefined;
}

export interface EditParts extends OwnMessagesParts {
  readonly rules: GroupRules;
  readonly channels: Pick<Channels, 'isSubscribed'>;
}

/** Undefined when the message is no question now. In a group, any may have answered what was asked back. */
export async function readEdit(
  event: Changed,
  { chat, account: { self }, rules }: EditParts,
  signal: AbortSignal,
): Promise<Edit | undefined> {
  const message = await readMessageOf(event.message_id, chat, signal);
  const read = message && toQuestion(message, event.flags, self, { ...rules, isAwaited: () => true });
  if (!message || !read) return undefined;
  // Whatever the server tells of it: that it is edited, the event says.
  const question = { ...read, isEdited: true };
  const { orig_content: content } = event;
  if (content === undefined) return { question, before: undefined };
  const was = { ...message, content };
  return {
    question,
    before: { ...question, text: textOf(was, self), order: orderIn(was, self), isEdited: false },
  };
}

/** In a private channel that the account is not in, a mention is to be found, but not to be read by its id. */
async function readMessageOf(
  messageId: number,
  chat: ChatConnection,
  signal: AbortSignal,
): Promise<Message | undefined> {
  try {
    return await getMessage(chat, messageId, signal);
  } catch (error) {
    if (!(error instanceof ChatError) || error.kind !== 'rejected') throw error;
    const mentions = await getMessagesFrom(
      chat,
      messageId,
      [{ operator: 'is', operand: 'mentioned' }],
      signal,
    );
    return mentions.find(({ id }) => id === messageId);
  }
}

/** Where it may not write, the bot has answered privately; and a question that was moved alone leaves its answer. */
export async function findSentAnswer(
  { id, conversation }: Question,
  parts: EditParts,
  signal: AbortSignal,
): Promise<readonly Marker[]> {
  const sentMarkers = await sentMarkersOf(id, conversation, parts, signal);
  if (sentMarkers.some(isAnswering) || conversation.kind === 'direct') return sentMarkers;
  const { channelId } = conversation;
  const elsewhere = parts.channels.isSubscribed(channelId) ? [] : [channelId];
  return (await sentMarkersSince(id, elsewhere, parts, signal)).get(id) ?? sentMarkers;
}

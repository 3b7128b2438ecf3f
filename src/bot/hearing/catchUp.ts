// What is unread and ours, at a start and after a lost queue: the questions that are left, the old ones, those that were
// moved away, the rest.
import type { Logger } from 'pino';
import {
  ChatError,
  getMessagesFrom,
  getNewestMessages,
  getStored,
  type Message,
  store,
} from '../../chat/index.ts';
import type { DialogueState } from '../dialogue/dialogueState.ts';
import type { Channels } from '../model/account.ts';
import { isAnswering, type Marker, markerOf } from '../model/marker.ts';
import {
  conversationOf,
  type GroupRules,
  keyOf,
  loudlyMentions,
  type Question,
  toQuestion,
} from '../model/question.ts';
import type { QuestionRecords } from '../model/questionRecords.ts';
import { narrowTo, type OwnMessagesParts, sentMarkersFor } from '../outbox/ownMessages.ts';
import { removeSignsLeft } from '../presence/signs.ts';
import type { LastRun } from '../questions/lastRun.ts';
import type { ReadMarks } from '../questions/readMarks.ts';

export interface CatchUpParts extends OwnMessagesParts {
  readonly rules: GroupRules;
  readonly channels: Channels;
  readonly dialogue: DialogueState;
  readonly records: QuestionRecords;
  readonly reads: ReadMarks;
  readonly lastRun: LastRun;
  /** Older questions get a collective note, in milliseconds. */
  readonly maxQuestionAgeMs: number;
  readonly now: () => Date;
  readonly log: Logger;
}

/** An unread question, with what is already in the chat of its answer. */
export interface Found {
  readonly question: Question;
  readonly sentMarkers: readonly Marker[];
}

/** Both in the order of the ids. */
export interface CaughtUp {
  readonly fresh: readonly Found[];
  /** Too old to be answered each by itself. */
  readonly old: readonly Found[];
}

/** Below this key of the account's storage lies what the bot remembers; its presence tells that it was here before. */
const startedKey = 'amtsbot:v1:started';
const ownNewest = 200;

/**
 * What is there of earlier runs: open questions back, signs of work, and whether there were any runs at all. On the
 * first start of an account, old questions were never meant for the bot: they are marked as read. Throws ChatError.
 */
export async function recall(parts: CatchUpParts, signal: AbortSignal): Promise<void> {
  const { chat, account } = parts;
  const own = await getNewestMessages(
    chat,
    ownNewest,
    [{ operator: 'sender', operand: account.self.userId }],
    signal,
  );
  const [newest] = await getNewestMessages(chat, 1, [], signal);
  parts.dialogue.recall(own, account.self);
  const answered = own.flatMap(markerOf).filter(isAnswering);
  const answeredIds = answered.map(({ questionId }) => questionId);
  parts.records.recall(answeredIds, newest?.id ?? 0);
  // None of them is in hand yet.
  removeSignsLeft(await unreadRows(parts, signal), parts, signal);
  try {
    await parts.lastRun.recall(signal);
    if ((await getStored(chat, startedKey, signal)) !== undefined) return;
    const { old } = await catchUp(parts, signal);
    parts.reads.add(...old.map(({ question }) => question.id));
    await parts.reads.flush(signal);
    await store(chat, startedKey, parts.now().toISOString(), signal);
  } catch (error) {
    // Without a storage every start is one like the others: nothing is passed over.
    const isRefused = error instanceof ChatError && error.kind === 'rejected';
    if (!isRefused) throw error;
    parts.log.warn({ err: error }, 'the account has no storage on this server');
  }
}

/**
 * Finds the work that is left. Unread rows that are no questions (@all, talk in groups) are marked as read.
 * Throws ChatError.
 */
export async function catchUp(parts: CatchUpParts, signal: AbortSignal): Promise<CaughtUp> {
  const rows = await unreadRows(parts, signal);
  const asked = rows.map((row) => ({
    row,
    question: toQuestion(row, row.flags ?? [], parts.account.self, parts.rules),
  }));
  parts.reads.add(...asked.filter(({ question }) => !question).map(({ row }) => row.id));
  const questions = asked.flatMap(({ question }) => question ?? []);

  const found = await withSent(questions, parts, signal);
  // What is just being answered gets that answer; who was told that it comes later, that or a last sentence of its own.
  const isOld = ({ question, sentMarkers: sent }: Found) =>
    parts.records.stageOf(question.id) !== 'in hand' &&
    !sent.some(({ kind }) => kind === 'note') &&
    parts.now().getTime() - question.askedAt.getTime() > parts.maxQuestionAgeMs;
  if (found.length > 0) parts.log.info({ count: found.length }, 'unread questions found');
  return { fresh: found.filter((entry) => !isOld(entry)), old: found.filter(isOld) };
}

/**
 * There is no OR in a narrow; and is:mentioned contains @all, which the flags tell apart. Where the bot waits for the
 * answer to what it asked back, that needs no mention.
 */
async function unreadRows(
  parts: Pick<CatchUpParts, 'chat' | 'account' | 'dialogue'>,
  signal: AbortSignal,
): Promise<readonly Message[]> {
  const { chat } = parts;
  const unread = (kind: string) => [
    { operator: 'is', operand: kind },
    { operator: 'is', operand: 'unread' },
  ];
  const direct = await getMessagesFrom(chat, 'oldest', unread('dm'), signal);
  const mentions = await getMessagesFrom(chat, 'oldest', unread('mentioned'), signal);
  const awaited = await unreadWhereAwaited(parts, signal);
  const byId = new Map([...direct, ...mentions, ...awaited].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => a.id - b.id);
}

/** Several conversations are looked at by one look at all that is unread, as far back as it goes. */
const mostNarrows = 5;
const newestUnread = 1_000;

async function unreadWhereAwaited(
  { chat, account, dialogue }: Pick<CatchUpParts, 'chat' | 'account' | 'dialogue'>,
  signal: AbortSignal,
): Promise<readonly Message[]> {
  const open = dialogue.inChannels();
  if (open.length > mostNarrows) {
    const unread = [{ operator: 'is', operand: 'unread' }];
    const newest = await getNewestMessages(chat, newestUnread, unread, signal);
    const places = new Set(open.map(({ conversation }) => keyOf(conversation)));
    return newest.filter((message) => places.has(keyOf(conversationOf(message, account.self))));
  }
  const awaited: Message[] = [];
  for (const { conversation, questionIds } of open) {
    const here = narrowTo(conversation, chat.featureLevel);
    const since = await getMessagesFrom(chat, questionIds.at(-1) ?? 0, here, signal);
    awaited.push(...since.filter(({ flags = [] }) => !flags.includes('read')));
  }
  return awaited;
}

/** Questions in the order of their ids, with what was sent for them. Throws ChatError. */
export async function withSent(
  questions: readonly Question[],
  parts: CatchUpParts,
  signal: AbortSignal,
): Promise<readonly Found[]> {
  const sent = await sentMarkersFor(questions, parts, signal);
  return questions.map((question) => ({ question, sentMarkers: sent.get(question.id) ?? [] }));
}

/** More than are moved while a bot is away. */
const mostMovedAway = 100;

/**
 * Questions that were moved, while nobody listened, to a public channel that the account is not in. The server shows them
 * as read and as no mention there, so that they are looked for by the bot's name, once after each silence. Those that
 * are young enough, whether they have an answer or not, in the order of their ids. Throws ChatError.
 */
export async function movedAway(
  { chat, account, channels, rules, maxQuestionAgeMs, now, log }: CatchUpParts,
  signal: AbortSignal,
): Promise<readonly Question[]> {
  const { self } = account;
  const inPublic = { operator: chat.featureLevel < 250 ? 'streams' : 'channels', operand: 'public' };
  const withName = { operator: 'search', operand: `"${self.fullName.replaceAll('"', ' ')}"` };
  const found = await getNewestMessages(chat, mostMovedAway, [inPublic, withName], signal).catch(
    (error: unknown) => {
      if (!(error instanceof ChatError) || error.kind !== 'rejected') throw error;
      log.info({ err: error }, 'the server does not search; what was moved away is not looked for');
      return [];
    },
  );
  const isYoung = ({ timestamp }: Message) => now().getTime() - timestamp * 1000 <= maxQuestionAgeMs;
  return (
    found
      .filter((message) => isYoung(message) && hasNoRow(message) && wasMoved(message))
      .filter(({ stream_id }) => stream_id !== undefined && !channels.isSubscribed(stream_id))
      .filter((message) => loudlyMentions(message, self))
      .flatMap((message) => toQuestion(message, ['mentioned'], self, rules) ?? [])
      // Whether it is what was sent, nobody tells any more: it changes nothing.
      .map((question) => ({ ...question, order: '', isEdited: true }))
  );
}

/** What the account has a row for is found as an unread mention, or has been read. */
const hasNoRow = ({ flags = [] }: Message) => flags.includes('read') && !flags.includes('mentioned');

/** Where the organisation hides what was changed, the server tells only that something was. */
const wasMoved = ({ edit_history, last_edit_timestamp, last_moved_timestamp }: Message) =>
  edit_history
    ? edit_history.some(({ prev_stream }) => prev_stream !== undefined)
    : (last_moved_timestamp ?? last_edit_timestamp) !== undefined;

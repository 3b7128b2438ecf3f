// Joins the parts of the bot: the only file that knows everyone.
import type { Logger } from 'pino';
import type { AnswerParts } from './bot/answering/call.ts';
import { dialogueState } from './bot/dialogue/dialogueState.ts';
import { collectiveNotes } from './bot/hearing/collectiveNotes.ts';
import type { ListenParts } from './bot/hearing/listen.ts';
import { type Account, type Asker, askers } from './bot/model/account.ts';
import { knownChannels } from './bot/model/account.ts';
import { keptRecords } from './bot/keeping/keptRecords.ts';
import { unobserved, type Observer } from './bot/model/observer.ts';
import type { Conversation, Question } from './bot/model/question.ts';
import { questionRecords } from './bot/model/questionRecords.ts';
import { turns } from './bot/model/turns.ts';
import { fileTurns, makeHere, type MakeParts } from './bot/outbox/files.ts';
import { defaultLookAtMs } from './bot/outbox/sendOnce.ts';
import { notices, type Notices } from './bot/notices/notices.ts';
import { type OneProcess, oneProcess } from './bot/presence/oneProcess.ts';
import { type KeptStatus, ownStatus } from './bot/presence/ownStatus.ts';
import { remindersFor } from './bot/reminders/forQuestion.ts';
import { postReminders } from './bot/reminders/post.ts';
import { reminderBook } from './bot/reminders/reminderBook.ts';
import type { Catalogue } from './bot/understanding/catalogue.ts';
import { beginsWithCommand } from './bot/understanding/exactLine.ts';
import { readAhead } from './bot/understanding/readAhead.ts';
import { lastRun } from './bot/questions/lastRun.ts';
import { followChanges } from './bot/questions/followChanges.ts';
import { readMarks } from './bot/questions/readMarks.ts';
import { manyLeft } from './bot/questions/manyLeft.ts';
import { workList } from './bot/questions/workList.ts';
import { type ChatConnection, uploadCustomEmoji } from './chat/index.ts';
import type { Settings } from './config.ts';
import type { Connections } from './connections.ts';
import { type ChatCall, readWords } from './kit/index.ts';

export interface BotOptions {
  readonly settings: Settings;
  readonly catalogue: Catalogue;
  readonly log: Logger;
  /** Called before each attempt to hear the chat server: a sign of life. */
  readonly onAttempt?: () => void;
  readonly now?: () => Date;
  /** Milliseconds of a clock that nobody sets, for what is kept of the facts service. */
  readonly ticks?: () => number;
  /** When it is looked for a message that may have been sent, in milliseconds since then; tests shorten them. */
  readonly lookAtMs?: readonly number[];
  /** Makes the files of answers; on this machine, unless told. */
  readonly makeFile?: MakeParts['makeFile'];
  /** Told of what happens; nobody, when absent. */
  readonly observer?: Observer;
  /** Told how each question was read: with what people typed, so it is for the demo alone. */
  readonly onRead?: AnswerParts['onRead'];
  /** How long a question is in hand before a reaction says so. */
  readonly signAfterMs?: number;
  /** How long an upload takes before its progress is shown, and how often then. */
  readonly progressEveryMs?: number;
}

export interface Bot {
  readonly parts: ListenParts;
  /** Undefined for a bot account. */
  readonly status: KeptStatus | undefined;
  readonly oneProcess: OneProcess;
  /** Posts the reminders that are due. Throws ChatError. */
  readonly postReminders: () => Promise<void>;
  readonly notices: Notices;
  /** Resolves when no question is in hand. */
  readonly idle: () => Promise<void>;
}

/** `signal` ends all work. */
export function assemble(
  { chat, adminChat, facts, budget }: Connections,
  account: Account,
  { settings, catalogue, log, ...options }: BotOptions,
  signal: AbortSignal,
): Bot {
  const { now = () => new Date(), onAttempt = () => undefined, observer = unobserved } = options;
  const language = settings.BOT_LANGUAGE;
  const understanding = { catalogue, facts, timeZone: settings.TZ };
  const conversations = turns({ msToBegin: (person) => budget.msToBegin(person) });
  const reads = readMarks(chat, log, signal);
  const runBefore = lastRun(chat, log);
  const people = askers(chat);
  const dialogue = dialogueState(now);
  const records = questionRecords(observer, now);
  const channels = knownChannels(chat, { toJoin: settings.ZULIP_CHANNELS, joins: !account.self.isBot }, log);
  const status = account.self.isBot ? undefined : ownStatus({ chat, facts, account, language, log });
  const uploadEmoji = emojiUploader(account.self.isBot ? adminChat : chat);
  const delivering = {
    chat,
    account,
    channels,
    observer,
    records,
    lookAtMs: options.lookAtMs ?? defaultLookAtMs,
    onDoubt: (questionId: number, forMs: number) => runBefore.inDoubt(questionId, forMs, signal),
    making: fileTurns(),
    makeFile: options.makeFile ?? makeHere,
    tusThresholdMib: settings.TUS_THRESHOLD_MIB,
    progressEveryMs: options.progressEveryMs ?? 4_000,
  };
  const changes = turns();
  const reminders = reminderBook(keptRecords({ chat, account, log }, 'reminder'), log);
  const inOffice = { book: reminders, timeZone: settings.TZ, now };
  const answering: AnswerParts = {
    ...understanding,
    facts,
    chat,
    account,
    ownStatus: status,
    uploadEmoji,
    alone: <T>(act: () => Promise<T>) => changes.inTurn('change', undefined, act),
    reminders: (question: Question, asker: Asker) => remindersFor(question, asker, inOffice),
    subscriptions: (...about) => noticing.in(...about),
    log,
    language,
    now,
    onRead: options.onRead,
  };
  const noticing = notices(
    {
      ...{ answering, delivering, dialogue, turns: conversations, log },
      hours: settings.NOTICES_HOURS,
      isOn: settings.NOTICES_CRON !== 'off',
    },
    signal,
  );
  const working = {
    chat,
    turns: conversations,
    manyLeft: manyLeft(
      { chat, account, records, turns: conversations, askers: people, language, log },
      signal,
    ),
    reads,
    lastRun: runBefore,
    askers: people,
    dialogue,
    answering,
    delivering,
    reminders,
    goAlong: [reminders, noticing],
    signing: { chat, account, signAfterMs: options.signAfterMs ?? 1_500 },
    records,
    maxQuestionAgeMs: settings.MAX_QUESTION_AGE,
    facts,
    now,
    log,
  };
  const rules = {
    // What people say to each other must change nothing: for that the bot has to be mentioned.
    isCommand: (text: string) =>
      beginsWithCommand(readWords(text), catalogue, ({ command }) => !command.changes),
    isAwaited: (conversation: Conversation) => dialogue.isOpen(conversation),
  };
  const work = workList(working, signal);
  const parts: ListenParts = {
    chat,
    account,
    work,
    follow: followChanges({ ...working, channels, rules, work }, signal),
    observer,
    askers: people,
    catchingUp: {
      chat,
      account,
      rules,
      channels,
      dialogue,
      records,
      reads,
      lastRun: runBefore,
      maxQuestionAgeMs: settings.MAX_QUESTION_AGE,
      now,
      log,
    },
    sendNotes: collectiveNotes({ turns: conversations, records, reads, delivering, language, log }),
    backlog: { isUnreadLeft: false, isMovedLeft: false },
    onListening() {
      void status?.refresh(signal).catch(noteFailure(log));
      void readAhead().catch((error: unknown) =>
        log.error({ err: error }, 'towns or weights cannot be read: questions will fail'),
      );
    },
    onAttempt,
    log,
  };
  return {
    parts,
    status,
    oneProcess: oneProcess({ chat, observer, now, log }),
    postReminders: postReminders({ ...inOffice, delivering, turns: conversations, log }, signal),
    notices: noticing,
    idle: () => conversations.idle(),
  };
}

/** With the one key that may: the bot's own, or that of a human administrator. */
function emojiUploader(chat: ChatConnection | undefined): ChatCall['uploadEmoji'] {
  return chat && ((name, file, signal) => uploadCustomEmoji(chat, name, file, signal));
}

/** The status is a courtesy: what fails is tried again by the clock, or left as it is when the process ends. */
export const noteFailure = (log: Logger) => (error: unknown) =>
  log.warn({ err: error }, 'the own status could not be set');

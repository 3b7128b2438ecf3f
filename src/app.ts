// Builds all parts and joins them, starts and stops them: the only file that knows everyone.
import { setMaxListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Account, unknownServer } from './bot/account.ts';
import { askBacks } from './bot/askBacks.ts';
import { askers } from './bot/askers.ts';
import type { Catalogue } from './bot/catalogue.ts';
import { channels } from './bot/channels.ts';
import { collectiveNotes } from './bot/collectiveNotes.ts';
import { defaultLookAfterMs } from './bot/deliver.ts';
import { type ListenParts, listen, sweep } from './bot/listen.ts';
import { beginsWithCommand } from './bot/matchCommand.ts';
import { type KeptStatus, ownStatus } from './bot/ownStatus.ts';
import type { Conversation } from './bot/question.ts';
import { readMarks } from './bot/readMarks.ts';
import { turns } from './bot/turns.ts';
import { workList } from './bot/workList.ts';
import { type ChatConnection, getOwnUser, untilPassed, uploadCustomEmoji } from './chat/index.ts';
import type { Settings } from './config.ts';
import { connect, type Connections } from './connections.ts';
import { type Clock, cronClock } from './jobs/clock.ts';
import { type ChatCall, readWords } from './kit/index.ts';

export interface AppOptions {
  readonly settings: Settings;
  readonly catalogue: Catalogue;
  readonly log: Logger;
  /** Called before each attempt to hear the chat server: a sign of life. */
  readonly onAttempt?: () => void;
  readonly now?: () => Date;
  /** Waits before each look for a message that may have been sent; tests shorten them. */
  readonly lookAfterMs?: readonly number[];
  /** How long a question is in hand before a reaction says so. */
  readonly signAfterMs?: number;
  /** Runs what happens by the clock; tests have one of their own. */
  readonly clock?: Clock;
  /** Time limit of one request to either service; the long poll has its own. */
  readonly timeoutMs?: number;
}

export interface App {
  /** Resolves when the bot has stopped; rejects when it cannot go on (ChatError `unauthorized`, ServerTooOld). */
  readonly ended: Promise<void>;
  /** Stops listening, lets running answers finish for a while, hands the others back by leaving them unread. */
  stop(): Promise<void>;
}

/** Together well below the ten seconds that a container gives. */
const finishWithinMs = 5_000;
const flushWithinMs = 2_000;

const signAfterMs = 1_500;

/** Connects and listens, as soon as the chat server can be reached. */
export function startApp(options: AppOptions): App {
  const { log } = options;
  const listening = new AbortController();
  const working = new AbortController();
  // Every waiting question listens to it.
  setMaxListeners(0, listening.signal, working.signal);
  let finish = async (): Promise<void> => undefined;

  async function run(): Promise<void> {
    const { chat, adminChat, facts } = await connect(options, working.signal);
    const account = await readAccount(chat, options, listening.signal);
    if (!account) return;
    const { parts, status, idle } = build({ chat, adminChat, facts }, account, options, working.signal);
    const clock = options.clock ?? cronClock(listening.signal, log);
    const jobs = [
      clock.start({ name: 'sweep', when: '*/5 * * * *', run: () => sweep(parts, listening.signal) }),
      ...(status
        ? [clock.start({ name: 'status', when: '* * * * *', run: () => status.refresh(listening.signal) })]
        : []),
    ];
    finish = async () => {
      await Promise.all(jobs.map((job) => job.stop()));
      await Promise.race([idle(), setTimeout(finishWithinMs, undefined, { ref: false })]);
      working.abort();
      const last = AbortSignal.timeout(flushWithinMs);
      await Promise.race([
        Promise.all([parts.catchingUp.reads.flush(), status?.clear(last).catch(noteFailure(log))]),
        setTimeout(flushWithinMs, undefined, { ref: false }),
      ]);
    };
    await listen(parts, listening.signal);
  }

  const ended = run();
  return {
    ended,
    async stop() {
      listening.abort();
      await ended.catch(() => undefined);
      await finish();
    },
  };
}

/** Undefined when stopped before the server answered. */
async function readAccount(
  chat: ChatConnection,
  { log, onAttempt }: AppOptions,
  signal: AbortSignal,
): Promise<Account | undefined> {
  const read = () => {
    onAttempt?.();
    return getOwnUser(chat, signal);
  };
  const own = await untilPassed(read, { failure: 'the chat server does not answer', log, signal });
  if (!own) return undefined;
  return {
    self: { userId: own.user_id, fullName: own.full_name, isBot: own.is_bot },
    ...unknownServer,
  };
}

function build(
  { chat, adminChat, facts }: Connections,
  account: Account,
  { settings, catalogue, log, ...options }: AppOptions,
  signal: AbortSignal,
): { parts: ListenParts; status: KeptStatus | undefined; idle: () => Promise<void> } {
  const { now = () => new Date(), onAttempt = () => undefined, lookAfterMs = defaultLookAfterMs } = options;
  const understanding = { catalogue, facts, timeZone: settings.TZ };
  const language = settings.BOT_LANGUAGE;
  const conversations = turns();
  const reads = readMarks(chat, log);
  const people = askers(chat);
  const openQuestions = askBacks(chat, understanding);
  const seen = channels(chat, { toJoin: settings.ZULIP_CHANNELS, joins: !account.self.isBot }, log);
  const delivering = { chat, account, channels: seen, lookAfterMs };
  const status = account.self.isBot ? undefined : ownStatus({ chat, facts, account, language, log });
  const uploadEmoji = emojiUploader(account.self.isBot ? adminChat : chat);
  const answering = {
    ...understanding,
    chat,
    account,
    ownStatus: status,
    uploadEmoji,
    log,
    language,
    now,
  };
  const signing = { chat, account, signAfterMs: options.signAfterMs ?? signAfterMs };
  const work = workList(
    {
      turns: conversations,
      reads,
      askers: people,
      askBacks: openQuestions,
      answering,
      delivering,
      signing,
      log,
    },
    signal,
  );
  const rules = {
    isCommand: (text: string) => beginsWithCommand(readWords(text), catalogue),
    isAwaited: (conversation: Conversation) => openQuestions.isOpen(conversation),
  };
  const maxQuestionAgeMs = settings.MAX_QUESTION_AGE;
  const parts: ListenParts = {
    chat,
    account,
    work,
    askers: people,
    catchingUp: {
      chat,
      account,
      rules,
      channels: seen,
      askBacks: openQuestions,
      reads,
      maxQuestionAgeMs,
      now,
      log,
    },
    sendNotes: collectiveNotes({ turns: conversations, reads, delivering, language, log }),
    onListening: () => void status?.refresh(signal).catch(noteFailure(log)),
    onAttempt,
    log,
  };
  return { parts, status, idle: () => conversations.idle() };
}

/** With the one key that may: the bot's own, or that of a human administrator. */
function emojiUploader(chat: ChatConnection | undefined): ChatCall['uploadEmoji'] {
  return chat && ((name, file, signal) => uploadCustomEmoji(chat, name, file, signal));
}

/** The status is a courtesy: what fails is tried again by the clock, or left as it is when the process ends. */
const noteFailure = (log: Logger) => (error: unknown) =>
  log.warn({ err: error }, 'the own status could not be set');

// Builds all parts and joins them, starts and stops them: the only file that knows everyone.
import { setMaxListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Account, lowestFeatureLevel } from './bot/account.ts';
import { askBacks } from './bot/askBacks.ts';
import { askers } from './bot/askers.ts';
import type { Catalogue } from './bot/catalogue.ts';
import { channels } from './bot/channels.ts';
import { collectiveNotes } from './bot/collectiveNotes.ts';
import { defaultLookAfterMs } from './bot/deliver.ts';
import { type ListenParts, listen, sweep } from './bot/listen.ts';
import { beginsWithCommand } from './bot/matchCommand.ts';
import type { Conversation } from './bot/question.ts';
import { readMarks } from './bot/readMarks.ts';
import { turns } from './bot/turns.ts';
import { workList } from './bot/workList.ts';
import { type ChatConnection, connectChat, getOwnUser, requestBudget, untilPassed } from './chat/index.ts';
import type { Settings } from './config.ts';
import { connectFacts, type FactsService } from './facts/index.ts';
import { scheduleSweep } from './jobs/scheduleSweep.ts';
import { readWords } from './kit/index.ts';

export interface AppOptions {
  readonly settings: Settings;
  readonly catalogue: Catalogue;
  readonly log: Logger;
  /** Called before each attempt to hear the chat server: a sign of life. */
  readonly onAttempt?: () => void;
  readonly now?: () => Date;
  /** Waits before each look for a message that may have been sent; tests shorten them. */
  readonly lookAfterMs?: readonly number[];
  /** Time limit of one request to either service; the long poll has its own. */
  readonly timeoutMs?: number;
}

export interface App {
  /** Resolves when the bot has stopped; rejects when it cannot go on (ChatError `unauthorized`, ServerTooOld). */
  readonly ended: Promise<void>;
  /** Stops listening, lets running answers finish for a while, hands the others back by leaving them unread. */
  stop(): Promise<void>;
}

/** What stands before the slash is shown in Zulip as the client that sent a message. */
const userAgent = 'Amtsbot/0.1';

/** Together well below the ten seconds that a container gives. */
const finishWithinMs = 5_000;
const flushWithinMs = 2_000;

/** Connects and listens, as soon as the chat server can be reached. */
export function startApp(options: AppOptions): App {
  const { log } = options;
  const listening = new AbortController();
  const working = new AbortController();
  // Every waiting question listens to it.
  setMaxListeners(0, listening.signal, working.signal);
  let finish = async (): Promise<void> => undefined;

  async function run(): Promise<void> {
    const { chat, facts } = await connect(options, working.signal);
    const account = await readAccount(chat, options, listening.signal);
    if (!account) return;
    const { parts, idle } = build(chat, facts, account, options, working.signal);
    const clock = scheduleSweep(() => sweep(parts, listening.signal), listening.signal, log);
    finish = async () => {
      await clock.stop();
      await Promise.race([idle(), setTimeout(finishWithinMs, undefined, { ref: false })]);
      working.abort();
      await Promise.race([
        parts.catchingUp.reads.flush(),
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

async function connect(
  { settings, timeoutMs, now }: AppOptions,
  signal: AbortSignal,
): Promise<{ chat: ChatConnection; facts: FactsService }> {
  const { ZULIP_REALM: realm, ZULIP_USERNAME: username, ZULIP_API_KEY: apiKey } = settings;
  return {
    chat: await connectChat(
      { realm, username, apiKey, userAgent, timeoutMs },
      requestBudget(settings.ZULIP_RATE_LIMITS),
    ),
    facts: connectFacts({
      baseUrl: settings.FACTS_BASE_URL,
      alternateBaseUrl: settings.FACTS_ALT_BASE_URL,
      authorization: settings.FACTS_AUTHORIZATION,
      timeoutMs,
      timeZone: settings.TZ,
      now,
      signal,
    }),
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
    featureLevel: lowestFeatureLevel,
    maxMessageLength: 10_000,
  };
}

function build(
  chat: ChatConnection,
  facts: FactsService,
  account: Account,
  { settings, catalogue, log, ...options }: AppOptions,
  signal: AbortSignal,
): { parts: ListenParts; idle: () => Promise<void> } {
  const { now = () => new Date(), onAttempt = () => undefined, lookAfterMs = defaultLookAfterMs } = options;
  const understanding = { catalogue, facts, timeZone: settings.TZ };
  const language = settings.BOT_LANGUAGE;
  const conversations = turns();
  const reads = readMarks(chat, log);
  const people = askers(chat);
  const openQuestions = askBacks(chat, understanding);
  const seen = channels(chat, { toJoin: settings.ZULIP_CHANNELS, joins: !account.self.isBot }, log);
  const delivering = { chat, account, channels: seen, lookAfterMs };
  const answering = { ...understanding, chat, account, log, language, now };
  const work = workList(
    { turns: conversations, reads, askers: people, askBacks: openQuestions, answering, delivering, log },
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
    onAttempt,
    log,
  };
  return { parts, idle: () => conversations.idle() };
}

// An office to test in: the sandbox's chat server and facts service with the whole bot between them, over HTTP.
import type { Logger } from 'pino';
import { onTestFinished } from 'vitest';
import { type App, type AppOptions, startApp } from '../../src/app.ts';
import { type Catalogue, loadCatalogue } from '../../src/bot/understanding/catalogue.ts';
import { readSettings, secretsOf } from '../../src/config.ts';
import type { Clock, Job } from '../../src/jobs/clock.ts';
import { createLog } from '../../src/log.ts';
import { startZulipSandbox, type ZulipSandbox, type ZulipSandboxOptions } from 'zulip-sandbox';
import { type FactsSandbox, startFactsSandbox } from 'facts-sandbox';

const pictures = new URL('../../assets/emoji/', import.meta.url);

/** A Saturday; the examples' figures are those of this day. */
export const saturday = new Date('2026-11-21T09:00:00Z');

export interface OfficeOptions {
  readonly chat?: ZulipSandboxOptions;
  readonly settings?: Readonly<Record<string, string>>;
  /** Another facts service than the embedded one. */
  readonly factsUrl?: string;
  readonly catalogue?: Catalogue;
  readonly bot?: Partial<AppOptions>;
  /** Whose key the bot has for what the server refuses to bots. */
  readonly adminKeyOf?: PersonName;
  /** Prepare the servers; the bot starts with startBot(). */
  readonly withoutBot?: boolean;
}

export interface Office {
  readonly chat: ZulipSandbox;
  readonly facts: FactsSandbox;
  /** What the bot logged, parsed. */
  readonly log: readonly Record<string, unknown>[];
  /** The time of a job has come; resolves when it has run. */
  readonly tick: (job: 'sweep' | 'status' | 'retry' | 'beat' | 'reminders' | 'notices') => Promise<void>;
  startBot(more?: Partial<AppOptions>): Promise<App>;
  /** Asks as Max, by default in a direct message, and gives all parts of the answer. */
  ask(text: string, where?: Where): Promise<string>;
  /** Says something without waiting; gives the message's id. */
  say(text: string, where?: Where): number;
  /** Everything that the bot has sent for a message so far, in order; no-break spaces as plain ones. */
  answersTo(questionId: number): readonly string[];
  /** The bot has marked the message as read. */
  isRead(messageId: number): boolean;
}

type PersonName = keyof ZulipSandbox['people'];

export interface Where {
  readonly as?: PersonName;
  /** In a channel, with the mention put in front. */
  readonly channel?: string;
  readonly topic?: string;
  /** Others in a direct conversation with the bot. */
  readonly withPeople?: readonly PersonName[];
}

/** Read once, by the first office that wants all commands. */
let loaded: Promise<Catalogue> | undefined;
const allCommands = () => (loaded ??= loadCatalogue());

/** Opens an office for one test; it is closed when the test is over. */
export async function openOffice(options: OfficeOptions = {}): Promise<Office> {
  const { office, close } = await furnishOffice(options);
  onTestFinished(close);
  if (!options.withoutBot) await office.startBot();
  return office;
}

/** An office whose bot is not there yet; who opens it closes it. */
export async function furnishOffice(
  options: OfficeOptions,
): Promise<{ readonly office: Office; readonly close: () => Promise<void> }> {
  const now = () => saturday.getTime();
  const chat = await startZulipSandbox({ heartbeatMs: 500, pictures, ...options.chat });
  const facts = await startFactsSandbox({ now });
  chat.setClock(now);
  const lines: Record<string, unknown>[] = [];
  const apps: App[] = [];
  const clock = clockByHand();
  const admin = options.adminKeyOf && chat.people[options.adminKeyOf];
  const settings = readSettings({
    ZULIP_REALM: chat.url,
    ZULIP_USERNAME: chat.amtsbot.email,
    ZULIP_API_KEY: chat.amtsbot.apiKey,
    ZULIP_RATE_LIMITS: 'off',
    FACTS_BASE_URL: options.factsUrl ?? facts.baseUrl,
    LOG_LEVEL: 'debug',
    ...(admin ? { ZULIP_ADMIN_USERNAME: admin.email, ZULIP_ADMIN_API_KEY: admin.apiKey } : {}),
    ...options.settings,
  });
  const log: Logger = createLog(
    { level: settings.LOG_LEVEL, secrets: secretsOf(settings) },
    { write: (line) => void lines.push(JSON.parse(line)) },
  );

  async function startBot(more: Partial<AppOptions> = {}): Promise<App> {
    const given = { now: () => saturday, ...options.bot, ...more };
    const app = startApp({
      settings,
      log,
      catalogue: options.catalogue ?? (await allCommands()),
      // Time passes as the clock of the test does.
      ticks: () => given.now().getTime(),
      lookAtMs: [0, 20, 40, 70],
      clock,
      timeoutMs: 10_000,
      ...given,
    });
    app.ended.catch(() => undefined);
    apps.push(app);
    return app;
  }

  async function close(): Promise<void> {
    await Promise.all(apps.map((app) => app.stop()));
    await Promise.all([chat.stop(), facts.stop()]);
  }

  const say: Office['say'] = (text, { as = 'max', channel, topic = 'Fragen', withPeople = [] } = {}) => {
    const acting = chat.as(chat.people[as]);
    if (channel) return acting.send({ channel, topic, content: `@**${chat.amtsbot.fullName}** ${text}` });
    return acting.sendDirect([chat.amtsbot, ...withPeople.map((name) => chat.people[name])], text);
  };
  const answersTo = (questionId: number) =>
    chat
      .messages()
      .filter(
        (message) =>
          message.senderId === chat.amtsbot.userId && message.content.endsWith(`/near/${questionId})`),
      )
      .map((message) => message.content.replaceAll('\u00a0', ' '));

  const office: Office = {
    chat,
    facts,
    log: lines,
    tick: clock.tick,
    startBot,
    say,
    answersTo,
    isRead: (messageId) =>
      chat.messages().some(({ id, readBy }) => id === messageId && readBy.has(chat.amtsbot.userId)),
    async ask(text, where) {
      const questionId = say(text, where);
      await until(() => isWhole(answersTo(questionId)), `an answer to “${text}”`);
      return answersTo(questionId).join('\n\n');
    },
  };
  return { office, close };
}

/** Jobs run when a test says so. */
function clockByHand(): Clock & { readonly tick: (name: string) => Promise<void> } {
  const jobs = new Set<Pick<Job, 'name' | 'run'>>();
  const add = (job: Pick<Job, 'name' | 'run'>) => {
    jobs.add(job);
    return { stop: async () => void jobs.delete(job) };
  };
  return {
    start: add,
    // Nor at once: a test orders faults for requests that it knows of.
    repeat: add,
    async tick(name) {
      for (const job of jobs) if (job.name === name) await job.run();
    },
  };
}

/** All parts are there: the first one says how many there are. */
function isWhole(parts: readonly string[]): boolean {
  const [, total = '1'] = /\d+\/(\d+)\]\([^()]*\)$/.exec(parts[0] ?? '') ?? [];
  return parts.length >= Number(total);
}

const pollMs = 5;

/** Waits for something that other processes do; fails with its name when it does not come about. */
export async function until(isSo: () => boolean, what: string, withinMs = 45_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

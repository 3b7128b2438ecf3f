// A chaos run: a plan carried out against both sandbox servers, with the bot as a process between them, then quiet.
import { setTimeout } from 'node:timers/promises';
import { startZulipSandbox, type StoredMessage, type ZulipSandbox } from 'zulip-sandbox';
import { type FactsSandbox, startFactsSandbox } from 'facts-sandbox';
import { type BotProcess, startBotProcess } from './botProcess.ts';
import type { Disturbance } from './faultMix.ts';
import { type Gate, gateTo } from './gate.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { type Subscribed, subscribe } from './notices.ts';
import { furnish } from './places.ts';
import { type Incident, planFrom, type Step } from './plan.ts';

export interface ChaosOptions {
  readonly seed: number;
  readonly questions: number;
  readonly account: 'bot' | 'human';
  /** The compiled bot. */
  readonly program: string;
}

export interface Happened {
  readonly at: number;
  readonly what: string;
}

/** All there is to judge a run by, and to look into it. */
export interface Course extends ChaosOptions {
  readonly chat: ZulipSandbox;
  readonly ledger: Ledger;
  readonly bot: BotProcess;
  readonly notices: Subscribed;
  readonly incidents: readonly Happened[];
  /** How many requests each kind of fault has hit. */
  readonly faults: ReadonlyMap<string, number>;
  /** Of the bot's, in the order of their ids. */
  readonly sent: readonly StoredMessage[];
  readonly unreadIds: readonly number[];
  readonly startedAt: number;
  readonly calmAt: number;
  readonly endedAt: number;
}

/** On a busy machine the questions wait for the bot: asked without it, all would come when nothing breaks any more. */
const mostOpen = (questions: number) => Math.min(120, questions / 8);
const burstWithinMs = 10_000;
const trickleMs = 60;
/** A bound for what hangs, on a machine that has ten other things to do. */
const quietWithinMs = 120_000;
const pollMs = 100;
const firstLevel = 421;
/** From the next but one on, a server hides what the tests look at. */
const lastLevel = 440;

interface Scene {
  readonly chat: ZulipSandbox;
  readonly facts: FactsSandbox;
  readonly gate: Gate;
  readonly bot: BotProcess;
  readonly ledger: Ledger;
  readonly notices: Subscribed;
  /** The server is upgraded each time it restarts. */
  level: number;
}

export async function runChaos(options: ChaosOptions): Promise<Course> {
  const { seed, questions, account } = options;
  const chat = await startZulipSandbox({ account, heartbeatMs: 1_000, featureLevel: firstLevel });
  const facts = await startFactsSandbox();
  furnish(chat, account === 'human');
  const ledger = openLedger(chat);
  const gate = await gateTo(chat.url);
  const startedAt = Date.now();
  const settings = {
    ZULIP_REALM: gate.url,
    ZULIP_USERNAME: chat.amtsbot.email,
    ZULIP_API_KEY: chat.amtsbot.apiKey,
    ZULIP_RATE_LIMITS: 'off',
    FACTS_BASE_URL: facts.baseUrl,
    // By day and by night.
    NOTICES_HOURS: '0-24',
  };
  const bot = startBotProcess(settings, options.program);
  try {
    const notices = await subscribe(chat, facts);
    const scene: Scene = { chat, facts, gate, bot, ledger, notices, level: firstLevel };
    const incidents: Happened[] = [];
    const orders: { readonly name: string; readonly takeBack: () => number }[] = [];
    let befalling = Promise.resolve();
    for (const step of planFrom(seed, questions)) {
      for (const one of step.disturbances) orders.push({ name: one.name, takeBack: order(one, scene) });
      for (const incident of step.incidents) {
        incidents.push({ at: Date.now(), what: incident.kind });
        befalling = befalling.then(() => befall(incident, scene));
      }
      await askAll(step, mostOpen(questions), ledger);
    }
    await befalling;
    const faults = new Map<string, number>();
    for (const { name, takeBack } of orders) faults.set(name, (faults.get(name) ?? 0) + takeBack());
    const calmAt = Date.now();
    // What hangs would hang for a minute and a half more.
    gate.cut();
    const unreadIds = await quiet(scene, questions);
    await notices.told(quietWithinMs);
    await bot.stop();
    const sent = chat.messages().filter(({ senderId }) => senderId === chat.amtsbot.userId);
    return {
      ...{ ...options, chat, ledger, bot, notices, incidents, faults, sent, unreadIds },
      ...{ startedAt, calmAt, endedAt: Date.now() },
    };
  } finally {
    await bot.stop();
    await gate.shut();
    await Promise.all([chat.stop(), facts.stop()]);
  }
}

const order = (one: Disturbance, { chat, facts }: Scene): (() => number) =>
  one.service === 'chat' ? chat.fault(one.fault) : facts.fault(one.fault);

async function askAll({ asks, isBurst }: Step, most: number, ledger: Ledger): Promise<void> {
  for (const ask of asks) {
    ledger.ask(ask);
    if (!isBurst) await ledger.settled(0, trickleMs);
  }
  await ledger.settled(most, burstWithinMs);
}

/** Resolves when everything is answered and read, or in vain; gives what is left unread. */
async function quiet({ chat, ledger }: Scene, questions: number): Promise<readonly number[]> {
  const deadline = Date.now() + quietWithinMs;
  await ledger.settled(0, quietWithinMs);
  const isUnread = ({ id, readBy }: StoredMessage) =>
    ledger.entries.has(id) && !readBy.has(chat.amtsbot.userId);
  let unread = chat.messages().filter(isUnread);
  while (Date.now() < deadline && (unread.length > 0 || ledger.entries.size < questions)) {
    await setTimeout(pollMs);
    unread = (ledger.entries.size < questions ? chat.messages() : unread).filter(isUnread);
  }
  return unread.map(({ id }) => id);
}

async function befall(incident: Incident, scene: Scene): Promise<void> {
  const { chat, gate, bot, ledger } = scene;
  switch (incident.kind) {
    case 'killed':
      return bot.end('SIGKILL');
    case 'killed while sending':
      return ledger.afterMessages(incident.messages, () => bot.end('SIGKILL'));
    case 'killed while catching up':
      chat.swallowDuringRegister(() => {
        void setTimeout(incident.afterMs).then(() => bot.end('SIGKILL'));
      });
      return bot.end('SIGKILL');
    case 'stopped':
      return bot.end('SIGTERM');
    case 'queue lost':
      return chat.dropQueues();
    case 'swallowed during register':
      chat.swallowDuringRegister(() => {
        for (const ask of incident.asks) ledger.ask(ask);
      });
      return chat.dropQueues();
    case 'amount changed':
      return scene.notices.change(incident.nth);
    case 'server restarted':
      await gate.shut();
      if (incident.losesQueues) chat.dropQueues();
      await setTimeout(incident.downMs);
      await gate.open();
      scene.level = Math.min(scene.level + 1, lastLevel);
      return chat.setFeatureLevel(scene.level);
  }
}

// The life of the bot: connects, listens, works by the clock, and stops.
import { setMaxListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { assemble, type BotOptions, noteFailure } from './assemble.ts';
import { listen, retry, sweep } from './bot/hearing/listen.ts';
import { type Account, unknownServer } from './bot/model/account.ts';
import { type FactsAddress, readFactsAddress } from './bot/presence/factsState.ts';
import { type ChatConnection, getOwnUser, untilPassed } from './chat/index.ts';
import { connect, type ConnectOptions, type Connections } from './connections.ts';
import { type Clock, cronClock } from './jobs/clock.ts';

export interface AppOptions extends BotOptions {
  /** Runs what happens by the clock, until the signal; tests have one of their own, and many organisations a common one. */
  readonly clock?: Clock | ((signal: AbortSignal) => Clock);
  /** Time limit of one request to either service; the long poll has its own. */
  readonly timeoutMs?: number;
  /** Where there are replicas: whether nothing of another one's can be meant by now. */
  readonly mayWrite?: () => boolean;
  /** Of many organisations, what they know of a facts service is shared. */
  readonly openFacts?: ConnectOptions['openFacts'];
}

export interface App {
  /** Resolves when the bot has stopped; rejects when it cannot go on (ChatError `unauthorized` or, at the start, `redirected`; ServerTooOld). */
  readonly ended: Promise<void>;
  /** Requests that the chat server allows now; undefined where it has no limits, or before it is connected. */
  budgetLeft(): number | undefined;
  /** For how long it allows none, in milliseconds. */
  budgetSpentForMs(): number;
  /** Whether a facts service answers at its address: asked when somebody wants to know, and again only while it is not right. */
  factsAddress(): Promise<FactsAddress>;
  /** Stops listening, lets running answers finish for a while, hands the others back by leaving them unread; once. */
  stop(): Promise<void>;
}

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
  let budget: Connections['budget'] | undefined;
  let facts: Connections['facts'] | undefined;
  let address: { readonly is: Promise<FactsAddress>; readonly askedAt: number } | undefined;

  async function run(): Promise<void> {
    const connections = await connect(
      { ...options, onFactsSeen: (...seen) => options.observer?.factsSeen(...seen) },
      working.signal,
    );
    budget = connections.budget;
    ({ facts } = connections);
    const { chat } = connections;
    const account = await readAccount(chat, options, listening.signal);
    if (!account) return;
    const { parts, status, oneProcess, postReminders, notices, idle } = assemble(
      connections,
      account,
      options,
      working.signal,
    );
    const { clock: given = (signal) => cronClock(signal, log) } = options;
    const clock = typeof given === 'function' ? given(listening.signal) : given;
    const noticesAt = options.settings.NOTICES_CRON ?? hourlyAt(account.self.userId);
    const jobs = [
      clock.start({ name: 'sweep', when: '*/5 * * * *', run: () => sweep(parts, listening.signal) }),
      clock.start({ name: 'retry', when: '* * * * *', run: () => retry(parts, listening.signal) }),
      clock.start({ name: 'reminders', when: '* * * * *', run: postReminders }),
      clock.repeat({
        name: 'beat',
        run: () => oneProcess.beat(listening.signal),
        pauseMs: () => oneProcess.pauseMs(),
      }),
      ...(noticesAt === 'off'
        ? []
        : [clock.start({ name: 'notices', when: noticesAt, run: () => notices.run(listening.signal) })]),
      ...(status
        ? [clock.start({ name: 'status', when: '* * * * *', run: () => status.refresh(listening.signal) })]
        : []),
    ];
    finish = async () => {
      await atMost(finishWithinMs, [...jobs.map((job) => job.stop()), idle()]);
      working.abort();
      const last = AbortSignal.timeout(flushWithinMs);
      await atMost(flushWithinMs, [
        parts.catchingUp.reads.flush(last),
        parts.catchingUp.lastRun.end(last),
        oneProcess.end(last).catch(noteFailure(log)),
        ...(status ? [status.clear(last).catch(noteFailure(log))] : []),
      ]);
    };
    await listen(parts, listening.signal);
  }

  const ended = run();
  let stopped: Promise<void> | undefined;
  return {
    ended,
    budgetLeft: () => budget?.left(),
    budgetSpentForMs: () => budget?.spentForMs() ?? 0,
    async factsAddress() {
      if (!facts) return 'unknown';
      const isDue = !address || performance.now() - address.askedAt > askAddressAgainMs;
      if (!address || (isDue && (await address.is) !== 'right')) {
        address = { is: addressOf(facts, working.signal), askedAt: performance.now() };
      }
      return address.is;
    },
    stop() {
      listening.abort();
      stopped ??= ended.catch(() => undefined).then(() => finish());
      return stopped;
    },
  };
}

/** Not all accounts of a facts service ask it in the same minute. */
const hourlyAt = (userId: number) => `${(userId * 7) % 60} * * * *`;

const askAddressAgainMs = 20_000;
/** Whoever watches does not wait for longer. */
const addressWithinMs = 2_000;

async function addressOf(facts: Connections['facts'], signal: AbortSignal): Promise<FactsAddress> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(addressWithinMs)]);
  try {
    return await readFactsAddress(facts, limit);
  } catch (error) {
    if (limit.aborted) return 'unknown';
    throw error;
  }
}

/** Waits for all of them, but not for longer; until then the process has something to live for. */
async function atMost(ms: number, acts: readonly Promise<unknown>[]): Promise<void> {
  const over = new AbortController();
  const limit = setTimeout(ms, undefined, { signal: over.signal });
  await Promise.race([Promise.all(acts), limit]).finally(() => over.abort());
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
  const own = await untilPassed(read, {
    failure: 'the chat server does not answer',
    log,
    signal,
    // Later on, it may be a page of the maintenance; at the start the address is wrong.
    hopeless: ['unauthorized', 'redirected'],
  });
  if (!own) return undefined;
  return {
    self: { userId: own.user_id, fullName: own.full_name, isBot: own.is_bot },
    ...unknownServer,
  };
}

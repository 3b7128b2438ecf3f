// Many organisations in one process: their files say which, and each has a life of its own.
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { type App, type AppOptions, startApp } from '../app.ts';
import type { Catalogue } from '../bot/understanding/catalogue.ts';
import { secretsOf, type Settings, type Variables } from '../config.ts';
import { sharedFacts } from '../facts/index.ts';
import type { HowItIs, Readiness } from '../healthPages.ts';
import { type Clock, cronClock } from '../jobs/clock.ts';
import { sharedClock } from '../jobs/sharedClock.ts';
import type { OrganisationMetrics } from '../metrics.ts';
import type { Files } from './files.ts';
import { type Life, live } from './life.ts';
import { type Starts, starts } from './starts.ts';
import { accountOf, type Wanted, wantedBy } from './wanted.ts';
import { type Watch, watchFiles, type WatchOptions } from './watch.ts';

export interface OrganisationsOptions {
  readonly directory: string;
  /** The environment's part in the settings of each. */
  readonly forAll: Variables;
  readonly catalogue: Catalogue;
  readonly metrics: OrganisationMetrics;
  /** Of the process; an organisation's has its name in each line, and hides its secrets. */
  readonly log: Logger;
  readonly logOf: (organisation: string, secrets: readonly string[]) => Logger;
  /** For tests: what each bot is started with. */
  readonly bot?: Partial<AppOptions>;
  readonly clock?: Clock;
  readonly starts?: Starts;
  readonly firstPauseMs?: number;
  readonly pace?: Pick<WatchOptions, 'lookEveryMs' | 'restMs'>;
  /** Several replicas share them; without it, all are this process's. */
  readonly join?: (work: Replica['work']) => Promise<Replica['joined']>;
}

export interface Organisations {
  /** Each by its name, the file's. */
  all(): ReadonlyMap<string, HowItIs>;
  /** Ends all of them side by side. */
  stop(): Promise<void>;
}

/** As one of several replicas sees the others: src/replicas. */
interface Replica {
  /** Works for one while it holds that, which the signal ends. */
  readonly work: (account: string, hold: Hold) => Promise<void>;
  readonly joined: {
    /** `kept`: those whose file cannot be used now, and which run on with what it said before. */
    want(accounts: ReadonlySet<string>, kept: ReadonlySet<string>): void;
    stop(): Promise<void>;
  };
}

interface Hold {
  isHeld(): boolean;
  readonly signal: AbortSignal;
}

/** One that is wanted. */
interface Running {
  readonly account: string;
  readonly text: string;
  readonly life: Life;
  readonly isReady: () => Readiness;
  attemptedAt: number;
}

/** Rejects when the directory cannot be read. */
export async function startOrganisations(options: OrganisationsOptions): Promise<Organisations> {
  const { directory, forAll, metrics, log, logOf, catalogue, bot, firstPauseMs } = options;
  const ending = new AbortController();
  const clock = sharedClock(options.clock ?? cronClock(ending.signal, log));
  const openFacts = sharedFacts();
  const gate = options.starts ?? starts();
  const running = new Map<string, Running>();
  const faults = new Map<string, string>();
  /** Ends that are not over, by account: who comes next with it waits for that. */
  const ends = new Map<string, Promise<void>>();
  /** By account, what this replica holds where there are several. */
  const held = new Map<string, Hold>();
  let wanted: ReadonlyMap<string, Wanted> = new Map();

  function begin(name: string, settings: Settings, text: string): void {
    const account = accountOf(settings);
    const ownLog = logOf(name, secretsOf(settings));
    const appOf = (): App | undefined => one.life.app();
    const observed = metrics.of(name, {
      budgetLeft: () => appOf()?.budgetLeft(),
      budgetSpentForMs: () => appOf()?.budgetSpentForMs() ?? 0,
    });
    const attempted = () => {
      one.attemptedAt = performance.now();
    };
    const start = (onListening: () => void) => {
      attempted();
      return startApp({
        settings,
        catalogue,
        log: ownLog,
        observer: {
          ...observed,
          registered() {
            observed.registered();
            onListening();
          },
        },
        onAttempt: attempted,
        clock: (signal) => clock.of(partOf(account), signal, ownLog),
        openFacts,
        mayWrite: () => !options.join || held.get(account)?.isHeld() === true,
        ...bot,
      });
    };
    const after = ends.get(account) ?? Promise.resolve();
    const life = live({ start, starts: gate, after, log: ownLog, ...(firstPauseMs && { firstPauseMs }) });
    const one: Running = {
      account,
      text,
      life,
      isReady: () => observed.isReady(),
      attemptedAt: performance.now(),
    };
    running.set(name, one);
  }

  function end(name: string, { account, life }: Running): Promise<void> {
    running.delete(name);
    const before = ends.get(account);
    const over = Promise.all([life.stop(), before]).then(() => {
      if (ends.get(account) === over) ends.delete(account);
      if (!running.has(name)) metrics.end(name);
    });
    ends.set(account, over);
    return over;
  }

  /** What runs with a file that is broken now runs on with what it said before. */
  function follow(files: Files): void {
    const owners = new Map([...running].map(([name, { account }]) => [account, name]));
    wanted = wantedBy(files, forAll, owners);
    for (const [name, one] of [...running]) {
      const now = wanted.get(name);
      const isChanged = now && 'text' in now && now.text !== one.text;
      if (now && !isChanged) continue;
      void end(name, one);
    }
    for (const [name, one] of wanted) {
      if ('settings' in one && isOurs(one.settings) && !running.has(name))
        begin(name, one.settings, one.text);
    }
    const accounts = new Set(
      [...wanted.values()].flatMap((one) => ('settings' in one ? [accountOf(one.settings)] : [])),
    );
    const kept = [...running.values()].map(({ account }) => account).filter((one) => !accounts.has(one));
    replica?.want(accounts, new Set(kept));
    tell(new Map([...wanted].flatMap(([name, one]) => ('fault' in one ? [[name, one.fault]] : []))));
  }

  /** Each once, until it is another one. */
  function tell(now: ReadonlyMap<string, string>): void {
    for (const [organisation, fault] of now)
      if (faults.get(organisation) !== fault)
        log.warn({ organisation, fault }, 'the file of an organisation cannot be used');
    faults.clear();
    for (const [name, fault] of now) faults.set(name, fault);
  }

  const isOurs = (settings: Settings) =>
    !options.join || held.get(accountOf(settings))?.signal.aborted === false;

  /** From the moment on that this replica holds it, until the signal. What is answered then is answered to its end. */
  async function work(account: string, hold: Hold): Promise<void> {
    held.set(account, hold);
    for (const [name, one] of wanted) {
      if ('settings' in one && accountOf(one.settings) === account && !running.has(name))
        begin(name, one.settings, one.text);
    }
    await new Promise<void>((resolve) => {
      hold.signal.addEventListener('abort', () => resolve(), { once: true });
      if (hold.signal.aborted) resolve();
    });
    for (const [name, one] of running) if (one.account === account) void end(name, one);
    await ends.get(account);
    held.delete(account);
  }

  const replica = await options.join?.(work);
  const watch: Watch = await watchFiles(directory, { log, onFiles: follow, ...options.pace });
  log.info({ organisations: running.size, broken: faults.size }, 'the files of the organisations are read');
  return {
    all() {
      const names = new Set([...running.keys(), ...faults.keys()]);
      return new Map([...names].toSorted().map((name) => [name, howIs(running.get(name), faults.get(name))]));
    },
    async stop() {
      watch.stop();
      await replica?.stop();
      const all = [...running].map(([name, one]) => end(name, one));
      await Promise.all([...all, ...ends.values()]);
      ending.abort();
    },
  };
}

function howIs(one: Running | undefined, fault: string | undefined): HowItIs {
  return {
    state: one?.life.state() ?? 'broken',
    reason: one?.life.reason(),
    silentMs: one ? performance.now() - one.attemptedAt : 0,
    fault,
    async readiness() {
      const app = one?.life.app();
      const isFactsAddressWrong = (await app?.factsAddress()) === 'wrong';
      return { ...(one?.isReady() ?? unknown), isFactsAddressWrong };
    },
  };
}

const unknown: Readiness = {
  chatHeard: false,
  facts: undefined,
  keptFactsUsed: false,
  anotherProcess: false,
  budgetSpentForMs: 0,
};

/** Always the same for an account, and another for another. */
const partOf = (account: string) => createHash('sha256').update(account).digest().readUInt32BE() / 2 ** 32;

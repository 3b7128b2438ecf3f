// One of several replicas: takes its share of the organisations, gives back what is more, and the rest at its end.
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { connectEngine, type Present } from './engine.ts';
import { heavyJobs, type Make } from './heavyJobs.ts';
import { type Hold, holdWith } from './hold.ts';
import { organisationJobs, type Taken } from './organisationJobs.ts';
import { moreThanShare, seesOthers, shareOf } from './shares.ts';
import { soon } from './soon.ts';
import { isThere, type ReplicaTimes, usualTimes } from './times.ts';

export interface Replicas {
  /** These are to be worked for, by whichever replica; and `kept`, which no other one could take, by this one. */
  want(names: ReadonlySet<string>, kept?: ReadonlySet<string>): void;
  /** Has something made by another process; undefined when none has. Rejects only with the signal's reason. */
  haveMade(order: string, signal: AbortSignal): Promise<string | undefined>;
  /** Whether the engine has answered lately. */
  isEngineThere(): boolean;
  /** Gives all back, when whoever works with it has come to an end. */
  stop(): Promise<void>;
}

export interface ReplicasOptions {
  readonly url: string;
  readonly log: Logger;
  /** Works for an organisation until the signal of its hold; resolves when nothing is done for it any more. */
  readonly work: (name: string, hold: Hold) => Promise<void>;
  /** Makes what others ask for, and what kind of things that are. */
  readonly makes: { readonly kind: string; readonly make: Make };
  readonly times?: ReplicaTimes;
}

const none: ReadonlySet<string> = new Set();

export async function joinReplicas(options: ReplicasOptions): Promise<Replicas> {
  const { url, log, work, makes, times = usualTimes } = options;
  let isStopped = false;
  let wanted = none;
  let kept = none;
  let sees = '';
  let present: Present = { others: [], remembersMs: 0 };
  const inHand = new Map<string, Hold>();
  const working = new Set<Promise<void>>();
  const engine = await connectEngine(url, log);
  const jobs = organisationJobs(engine, times);
  const alike = () => present.others.filter(({ makes: kind }) => kind === makes.kind);
  const heavy = heavyJobs({
    ...{ engine, times, kind: makes.kind },
    pace() {
      const letsOthersFirst = alike().some(({ holds }) => holds === undefined);
      return { lookMs: times.workMs[letsOthersFirst ? 'besideWorkers' : 'replica'], letsOthersFirst };
    },
    onFault: (error) => log.warn({ err: error }, 'a file could not be made for another replica'),
  });
  const helping = heavy.makeForOthers(makes.make);
  let looking: Promise<void> | undefined;
  let waitingSince: number | undefined;
  let differingSince: number | undefined;

  async function look(): Promise<void> {
    present = await engine.announce({ holds: inHand.size, sees, makes: makes.kind });
    const { others, remembersMs } = present;
    await jobs.offer(wanted);
    tellDifference();
    const share = shareOf({ wanted: wanted.size, others });
    const more = moreThanShare({ wanted: wanted.size, holds: inHand.size, sees, others });
    const toGive = [...inHand].filter(([name]) => !kept.has(name)).toReversed();
    for (const [, hold] of toGive.slice(0, more)) hold.giveBack();
    // It may have forgotten locks that still count elsewhere.
    if (remembersMs < times.lockMs) return;
    const waiting = await jobs.waitingOf([...wanted].filter((name) => !inHand.has(name)));
    if (waiting.length === 0) waitingSince = undefined;
    else waitingSince ??= performance.now();
    const isOverdue = waitingSince !== undefined && performance.now() - waitingSince >= times.patienceMs;
    const room = isOverdue ? waiting.length : share - inHand.size;
    for (let left = Math.min(waiting.length, room); left > 0 && !isStopped; left--) {
      const taken = await jobs.take();
      if (!taken) return;
      await begin(taken);
    }
  }

  async function begin(taken: Taken): Promise<void> {
    const { name } = taken;
    // Whoever has seen its file offers it again.
    if (!wanted.has(name)) return taken.remove();
    // It is still at its end here.
    if (inHand.has(name)) return taken.giveBack();
    const hold = await holdWith(() => taken.extend(), times);
    inHand.set(name, hold);
    const done = workWith(taken, hold)
      .catch(engine.failed)
      .finally(() => {
        hold.end();
        inHand.delete(name);
        working.delete(done);
      });
    working.add(done);
  }

  async function workWith(taken: Taken, hold: Hold): Promise<void> {
    await work(taken.name, hold);
    // A lock that is lost is somebody else's to take.
    if (!hold.isHeld()) return;
    await soon(wanted.has(taken.name) ? taken.giveBack() : taken.remove());
  }

  /** Each time once: they are renewed everywhere within minutes. */
  function tellDifference(): void {
    if (!seesOthers({ sees, others: present.others })) {
      differingSince = undefined;
      return;
    }
    differingSince ??= performance.now();
    if (performance.now() - differingSince < times.differMs) return;
    differingSince = Infinity;
    log.warn({ organisations: wanted.size }, 'replicas see different files of organisations');
  }

  const timer = setInterval(() => {
    looking ??= look()
      .catch(engine.failed)
      .finally(() => (looking = undefined));
  }, times.lookMs);

  return {
    want(names, only = none) {
      wanted = new Set([...names, ...only]);
      kept = only;
      sees = createHash('sha256')
        .update(JSON.stringify([...names].toSorted()))
        .digest('base64');
      for (const [name, hold] of inHand) if (!wanted.has(name)) hold.giveBack();
    },
    async haveMade(order, signal) {
      return isStopped || alike().length === 0 ? undefined : heavy.haveMade(order, signal);
    },
    isEngineThere: () => isThere(engine.silentMs(), times),
    async stop() {
      isStopped = true;
      clearInterval(timer);
      const helped = helping.stop();
      // It would announce itself once more.
      await soon(looking);
      // The others take their new shares by then.
      await soon(engine.leave());
      for (const hold of inHand.values()) hold.giveBack();
      await Promise.all(working);
      await soon(helped);
      jobs.close();
      heavy.close();
      engine.close();
    },
  };
}

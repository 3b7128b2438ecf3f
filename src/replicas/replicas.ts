// One of several replicas: takes its share of the organisations, gives back what is more, and the rest at its end.
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { connectEngine } from './engine.ts';
import type { Engine, Taken } from './engine.ts';
import { type Hold, holdWith, type HoldTimes } from './hold.ts';

export interface Replicas {
  /** These are to be worked for, by whichever replica. */
  want(names: ReadonlySet<string>): void;
  /** Gives all back, when whoever works with it has come to an end. */
  stop(): Promise<void>;
}

export interface ReplicasOptions {
  readonly url: string;
  readonly log: Logger;
  /** Works for an organisation until the signal of its hold; resolves when nothing is done for it any more. */
  readonly work: (name: string, hold: Hold) => Promise<void>;
  readonly times?: ReplicaTimes;
}

export interface ReplicaTimes extends HoldTimes {
  /** So often it is looked for locks that are over. */
  readonly stalledMs: number;
  /** So often for a share. */
  readonly lookMs: number;
}

/** A replica that dies is replaced within the first and the third together, and a moment. */
const usualTimes: ReplicaTimes = {
  ...{ lockMs: 15_000, renewMs: 4_000, marginMs: 2_000 },
  ...{ stalledMs: 4_000, lookMs: 1_000 },
};

/** What the engine is asked for at the end; one that does not answer holds up nobody. */
const lastWordMs = 1_000;

async function soon(asked: Promise<void> | undefined): Promise<void> {
  const over = new AbortController();
  const limit = pause(lastWordMs, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([asked?.catch(() => undefined), limit]).finally(() => over.abort());
}

export async function joinReplicas({
  url,
  log,
  work,
  times = usualTimes,
}: ReplicasOptions): Promise<Replicas> {
  const onFailure = (error: unknown) => {
    if (!isStopped) log.warn({ err: error }, 'the engine of the replicas does not answer');
  };
  let isStopped = false;
  let wanted: ReadonlySet<string> = new Set();
  const inHand = new Map<string, Hold>();
  const working = new Set<Promise<void>>();
  const engine: Engine = await connectEngine({ url, times, onFailure });
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const { replicas, runningMs } = await engine.announce();
    await engine.offer(wanted);
    const share = Math.ceil(wanted.size / Math.max(1, replicas));
    for (const hold of [...inHand.values()].slice(share)) hold.giveBack();
    // An engine that has just begun may have forgotten locks that still count elsewhere.
    if (runningMs < times.lockMs) return;
    while (!isStopped && inHand.size < share) {
      const taken = await engine.take();
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
      .catch(onFailure)
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

  const timer = setInterval(() => {
    looking ??= look()
      .catch(onFailure)
      .finally(() => (looking = undefined));
  }, times.lookMs);

  return {
    want(names) {
      wanted = names;
      for (const [name, hold] of inHand) if (!names.has(name)) hold.giveBack();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      // It would announce itself once more.
      await soon(looking);
      // The others take their new shares by then.
      await soon(engine.leave());
      for (const hold of inHand.values()) hold.giveBack();
      await Promise.all(working);
      engine.close();
    },
  };
}

// Three replicas as processes, over a real engine, while people ask: one is killed, one stands still for a minute, the
// engine forgets all, one is told to end. Every question has one answer. How soon somebody holds what a replica had is
// asked of the engine: when an answer comes depends on the machine as well.
// @module-tag long
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { compileBot } from '../support/compiled.ts';
import { untilAllHeld } from '../support/engineSays.ts';
import { until } from '../support/office.ts';
import { forgetAll, noRedis } from '../support/redis.ts';
import { openProcesses, type ReplicaProcess as Replica } from '../support/replicaProcesses.ts';

const bot = noRedis === undefined ? compileBot() : undefined;
afterAll(() => bot?.remove());

/** The promise: a replica that dies is replaced within this time. */
const replacedWithinMs = 30_000;
/** So long answers may take where the machine has much else to do. */
const answeredWithinMs = 120_000;

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000));

test.skipIf(noRedis !== undefined)('nothing is lost, and nothing doubled', { timeout: 900_000 }, async () => {
  const { redis, facts, chats, start, ask, asked, answers, names } = await openProcesses(bot, 20);
  const servers = [...chats.values()].map(({ url }) => url);
  let replicas = [start(), start(), start()];
  const [first, second, third] = replicas as [Replica, Replica, Replica];
  const all = () => new Set(replicas.flatMap(({ listened }) => listened()));
  await until(() => all().size === names.length, 'all to be listened for', answeredWithinMs);
  const hasShare = ({ listened }: Replica) => listened().length >= 6;
  await until(() => replicas.every(hasShare), 'each to have its share', answeredWithinMs);
  let isOver = false;
  const asking = (async () => {
    for (let number = 0; !isOver; number++) {
      ask(names[(number * 7) % names.length] ?? '');
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  })();

  /** How often an organisation was begun with. */
  const beginnings = () => replicas.reduce((sum, { listened }) => sum + listened().length, 0);
  /** Until nobody takes anything from another one any more. */
  async function atRest() {
    for (let before = -1; before < beginnings(); await seconds(10)) before = beginnings();
  }
  /** Everywhere, for as long as a lock lasts. */
  async function asksAllTheTime() {
    for (let round = 0; round < 12; round++) {
      const some = names
        .filter((_, index) => index % 4 === round % 4)
        .map((name) => [name, ask(name)] as const);
      await until(() => some.every(([name, id]) => answers(name, id) > 0), 'answers', answeredWithinMs);
      await seconds(1.3);
    }
  }

  // Killed: what it had, others have within the time.
  const had = first.listened();
  const before = new Map(had.map((name) => [name, ask(name)]));
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');
  const waiting = new Map(had.map((name) => [name, ask(name)]));
  const replacedMs = await untilAllHeld(redis.url, servers);
  const isAnswered = () => [...before, ...waiting].every(([name, id]) => answers(name, id) > 0);
  await until(isAnswered, 'what the dead one had to be answered by others', answeredWithinMs);
  replicas = [second, third, start()];

  // It stands still for a minute, with answers in hand, which others give meanwhile.
  await seconds(5);
  facts.fault({ path: /results/, times: 12, how: { kind: 'slow', ms: 1_500 } });
  const inHand = new Map(second.listened().map((name) => [name, ask(name)]));
  await seconds(0.3);
  second.process.kill('SIGSTOP');
  await seconds(60);
  const isDone = () => [...inHand].every(([name, id]) => answers(name, id) > 0);
  await until(isDone, 'what it had in hand to be answered by others', answeredWithinMs);
  second.process.kill('SIGCONT');
  await atRest();

  // The engine is started anew, and has forgotten all: nobody notices it, for each goes on with what it has.
  const begun = beginnings();
  await redis.stop();
  await seconds(1.5);
  await redis.start();
  await asksAllTheTime();

  // It forgets all again and again while it runs.
  for (let often = 0; often < 4; often++) {
    await seconds(5.3);
    forgetAll(redis.url);
  }
  await asksAllTheTime();
  expect(beginnings()).toBe(begun);

  // It is away for a while, and has forgotten all.
  await redis.stop();
  await seconds(20);
  await redis.start();
  await untilAllHeld(redis.url, servers);
  await atRest();

  // Told to end, it hands over at once.
  third.process.kill('SIGTERM');
  await once(third.process, 'exit');
  expect(third.process.exitCode).toBe(0);
  const handedMs = await untilAllHeld(redis.url, servers);
  await asksAllTheTime();

  isOver = true;
  await asking;
  await until(() => asked.every(({ name, id }) => answers(name, id) > 0), 'every answer', answeredWithinMs);
  await seconds(3);
  expect(asked.length).toBeGreaterThan(500);
  expect(asked.filter(({ name, id }) => answers(name, id) !== 1)).toEqual([]);
  expect(replacedMs).toBeLessThan(replacedWithinMs);
  expect(handedMs).toBeLessThan(10_000);
  process.stdout.write(
    `${asked.length} questions, replaced within ${replacedMs.toFixed(0)} ms, handed over within ${handedMs.toFixed(0)} ms\n`,
  );
});

test.runIf(noRedis !== undefined)('replicas are not tested here', ({ skip }) => skip(noRedis));

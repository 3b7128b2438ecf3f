// Three replicas as processes, over a real engine, while people ask: one is killed, one stands still for a minute, the
// engine forgets all, one is told to end. Every question has one answer.
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { compileBot } from '../support/compiled.ts';
import { until } from '../support/office.ts';
import { noRedis } from '../support/redis.ts';
import { openProcesses, type ReplicaProcess as Replica } from '../support/replicaProcesses.ts';

const bot = noRedis === undefined ? compileBot() : undefined;
afterAll(() => bot?.remove());

/** The promise: a replica that dies is replaced within this time. */
const replacedWithinMs = 30_000;

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000));

test.skipIf(noRedis !== undefined)('nothing is lost, and nothing doubled', { timeout: 400_000 }, async () => {
  const { redis, facts, start, ask, asked, answers, names } = await openProcesses(bot, 20);
  let replicas = [start(), start(), start()];
  const [first, second, third] = replicas as [Replica, Replica, Replica];
  const all = () => new Set(replicas.flatMap(({ listened }) => listened()));
  await until(() => all().size === names.length, 'all to be listened for', 60_000);
  await until(
    () => replicas.every(({ listened }) => listened().length >= 6),
    'each to have its share',
    30_000,
  );
  let isOver = false;
  const asking = (async () => {
    for (let number = 0; !isOver; number++) {
      ask(names[(number * 7) % names.length] ?? '');
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  })();

  // Killed: what it had, others have within the time.
  const had = first.listened();
  const before = new Map(had.map((name) => [name, ask(name)]));
  first.process.kill('SIGKILL');
  const killedAt = performance.now();
  const waiting = new Map(had.map((name) => [name, ask(name)]));
  const isAnswered = () => [...before, ...waiting].every(([name, id]) => answers(name, id) > 0);
  await until(isAnswered, 'what the dead one had to be answered by others', 90_000);
  const replacedMs = performance.now() - killedAt;
  replicas = [second, third, start()];

  // It stands still for a minute, with answers in hand, which others give meanwhile.
  await seconds(5);
  facts.fault({ path: /results/, times: 12, how: { kind: 'slow', ms: 1_500 } });
  const inHand = new Map(second.listened().map((name) => [name, ask(name)]));
  await seconds(0.3);
  second.process.kill('SIGSTOP');
  await seconds(60);
  expect([...inHand].filter(([name, id]) => answers(name, id) === 0)).toEqual([]);
  second.process.kill('SIGCONT');
  await seconds(10);

  // The engine is started anew, and has forgotten all: nobody notices it.
  await redis.stop();
  await seconds(1.5);
  await redis.start();
  let slowestMs = 0;
  for (let number = 0; number < 12; number++) {
    const some = names.filter((_, index) => index % 4 === number % 4);
    const asking = new Map(some.map((name) => [name, ask(name)]));
    const askedAt = performance.now();
    const isOver = () => [...asking].every(([name, id]) => answers(name, id) > 0);
    await until(isOver, 'answers while the engine knows of nobody', 60_000);
    slowestMs = Math.max(slowestMs, performance.now() - askedAt);
    await seconds(1);
  }
  expect(slowestMs).toBeLessThan(8_000);

  // It is away for a while, and has forgotten all.
  await redis.stop();
  await seconds(20);
  await redis.start();
  await seconds(25);

  // Told to end, it hands over at once.
  third.process.kill('SIGTERM');
  await once(third.process, 'exit');
  expect(third.process.exitCode).toBe(0);
  const after = new Map(names.map((name) => [name, ask(name)]));
  const handedAt = performance.now();
  await until(() => [...after].every(([name, id]) => answers(name, id) > 0), 'all to be answered', 60_000);
  const handedMs = performance.now() - handedAt;

  isOver = true;
  await asking;
  await until(() => asked.every(({ name, id }) => answers(name, id) > 0), 'every answer', 120_000);
  await seconds(3);
  expect(asked.length).toBeGreaterThan(500);
  expect(asked.filter(({ name, id }) => answers(name, id) !== 1)).toEqual([]);
  expect(replacedMs).toBeLessThan(replacedWithinMs);
  expect(handedMs).toBeLessThan(10_000);
  process.stdout.write(
    `${asked.length} questions, replaced within ${replacedMs.toFixed(0)} ms, slowest over a restart of the engine ${slowestMs.toFixed(0)} ms, handed over within ${handedMs.toFixed(0)} ms\n`,
  );
});

test.runIf(noRedis !== undefined)('replicas are not tested here', ({ skip }) => skip(noRedis));

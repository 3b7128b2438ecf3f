// Workers and replicas as processes, over a real engine: files are made by workers, also when those die, and each answer
// comes once; of one organisation's many files another one notices nothing. How long a file takes is the machine's matter.
// @module-tag long
import { afterAll, expect, test } from 'vitest';
import { usualTimes } from '../../src/replicas/times.ts';
import { compileBot } from '../support/compiled.ts';
import { untilWorkersAreKnown } from '../support/engineSays.ts';
import { until } from '../support/office.ts';
import { noRedis } from '../support/redis.ts';
import { openProcesses } from '../support/replicaProcesses.ts';

const bot = noRedis === undefined ? compileBot() : undefined;
afterAll(() => bot?.remove());

const sheet = 'halteverbot köln essen pdf';
const made = /a file was made for a replica/g;
const answeredWithinMs = 180_000;
/** Without the engine a replica goes on for so long. */
const heldMs = usualTimes.lockMs - usualTimes.marginMs;

test.skipIf(noRedis !== undefined)('workers make the files of replicas', { timeout: 900_000 }, async () => {
  const { start, ask, asked, answers, textsOf, names, redis } = await openProcesses(bot, 6);
  const replicas = [start(), start()];
  let workers = [start({ ROLE: 'worker' }), start({ ROLE: 'worker' })];
  const all = () => new Set(replicas.flatMap(({ listened }) => listened()));
  await until(() => all().size === names.length, 'all to be listened for', answeredWithinMs);
  const madeByWorkers = () =>
    workers.reduce((sum, { output }) => sum + (output().match(made)?.length ?? 0), 0);
  const isAnswered = () => asked.every(({ name, id }) => answers(name, id) > 0);

  // As many at once as there are workers: none of them waits for so long that a replica makes it.
  await untilWorkersAreKnown(redis.url, workers.length);
  for (let from = 0; from < names.length; from += workers.length) {
    for (const name of names.slice(from, from + workers.length)) ask(name, sheet);
    await until(isAnswered, 'a file in each', answeredWithinMs);
  }
  await until(() => madeByWorkers() === names.length, 'the workers to tell of all of them');
  for (const worker of workers) expect(worker.listened()).toEqual([]);

  // One organisation wants thirty, and then another one wants one.
  const [many = '', other = ''] = names;
  const crowd = Array.from({ length: 30 }, () => ask(many, sheet));
  await until(() => crowd.some((id) => answers(many, id) > 0), 'the first of many', answeredWithinMs);
  const startedAt = performance.now();
  const single = ask(other, sheet);
  await until(() => answers(other, single) > 0, 'the one beside them', answeredWithinMs);
  const besideMs = performance.now() - startedAt;
  expect(crowd.filter((id) => answers(many, id) === 0).length).toBeGreaterThan(10);

  // A worker is killed with a file in hand, and one stands still.
  workers[0]?.process.kill('SIGKILL');
  workers[1]?.process.kill('SIGSTOP');
  workers = [...workers, start({ ROLE: 'worker' })];
  await until(isAnswered, 'all of them all the same', answeredWithinMs);
  workers[1]?.process.kill('SIGCONT');

  // Without the engine each makes its own, as long as it may; what it does not come to then, it does later.
  await redis.stop();
  const awayAt = performance.now();
  const alone = names.map((name) => [name, ask(name, sheet)] as const);
  const left = () => alone.filter(([name, id]) => answers(name, id) === 0).length;
  await until(() => left() === 0 || performance.now() - awayAt > heldMs, 'files without the engine');
  const later = left();
  await redis.start();
  await until(isAnswered, 'what was left', answeredWithinMs);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(asked.filter(({ name, id }) => answers(name, id) !== 1)).toEqual([]);
  expect(asked.flatMap(({ name, id }) => textsOf(name, id)).filter((text) => !text.includes('.pdf'))).toEqual(
    [],
  );
  process.stdout.write(
    `${asked.length} files, ${madeByWorkers()} by workers, beside ${crowd.length} others ${besideMs.toFixed(0)} ms, ${names.length - later} of ${names.length} without the engine\n`,
  );
});

test.runIf(noRedis !== undefined)('replicas are not tested here', ({ skip }) => skip(noRedis));

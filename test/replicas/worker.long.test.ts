// Workers and replicas as processes, over a real engine: files are made by workers, also when those die, and each answer
// comes once; of one organisation's many files another one notices nothing.
import { afterAll, expect, test } from 'vitest';
import { compileBot } from '../support/compiled.ts';
import { until } from '../support/office.ts';
import { noRedis } from '../support/redis.ts';
import { openProcesses } from '../support/replicaProcesses.ts';

const bot = noRedis === undefined ? compileBot() : undefined;
afterAll(() => bot?.remove());

const sheet = 'halteverbot köln essen pdf';
const made = /a file was made for a replica/g;

test.skipIf(noRedis !== undefined)('workers make the files of replicas', { timeout: 300_000 }, async () => {
  const { start, ask, asked, answers, textsOf, names, redis } = await openProcesses(bot, 6);
  const replicas = [start(), start()];
  let workers = [start({ ROLE: 'worker' }), start({ ROLE: 'worker' })];
  const all = () => new Set(replicas.flatMap(({ listened }) => listened()));
  await until(() => all().size === names.length, 'all to be listened for', 60_000);
  const madeByWorkers = () =>
    workers.reduce((sum, { output }) => sum + (output().match(made)?.length ?? 0), 0);
  const isAnswered = () => asked.every(({ name, id }) => answers(name, id) > 0);

  for (const name of names) ask(name, sheet);
  await until(isAnswered, 'a file in each', 60_000);
  expect(madeByWorkers()).toBeGreaterThan(names.length / 2);
  for (const worker of workers) expect(worker.listened()).toEqual([]);

  // One organisation wants thirty, and then another one wants one.
  const [many = '', other = ''] = names;
  const crowd = Array.from({ length: 30 }, () => ask(many, sheet));
  await until(() => crowd.some((id) => answers(many, id) > 0), 'the first of many', 60_000);
  const startedAt = performance.now();
  const single = ask(other, sheet);
  await until(() => answers(other, single) > 0, 'the one beside them', 60_000);
  const besideMs = performance.now() - startedAt;
  const left = crowd.filter((id) => answers(many, id) === 0).length;
  expect(left).toBeGreaterThan(10);

  // A worker is killed with a file in hand, and one stands still.
  workers[0]?.process.kill('SIGKILL');
  workers[1]?.process.kill('SIGSTOP');
  workers = [...workers, start({ ROLE: 'worker' })];
  await until(isAnswered, 'all of them all the same', 120_000);
  workers[1]?.process.kill('SIGCONT');

  // Without the engine each makes its own.
  await redis.stop();
  const alone = names.map((name) => [name, ask(name, sheet)] as const);
  await until(() => alone.every(([name, id]) => answers(name, id) > 0), 'files without the engine', 12_000);
  await redis.start();
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(asked.filter(({ name, id }) => answers(name, id) !== 1)).toEqual([]);
  expect(asked.flatMap(({ name, id }) => textsOf(name, id)).filter((text) => !text.includes('.pdf'))).toEqual(
    [],
  );
  process.stdout.write(
    `${asked.length} files, ${madeByWorkers()} by workers, beside ${crowd.length} others ${besideMs.toFixed(0)} ms\n`,
  );
});

test.runIf(noRedis !== undefined)('replicas are not tested here', ({ skip }) => skip(noRedis));

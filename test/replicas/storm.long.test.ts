// Three replicas as processes, over a real engine, while people ask: one is killed, one stands still for a minute, the
// engine forgets all, one is told to end. Every question has one answer.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFactsSandbox } from 'facts-sandbox';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox, zuliprcOf } from 'zulip-sandbox';
import { compileBot } from '../support/compiled.ts';
import { until } from '../support/office.ts';
import { noRedis, startRedis } from '../support/redis.ts';

const bot = noRedis === undefined ? compileBot() : undefined;
afterAll(() => bot?.remove());

const places = ['berlin', 'hamburg', 'köln', 'münchen', 'essen', 'bremen'];
/** The promise: a replica that dies is replaced within this time. */
const replacedWithinMs = 30_000;

interface Replica {
  readonly process: ChildProcess;
  /** The organisations that it has listened for, by its log. */
  readonly listened: () => readonly string[];
  readonly output: () => string;
}

async function open(count: number) {
  const redis = await startRedis();
  const facts = await startFactsSandbox();
  const chats = new Map<string, ZulipSandbox>();
  const directory = mkdtempSync(join(tmpdir(), 'amtsbot-replicas-'));
  for (let number = 0; number < count; number++) {
    const chat = await startZulipSandbox({});
    chats.set(`office-${number}`, chat);
    writeFileSync(join(directory, `office-${number}`), zuliprcOf(chat.amtsbot, chat.url));
  }
  onTestFinished(async () => {
    await Promise.all([redis.stop(), facts.stop(), ...[...chats.values()].map((chat) => chat.stop())]);
    rmSync(directory, { recursive: true });
  });

  function start(): Replica {
    const child = spawn(process.execPath, [bot?.main ?? ''], {
      env: {
        PATH: process.env['PATH'] ?? '',
        ...{ PORT: '0', ORGANISATIONS: directory, QUEUE_URL: redis.url, FACTS_BASE_URL: facts.baseUrl },
        ZULIP_RATE_LIMITS: 'off',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    const listened = () =>
      [...output.matchAll(/"organisation":"([^"]+)"[^\n]*"msg":"listening"/g)].map(([, name = '']) => name);
    return { process: child, output: () => output, listened };
  }

  const asked: { readonly name: string; readonly id: number }[] = [];
  function ask(name: string): number {
    const chat = chats.get(name);
    if (!chat) throw new Error(`there is no ${name}`);
    const [from, to] = [
      places[asked.length % 6],
      places[(asked.length + 1 + (Math.floor(asked.length / 6) % 5)) % 6],
    ];
    const person = asked.length % 2 ? chat.people.max : chat.people.erika;
    const id = chat.as(person).sendDirect([chat.amtsbot], `halteverbot ${from} ${to}`);
    asked.push({ name, id });
    return id;
  }
  const answers = (name: string, id: number) =>
    chats
      .get(name)
      ?.messages()
      .filter(({ content }) => content.endsWith(`/near/${id})`)).length ?? 0;
  return { redis, facts, chats, start, ask, asked, answers, names: [...chats.keys()] };
}

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000));

test.skipIf(noRedis !== undefined)('nothing is lost, and nothing doubled', { timeout: 400_000 }, async () => {
  const { redis, facts, start, ask, asked, answers, names } = await open(20);
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

  // The engine is away for a while, and has forgotten all.
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
    `${asked.length} questions, replaced within ${replacedMs.toFixed(0)} ms, handed over within ${handedMs.toFixed(0)} ms\n`,
  );
});

test.runIf(noRedis !== undefined)('replicas are not tested here', ({ skip }) => skip(noRedis));

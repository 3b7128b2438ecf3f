// `npx tsx tools/manyOrganisations.ts [organisations=500] [restSeconds=90] [loads=0,25,…]`: so many organisations in one bot,
// as the container runs it, against servers in another process: time to start, memory at rest, answers under load, time to
// end. Fails when memory or the start is above its bar.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { startFactsSandbox } from 'facts-sandbox';
import { startZulipSandbox, type ZulipSandbox, zuliprcOf } from 'zulip-sandbox';
import { compileBot } from '../test/support/compiled.ts';

const mostMibEach = 1;
const mostStartSeconds = 60;
/** Questions a second of all others together. */
const usualLoads = '0,25,50,100,200,300,400,500';
const loadSeconds = 10;

const [first = '500', second = '90', third = usualLoads] = process.argv.slice(2);

type Order = { readonly what: 'listening' } | { readonly what: 'load'; readonly perSecond: number };

interface Load {
  readonly asked: number;
  readonly answered: number;
  /** Of one organisation that asks twice a second, in milliseconds. */
  readonly took: readonly number[];
}

/** All servers, in a process of their own: what they take is none of the bot's. */
async function serve(count: number, directory: string): Promise<void> {
  const facts = await startFactsSandbox();
  const chats: ZulipSandbox[] = [];
  for (let number = 0; number < count; number++) {
    const chat = await startZulipSandbox({});
    writeFileSync(join(directory, `office-${number}`), zuliprcOf(chat.amtsbot, chat.url));
    chats.push(chat);
  }
  process.on('message', (order: Order) => {
    if (order.what === 'load') return void load(chats, order.perSecond).then((done) => process.send?.(done));
    process.send?.(chats.filter(({ requests }) => requests.some(({ path }) => path === 'events')).length);
  });
  process.send?.({ factsUrl: facts.baseUrl });
}

const places = ['berlin', 'hamburg', 'köln', 'münchen', 'essen', 'bremen', 'kiel', 'leipzig'];
const questionOf = (number: number) =>
  `halteverbot ${places[number % 8]} ${places[(Math.floor(number / 8) + number + 1) % 8]}`;

const ask = (chat: ZulipSandbox, number: number) =>
  chat.as(chat.people.max).sendDirect([chat.amtsbot], questionOf(number));

const answersIn = (chat: ZulipSandbox) =>
  chat.messages().filter(({ senderId }) => senderId === chat.amtsbot.userId).length;

/** The first one is looked at; the others ask by turns. */
async function load([looked, ...others]: readonly ZulipSandbox[], perSecond: number): Promise<Load> {
  if (!looked) throw new Error('there is no organisation');
  const before = others.map(answersIn);
  const endAt = performance.now() + loadSeconds * 1000;
  let asked = 0;
  const asking = (async () => {
    const beganAt = performance.now();
    while (performance.now() < endAt) {
      const due = ((performance.now() - beganAt) / 1000) * perSecond;
      for (; asked < due; asked++) {
        const chat = others[asked % others.length];
        if (chat) ask(chat, asked);
      }
      await pause(5);
    }
  })();
  const took: number[] = [];
  while (performance.now() < endAt) {
    const known = answersIn(looked);
    const askedAt = performance.now();
    ask(looked, took.length);
    while (answersIn(looked) === known && performance.now() < askedAt + 20_000) await pause(1);
    took.push(performance.now() - askedAt);
    await pause(Math.max(0, 500 - (performance.now() - askedAt)));
  }
  await asking;
  // What is answered within the time, and not what was left for later.
  const answered = others.reduce((sum, chat, index) => sum + answersIn(chat) - (before[index] ?? 0), 0);
  await rested(others, before, asked);
  return { asked, answered, took };
}

/** What is left is answered before the next measurement. */
async function rested(
  chats: readonly ZulipSandbox[],
  before: readonly number[],
  asked: number,
): Promise<void> {
  const answered = () => chats.reduce((sum, chat, index) => sum + answersIn(chat) - (before[index] ?? 0), 0);
  const until = performance.now() + 60_000;
  while (answered() < asked && performance.now() < until) await pause(200);
}

interface Bot {
  readonly process: ChildProcess;
  readonly startSeconds: number;
  /** How often each was logged. */
  readonly warnings: ReadonlyMap<string, number>;
}

const bot = compileBot();

async function start(directory: string, factsUrl: string, isAllThere: () => Promise<boolean>): Promise<Bot> {
  const startedAt = performance.now();
  // As the container has it.
  const child = spawn(process.execPath, ['--max-semi-space-size=2', bot.main], {
    cwd: tmpdir(),
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      ORGANISATIONS: directory,
      FACTS_BASE_URL: factsUrl,
      ZULIP_RATE_LIMITS: 'off',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const warnings = new Map<string, number>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { level, msg } = JSON.parse(line) as { readonly level: number; readonly msg: string };
    if (level >= 40) warnings.set(msg, (warnings.get(msg) ?? 0) + 1);
  });
  while (!(await isAllThere())) await pause(50);
  return { process: child, startSeconds: (performance.now() - startedAt) / 1000, warnings };
}

const residentMib = ({ pid }: ChildProcess) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const openFiles = ({ pid }: ChildProcess) => readdirSync(`/proc/${pid}/fd`).length;

/** User and system time, in milliseconds. */
const processorMs = ({ pid }: ChildProcess) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .split(' ')
    .slice(13, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0) * 10;

async function end({ process: child }: Bot): Promise<number> {
  const startedAt = performance.now();
  child.kill('SIGTERM');
  await once(child, 'exit');
  return (performance.now() - startedAt) / 1000;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const part = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

async function measure(count: number, restSeconds: number): Promise<boolean> {
  const directories = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'amtsbot-many-')));
  const [alone = '', all = ''] = directories;
  const servers = fork(new URL(import.meta.url), [first, all], { execArgv: process.execArgv });
  const next = async <T>() => ((await once(servers, 'message')) as [T])[0];
  const told = async <T>(order: Order) => {
    servers.send(order);
    return next<T>();
  };
  try {
    const { factsUrl } = await next<{ readonly factsUrl: string }>();
    const listening = (wanted: number) => async () => (await told<number>({ what: 'listening' })) >= wanted;
    writeFileSync(join(alone, 'office-0'), readFileSync(join(all, 'office-0')));
    const one = await start(alone, factsUrl, listening(1));
    await pause(restSeconds * 1000);
    const mibAlone = residentMib(one.process);
    await end(one);
    const many = await start(all, factsUrl, listening(count));
    const atOnce = residentMib(many.process);
    const busyBefore = processorMs(many.process);
    await pause(restSeconds * 1000);
    const mib = residentMib(many.process);
    const mibEach = (mib - mibAlone) / (count - 1);
    const busy = ((processorMs(many.process) - busyBefore) / restSeconds / 10).toFixed(1);
    say(`${count} organisations: all listen after ${many.startSeconds.toFixed(1)} s`);
    say(`memory: one ${mibAlone.toFixed(0)} MiB, all ${atOnce.toFixed(0)} MiB at once`);
    say(
      `after ${restSeconds} s of rest: ${mib.toFixed(0)} MiB, ${mibEach.toFixed(2)} MiB for each further one`,
    );
    say(`at rest: ${openFiles(many.process)} file descriptors, ${busy} % of a processor`);
    for (const perSecond of third.split(',').map(Number)) {
      const before = processorMs(many.process);
      const { asked, answered, took } = await told<Load>({ what: 'load', perSecond });
      const ms = (processorMs(many.process) - before) / Math.max(1, asked + took.length);
      const middle = `p50 ${part(took, 0.5).toFixed(0)} ms, p90 ${part(took, 0.9).toFixed(0)} ms`;
      const rest = `${answered} of ${asked} answered within it, ${ms.toFixed(1)} ms of the processor each`;
      say(`others ask ${perSecond} questions a second for ${loadSeconds} s: ${middle}; ${rest}`);
    }
    say(
      `after that: ${residentMib(many.process).toFixed(0)} MiB, ${openFiles(many.process)} file descriptors`,
    );
    await pause(restSeconds * 1000);
    say(`and after ${restSeconds} s more: ${residentMib(many.process).toFixed(0)} MiB`);
    for (const [msg, times] of many.warnings) say(`logged ${times} times: ${msg}`);
    say(`all end within ${(await end(many)).toFixed(1)} s`);
    return mibEach <= mostMibEach && many.startSeconds <= mostStartSeconds;
  } finally {
    servers.kill();
    for (const directory of directories) rmSync(directory, { recursive: true });
  }
}

if (process.send) await serve(Number(first), second);
else {
  process.exitCode = (await measure(Number(first), Number(second))) ? 0 : 1;
  bot.remove();
}

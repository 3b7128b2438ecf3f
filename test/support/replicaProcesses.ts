// Replicas and workers as processes, over a real engine, for many organisations in which people ask.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFactsSandbox } from 'facts-sandbox';
import { onTestFinished } from 'vitest';
import { startZulipSandbox, type ZulipSandbox, zuliprcOf } from 'zulip-sandbox';
import type { Compiled } from './compiled.ts';
import { startRedis } from './redis.ts';

const places = ['berlin', 'hamburg', 'köln', 'münchen', 'essen', 'bremen'];

export interface ReplicaProcess {
  readonly process: ChildProcess;
  /** The organisations that it has listened for, by its log. */
  readonly listened: () => readonly string[];
  readonly output: () => string;
}

/** So many organisations, a real engine, and what starts a replica; all of it ends with the test. */
export async function openProcesses(bot: Compiled | undefined, count: number) {
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

  function start(more: Readonly<Record<string, string>> = {}): ReplicaProcess {
    const child = spawn(process.execPath, [bot?.main ?? ''], {
      env: {
        PATH: process.env['PATH'] ?? '',
        ...{ PORT: '0', ORGANISATIONS: directory, QUEUE_URL: redis.url, FACTS_BASE_URL: facts.baseUrl },
        ZULIP_RATE_LIMITS: 'off',
        ...more,
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
  function ask(name: string, text?: string): number {
    const chat = chats.get(name);
    if (!chat) throw new Error(`there is no ${name}`);
    const [from, to] = [
      places[asked.length % 6],
      places[(asked.length + 1 + (Math.floor(asked.length / 6) % 5)) % 6],
    ];
    const person = asked.length % 2 ? chat.people.max : chat.people.erika;
    const id = chat.as(person).sendDirect([chat.amtsbot], text ?? `halteverbot ${from} ${to}`);
    asked.push({ name, id });
    return id;
  }
  const textsOf = (name: string, id: number) =>
    (chats.get(name)?.messages() ?? [])
      .map(({ content }) => content)
      .filter((content) => content.endsWith(`/near/${id})`));
  const answers = (name: string, id: number) => textsOf(name, id).length;
  return { textsOf, redis, facts, chats, start, ask, asked, answers, names: [...chats.keys()] };
}

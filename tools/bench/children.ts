// Starts what is measured, each as a process of its own, and ends it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Ready, Subject } from './orders.ts';
import type { Programs } from './programs.ts';

export interface Child {
  readonly process: ChildProcess;
  readonly startedAt: number;
  /** Processor time so far. */
  readonly processorMs: () => number;
  /** Resident memory in MiB. */
  readonly residentMib: () => number;
  end(): Promise<void>;
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: user and system time, in hundredths of a second. */
const msPerTick = 10;

export interface HowToStart {
  /** Another Node than that of the bench. */
  readonly node?: string;
  /** Further options of Node. */
  readonly options?: readonly string[];
  /** Sends and takes messages. */
  readonly talks?: boolean;
}

export function startChild(
  programs: Programs,
  source: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  { node = process.execPath, options = [], talks = false }: HowToStart = {},
): Child {
  const startedAt = Date.now();
  const child = spawn(node, [...programs.options, ...options, programs.fileOf(source), ...args], {
    // Not in the project: no .env is read.
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...programs.env, ...env },
    // Its log is written as always, and read by nobody.
    stdio: ['ignore', 'ignore', 'inherit', ...(talks ? (['ipc'] as const) : [])],
  });
  return {
    process: child,
    startedAt,
    processorMs() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(' ');
      return fields.slice(13, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * msPerTick;
    },
    residentMib() {
      const [, kib] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return Number(kib) / 1024;
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The bot as an operator runs it, or the bare script. */
export function startSubject(
  subject: Subject,
  programs: Programs,
  { realm, factsUrl, accounts }: Ready,
  how: HowToStart = {},
): Child {
  const { email, apiKey } = accounts[subject];
  if (subject === 'floor') {
    return startChild(programs, 'tools/bench/floor.ts', [realm, email, apiKey, factsUrl], {}, how);
  }
  const settings = {
    ZULIP_REALM: realm,
    ZULIP_USERNAME: email,
    ZULIP_API_KEY: apiKey,
    ZULIP_RATE_LIMITS: 'off',
    FACTS_BASE_URL: factsUrl,
    PORT: '0',
  };
  const options = [...programs.optionsOfBot, ...(how.options ?? [])];
  return startChild(programs, 'src/main.ts', [], settings, { ...how, options });
}

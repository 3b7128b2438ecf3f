// The bot as a process that is killed and comes back, as a container does, and what it has logged.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { settledMs } from './faultMix.ts';

const pinoError = 50;

export interface LogLine {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly level: number;
  readonly msg: string;
  readonly [field: string]: unknown;
}

export interface BotProcess {
  /** Of all its lives, oldest first. */
  readonly log: readonly LogLine[];
  /** What it should not have said: errors in the log, anything on standard error, ends of its own accord. */
  readonly complaints: readonly string[];
  readonly starts: number;
  /** Of the present one. */
  readonly pid: number | undefined;
  /** Ends it, if it lives; it comes back by itself. */
  end(signal: 'SIGKILL' | 'SIGTERM'): void;
  /** Ends it for good; all that it still does is done then. */
  stop(): Promise<void>;
}

export function startBotProcess(settings: Readonly<Record<string, string>>, program: string): BotProcess {
  const log: LogLine[] = [];
  const complaints: string[] = [];
  const state = { starts: 0, isStopped: false };
  let child: ChildProcess | undefined;
  /** How the present one was told to end. */
  const wanted = new Set<NodeJS.Signals>();

  function end(signal: 'SIGKILL' | 'SIGTERM'): void {
    if (child?.kill(signal)) wanted.add(signal);
  }

  function hear(line: string): void {
    let entry: LogLine;
    try {
      entry = JSON.parse(line) as LogLine;
    } catch {
      // The last line of one that was killed.
      return;
    }
    log.push(entry);
    if (entry.level >= pinoError) complaints.push(line);
  }

  async function live(): Promise<void> {
    state.starts += 1;
    const started = spawn(process.execPath, [program], {
      env: { PATH: process.env['PATH'] ?? '', ...settings },
    });
    child = started;
    createInterface({ input: started.stdout }).on('line', hear);
    createInterface({ input: started.stderr }).on('line', (line) => void complaints.push(line));
    const [code, signal] = (await once(started, 'exit')) as [number | null, NodeJS.Signals | null];
    child = undefined;
    // One that is told to stop before it listens for that ends by the signal itself.
    const isWanted = signal ? wanted.has(signal) : wanted.has('SIGTERM') && code === 0;
    wanted.clear();
    if (!isWanted) complaints.push(`the process ended by itself: ${code ?? signal}`);
  }

  /**
   * Not at once: a server may carry out what a dead process has sent after its successor has looked for it. No bot
   * can tell then, and on a real server, where that takes up to a minute, none waits so long.
   */
  async function liveOn(): Promise<void> {
    while (!state.isStopped) {
      await live();
      if (!state.isStopped) await setTimeout(settledMs);
    }
  }

  const lives = liveOn();
  return {
    log,
    complaints,
    get pid() {
      return child?.pid;
    },
    get starts() {
      return state.starts;
    },
    end,
    async stop() {
      state.isStopped = true;
      end('SIGTERM');
      await lives;
    },
  };
}

// What the bot does by itself, without a chat: understands texts, writes tables, sets pages.
import { once } from 'node:events';
import { startChild } from './children.ts';
import type { Programs } from './programs.ts';

/** Times in microseconds. */
export interface Work {
  readonly questions: { readonly count: number; readonly p50: number; readonly p99: number };
  /** The slowest of the hostile texts, of the longest length that a message can have. */
  readonly hostile: { readonly count: number; readonly p50: number; readonly max: number };
  /** A table of 576 rows. */
  readonly table: { readonly toMessages: number; readonly toPdf: number };
}

export async function measureWork(programs: Programs): Promise<Work> {
  const child = startChild(programs, 'tools/bench/worker.ts', [], {}, { talks: true });
  const [work] = (await Promise.race([
    once(child.process, 'message'),
    once(child.process, 'exit').then(([code]: unknown[]) => {
      throw new Error(`The worker has ended (${String(code)})`);
    }),
  ])) as [Work];
  await child.end();
  return work;
}

// The servers with whoever is measured before them; everything is ended with the office.
import { once } from 'node:events';
import { type Child, type HowToStart, startChild, startSubject } from './children.ts';
import type { Answers, Asked, Numbered, Order, Ready, Subject } from './orders.ts';
import type { Programs } from './programs.ts';

export interface Asking {
  readonly conversations?: number;
  readonly pauseMs?: number;
  readonly isBurst?: boolean;
  readonly slowMs?: number;
}

export interface Started extends Child {
  /** From the start of the process to its first poll, in milliseconds. */
  readonly startMs: number;
}

export interface Office {
  readonly ready: Ready;
  /** Resolves when it listens. */
  start(subject: Subject, how?: HowToStart): Promise<Started>;
  ask(subject: Subject, questions: readonly string[], how?: Asking): Promise<Asked>;
  close(): Promise<void>;
}

export async function openOffice(programs: Programs): Promise<Office> {
  const servers = startChild(programs, 'tools/bench/servers.ts', [], {}, { talks: true });
  const [ready] = (await once(servers.process, 'message')) as [Ready];
  const waiting = new Map<number, (answer: unknown) => void>();
  servers.process.on('message', ({ number, content }: Numbered<unknown>) => {
    waiting.get(number)?.(content);
    waiting.delete(number);
  });
  const failed = once(servers.process, 'exit').then(([code]: unknown[]) => {
    throw new Error(`The servers have ended (${String(code)})`);
  });
  failed.catch(() => undefined);
  const children: Child[] = [];
  let number = 0;

  function order<Kind extends Order['kind']>(content: Extract<Order, { kind: Kind }>) {
    number += 1;
    const answer = new Promise<Answers[Kind]>((resolve) => {
      waiting.set(number, (given) => resolve(given as Answers[Kind]));
    });
    servers.process.send({ number, content } satisfies Numbered<Order>);
    return Promise.race([answer, failed]);
  }

  return {
    ready,
    async start(subject, how) {
      const firstPoll = order<'firstPoll'>({ kind: 'firstPoll', subject });
      const child = startSubject(subject, programs, ready, how);
      children.push(child);
      return { ...child, startMs: (await firstPoll) - child.startedAt };
    },
    ask: (subject, questions, { conversations = 1, pauseMs = 0, isBurst = false, slowMs = 0 } = {}) =>
      order<'ask'>({ kind: 'ask', subject, questions, conversations, pauseMs, isBurst, slowMs }),
    async close() {
      await Promise.all(children.map((child) => child.end()));
      await servers.end();
    },
  };
}

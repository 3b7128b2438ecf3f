// From question to answer: how long, how many a second, with how much work and how many requests.
import type { Child } from './children.ts';
import type { Office } from './office.ts';
import { type Subject, subjects } from './orders.ts';
import { moves } from './questions.ts';
import type { Sizes } from './sizes.ts';
import { type Compared, percentile } from './statistics.ts';
import { inTurns, type Turn, type Turns } from './turns.ts';

export interface Speed {
  readonly latencies: readonly Latency[];
  readonly bursts: readonly Burst[];
  readonly requests: readonly Requests[];
}

export interface Latency {
  readonly what: string;
  readonly p50: Compared;
  readonly p99: Compared;
}

export interface Burst {
  readonly what: string;
  readonly perSecond: Compared;
  /** Processor time for an answer, in milliseconds, without that of the servers. */
  readonly processorMs: Compared;
  /** Opened during one burst. */
  readonly connections: Compared;
}

export interface Requests {
  readonly when: string;
  readonly perAnswer: Compared;
  readonly each: Readonly<Record<Subject, Readonly<Record<string, number>>>>;
}

const parallel = 50;
/** So long that what belongs to the answer before is over. */
const quietMs = 10;
const restMs = 300;
const askedAtRest = 20;
/** What a service far away takes for a request at least. */
const slowMs = 20;

export async function measureSpeed(
  office: Office,
  children: Readonly<Record<Subject, Child>>,
  sizes: Sizes,
): Promise<Speed> {
  const { known, unknown } = moves();
  const single = { pauseMs: quietMs };
  const many = { conversations: parallel };
  const asBurst = { ...many, isBurst: true };
  const turns = (count: number, ask: Parameters<typeof inTurns>[2]) => inTurns(count, children, ask);

  // The compiler has seen everything then, and some facts are known.
  for (const questions of [unknown, known]) {
    await turns(1, (who) => office.ask(who, questions(sizes.burst), many));
  }

  const latencies = [
    latencyOf(
      'one at a time, facts known',
      await turns(sizes.rounds, (who) => office.ask(who, known(sizes.single), single)),
    ),
    latencyOf(
      'one at a time, facts asked for',
      await turns(sizes.rounds, (who) => office.ask(who, unknown(sizes.single), single)),
    ),
    latencyOf(
      `one at a time, facts asked for, services that take ${slowMs} ms`,
      await turns(sizes.rounds, (who) => office.ask(who, unknown(sizes.single), { ...single, slowMs })),
    ),
    latencyOf(
      `${parallel} conversations, facts known`,
      await turns(sizes.rounds, (who) => office.ask(who, known(sizes.parallel), many)),
    ),
    latencyOf(
      `${parallel} conversations, facts asked for`,
      await turns(sizes.rounds, (who) => office.ask(who, unknown(sizes.parallel), many)),
    ),
  ];
  const ofKnown = await turns(sizes.burstRounds, (who) => office.ask(who, known(sizes.burst), asBurst));
  const ofUnknown = await turns(sizes.burstRounds, (who) => office.ask(who, unknown(sizes.burst), asBurst));
  const atRest = await turns(1, (who) => office.ask(who, unknown(askedAtRest), { pauseMs: restMs }));
  return {
    latencies,
    bursts: [
      burstOf(`burst of ${sizes.burst}, facts known`, ofKnown),
      burstOf(`burst of ${sizes.burst}, facts asked for`, ofUnknown),
    ],
    requests: [requestsOf('at rest', atRest), requestsOf('in a burst', ofUnknown)],
  };
}

function latencyOf(what: string, { compare }: Turns): Latency {
  const at = (share: number) => compare(({ ms }) => percentile(ms, share));
  return { what, p50: at(0.5), p99: at(0.99) };
}

const burstOf = (what: string, { compare }: Turns): Burst => ({
  what,
  perSecond: compare(({ ms, seconds }) => ms.length / seconds),
  processorMs: compare(({ ms, processorMs }) => processorMs / ms.length),
  connections: compare(({ connections }) => connections),
});

function requestsOf(when: string, { rounds, compare }: Turns): Requests {
  const counted = ({ requests, factsRequests }: Turn) => ({ ...requests, 'GET facts': factsRequests });
  const sum = (turn: Turn) => Object.values(counted(turn)).reduce((all, count) => all + count, 0);
  const each = (subject: Subject) => {
    const turn = rounds[0]?.[subject];
    if (!turn) return {};
    return Object.fromEntries(
      Object.entries(counted(turn)).map(([name, count]) => [name, count / turn.ms.length]),
    );
  };
  const [bot, floor] = subjects.map(each);
  return {
    when,
    perAnswer: compare((turn) => sum(turn) / turn.ms.length),
    each: { bot: bot ?? {}, floor: floor ?? {} },
  };
}

// From question to answer: how long, how many a second, with how much work and how many requests.
import { type Bar, bars } from './bars.ts';
import type { Child } from './children.ts';
import type { Asking, Office } from './office.ts';
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
  /** For the ratio of the p50. */
  readonly bar?: Bar | undefined;
}

export interface Burst {
  readonly what: string;
  readonly perSecond: Compared;
  /** Processor time for an answer, in milliseconds, without that of the servers. */
  readonly processorMs: Compared;
  /** Opened during one burst. */
  readonly connections: Compared;
  /** For the ratio of the answers a second. */
  readonly bar?: Bar | undefined;
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
  /** Who knows its facts is measured beside a script that does both calls for each question. */
  const knownToBot = (length: number, who: Subject) => (who === 'bot' ? known(length) : unknown(length));
  const facts = { known, 'asked for': unknown, 'known to the bot, asked for by the script': knownToBot };
  type Facts = keyof typeof facts;

  const single = { pauseMs: quietMs };
  const many = { conversations: parallel };
  const turns = (count: number, which: Facts, length: number, how: Asking) =>
    inTurns(count, children, (who) => office.ask(who, facts[which](length, who), how));
  const latency = async (what: string, which: Facts, length: number, how: Asking, bar?: Bar) =>
    latencyOf(`${what}, facts ${which}`, await turns(sizes.rounds, which, length, how), bar);
  const burst = (which: Facts) => turns(sizes.burstRounds, which, sizes.burst, { ...many, isBurst: true });

  // The compiler has seen everything then, and some facts are known.
  for (const which of ['asked for', 'known'] as const) await turns(1, which, sizes.burst, many);

  const slowly = { ...single, slowMs };
  const latencies = [
    await latency(
      'one at a time',
      'known to the bot, asked for by the script',
      sizes.single,
      single,
      bars.latencyRatio,
    ),
    await latency('one at a time', 'known', sizes.single, single),
    await latency('one at a time', 'asked for', sizes.single, single),
    await latency(`one at a time, services that take ${slowMs} ms`, 'asked for', sizes.single, slowly),
    await latency(`${parallel} conversations`, 'known', sizes.parallel, many),
    await latency(`${parallel} conversations`, 'asked for', sizes.parallel, many),
  ];
  const besideBoth = await burst('known to the bot, asked for by the script');
  const ofKnown = await burst('known');
  const ofUnknown = await burst('asked for');
  const atRest = await turns(1, 'asked for', askedAtRest, { pauseMs: restMs });
  const what = `burst of ${sizes.burst}, facts`;
  return {
    latencies,
    bursts: [
      burstOf(`${what} known to the bot, asked for by the script`, besideBoth, bars.burstRatio),
      burstOf(`${what} known`, ofKnown),
      burstOf(`${what} asked for`, ofUnknown),
    ],
    requests: [requestsOf('at rest', atRest), requestsOf('in a burst', ofUnknown)],
  };
}

function latencyOf(what: string, { compare }: Turns, bar?: Bar): Latency {
  const at = (share: number) => compare(({ ms }) => percentile(ms, share));
  return { what, p50: at(0.5), p99: at(0.99), bar };
}

const burstOf = (what: string, { compare }: Turns, bar?: Bar): Burst => ({
  what,
  bar,
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

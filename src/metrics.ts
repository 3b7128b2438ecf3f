// What the bot does, in numbers: /metrics as Prometheus reads it, and what /readyz says.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Observer } from './bot/model/observer.ts';
import type { Result } from './bot/questions/answerQuestion.ts';
import type { MetricsText } from './health.ts';
import { type HowItIs, longestSilenceMs, type OrganisationState, type Readiness } from './healthPages.ts';

/** Is told what becomes of a bot's questions, and tells how it is. */
export interface Observed extends Observer {
  isReady(): Readiness;
}

export interface Metrics extends Observed, MetricsText {}

export interface MetricsOptions {
  readonly now?: () => number;
  /** Requests that the chat server allows right now; undefined where it has no limit, or none is known yet. */
  readonly budgetLeft: () => number | undefined;
  /** For how long it allows none, in milliseconds. */
  readonly budgetSpentForMs?: () => number;
  /** A clock that nobody sets. */
  readonly ticks?: () => number;
}

/** How a question can end, and whether the asker then has a message from the bot. */
const outcomes = new Map<string, boolean>(
  Object.entries({
    answered: true,
    'asked back': true,
    'asker can mend': true,
    'not allowed': true,
    'facts failed': true,
    'chat refused': true,
    bug: true,
    'a bot asked': false,
    'talk among people': false,
    'nobody can be answered': false,
    deleted: false,
    'given up': true,
    waits: false,
  } satisfies Record<Result['outcome'], boolean>),
);

/** Stands for every outcome that is not listed: nothing else may ever become a label. */
const otherOutcome = 'other';

/** From what is in the cache to the time limit for facts, 15 s; then sendings in doubt, and what was found unread. */
const secondsToAnswer = [
  ...[0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
  ...[30, 60, 300, 900, 3_600, 14_400, 43_200],
];

/** Numbers of one bot, in a registry of its own. */
export function createMetrics(options: MetricsOptions): Metrics {
  const { series, contentType, text } = collect([]);
  return { ...series.of({}, options), contentType, text };
}

export interface OrganisationMetrics extends MetricsText {
  /** The numbers of one, under its name. */
  of(organisation: string, options: MetricsOptions): Observed;
  /** It is gone, and its numbers with it. */
  end(organisation: string): void;
}

/** The same for many, each under its name; what a process has is told once. */
export function createOrganisationMetrics(all: () => ReadonlyMap<string, HowItIs>): OrganisationMetrics {
  const { series, registry, contentType, text } = collect(['organisation']);
  new Gauge({
    name: 'amtsbot_organisations',
    help: 'Organisations by how they are: starting, running, waiting to be tried again, or with a file that is broken.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const each = [...all().values()];
      for (const state of states) this.set({ state }, each.filter((one) => one.state === state).length);
      // What runs on with what its file said before is one of the running ones too.
      this.set({ state: 'broken' }, each.filter(({ fault }) => fault !== undefined).length);
    },
  });
  return {
    contentType,
    text,
    of: (organisation, options) => series.of({ organisation }, options),
    end: (organisation) => series.end({ organisation }),
  };
}

const states = ['starting', 'running', 'waiting'] as const satisfies readonly OrganisationState[];

type Whose = Partial<Record<'organisation', string>>;

function collect(labels: readonly 'organisation'[]) {
  const registry = new Registry();
  const numbers = register(registry, labels);
  // Memory, event loop and the like, named as everywhere, so that dashboards for Node fit. What observes them runs for
  // good, 2 ms of each second, and does not hold up the end of the process.
  collectDefaultMetrics({ register: registry });
  const gauges = new Map<string | undefined, () => void>();
  const series = {
    of(whose: Whose, options: MetricsOptions): Observed {
      const observed = observe(numbers, whose, options);
      gauges.set(whose.organisation, () => observed.readGauges());
      return observed;
    },
    end(whose: Whose): void {
      gauges.delete(whose.organisation);
      removeSeries(numbers, whose);
    },
  };
  return {
    series,
    registry,
    contentType: registry.contentType,
    text: async () => {
      for (const readGauges of gauges.values()) readGauges();
      return registry.metrics();
    },
  };
}

/** What is told of one bot becomes numbers. */
function observe(
  numbers: Numbers,
  whose: Whose,
  { now = Date.now, ticks = () => performance.now(), budgetLeft, budgetSpentForMs = () => 0 }: MetricsOptions,
) {
  let oldestAskedAt = () => Infinity;
  let queues = 0;
  let chatHeardAt = Number.NEGATIVE_INFINITY;
  let facts: Readiness['facts'];
  let keptFactsUsed = false;
  let anotherProcess = false;
  beginSeries(numbers, whose);
  return {
    readGauges() {
      numbers.oldestUnanswered.set(whose, Math.max(0, now() - oldestAskedAt()) / 1000);
      const left = budgetLeft();
      // Without a limit there is no number either, rather than a wrong one.
      if (left === undefined) numbers.budgetLeft.remove(whose);
      else numbers.budgetLeft.set(whose, left);
    },
    questionsAre(questions) {
      oldestAskedAt = () => questions.oldestAskedAt();
    },
    questionTaken(how) {
      numbers.questions.inc(whose);
      if (how === 'found') numbers.replays.inc(whose);
    },
    questionDone(outcome, { how, askedAt }) {
      numbers.answers.inc({ ...whose, outcome: outcomes.has(outcome) ? outcome : otherOutcome });
      if (outcomes.get(outcome) === false) return;
      numbers.timeToAnswer.observe({ ...whose, how }, Math.max(0, now() - askedAt) / 1000);
    },
    questionLeft: () => numbers.left.inc(whose),
    reconciled: (result) => numbers.reconciliations.inc({ ...whose, result }),
    registered() {
      queues++;
      if (queues > 1) numbers.reregistrations.inc(whose);
    },
    chatHeard() {
      chatHeardAt = ticks();
    },
    factsSeen(how, isKeptUsed = false) {
      facts = how;
      keptFactsUsed = isKeptUsed;
    },
    anotherProcess(isThere) {
      anotherProcess = isThere;
      numbers.anotherProcess.set(whose, isThere ? 1 : 0);
    },
    isReady: () => ({
      anotherProcess,
      chatHeard: ticks() - chatHeardAt < longestSilenceMs,
      facts,
      keptFactsUsed,
      budgetSpentForMs: budgetSpentForMs(),
    }),
  } satisfies Observed & { readGauges(): void };
}

type Numbers = ReturnType<typeof register>;

/**
 * Every series is there from the start, with 0, but for the budget; of many organisations, without the times to answer,
 * which are forty lines for each. The package is loaded at once: measured on Node 20
 * it takes about 25 ms of the start, and 1 to 2 MB of the 76 MB that the bot has after an idle minute, read or not; to
 * keep the numbers elsewhere until somebody asks would be more code than that is worth.
 */
function beginSeries(numbers: Numbers, whose: Whose): void {
  for (const counter of [numbers.questions, numbers.replays, numbers.left, numbers.reregistrations])
    counter.inc(whose, 0);
  for (const outcome of [...outcomes.keys(), otherOutcome]) numbers.answers.inc({ ...whose, outcome }, 0);
  for (const result of ['found', 'sentAgain']) numbers.reconciliations.inc({ ...whose, result }, 0);
  numbers.anotherProcess.set(whose, 0);
  if (whose.organisation !== undefined) return;
  for (const how of ['heard', 'found']) numbers.timeToAnswer.zero({ how });
}

function removeSeries(numbers: Numbers, whose: Whose): void {
  const { answers, reconciliations, timeToAnswer, ...ofOne } = numbers;
  for (const outcome of [...outcomes.keys(), otherOutcome]) answers.remove({ ...whose, outcome });
  for (const result of ['found', 'sentAgain']) reconciliations.remove({ ...whose, result });
  for (const how of ['heard', 'found']) timeToAnswer.remove({ ...whose, how });
  for (const number of Object.values(ofOne)) number.remove(whose);
}

function register(registry: Registry, labels: readonly 'organisation'[]) {
  const registers = [registry];
  const counter = (name: string, help: string) =>
    new Counter({ name: `amtsbot_${name}_total`, help, labelNames: labels, registers });
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `amtsbot_${name}`, help, labelNames: labels, registers });
  return {
    questions: counter('questions', 'Questions taken in hand, one that was given back each time.'),
    replays: counter('replays', 'Of the questions, those found unread at a start or by the sweep.'),
    left: counter('questions_left', 'Questions given back unanswered, to be found again.'),
    answers: new Counter({
      name: 'amtsbot_answers_total',
      help: 'Questions done with, by how they ended.',
      labelNames: [...labels, 'outcome'],
      registers,
    }),
    timeToAnswer: new Histogram({
      name: 'amtsbot_time_to_answer_seconds',
      help: 'From asking, as far as the server tells it, to the answer in the chat; questions heard and found.',
      labelNames: [...labels, 'how'],
      buckets: secondsToAnswer,
      registers,
    }),
    reconciliations: new Counter({
      name: 'amtsbot_reconciliations_total',
      help: 'Messages looked for after a sending in doubt: found there, or sent again.',
      labelNames: [...labels, 'result'],
      registers,
    }),
    reregistrations: counter('queue_reregistrations', 'Event queues after the first one.'),
    budgetLeft: gauge('budget_left_requests', 'Requests that may be sent to the chat server right now.'),
    anotherProcess: gauge(
      'another_process',
      '1 while another process, which was there before, works with the same account; else 0.',
    ),
    oldestUnanswered: gauge(
      'oldest_unanswered_seconds',
      'How long ago the oldest question without an answer was asked, waiting ones too; 0 when there is none.',
    ),
  };
}

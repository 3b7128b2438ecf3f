// What the bot does, in numbers: /metrics as Prometheus reads it, and what /readyz says.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Observer } from './bot/model/observer.ts';
import type { Result } from './bot/questions/answerQuestion.ts';
import { longestSilenceMs, type MetricsText, type Readiness } from './health.ts';

export interface Metrics extends Observer, MetricsText {
  isReady(): Readiness;
}

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
export function createMetrics({
  now = Date.now,
  ticks = () => performance.now(),
  budgetLeft,
  budgetSpentForMs = () => 0,
}: MetricsOptions): Metrics {
  const registry = new Registry();
  const numbers = register(registry);
  // Memory, event loop and the like, named as everywhere, so that dashboards for Node fit. What observes them runs for
  // good, 2 ms of each second, and does not hold up the end of the process.
  collectDefaultMetrics({ register: registry });
  let oldestAskedAt = () => Infinity;
  let queues = 0;
  let chatHeardAt = Number.NEGATIVE_INFINITY;
  let facts: Readiness['facts'];
  let keptFactsUsed = false;
  let anotherProcess = false;

  function readGauges(): void {
    numbers.oldestUnanswered.set(Math.max(0, now() - oldestAskedAt()) / 1000);
    const left = budgetLeft();
    // Without a limit there is no number either, rather than a wrong one.
    if (left === undefined) numbers.budgetLeft.remove();
    else numbers.budgetLeft.set(left);
  }

  return {
    questionsAre(questions) {
      oldestAskedAt = () => questions.oldestAskedAt();
    },
    questionTaken(how) {
      numbers.questions.inc();
      if (how === 'found') numbers.replays.inc();
    },
    questionDone(outcome, { how, askedAt }) {
      numbers.answers.inc({ outcome: outcomes.has(outcome) ? outcome : otherOutcome });
      if (outcomes.get(outcome) === false) return;
      numbers.timeToAnswer.observe({ how }, Math.max(0, now() - askedAt) / 1000);
    },
    questionLeft: () => numbers.left.inc(),
    reconciled: (result) => numbers.reconciliations.inc({ result }),
    registered() {
      queues++;
      if (queues > 1) numbers.reregistrations.inc();
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
      numbers.anotherProcess.set(isThere ? 1 : 0);
    },
    isReady: () => ({
      anotherProcess,
      chatHeard: ticks() - chatHeardAt < longestSilenceMs,
      facts,
      keptFactsUsed,
      budgetSpentForMs: budgetSpentForMs(),
    }),
    contentType: registry.contentType,
    async text() {
      readGauges();
      return registry.metrics();
    },
  };
}

/**
 * Every series is there from the start, with 0, but for the budget. The package is loaded at once: measured on Node 20
 * it takes about 25 ms of the start, and 1 to 2 MB of the 76 MB that the bot has after an idle minute, read or not; to
 * keep the numbers elsewhere until somebody asks would be more code than that is worth.
 */
function register(registry: Registry) {
  const registers = [registry];
  const counter = (name: string, help: string) =>
    new Counter({ name: `amtsbot_${name}_total`, help, registers });
  const numbers = {
    questions: counter('questions', 'Questions taken in hand, one that was given back each time.'),
    replays: counter('replays', 'Of the questions, those found unread at a start or by the sweep.'),
    left: counter('questions_left', 'Questions given back unanswered, to be found again.'),
    answers: new Counter({
      name: 'amtsbot_answers_total',
      help: 'Questions done with, by how they ended.',
      labelNames: ['outcome'],
      registers,
    }),
    timeToAnswer: new Histogram({
      name: 'amtsbot_time_to_answer_seconds',
      help: 'From asking, as far as the server tells it, to the answer in the chat; questions heard and found.',
      labelNames: ['how'],
      buckets: secondsToAnswer,
      registers,
    }),
    reconciliations: new Counter({
      name: 'amtsbot_reconciliations_total',
      help: 'Messages looked for after a sending in doubt: found there, or sent again.',
      labelNames: ['result'],
      registers,
    }),
    reregistrations: counter('queue_reregistrations', 'Event queues after the first one.'),
    budgetLeft: new Gauge({
      name: 'amtsbot_budget_left_requests',
      help: 'Requests that may be sent to the chat server right now.',
      registers,
    }),
    anotherProcess: new Gauge({
      name: 'amtsbot_another_process',
      help: '1 while another process, which was there before, works with the same account; else 0.',
      registers,
    }),
    oldestUnanswered: new Gauge({
      name: 'amtsbot_oldest_unanswered_seconds',
      help: 'How long ago the oldest question without an answer was asked, waiting ones too; 0 when there is none.',
      registers,
    }),
  };
  for (const outcome of [...outcomes.keys(), otherOutcome]) numbers.answers.inc({ outcome }, 0);
  for (const result of ['found', 'sentAgain']) numbers.reconciliations.inc({ result }, 0);
  for (const how of ['heard', 'found']) numbers.timeToAnswer.zero({ how });
  return numbers;
}

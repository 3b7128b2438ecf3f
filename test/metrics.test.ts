// The numbers of the bot: right after a course of events, in Prometheus' form, and without a word of its users.
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { createMetrics } from '../src/metrics.ts';
import { recorded } from './support/recorded.ts';

const start = Date.UTC(2025, 0, 7, 12);

/** Metrics with a clock that is moved by hand; it is 12:00:00.500 when they are made. */
function open(budget: { left: number | undefined } = { left: 200 }) {
  const clock = { now: start + 500 };
  const metrics = createMetrics({
    now: () => clock.now,
    ticks: () => clock.now,
    budgetLeft: () => budget.left,
  });
  const records = recorded(metrics, () => clock.now);
  const take = (id: number, askedAt: Date, how: 'heard' | 'found') => records.takeOne(id, { askedAt }, how);
  const read = async () => parse(await metrics.text());
  const value = async (series: string) => (await read()).get(series);
  return { metrics, records, take, clock, read, value, asked: new Date(start) };
}

/** Every sample by its series; fails on a line that is no sample, and on one without its type. */
function parse(text: string): ReadonlyMap<string, number> {
  expect(text.endsWith('\n')).toBe(true);
  const types = new Set<string>();
  const samples = new Map<string, number>();
  for (const line of text.split('\n')) {
    const type = /^# TYPE (\w+) (?:counter|gauge|histogram)$/.exec(line);
    if (type?.[1]) types.add(type[1]);
    if (type || line === '' || /^# HELP \w+ \S/.test(line)) continue;
    const sample = /^((\w+)(?:\{\w+="[^"\\]*"(?:,\w+="[^"\\]*")*\})?) (\S+)$/.exec(line);
    expect(sample, line).not.toBeNull();
    const [, series = '', name = '', value = ''] = sample ?? [];
    const family = name.replace(/_(?:bucket|sum|count)$/, '');
    expect(types.has(name) || types.has(family), line).toBe(true);
    // Of the process's own, what has not been observed yet is no number, which the package spells its own way.
    if (name.startsWith('amtsbot_')) expect(Number(value), line).not.toBeNaN();
    expect(samples.has(series), `${series} twice`).toBe(false);
    samples.set(series, Number(value));
  }
  return samples;
}

const ownOf = (samples: ReadonlyMap<string, number>) =>
  Object.fromEntries([...samples].filter(([series]) => series.startsWith('amtsbot_')));

test('begins with 0 everywhere', async () => {
  const { read } = open();
  const { amtsbot_budget_left_requests: left, ...others } = ownOf(await read());
  expect(left).toBe(200);
  expect(Object.keys(others)).toContain('amtsbot_answers_total{outcome="asker can mend"}');
  expect(new Set(Object.values(others))).toEqual(new Set([0]));
});

test('counts what becomes of questions', async () => {
  const { metrics, records, take, clock, read, asked } = open();
  take(1, asked, 'heard');
  for (const how of ['heard', 'found'] as const) take(2, asked, how);
  take(3, asked, 'found');
  clock.now += 40;
  records.done(1, 'answered');
  records.done(2, 'facts failed');
  for (let time = 0; time < 2; time++) records.leave(3, 'failed');
  take(3, asked, 'found');
  records.done(3, 'answered');
  metrics.reconciled('found');
  for (let time = 0; time < 2; time++) metrics.reconciled('sentAgain');
  // The first queue is not one that replaces a lost one.
  for (let queue = 0; queue < 3; queue++) metrics.registered();
  expect(ownOf(await read())).toMatchObject({
    amtsbot_questions_total: 4,
    amtsbot_replays_total: 2,
    amtsbot_questions_left_total: 1,
    'amtsbot_answers_total{outcome="answered"}': 2,
    'amtsbot_answers_total{outcome="facts failed"}': 1,
    'amtsbot_answers_total{outcome="bug"}': 0,
    'amtsbot_reconciliations_total{result="found"}': 1,
    'amtsbot_reconciliations_total{result="sentAgain"}': 2,
    amtsbot_queue_reregistrations_total: 2,
    amtsbot_oldest_unanswered_seconds: 0,
  });
});

test('tells the budget that is left, and nothing where there is no limit', async () => {
  const budget: { left: number | undefined } = { left: 200 };
  const { value } = open(budget);
  for (budget.left of [17, undefined, 0])
    expect(await value('amtsbot_budget_left_requests')).toBe(budget.left);
});

describe('the time to an answer', () => {
  const time = (part: string, labels: string) => `amtsbot_time_to_answer_seconds_${part}{${labels}}`;
  const hour = 3_600_000;

  test.each([
    // The server tells whole seconds only: what was asked at 12:00:00 may have been asked at 12:00:00.500.
    { how: 'heard', asked: start, taken: 500, done: 540, is: { seconds: 0.04, over: 0.025, upTo: 0.05 } },
    { how: 'heard', asked: start, taken: 8_000, done: 8_000, is: { seconds: 7.001, over: 5, upTo: 10 } },
    { how: 'found', asked: start, taken: 3 * hour, done: 3 * hour, is: { over: 3_600, upTo: 14_400 } },
    { how: 'heard', asked: start + 60_000, taken: 500, done: 300, is: { seconds: 0, upTo: 0.01 } },
    { how: 'heard', asked: Number.NaN, taken: 500, done: 500, is: { seconds: 0, upTo: 0.01 } },
  ] as const)('is kept by how the question came: %o', async ({ how, asked, taken, done, is }) => {
    const { records, take, clock, read } = open();
    clock.now = start + taken;
    take(1, new Date(asked), how);
    clock.now = start + done;
    records.done(1, 'answered');
    const samples = await read();
    expect(samples.get(time('count', `how="${how}"`))).toBe(1);
    expect(samples.get(time('count', `how="${how === 'heard' ? 'found' : 'heard'}"`))).toBe(0);
    if ('seconds' in is) expect(samples.get(time('sum', `how="${how}"`))).toBe(is.seconds);
    if ('over' in is) expect(samples.get(time('bucket', `le="${is.over}",how="${how}"`))).toBe(0);
    expect(samples.get(time('bucket', `le="${is.upTo}",how="${how}"`))).toBe(1);
    expect(samples.get(time('bucket', `le="+Inf",how="${how}"`))).toBe(1);
  });

  test('is none where nobody got an answer', async () => {
    const { records, take, read, asked } = open();
    for (const [id, outcome] of ['a bot asked', 'talk among people', 'nobody can be answered'].entries()) {
      take(id, asked, 'heard');
      records.done(id, outcome);
    }
    const samples = await read();
    for (const how of ['heard', 'found']) expect(samples.get(time('count', `how="${how}"`))).toBe(0);
    expect(samples.get('amtsbot_answers_total{outcome="a bot asked"}')).toBe(1);
  });
});

test('tells how old the oldest unanswered question is', async () => {
  const { records, take, clock, value, asked } = open();
  const oldest = () => value('amtsbot_oldest_unanswered_seconds');
  expect(await oldest()).toBe(0);
  take(1, asked, 'heard');
  clock.now += 30_000;
  take(2, new Date(clock.now), 'heard');
  expect(await oldest()).toBe(30);
  clock.now += 10_000;
  records.done(1, 'answered');
  expect(await oldest()).toBe(10);
  take(3, new Date(start - 7_200_001), 'found');
  expect(await oldest()).toBe(7_239.502);
  records.leave(3, 'failed');
  records.leave(2, 'behind');
  expect(await oldest()).toBe(7_239.502);
  records.letGo(3);
  records.done(2, 'answered');
  expect(await oldest()).toBe(0);
});

test('never shows a text, a number of a message, or an outcome that nobody listed', async () => {
  const { metrics, records, take, asked } = open();
  for (const outcome of ['Kanarienvogel"} 1\nx', '__proto__', 'toString']) {
    take(987_654_321, asked, 'heard');
    records.done(987_654_321, outcome);
  }
  const text = await metrics.text();
  expect(text).not.toMatch(/Kanarienvogel|98765432|proto|toString/);
  expect(parse(text).get('amtsbot_answers_total{outcome="other"}')).toBe(3);
});

test('has no more series after ten thousand questions than before the first', async () => {
  const { records, take, clock, read, asked } = open();
  const before = Object.keys(ownOf(await read()));
  for (let id = 0; id < 10_000; id++) {
    take(id, asked, 'heard');
    records.done(id, `outcome ${id}`);
    clock.now++;
  }
  expect(Object.keys(ownOf(await read()))).toEqual(before);
});

test('is of one bot alone and its process, and can be read twice at once', async () => {
  const [one, other] = [open(), open()];
  one.take(1, one.asked, 'heard');
  const texts = await Promise.all([one.read(), one.read(), other.read()]);
  expect(texts.map((samples) => samples.get('amtsbot_questions_total'))).toEqual([1, 1, 0]);
  for (const samples of texts) expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(0);
});

test('does not hold up the end of the process', () => {
  const module = new URL('../src/metrics.ts', import.meta.url).href;
  const script = `const { createMetrics } = await import('${module}');
    await createMetrics({ budgetLeft: () => 1 }).text();`;
  const node = ['--import', 'tsx', '--input-type=module', '-e', script];
  const { status, stderr } = spawnSync(process.execPath, node, { encoding: 'utf8', timeout: 10_000 });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

describe('ready', () => {
  test('while the chat was heard within three minutes', () => {
    const { metrics, clock } = open();
    const isHeard = () => metrics.isReady().chatHeard;
    expect(isHeard()).toBe(false);
    metrics.chatHeard();
    clock.now += 179_000;
    expect(isHeard()).toBe(true);
    clock.now += 1_000;
    expect(isHeard()).toBe(false);
  });

  test('as far as the facts service was seen last', () => {
    const { metrics } = open();
    expect(metrics.isReady()).toMatchObject({ facts: undefined, keptFactsUsed: false });
    const seen = [['unreachable'], ['unreachable', true], ['unauthorized'], ['reachable']] as const;
    for (const [facts, keptFactsUsed = false] of seen) {
      metrics.factsSeen(facts, keptFactsUsed);
      expect(metrics.isReady()).toMatchObject({ facts, keptFactsUsed });
    }
  });
});

// The request budget, in faked time: never more than the rules allow, answers first, a pause holds everybody.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Budget, requestBudget } from '../../src/chat/index.ts';
import { rateWordIn } from '../../src/chat/budget.ts';
import { readSettings } from '../../src/config.ts';
import { long } from '../support/long.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const account = {
  ZULIP_REALM: 'http://127.0.0.1',
  ZULIP_USERNAME: 'bot@example.com',
  ZULIP_API_KEY: 'a'.repeat(32),
  FACTS_BASE_URL: 'http://127.0.0.1',
};

const rules = [
  { requests: 3, seconds: 10 },
  { requests: 5, seconds: 60 },
];

const perTenSeconds = [{ requests: 1, seconds: 10 }];

/** Asks for so many turns and notes when each one came, in seconds. */
function ask(count: number, budget = requestBudget(rules)): number[] {
  const startedAt = Date.now();
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    void budget.turn('answer').then(() => times.push(Math.round((Date.now() - startedAt) / 1000)));
  }
  return times;
}

describe('turns', () => {
  test('come at once while there is room, and then as the window slides', async () => {
    const times = ask(7);
    await vi.advanceTimersByTimeAsync(125_000);
    expect(times).toEqual([0, 0, 0, 10, 10, 60, 60]);
  });

  test('come at once without rules', async () => {
    const times = ask(1000, requestBudget([]));
    await vi.advanceTimersByTimeAsync(1);
    expect(times).toHaveLength(1000);
  });

  test('go to answers before housekeeping, whoever came first', async () => {
    const budget = requestBudget([{ requests: 1, seconds: 1 }]);
    const order: string[] = [];
    for (const name of ['housekeeping', 'housekeeping', 'answer', 'answer'] as const) {
      void budget.turn(name).then(() => order.push(name));
    }
    await vi.advanceTimersByTimeAsync(5_000);
    // The first finds nobody waiting and goes at once.
    expect(order).toEqual(['housekeeping', 'answer', 'answer', 'housekeeping']);
  });

  test('keep the rule that every server begins with: 200 a minute', () => {
    expect(readSettings(account).ZULIP_RATE_LIMITS).toEqual([{ requests: 200, seconds: 60 }]);
  });

  test('keep two rules: 200 a minute, 2,000 an hour', long, async () => {
    const both = readSettings({ ...account, ZULIP_RATE_LIMITS: '200/60,2000/3600' });
    const times = ask(2_201, requestBudget(both.ZULIP_RATE_LIMITS));
    await vi.advanceTimersByTimeAsync(2 * 3_600_000);
    const at = (nth: number) => times[nth - 1];
    expect([at(1), at(200), at(201), at(400), at(401)]).toEqual([0, 0, 60, 60, 120]);
    expect([at(2_000), at(2_001), at(2_200), at(2_201)]).toEqual([540, 3_600, 3_600, 3_660]);
    for (const [index, time] of times.entries()) {
      expect(time - (times[index - 200] ?? -60)).toBeGreaterThanOrEqual(60);
      expect(time - (times[index - 2_000] ?? -3_600)).toBeGreaterThanOrEqual(3_600);
    }
  });

  test('of answers come before those of read marks, and these before reactions and typing, also after a 429', async () => {
    const budget = requestBudget([{ requests: 2, seconds: 1 }]);
    const order: string[] = [];
    const wanted = [
      'courtesy',
      'courtesy',
      'courtesy',
      'housekeeping',
      'answer',
      'housekeeping',
      'answer',
    ] as const;
    for (const name of wanted) void budget.turn(name).then(() => order.push(name));
    budget.pause(10_000);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(order).toEqual(['courtesy', 'courtesy']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(order.slice(2)).toEqual(['answer', 'answer', 'housekeeping', 'housekeeping', 'courtesy']);
  });

  test('wait while the server wants a pause', async () => {
    const budget = requestBudget([]);
    budget.pause(2_500);
    const times = ask(2, budget);
    await vi.advanceTimersByTimeAsync(2_400);
    expect(times).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(times).toEqual([3, 3]);
  });

  test('that are aborted take no place', async () => {
    const budget = requestBudget([{ requests: 1, seconds: 10 }]);
    const stop = new AbortController();
    await budget.turn('answer');
    const aborted = budget.turn('answer', stop.signal);
    const times = ask(1, budget);
    stop.abort(new Error('stopped'));
    await expect(aborted).rejects.toThrow('stopped');
    await vi.advanceTimersByTimeAsync(11_000);
    expect(times).toEqual([10]);
  });
});

describe('what the server says is left', () => {
  const perMinute = [{ requests: 200, seconds: 60 }];

  test('counts also what was sent before a restart: as if one by one within the window', async () => {
    const budget = requestBudget(perMinute);
    await budget.turn('answer');
    budget.hear({ limit: 200, remaining: 4, windowSeconds: 60 });
    expect(budget.left()).toBe(4);
    const times = ask(7, budget);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times).toEqual([0, 0, 0, 0, 0, 1, 1]);
  });

  test('does not count twice what is sent from here, nor widens our own count', async () => {
    const budget = requestBudget(perMinute);
    for (let sent = 0; sent < 50; sent++) await budget.turn('answer');
    budget.hear({ limit: 200, remaining: 150, windowSeconds: 60 });
    expect(budget.left()).toBe(150);
    // Ten are still on their way.
    budget.hear({ limit: 200, remaining: 160, windowSeconds: 60 });
    expect(budget.left()).toBe(150);
  });

  test('is told anew with each answer', async () => {
    const budget = requestBudget(perMinute);
    await budget.turn('answer');
    budget.hear({ limit: 200, remaining: 0, windowSeconds: 60 });
    const times = ask(3, budget);
    expect(budget.left()).toBe(0);
    budget.hear({ limit: 200, remaining: 199, windowSeconds: 60 });
    await vi.advanceTimersByTimeAsync(10);
    expect(times).toEqual([0, 0, 0]);
  });

  test('is believed where the settings know no such rule', async () => {
    const budget = requestBudget([]);
    await budget.turn('answer');
    budget.hear({ limit: 3, remaining: 2, windowSeconds: 10 });
    const times = ask(4, budget);
    await vi.advanceTimersByTimeAsync(21_000);
    expect(times).toEqual([0, 0, 10, 10]);
  });

  test('silences nobody for longer than five minutes', async () => {
    const budget = requestBudget(perMinute);
    await budget.turn('answer');
    budget.hear({ limit: 1, remaining: 0, windowSeconds: 86_399 });
    const times = ask(2, budget);
    expect(budget.spentForMs()).toBe(300_000);
    await vi.advanceTimersByTimeAsync(301_000);
    expect(times).toEqual([300, 300]);
  });

  test('and makes no sense is left aside', async () => {
    const budget = requestBudget([]);
    budget.hear({ limit: 3, remaining: 0, windowSeconds: undefined });
    expect(budget.left()).toBeUndefined();
  });

  const date = 'Sun, 22 Nov 2026 12:00:00 GMT';
  const reset = (seconds: number) => String(Date.parse(date) / 1000 + seconds);
  const word = (limit: string, remaining: string, resets: string) => ({
    date,
    'x-ratelimit-limit': limit,
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': resets,
  });

  test.each([
    [word('200', '7', reset(60)), { limit: 200, remaining: 7, windowSeconds: 60 }],
    [word('200', '7', reset(59.2)), { limit: 200, remaining: 7, windowSeconds: 60 }],
    [word('200', '7', reset(-1)), { limit: 200, remaining: 7, windowSeconds: undefined }],
    [word('200', '7', reset(1e9)), { limit: 200, remaining: 7, windowSeconds: undefined }],
    [word('200', '7', 'bald'), { limit: 200, remaining: 7, windowSeconds: undefined }],
    [word('200', '-1', reset(60)), undefined],
    [word('200', '201', reset(60)), undefined],
    [word('0', '0', reset(60)), undefined],
    [word('2e400', '1', reset(60)), undefined],
    [word('4294967295', '0', reset(60)), undefined],
    [word('9007199254740991', '0', reset(60)), undefined],
    [{}, undefined],
  ])('is read from the headers: %j', (headers, said) => {
    expect(rateWordIn(headers)).toEqual(said);
  });
});

describe('a spent budget', () => {
  test('is told once until nobody waits any more, with the time that it will take', async () => {
    const told: number[] = [];
    const budget = requestBudget(rules, { onSpent: (ms) => told.push(ms) });
    ask(5, budget);
    expect([told, budget.left(), budget.spentForMs()]).toEqual([[10_000], 0, 10_000]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([told, budget.spentForMs()]).toEqual([[10_000], 0]);
    ask(5, budget);
    expect(told).toEqual([10_000, 10_000]);
  });

  test('keeps no timer when those that waited have given up', async () => {
    const budget = requestBudget([{ requests: 1, seconds: 3_600 }]);
    const stop = new AbortController();
    await budget.turn('answer');
    const waits = expect(budget.turn('answer', stop.signal)).rejects.toThrow('stopped');
    expect(vi.getTimerCount()).toBe(1);
    stop.abort(new Error('stopped'));
    await waits;
    expect(vi.getTimerCount()).toBe(0);
  });

  test('of a year does not come to its end at once, as the longest timers do', async () => {
    const budget = requestBudget([{ requests: 1, seconds: 365 * 86_400 }]);
    const times = ask(2, budget);
    await vi.advanceTimersByTimeAsync(364 * 86_400_000);
    expect(times).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2 * 86_400_000);
    expect(times).toHaveLength(2);
  });

  test('is counted by a clock that nobody sets', async () => {
    const budget = requestBudget(perTenSeconds);
    const times = ask(2, budget);
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(9_000);
    expect([times.length, budget.left()]).toEqual([1, 0]);
  });
});

describe('shares', () => {
  const perMinute = [{ requests: 200, seconds: 60 }];
  const attacker = 1;
  /** When each turn of a person came, in seconds. */
  function flood(budget: Budget, count: number, person: number): number[] {
    const startedAt = performance.now();
    const times: number[] = [];
    for (let index = 0; index < count; index++)
      void budget
        .turn('answer', undefined, person)
        .then(() => times.push(Math.round((performance.now() - startedAt) / 1000)));
    return times;
  }

  test('nobody uses more than half of a rule, and it is all the rule has', async () => {
    const budget = requestBudget(perMinute);
    const times = flood(budget, 1_000, attacker);
    await vi.advanceTimersByTimeAsync(59_000);
    expect([times.length, budget.left()]).toEqual([100, 100]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times).toHaveLength(200);
  });

  test('several who flood leave a fifth to those who have asked little', async () => {
    const budget = requestBudget(perMinute);
    for (const person of [1, 2]) flood(budget, 1_000, person);
    for (let index = 0; index < 50; index++) void budget.turn('housekeeping');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(budget.left()).toBe(40);
    const first = flood(budget, 3, 99);
    await vi.advanceTimersByTimeAsync(1);
    expect(first).toEqual([0, 0, 0]);
  });

  test('of those that wait, whoever has used least goes first', async () => {
    const budget = requestBudget([{ requests: 20, seconds: 10 }]);
    flood(budget, 30, attacker);
    flood(budget, 8, 2);
    await vi.advanceTimersByTimeAsync(10_000);
    const late = flood(budget, 4, 3);
    await vi.advanceTimersByTimeAsync(100);
    expect(late).toEqual([0, 0, 0, 0]);
  });
});

test('a server that wants a pause again and again gets longer ones, until it takes a request', async () => {
  const budget = requestBudget([]);
  const lengths: number[] = [];
  const refused = async () => {
    budget.pause(1_000);
    // What was under way is refused by the same word.
    budget.pause(1_000);
    lengths.push(budget.spentForMs());
    await vi.advanceTimersByTimeAsync(budget.spentForMs());
  };
  for (let count = 0; count < 4; count++) await refused();
  budget.answered();
  await refused();
  expect(lengths).toEqual([1_000, 2_000, 4_000, 8_000, 1_000]);
});

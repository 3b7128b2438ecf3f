// The request budget, in faked time: never more than the rules allow, answers first, a pause holds everybody.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestBudget } from '../../src/chat/index.ts';
import { readSettings } from '../../src/config.ts';

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

  test('keep the two rules that every server begins with: 200 a minute, 2,000 an hour', async () => {
    const times = ask(2_201, requestBudget(readSettings(account).ZULIP_RATE_LIMITS));
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

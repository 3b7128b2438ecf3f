// 2,000 questions through the whole bot while everything breaks: each is answered once, in its place and in order.
// `CHAOS_SEED=… npm run test:long -- test/chaos` repeats a run: its questions and its faults.
// @module-tag long
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Compiled, compileWorker } from './compiled.ts';
import { explain } from './history.ts';
import { type ChaosOptions, runChaos } from './run.ts';
import { judge } from './verdict.ts';

const seed = Number(process.env['CHAOS_SEED'] ?? 20_261_121);

let compiled: Compiled;
beforeAll(async () => {
  // From its sources it takes seconds to come back, in which nothing can break.
  compiled = await compileWorker();
}, 300_000);
afterAll(() => compiled.remove());

test.each<Omit<ChaosOptions, 'seed' | 'program'>>([
  { account: 'bot', questions: 1600 },
  { account: 'human', questions: 400 },
])(
  '$questions questions to a $account account are answered exactly once each',
  { timeout: 600_000 },
  async (options) => {
    const course = await runChaos({ ...options, seed, program: compiled.program });
    const findings = judge(course);
    expect(findings, explain(findings, course)).toEqual([]);
    expect(course.bot.starts).toBeGreaterThan(options.questions / 400);
    expect(sum(course.faults)).toBeGreaterThan(options.questions / 8);
  },
);

const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0);

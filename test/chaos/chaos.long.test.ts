// 2,000 questions through the whole bot while everything breaks: each is answered once, in its place and in order.
// `CHAOS_SEED=… npm run test:long -- test/chaos` repeats a run: its questions and its faults.
import { expect, onTestFinished, test } from 'vitest';
import { compileWorker } from './compiled.ts';
import { explain } from './history.ts';
import { type ChaosOptions, runChaos } from './run.ts';
import { judge } from './verdict.ts';

const seed = Number(process.env['CHAOS_SEED'] ?? 20_261_121);

test.each<Omit<ChaosOptions, 'seed'>>([
  { account: 'bot', questions: 1600 },
  { account: 'human', questions: 400 },
])(
  '$questions questions to a $account account are answered exactly once each',
  { timeout: 600_000 },
  async (options) => {
    const course = await runChaos({ ...options, seed });
    const findings = judge(course);
    expect(findings, explain(findings, course)).toEqual([]);
    expect(course.bot.starts).toBeGreaterThan(options.questions / 400);
    expect(sum(course.faults)).toBeGreaterThan(options.questions / 8);
  },
);

test('the compiled bot, as `npm run storm` has it', { timeout: 300_000 }, async () => {
  const compiled = await compileWorker();
  onTestFinished(() => compiled.remove());
  const course = await runChaos({ account: 'bot', questions: 100, seed, program: compiled.program });
  const findings = judge(course);
  expect(findings, explain(findings, course)).toEqual([]);
});

const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0);

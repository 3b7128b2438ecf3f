// `npm run storm -- [questions=10000] [bot|human] [seeds, with commas between them]`: as many questions as that for each
// seed, three from the clock if none is told, while everything breaks: with 10,000 the bot is killed 40 times. Fails when
// a question is not answered exactly once, in its place and in order.
import { compileWorker } from '../test/chaos/compiled.ts';
import { figuresOf } from '../test/chaos/figures.ts';
import { explain } from '../test/chaos/history.ts';
import { runChaos } from '../test/chaos/run.ts';
import { judge } from '../test/chaos/verdict.ts';

const fromClock = Date.now() % 1_000_000;
const [questions = '10000', account = 'bot', seeds = [0, 1, 2].map((next) => fromClock + next).join(',')] =
  process.argv.slice(2);
const compiled = await compileWorker();
try {
  for (const seed of seeds.split(',')) {
    const course = await runChaos({
      questions: Number(questions),
      account: account === 'human' ? 'human' : 'bot',
      seed: Number(seed),
      program: compiled.program,
    });
    const findings = judge(course);
    const lines = [
      ...figuresOf(course),
      findings.length === 0
        ? 'nothing missing, nothing twice, nothing out of order'
        : explain(findings, course),
    ];
    process.stdout.write(`${lines.join('\n')}\n\n`);
    if (findings.length > 0) process.exitCode = 1;
  }
} finally {
  await compiled.remove();
}

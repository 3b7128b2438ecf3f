// `npx tsx tools/soak.ts [questions=10000] [bot|human] [seed]`: as many questions as that while everything breaks.
// Fails when one of them is not answered exactly once, in its place and in order.
import { compileWorker } from '../test/chaos/compiled.ts';
import { figuresOf } from '../test/chaos/figures.ts';
import { explain } from '../test/chaos/history.ts';
import { runChaos } from '../test/chaos/run.ts';
import { judge } from '../test/chaos/verdict.ts';

const [questions = '10000', account = 'bot', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const compiled = await compileWorker();
const course = await runChaos({
  questions: Number(questions),
  account: account === 'human' ? 'human' : 'bot',
  seed: Number(seed),
  program: compiled.program,
}).finally(() => compiled.remove());
const findings = judge(course);
const lines = [
  ...figuresOf(course),
  findings.length === 0 ? 'nothing missing, nothing twice, nothing out of order' : explain(findings, course),
];
process.stdout.write(`${lines.join('\n')}\n`);
if (findings.length > 0) process.exitCode = 1;

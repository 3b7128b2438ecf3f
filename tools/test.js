// `npm test`: format, types, lint and the tests side by side; the last line counts the tests, and each failed check.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

const bin = (name) => `node_modules/.bin/${name}`;

/** What has not changed since the last time is not looked at again. */
const types = (name) => [
  bin('tsc'),
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/${name}.types`,
];

/** What these say is shown in one piece when they are done, below the tests. */
const checks = [
  { name: 'format', command: [bin('oxfmt'), '--list-different'] },
  { name: 'lint', command: [bin('oxlint')] },
  { name: 'types', command: types('amtsbot') },
  // Others get the packages with declarations, in which some types cannot be named that can be inferred.
  ...['facts-sandbox', 'zulip-sandbox'].map((name) => ({
    name: `types of ${name}`,
    command: [...types(name), '-p', `packages/${name}/tsconfig.build.json`, '--noEmit'],
  })),
];
const tests = [bin('vitest'), 'run', '--config', 'test/vitest.config.ts', ...process.argv.slice(2)];

const [counts, ...outcomes] = await Promise.all([runTests(tests), ...checks.map(runCheck)]);

let broken = 0;
for (const { name, output, seconds, isGood } of outcomes) {
  process.stdout.write(`${output}${name}: ${isGood ? 'good' : 'FAILED'}, ${seconds} s\n`);
  if (!isGood) broken += 1;
}
process.stdout.write(counts.line.replace(/(\d+) failed/, (_, failed) => `${Number(failed) + broken} failed`));
process.exitCode = counts.isGood && broken === 0 ? 0 : 1;

async function runCheck({ name, command: [program, ...args] }) {
  const startedAt = Date.now();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const [code] = await once(child, 'close');
  return { name, output, seconds: Math.round((Date.now() - startedAt) / 1000), isGood: code === 0 };
}

/** The tests write as they go on; only their last line, which counts them, waits until the checks are done. */
async function runTests([program, ...args]) {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(program, args, {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, ...colours },
  });
  let held = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    const end = `${held}${text}`.search(/[^\n]*\n?$/);
    process.stdout.write(`${held}${text}`.slice(0, end));
    held = `${held}${text}`.slice(end);
  });
  const [code] = await once(child, 'close');
  return { line: held, isGood: code === 0 };
}

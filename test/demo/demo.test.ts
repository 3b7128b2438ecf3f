// npm run demo: both servers and the bot between them, from the sources; what one types is asked and answered.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

const program = new URL('../../src/demo/main.ts', import.meta.url).pathname;

test('it answers its own questions, and those that are typed; SIGTERM ends it', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', program], { stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  let written = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written += text));
  const exit = once(child, 'close').then(([code]: unknown[]) => code);
  await expect.poll(() => written, { timeout: 40_000 }).toContain('Type a question and press Enter');
  expect(written).toMatch(/Open this in a browser: http:\/\/127\.0\.0\.1:\d+\//);

  const before = written.length;
  child.stdin.write('halteverbot essen bremen\n');
  await expect.poll(() => written.slice(before), { timeout: 10_000 }).toContain('Essen');
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});

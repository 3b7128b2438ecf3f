// The process that makes a file: what cannot begin, hangs or takes too much costs a file, and never the bot.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { inChild } from '../../src/render/inChild.ts';
import { long } from '../support/long.ts';

const { signal } = new AbortController();
const child = (name: string) => new URL(`./children/${name}`, import.meta.url);
const limits = { ms: 60_000, mib: 1_024 };

describe('a process', long, () => {
  test('that cannot begin for lack of file descriptors kills nobody', async () => {
    const program = fileURLToPath(child('noFilesLeft.ts'));
    // In a group of its own: what would be killed with it is the test.
    const { stdout } = await promisify(execFile)('setsid', [
      '--wait',
      'bash',
      '-c',
      'ulimit -n 128; exec "$@"',
      'bash',
      process.execPath,
      ...['--import', import.meta.resolve('tsx'), program],
    ]);
    expect(stdout).toBe('alive after EMFILE');
  });

  test('that has no file to begin with fails, and so does whoever sends to it', async () => {
    await expect(inChild(child('nowhere'), {}, signal)).rejects.toThrow('ended without one');
  });

  test('that hangs is ended after its time', async () => {
    const made = inChild(child('silent'), {}, signal, { ...limits, ms: 50 });
    await expect(made).rejects.toThrow('took over 50 ms');
  });

  test('that takes more and more is ended before the machine is', async () => {
    const made = inChild(child('greedy'), {}, signal, { ...limits, mib: 200 });
    await expect(made).rejects.toThrow('took over 200 MiB');
  });
});

// The log hides secrets by field name, and wherever else they turn up.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ChatError } from '../src/chat/index.ts';
import { createLog } from '../src/log.ts';
import { boundedOutput } from '../src/logOutput.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(
    createLog(
      { level: 'debug', secrets: ['s3cret-k3y', 'with"quote', ''] },
      { write: (line) => lines.push(line) },
    ),
  );
  return lines.join('');
}

test.each([
  ['as a field', { apiKey: 'any' }],
  ['one level down', { settings: { ZULIP_API_KEY: 'any' } }],
  ['two levels down', { request: { headers: { authorization: 'any' } } }],
  ['deep down, in a list', { a: [{ b: [{ c: { authorization: 'any' } }] }] }],
  ['with quotes and backslashes', { apiKey: 'say "any" \\', FACTS_AUTHORIZATION: '\\"any' }],
])('a field with a secret name is hidden %s', (_, fields) => {
  const line = logged((log) => log.info(fields, 'x'));
  expect(line).toContain('[secret]');
  expect(line).not.toContain('any');
  expect(JSON.parse(line)).toMatchObject({ msg: 'x' });
});

test('a secret is hidden as JSON writes it', () => {
  const line = logged((log) => log.info('it is with"quote'));
  expect(JSON.parse(line)).toMatchObject({ msg: 'it is [secret]' });
});

test.each([
  ['in the message', (log: ReturnType<typeof createLog>) => log.info('with s3cret-k3y in it')],
  [
    'in an error',
    (log: ReturnType<typeof createLog>) => log.error({ err: new Error('bad key s3cret-k3y') }, 'x'),
  ],
  ['in an address', (log: ReturnType<typeof createLog>) => log.info({ url: 'https://a:s3cret-k3y@b' }, 'x')],
])('a known secret is hidden %s', (_, write) => {
  const line = logged(write);
  expect(line).not.toContain('s3cret');
  expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
});

test.each(['', 'a', 'ab', 'bot@example.com'])('a secret is hidden in base64 too, behind %j', (before) => {
  const key = 'Sup3rS3cretKey0123456789abcdefgh';
  const lines: string[] = [];
  const log = createLog({ level: 'info', secrets: [key] }, { write: (line) => lines.push(line) });
  log.info({ header: `Basic ${Buffer.from(`${before}${key}`).toString('base64')}` }, 'x');
  const [, shown = ''] = /Basic ([^"]*)"/.exec(lines.join('')) ?? [];
  expect(shown).toContain('[secret]');
  expect(shown.replace('[secret]', '').length).toBeLessThan(before.length * 1.4 + 8);
});

test('an error says kind, status and code, and where a shape does not fit no key of people’s', () => {
  const shape = z.object({ people: z.record(z.string(), z.number()) });
  const cause = shape.safeParse({ people: { 'erika@example.com': 'x' } }).error;
  const line = logged((log) => log.error({ err: new ChatError('malformed', 'GET users', { cause }) }, 'x'));
  expect(JSON.parse(line)).toMatchObject({
    err: { kind: 'malformed', cause: { issues: [{ path: 'people.…' }] } },
  });
  expect(line).not.toContain('erika');
});

test('the same warning is written a hundred times a minute, no more', () => {
  const lines = logged((log) => {
    for (let index = 0; index < 100_000; index++) log.error('an event has an unknown shape');
    log.warn('another');
  }).split('\n');
  expect(lines.length).toBe(102);
});

describe('the output', () => {
  test('to a reader that does not read drops what does not fit, and counts it when he reads again', async () => {
    let release = () => undefined as void;
    const stuck = new Promise<void>((resolve) => (release = resolve));
    let written = '';
    const output = boundedOutput(async (bytes) => {
      await stuck;
      written += bytes.toString();
      return bytes.length;
    }, 1_000);
    for (let index = 0; index < 1_000; index++) output.write(`line ${index}\n`);
    await output.flush(1);
    expect(written).toBe('');
    release();
    await output.flush(1_000);
    const kept = written.split('\n').filter((line) => line.startsWith('line'));
    const [told] = written.split('\n').filter((line) => line.includes('dropped'));
    expect(JSON.parse(told ?? '{}')).toMatchObject({ dropped: 1_000 - kept.length });
  });

  test('to a disk that is full goes on when there is room, in the right order', async () => {
    let isFull = true;
    let written = '';
    const output = boundedOutput(async (bytes) => {
      if (isFull) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      written += bytes.subarray(0, 3).toString();
      return Math.min(3, bytes.length);
    });
    output.write('one\n');
    output.write('two\n');
    await output.flush(1);
    isFull = false;
    await output.flush(1_000);
    expect(written).toBe('one\ntwo\n');
  });
});

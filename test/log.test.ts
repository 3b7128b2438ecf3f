// The log hides secrets by field name, and wherever else they turn up.
import { expect, test } from 'vitest';
import { createLog } from '../src/log.ts';

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

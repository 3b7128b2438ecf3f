// Answers of the facts service without end: how much of them is read.
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { connectFacts } from '../../src/facts/index.ts';
import { endlessly } from '../support/endless.ts';
import { listenLocally } from '../support/listen.ts';
import { patient } from './openFacts.ts';

const mib = 1024 * 1024;

async function askFor(answer: RequestListener) {
  const server = await listenLocally(answer);
  onTestFinished(() => server.close());
  return connectFacts({ baseUrl: server.baseUrl, timeZone: 'Europe/Berlin' }).get(['a'], patient);
}

test('an answer without end is left off at 8 MiB', async () => {
  const { answer, sent } = endlessly('1');
  await expect(askFor(answer)).rejects.toMatchObject({ kind: 'oversized' });
  await expect.poll(() => sent.isClosed).toBe(true);
  expect(sent.bytes).toBeGreaterThan(8 * mib);
  expect(sent.bytes).toBeLessThan(24 * mib);
});

test('one that goes deeper and deeper is left off after 50 levels', async () => {
  const { answer, sent } = endlessly('[');
  await expect(askFor(answer)).rejects.toMatchObject({ kind: 'oversized' });
  await expect.poll(() => sent.isClosed).toBe(true);
  expect(sent.bytes).toBeLessThan(8 * mib);
});

test('one that is packed counts as it is unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(32 * mib, '1'));
  expect(bomb.length).toBeLessThan(mib / 16);
  await expect(
    askFor((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)),
  ).rejects.toMatchObject({ kind: 'oversized' });
});

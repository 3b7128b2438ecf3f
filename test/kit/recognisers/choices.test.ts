// What is worked out from an answer is worked out once for all answers that say the same.
import { expect, test } from 'vitest';
import type { FactsConnection, Json } from '../../../src/facts/index.ts';
import { factsMemo } from '../../../src/kit/index.ts';
import { hour, openFacts, pair, patient, places } from '../../facts/openFacts.ts';

function counting() {
  let count = 0;
  const read = factsMemo(async (facts: FactsConnection, signal: AbortSignal) => {
    const answer = await facts.get(places, { signal });
    return { answer, count: (count += 1) };
  });
  return (facts: FactsConnection) => read(facts, patient.signal);
}

test('the same value as long as the answer is the same, whoever asks', async () => {
  const open = await openFacts();
  const read = counting();
  const value = await read(open.facts);
  expect(await read({ get: (...request) => open.facts.get(...request) })).toBe(value);
  expect(open.server.requests).toHaveLength(1);
});

test('the same value for an answer that was asked for anew and says the same', async () => {
  const open = await openFacts();
  const read = counting();
  const value = await read(open.facts);
  for (const times of [2, 3]) {
    open.pass(2 * hour);
    expect(await read(open.facts)).toBe(value);
    expect(open.server.requests).toHaveLength(times);
  }
});

test('another value for another answer', async () => {
  const open = await openFacts();
  const read = counting();
  const first = await read(open.facts);
  open.pass(2 * hour);
  open.server.fault({ how: { kind: 'answer', status: 200, body: { koeln: 1 } } });
  const second = await read(open.facts);
  expect([first.count, second.count]).toEqual([1, 2]);
  expect(second.answer).toEqual({ koeln: 1 });
});

test('nothing is remembered of a failure', async () => {
  const open = await openFacts();
  const read = counting();
  open.server.fault({ how: { kind: 'answer', status: 404, body: {} } });
  await expect(read(open.facts)).rejects.toMatchObject({ kind: 'notFound' });
  expect((await read(open.facts)).count).toBe(1);
});

test('nothing is remembered of a reading that made do without an answer', async () => {
  const open = await openFacts();
  const read = factsMemo(async (facts: FactsConnection, signal: AbortSignal) => {
    await facts.get(pair, { signal });
    return facts.get(places, { signal }).catch(() => 'nothing');
  });
  open.server.fault({ path: /halteverbot\/$/, how: { kind: 'answer', status: 404, body: {} } });
  expect(await read(open.facts, patient.signal)).toBe('nothing');
  expect(await read(open.facts, patient.signal)).not.toBe('nothing');
});

test('another connection has other answers', async () => {
  const read = counting();
  const answering = (json: Json): FactsConnection => ({ get: async () => json });
  const [one, other] = [{ n: 1 }, { n: 2 }];
  expect((await read(answering(one))).answer).toBe(one);
  expect((await read(answering(other))).answer).toBe(other);
});

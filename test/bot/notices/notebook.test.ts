// What is kept of subscriptions: what another version wrote is left alone, and what is written here is read again.
import { expect, test } from 'vitest';
import type { KeptRecords } from '../../../src/bot/keeping/keptRecords.ts';
import { openNotebook, type Seen, type Wish } from '../../../src/bot/notices/notebook.ts';
import { createLog } from '../../../src/log.ts';

const { signal } = new AbortController();
const wish: Wish = {
  place: { kind: 'direct', userIds: [12] },
  personId: 12,
  about: 'erbschein',
  number: 1,
  since: '2026-11-21',
};
const seen: Seen = {
  subject: {
    command: 'fakten',
    isOverview: false,
    lang: 'de',
    title: 'Kürzung – ½',
    cases: [{ values: {} }],
  },
  sums: [[{ segments: ['topics'] }, 'sum']],
  leaves: '',
  on: '2026-11-21',
  told: 0,
};

/** Records in the memory, and the lines of the log. */
async function open(records: Map<string, string>) {
  const lines: string[] = [];
  const log = createLog({ level: 'info', secrets: [] }, { write: (line) => void lines.push(line) });
  const kept: KeptRecords = {
    all: async () => new Map(records),
    async write(changes) {
      for (const [key, value] of changes) {
        if (value === undefined) records.delete(key);
        else records.set(key, value);
      }
    },
  };
  return { book: await openNotebook(kept, log, signal), lines };
}

test('what is written is read again, in letters that take little memory', async () => {
  const records = new Map<string, string>();
  const { book } = await open(records);
  await book.write({ wishes: new Map([[1042, wish]]), seen: new Map([['erbschein', seen]]) }, signal);
  for (const text of records.values()) expect(text).toMatch(/^[\0-\x7f]+$/);
  const { book: again } = await open(records);
  for (const one of [book, again]) {
    expect([...one.wishes]).toEqual([[1042, wish]]);
    expect([...one.seen]).toEqual([['erbschein', seen]]);
    expect(one.seen.get('erbschein')).toEqual(seen);
  }
  await again.write(
    { wishes: new Map([[1042, undefined]]), seen: new Map([['erbschein', undefined]]) },
    signal,
  );
  expect(records.size).toBe(0);
});

test('what cannot be read is told once, and never written over', async () => {
  const foreign = { 'wish:1042': '{"version":2}', 'seen:erbschein': 'not JSON', 'other:1': 'x' };
  const records = new Map(Object.entries(foreign));
  const { book, lines } = await open(records);
  expect([book.wishes.size, book.seen.size]).toEqual([0, 0]);
  expect(lines.filter((line) => line.includes('left alone'))).toHaveLength(1);
  await book.write({ wishes: new Map([[1042, wish]]), seen: new Map([['erbschein', seen]]) }, signal);
  expect(Object.fromEntries(records)).toMatchObject(foreign);
  const { book: again } = await open(records);
  expect([...again.wishes]).toEqual([[1042, wish]]);
  expect(again.seen.get('erbschein')).toEqual(seen);
});

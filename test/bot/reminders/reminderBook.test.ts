// What the bot knows of reminders: numbers that are told apart, what cannot be read, what could not be written.
import { expect, test } from 'vitest';
import type { KeptRecords } from '../../../src/bot/keeping/keptRecords.ts';
import { reminderBook } from '../../../src/bot/reminders/reminderBook.ts';
import { ChatError } from '../../../src/chat/index.ts';
import { createLog } from '../../../src/log.ts';

const { signal } = new AbortController();
const there = { kind: 'channel', channelId: 7, channelName: 'umzug', topic: 'Fragen' } as const;
const elsewhere = { ...there, topic: 'Anderes' };
const at = new Date('2027-05-04T07:00:00Z');

function aBook(records = new Map<string, string>()) {
  const lines: string[] = [];
  let failure: Error | undefined;
  const kept: KeptRecords = {
    all: async () => records,
    async write(changes) {
      if (failure) throw failure;
      for (const [key, value] of changes) {
        if (value === undefined) records.delete(key);
        else records.set(key, value);
      }
    },
  };
  const log = createLog({ level: 'info', secrets: [] }, { write: (line) => void lines.push(line) });
  const book = reminderBook(kept, log);
  const add = (id: number, conversation: typeof there | typeof elsewhere = there) =>
    book.add({ id, personId: 12, conversation, at, what: `x${id}`, lang: 'de' }, signal);
  const numbersIn = async (conversation: typeof there | typeof elsewhere) =>
    (await book.in(conversation, signal)).map(({ id, number }) => [id, number]);
  const failWith = (error: Error | undefined) => void (failure = error);
  return { book, add, numbersIn, records, lines, failWith };
}

test('two that are asked for in one moment have two numbers, and a number is not given anew while it is there', async () => {
  const { book, add, numbersIn } = aBook();
  await Promise.all([add(1), add(2), add(3)]);
  expect(await numbersIn(there)).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  await book.remove(2, signal);
  await add(4);
  expect(await numbersIn(there)).toEqual([
    [1, 1],
    [3, 3],
    [4, 4],
  ]);
});

test('those that are moved to others keep their numbers, or have free ones', async () => {
  const { book, add, numbersIn } = aBook();
  await add(1);
  await add(2);
  await add(3, elsewhere);
  await book.moved([1, 2, 99], { topic: elsewhere.topic }, signal);
  expect(await numbersIn(there)).toEqual([]);
  expect(await numbersIn(elsewhere)).toEqual([
    [1, 2],
    [2, 3],
    [3, 1],
  ]);
});

test('what the next process reads is what was written', async () => {
  const { add, records, numbersIn, book } = aBook();
  await add(1);
  await book.add({ id: 2, personId: 3, conversation: there, at, what: '', lang: 'en', answerId: 9 }, signal);
  const next = aBook(records);
  expect(await next.numbersIn(there)).toEqual(await numbersIn(there));
  expect(await next.book.due(at, signal)).toEqual(await book.due(at, signal));
  expect(await next.book.due(new Date(at.getTime() - 1), signal)).toEqual([]);
});

test('what cannot be read is left alone, and said once', async () => {
  const foreign: [string, string][] = [
    ['5', 'no JSON'],
    ['6', '{"number":1}'],
    ['x', JSON.stringify({ number: 1, personId: 1, conversation: there, at, what: '', lang: 'de' })],
  ];
  const { book, add, records, lines, numbersIn } = aBook(new Map(foreign));
  await add(1);
  expect(await numbersIn(there)).toEqual([[1, 1]]);
  await book.remove(1, signal);
  expect([...records]).toEqual(foreign);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"count":3');
});

test('what could not be written is not there', async () => {
  const { book, add, numbersIn, failWith } = aBook();
  await add(1);
  failWith(new ChatError('lost', 'bot_storage', {}));
  await expect(add(2)).rejects.toThrow(ChatError);
  await expect(book.remove(1, signal)).rejects.toThrow(ChatError);
  failWith(undefined);
  expect(await numbersIn(there)).toEqual([[1, 1]]);
});

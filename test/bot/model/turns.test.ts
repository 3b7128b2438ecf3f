// Who is worked on next: in a conversation one after the other, and of those who wait whoever has least in hand.
import { expect, test } from 'vitest';
import { turns } from '../../../src/bot/model/turns.ts';

/** Work that lasts until it is told to end. */
function workshop(msToBegin: (person: number) => number = () => 0) {
  const list = turns({ msToBegin });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, person: number | undefined, conversation = name) =>
    list.inTurn(conversation, person, async (place) => {
      begun.push(name);
      const end = () => new Promise<void>((resolve) => ends.set(name, resolve));
      return name.startsWith('file') ? place.aside(end) : end();
    });
  const ticks = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (...names: string[]) => {
    for (const name of names) ends.get(name)?.();
    await ticks();
  };
  return { list, begun, add, end, ticks };
}

test('one of a conversation after the other, and the end of all is told', async () => {
  const { list, begun, add, end, ticks } = workshop();
  void add('a', 1, 'topic');
  void add('b', 2, 'topic');
  await ticks();
  expect(begun).toEqual(['a']);
  await end('a');
  expect(begun).toEqual(['a', 'b']);
  let isIdle = false;
  void list.idle().then(() => (isIdle = true));
  await end('b');
  expect(isIdle).toBe(true);
});

test('whoever asks a thousand things in as many places has five of them', async () => {
  const { begun, add, ticks } = workshop();
  for (let index = 0; index < 1_000; index++) void add(`flood ${index}`, 1);
  void add('other', 2);
  await ticks();
  expect(begun).toEqual([...[0, 1, 2, 3, 4].map((index) => `flood ${index}`), 'other']);
});

test('where all places are taken, whoever has least in hand comes next', async () => {
  const { begun, add, end, ticks } = workshop();
  for (const person of [1, 2, 3, 4])
    for (const index of [1, 2, 3, 4, 5]) void add(`${person}/${index}`, person);
  await ticks();
  expect(begun).toHaveLength(20);
  void add('1/6', 1);
  void add('new', 5);
  await end('1/1');
  expect(begun.at(-1)).toBe('new');
});

test('in one conversation a flood lets others pass, who keep their own order', async () => {
  const { begun, add, end, ticks } = workshop();
  for (let index = 0; index < 200; index++) void add(`flood ${index}`, 1, 'topic');
  void add('one', 2, 'topic');
  void add('two', 2, 'topic');
  await ticks();
  while (!begun.includes('two')) await end(begun.at(-1) ?? '');
  expect(begun.slice(-2)).toEqual(['one', 'two']);
  expect(begun.length).toBeLessThan(66);
});

test('what waits for a file holds no place', async () => {
  const { begun, add, end, ticks } = workshop();
  for (let index = 0; index < 8; index++) void add(`file ${index}`, 1);
  await ticks();
  expect(begun).toHaveLength(8);
  void add('hilfe', 1);
  await ticks();
  expect(begun.at(-1)).toBe('hilfe');
  await end(...begun);
});

test('what lets others pass comes back before all that waits there, and after none of its own', async () => {
  const { list, begun, add, end, ticks } = workshop();
  const ends: (() => void)[] = [];
  const done: string[] = [];
  void list
    .inTurn('topic', 1, async (place) => {
      await place.lettingOthersPass(() => new Promise<void>((resolve) => void ends.push(resolve)));
      done.push('slow');
    })
    .then(() => done.push('left'));
  void add('own', 1, 'topic');
  void add('other', 2, 'topic');
  void add('third', 3, 'topic');
  let isIdle = false;
  void list.idle().then(() => (isIdle = true));
  await ticks();
  expect(begun).toEqual(['other']);
  ends[0]?.();
  await ticks();
  expect(done).toEqual([]);
  await end('other');
  expect(done).toEqual(['slow', 'left']);
  expect(begun).toEqual(['other', 'own']);
  await end('own');
  expect(begun).toEqual(['other', 'own', 'third']);
  expect(isIdle).toBe(false);
  await end('third');
  expect(isIdle).toBe(true);
});

test('whoever may not begin yet holds up nobody in his conversation', async () => {
  const { begun, add, end, ticks } = workshop((person) => (person === 1 ? 60_000 : 0));
  void add('flood', 1, 'topic');
  void add('other', 2, 'topic');
  await ticks();
  expect(begun).toEqual(['other']);
  await end('other');
  expect(begun).toEqual(['other']);
});

test('a flood is worked through without looking at all of it for each', async () => {
  const list = turns();
  const start = process.cpuUsage();
  await Promise.all(
    Array.from({ length: 8_000 }, (_, index) => list.inTurn(`topic ${index % 20}`, 1, async () => index)),
  );
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(1_000);
});

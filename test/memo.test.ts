// What is kept while there is room, and what makes place for what is newer.
import { describe, expect, test } from 'vitest';
import { kept, memo, once, oncePer } from '../src/memo.ts';

describe('what is kept', () => {
  test('makes place when it was not used for longest, and whoever asked is told', () => {
    const forgotten: number[] = [];
    const store = kept<number, string>({ most: 2, onForgotten: (key) => forgotten.push(key) });
    store.set(1, 'a');
    store.set(2, 'b');
    store.get(1);
    store.set(3, 'c');
    expect([store.has(1), store.has(2), store.has(3), forgotten]).toEqual([true, false, true, [2]]);
    // Only looked at.
    store.peek(1);
    store.set(4, 'd');
    expect([store.peek(1), forgotten]).toEqual([undefined, [2, 1]]);
    // Neither what is replaced nor what is taken away was forgotten.
    store.set(3, 'C');
    store.delete(3);
    expect([store.get(3), forgotten]).toEqual([undefined, [2, 1]]);
  });

  test('takes together no more than there is room, and what is larger alone is not kept', () => {
    const store = kept<string, string>({ most: 9, mostSize: 10, sizeOf: ({ length }) => length });
    store.set('a', 'xxxxxx');
    store.set('b', 'xxxxx');
    expect([store.has('a'), store.has('b')]).toEqual([false, true]);
    store.set('c', 'x'.repeat(11));
    expect([store.has('b'), store.has('c')]).toEqual([true, false]);
  });
});

test('a memo works out once, but what is not worth keeping each time', () => {
  let worked = 0;
  const length = memo<string, { size: number }>(5, ({ size }) => size < 3);
  const ask = (text: string) => length(text, () => ({ size: (worked += 1) && text.length })).size;
  expect([ask('ab'), ask('ab'), worked]).toEqual([2, 2, 1]);
  expect([ask('abc'), ask('abc'), worked]).toEqual([3, 3, 3]);
});

test('once for each object, and not for another one that looks the same', () => {
  const seen: object[] = [];
  const find = oncePer((of: { readonly size: number }) => {
    seen.push(of);
    return of.size > 1 ? of : undefined;
  });
  const [one, two] = [{ size: 1 }, { size: 2 }];
  expect([find(one), find(one), find(two), find(two)]).toEqual([undefined, undefined, two, two]);
  find({ size: 1 });
  expect(seen).toEqual([one, two, { size: 1 }]);
});

test('once, when it is first asked for', () => {
  let worked = 0;
  const size = once(() => (worked += 1));
  expect(worked).toBe(0);
  expect([size(), size(), worked]).toEqual([1, 1, 1]);
});

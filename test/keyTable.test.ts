// A text as a table: every key leads to its line, and what is no key leads nowhere.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf, keyTable, lineAt, startsOfLines } from '../src/keyTable.ts';

test('a key leads to what stands behind it', () => {
  const table = keyTable('# a comment\nbeta\t2 3\n\nalpha\t1\n#ort\nbeta\tagain\n');
  const behind = (key: string) => {
    const line = table.lineOf(key);
    return line === undefined ? undefined : table.behindKey(line);
  };
  expect(behind('alpha')).toBe('1');
  expect(behind('beta')).toBe('2 3');
  expect(behind('#ort')).toBe('');
  for (const unknown of ['', 'bet', 'betaa', '# a comment', 'x'.repeat(10_000)]) {
    expect(table.lineOf(unknown)).toBeUndefined();
  }
  expect(table.longest).toBe(5);
});

test('an empty text has no keys', () => {
  expect(keyTable('').lineOf('a')).toBeUndefined();
});

test('it finds what a map finds', () => {
  const key = fc.string({ unit: fc.constantFrom('a', 'b', 'ä', ' ', '-'), maxLength: 4 });
  fc.assert(
    fc.property(fc.uniqueArray(key, { maxLength: 200 }), fc.array(key), (keys, others) => {
      const table = keyTable(keys.map((one, line) => `${one}\t${line}`).join('\n'));
      for (const one of [...keys, ...others]) {
        const line = keys.indexOf(one);
        expect(table.lineOf(one)).toBe(line === -1 || one === '' ? undefined : line);
        if (line !== -1) expect(table.behindKey(line)).toBe(String(line));
      }
    }),
  );
});

test('lines are taken apart as split does', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', '\n') }), (text) => {
      const starts = startsOfLines(text);
      expect([...starts].map((_, line) => lineAt(text, starts, line))).toEqual(text.split('\n'));
    }),
  );
});

test('a letter may be left out of what is hashed', () => {
  expect(hashOf('steuer', 0, 6, 2)).toBe(hashOf('stuer'));
  expect(hashOf('die steuer', 4)).toBe(hashOf('steuer'));
});

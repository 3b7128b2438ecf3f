// A list that is written as one text.
import { expect, test } from 'vitest';
import { wordList } from '../../../src/kit/index.ts';

test('commas part the words, lines do not', () => {
  const written = `
    solar panel*, mini-pv,
    800 watts
  `;
  expect(wordList(written)).toEqual(['solar panel*', 'mini-pv', '800 watts']);
});

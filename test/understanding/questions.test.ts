// Every eighth question of the sets, through the whole bot; all of them: questions.long.test.ts.
import { expect, test } from 'vitest';
import { knownMisses } from './knownMisses.ts';
import { allQuestions } from './questions/index.ts';
import { expectNoneMisread, nameOf } from './ratchet.ts';

expectNoneMisread(allQuestions.filter((_, index) => index % 8 === 0));

test('each known miss is a question of the set', () => {
  const names = new Set(allQuestions.map(nameOf));
  expect([...knownMisses].filter((name) => !names.has(name))).toEqual([]);
});

test('each question has a name of its own', () => {
  const names = allQuestions.map(nameOf);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

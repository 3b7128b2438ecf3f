// Words of questions that the service has no answer to, and of any case: as they were learned, from the files that are there.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isOfAnyCase, isUnanswered, readWords } from '../../../src/kit/index.ts';
import { unansweredFile } from '../../../src/kit/presenting/unanswered.ts';
import { hashOfStatements } from '../../../tools/training/statements.ts';

test('they were learned from the questions that are there: else run tools/trainUnanswered.ts', () => {
  const { about } = JSON.parse(readFileSync(unansweredFile, 'utf8')) as { about: { learned: string } };
  expect(about.learned).toBe(hashOfStatements('all'));
});

test.each([
  ['durchgefallen', true],
  ['Wiederholungsprüfung', true],
  ['Sacheinlage', true],
  ['Kosten', false],
  ['Umzug', false],
  ['Musterprotokoll', false],
])('%s is a word of questions without an answer: %s', (typed, is) => {
  expect(readWords(typed).some(isUnanswered)).toBe(is);
});

test.each([
  ['rechnen', true],
  ['die', true],
  ['Freiburg-Pass', false],
  ['12', false],
])('%s is said of any case: %s', (typed, is) => {
  expect(readWords(typed).every(isOfAnyCase)).toBe(is);
});

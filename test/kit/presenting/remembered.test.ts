// What was asked before is found again by words: of statements in other words too, of other statements never.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Piece, piecesIn } from '../../../src/kit/index.ts';
import { readRecord } from '../../../src/facts/record.ts';
import { candidateOf } from '../../../src/kit/presenting/candidates.ts';
import { questionWords, statementWords } from '../../../src/kit/presenting/relevanceFeatures.ts';
import {
  memoryOf,
  packMemory,
  rememberedFile,
  unpackMemory,
} from '../../../src/kit/presenting/remembered.ts';
import { hashOfStatements } from '../../../tools/training/statements.ts';

const names = ['angelschein'];
const piecesOf = (...said: readonly string[]): readonly Piece[] =>
  piecesIn(readRecord(Object.fromEntries(said.map((one, at) => [`note_${at}`, one]))), {
    isNamed: () => false,
    lang: 'de',
  });
const words = (question: string) => questionWords({ question }, names);

const pieces = piecesOf(
  'Die Prüfung nimmt ein Fischereiverband ab',
  'Wer ohne Erlaubnis angelt, zahlt ein Bußgeld',
);
const remembered = {
  statements: pieces.map((piece) => ({ words: statementWords(piece), matter: 0 })),
  questions: [
    { words: words('bei wem mach ich den test?'), matter: 0, answers: [0] },
    { words: words('was blüht mir ohne papiere am see?'), matter: 0, answers: [1] },
    { words: words('wie viele würmer brauche ich?'), matter: 0, answers: [] },
  ],
};
const recallOf = memoryOf(remembered);
const recall = (question: readonly number[], some: readonly Piece[]) =>
  recallOf(
    question,
    some.map((piece) => candidateOf(piece, 0)),
  );

test('a question that was asked before is found with its statement', () => {
  const recalled = recall(words('am see ohne papiere erwischt, was blüht mir denn?'), pieces);
  expect(recalled?.of[1]?.best).toBeGreaterThan(0.6);
  expect(recalled?.of[0]?.best).toBeLessThan(0.1);
});

test('a statement is known by its words, and one in nearly the same words too', () => {
  const other = piecesOf(
    'Ein Fischereiverband nimmt die Prüfung ab',
    'Ein Bußgeld zahlt, wer ohne Erlaubnis angelt',
  );
  expect(recall(words('bei wem mach ich den test?'), other)?.of[0]?.best).toBeGreaterThan(0.75);
});

test('a question that nothing answered is known as one', () => {
  expect(recall(words('würmer, wie viele brauche ich?'), pieces)?.unanswered).toBeGreaterThan(0.6);
  expect(recall(words('bei wem mach ich den test?'), pieces)?.unanswered).toBeLessThan(0.2);
});

test('of other statements nothing is remembered', () => {
  const others = piecesOf('Hunde brauchen eine Marke', 'Die Steuer ist jährlich fällig');
  expect(recall(words('bei wem mach ich den test?'), others)).toBeUndefined();
});

test('what is written is what is read', () => {
  expect(unpackMemory(packMemory(remembered))).toEqual(remembered);
});

test('the file was learned from the statements that are there: else run tools/trainRelevance.ts', () => {
  const { about } = JSON.parse(readFileSync(rememberedFile, 'utf8')) as { about: { learned: string } };
  expect(about.learned).toBe(hashOfStatements('all'));
});

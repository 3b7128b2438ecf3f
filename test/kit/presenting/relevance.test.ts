// Which statement answers a question, as it was learned: shares of one whole, quick whatever is asked, from the file that is there.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inLanguage, piecesIn, pointOf, readIntent, readWords } from '../../../src/kit/index.ts';
import { readRecord } from '../../../src/facts/record.ts';
import { candidateOf } from '../../../src/kit/presenting/candidates.ts';
import { relevanceOf, weightsFiles } from '../../../src/kit/presenting/relevance.ts';
import { questionRooms, questionWords } from '../../../src/kit/presenting/relevanceFeatures.ts';
import { hashOfStatements } from '../../../tools/training/statements.ts';
import { quickestMs } from '../../support/processorTime.ts';

const names = ['hundefuehrerschein', 'Hundeführerschein'];
const answer = readRecord({
  summary: 'Wer einen großen Hund hält, muss sachkundig sein. Die Gemeinde kassiert dafür einen Beitrag.',
  note: 'Die Prüfung nimmt ein Tierarzt ab.',
});
const pieces = piecesIn(answer, { isNamed: () => false, lang: 'de' });

function likely(question: string): readonly number[] {
  const intent = readIntent(question, readWords(question));
  const speaking = {
    question,
    lang: 'de',
    intent,
    say: inLanguage('de'),
    today: '2026-11-21',
  };
  const point = pointOf(speaking as Parameters<typeof pointOf>[0], names, []);
  const candidates = pieces.map((piece) => candidateOf(piece, 0));
  const rooms = questionRooms(speaking as Parameters<typeof questionRooms>[0], point.asked, names);
  return relevanceOf(
    { rooms, words: questionWords({ question }, names), need: undefined },
    candidates,
    'general',
  ).likely;
}

test.each([
  ['general', 'general'],
  ['ofCase', 'all'],
] as const)(
  '%s was learned from the questions that are there: else run tools/trainRelevance.ts',
  (field, of) => {
    const { about } = JSON.parse(readFileSync(weightsFiles[field], 'utf8')) as { about: { learned: string } };
    expect(about.learned).toBe(hashOfStatements(of));
  },
);

test('statements share one whole with “none of them”, and words of another service are told apart too', () => {
  const shares = likely('was will die gemeinde dafür haben?');
  const whole = shares.reduce((sum, one) => sum + one, 0);
  expect(whole).toBeGreaterThan(0);
  expect(whole).toBeLessThanOrEqual(1);
  expect(shares.indexOf(Math.max(...shares))).toBe(1);
});

test('a hostile text costs no more than a few milliseconds', () => {
  expect(quickestMs(() => likely('xy'.repeat(4_000)))).toBeLessThan(10);
});

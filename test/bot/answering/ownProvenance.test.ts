// The source line tells of what the first line says: its own certainty, date and sources, where the service states them.
import { expect, test } from 'vitest';
import { withOwnProvenance } from '../../../src/bot/answering/ownProvenance.ts';
import { count, type Document, money, sentence, strong } from '../../../src/document/index.ts';
import { readProvenance } from '../../../src/kit/index.ts';
import { readRecord } from '../../../src/facts/index.ts';
import { shareOffice } from '../../support/sharedOffice.ts';

const ask = shareOffice();
const sourceLine = async (question: string) =>
  (await ask(question)).reply.split('\n').find((line) => /^(?:Stand|As of) /.test(line)) ?? '';

test.each([
  // The age is federal law, the rest of the answer is not.
  [
    'Ab wie viel Jahren gibt es in Thüringen den Jugendjagdschein?',
    /amtlich geregelt · Quellen: \[BJagdG\]\S+ und 2 weitere/,
  ],
  // The fee is typical; of the licences one alone is an example.
  ['Was kostet der Jahresjagdschein in Niedersachsen?', /typische Angabe, nicht amtlich/],
  ['Was kostet der Jugendjagdschein in Niedersachsen?', /\*\*Beispielwert, nicht bestätigt\*\*/],
  // One town of a list, with its own sources.
  [
    'Wer ist in Hamburg für Haltverbotszonen zuständig?',
    /Quellen: \[Behördeninformation Hamburg\]\S+, \[AmtsScore\]\S+ ·/,
  ],
  // A day of the fee's own.
  ['Wie hoch ist die Prüfungsgebühr der AEVO in Krefeld?', /^Stand Januar 2023 · /],
  ['How much is the AEVO exam fee in Krefeld?', /^As of January 2023 · /],
  // A sum is as sure as the whole answer.
  ['aevo krefeld median', /^Stand 01\.01\.2025 · /],
])('“%s”', async (question, said) => {
  expect(await sourceLine(question)).toMatch(said);
});

const answer = {
  confidence: 'typical',
  as_of: '2026-01-01',
  total_eur: 150,
  fee_eur: 100,
  fee_confidence: 'illustrative',
  part: { course_eur: 50, hours: 8, confidence: 'statutory', source: ['b'] },
  other: { hours: 8, confidence: 'illustrative' },
  sources: [
    { id: 'a', title: 'A' },
    { id: 'b', title: 'B' },
  ],
};

const told = (headline: Document['headline']) => {
  const provenance = readProvenance(readRecord(answer), 'de', '2026-11-21');
  return withOwnProvenance({ lang: 'de', headline, provenance }).provenance?.ofHeadline;
};

test('what is told is as sure as it is itself', () => {
  expect(told(sentence`${strong(money(100))}`)).toMatchObject({ isExample: true });
  expect(told(sentence`${strong(money(50))}`)).toMatchObject({
    status: 'amtlich geregelt',
    sources: [{ id: 'b' }],
  });
});

test('a figure that stands in two parts is as sure as the less sure one, unless what is told beside it tells which', () => {
  expect(told(sentence`${strong(count(8))}`)).toMatchObject({ isExample: true });
  const both = told(sentence`${strong(count(8), ' für ', money(50))}`);
  expect(both).toMatchObject({ status: 'amtlich geregelt' });
  expect(both).not.toHaveProperty('isExample');
});

test('a figure that the service does not state, or of which it says nothing more, is as sure as the whole', () => {
  expect(told(sentence`${strong(money(100), money(149))}`)).toBeUndefined();
  expect(told(sentence`${strong(money(150))}`)).toBeUndefined();
});

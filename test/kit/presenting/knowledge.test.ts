// What a service says, in pieces that can be said one by one.
import { expect, test } from 'vitest';
import type { Json } from '../../../src/facts/index.ts';
import { readRecord } from '../../../src/facts/record.ts';
import { piecesIn, plainName } from '../../../src/kit/index.ts';

const exam = { names: ['exam_minutes'], label: { de: 'Prüfung', en: 'Examination' } };

function said(answer: Json, isNamed: (plain: string) => boolean = () => true): readonly string[] {
  const pieces = piecesIn(readRecord(answer), { isNamed, fields: [{ exam }], lang: 'de' });
  return pieces.map(({ about, says }) =>
    [about, 'clause' in says ? says.clause : says.label].filter((part) => part !== undefined).join(': '),
  );
}

test('each sentence is a piece, a field one under its declared label', () => {
  const all = said({ note: 'Der Antrag ist kostenlos. Das Amt braucht zwei Wochen.', exam_minutes: 15 });
  expect(all).toContain('Prüfung');
  expect(all.join(' | ')).toMatch(/Der Antrag ist kostenlos.*\|.*Das Amt braucht zwei Wochen/);
});

test('of a list of many cases only those are read that the question names', () => {
  const places = Array.from({ length: 30 }, (_, index) => ({
    name: `Ort ${index}`,
    hint: `In Ort ${index} stehen die Schilder vier Tage vorher.`,
  }));
  expect(
    said({ places }, (plain) => plain === plainName('Ort 7')).every((one) => one.includes('Ort 7')),
  ).toBe(true);
  expect(said({ places }, (plain) => plain === plainName('Ort 7'))).not.toEqual([]);
  expect(said({ places }, () => false)).toEqual([]);
});

test('a huge answer makes a bounded number of pieces', () => {
  const many = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, index) => [`field_${index}`, `Wert ${index} ist so.`]),
  );
  expect(said(many).length).toBeLessThanOrEqual(600);
});

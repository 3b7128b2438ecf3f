// What limits a declared field is shown with it: an example, and what the service has not confirmed.
import { expect, test } from 'vitest';
import { readRecord } from '../../../src/facts/index.ts';
import { declareFields, inFile, inRow, readFields } from '../../../src/kit/presenting/fields.ts';
import { entriesTable, statedCell } from '../../../src/kit/presenting/fieldCells.ts';
import { formatCell } from '../../../src/render/value.ts';

const fields = declareFields({
  fee: inRow('money', { sure: 'sure', mayBeOpen: true })`Gebühr | Fee | fee`,
  sure: inFile('certainty')`Wie sicher | How sure | confidence`,
});

const shown = (json: Parameters<typeof readRecord>[0]) => {
  const cell = statedCell(readFields(readRecord(json), fields), 'fee', 'de');
  return cell && formatCell(cell, 'de').replaceAll('\u00a0', ' ');
};

test.each([
  [{ fee_eur: 5, confidence: 'statutory' }, '5 €'],
  [{ fee_eur: 5 }, '5 €'],
  [{ fee_eur: 5, confidence: 'illustrative' }, '5 € (Beispielwert, nicht bestätigt)'],
  [{ fee_eur: null }, 'nicht bestätigt'],
  [{ fee_min_eur: null, fee_max_eur: null }, 'nicht bestätigt'],
  [{ other: 5 }, undefined],
])('%j is shown as %s', (json, said) => {
  expect(shown(json)).toBe(said);
});

test('an entry is called by the key under which it stands, where that is a word of the contract', () => {
  const ofKind = declareFields({
    kinds: {
      is: 'entries',
      names: ['kinds'],
      label: { de: 'Arten', en: 'Kinds' },
      of: declareFields({
        kind: inRow('text', { words: { day: { label: { de: 'Tagesschein', en: 'Day licence' } } } })`Art |
          Kind |
          name`,
        ...fields,
      }),
    },
  });
  const { kinds } = readFields(
    readRecord({ kinds: { day: { fee_eur: 5 }, other: { fee_eur: 6 } } }),
    ofKind,
  ).values;
  const { rows } = entriesTable(kinds, ofKind.kinds.of, 'en');
  expect(rows.map((row) => row.map((cell) => formatCell(cell, 'en')))).toEqual([
    ['Day licence', '€5'],
    [expect.any(String), '€6'],
  ]);
});

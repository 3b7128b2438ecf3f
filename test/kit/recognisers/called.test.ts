// A value declared by what it is called, and the term that explains it.
import { expect, test } from 'vitest';
import { called, term } from '../../../src/kit/index.ts';

test('a value has its names, and what else people say for it', () => {
  expect(called`Eigene Satzung | own articles | Satzung nach Maß,
    maßgeschneidert`).toEqual({
    label: { de: 'Eigene Satzung', en: 'own articles' },
    words: ['Satzung nach Maß', 'maßgeschneidert'],
  });
});

test('words may be made by others', () => {
  expect(called`Kurs | course | ${['Lehrgang', 'Schulung']}, class`.words).toEqual([
    'Lehrgang',
    'Schulung',
    'class',
  ]);
});

test('a value may have its names alone', () => {
  expect(called`Kurs | course`).toEqual({ label: { de: 'Kurs', en: 'course' }, words: [] });
});

test('a term says what its names mean, and which arguments it explains', () => {
  const says = { de: 'Das Verfahren im Internet.', en: 'What is offered on the internet.' };
  expect(term('weg')`i-Kfz, ikfz | i-Kfz |
    Das Verfahren im Internet. |
    What is offered on the internet.`).toEqual({
    called: { de: ['i-Kfz', 'ikfz'], en: ['i-Kfz'] },
    says,
    of: ['weg'],
  });
  expect(term()`i-Kfz | i-Kfz | Das Verfahren im Internet. | What is offered on the internet.`).toEqual({
    called: { de: ['i-Kfz'], en: ['i-Kfz'] },
    says,
  });
});

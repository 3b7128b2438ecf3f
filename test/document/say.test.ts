// Sentences with gaps: what is said where the service states a thing, and where it does not.
import { describe, expect, test } from 'vitest';
import { begun, both, inLanguage, money, strong, text, together } from '../../src/document/index.ts';

const german = inLanguage('de');
const english = inLanguage('en');

describe('a sentence with gaps', () => {
  test('is told in the language of the answer, and its values stay typed', () => {
    const fee = money(20);
    const told = (say: typeof german) => say`**Ja, ${fee}** in ${text('Köln')}.
      **Yes, ${fee}** in ${text('Köln')}.`;
    expect(told(german)).toEqual([strong('Ja, ', fee), ' in ', text('Köln'), '.']);
    expect(told(english)).toEqual([strong('Yes, ', fee), ' in ', text('Köln'), '.']);
    expect(german`${fee}${{ de: ' im Jahr', en: ' a year' }}`).toEqual([fee, ' im Jahr']);
  });

  test('is none where a gap is empty, and leaves out what stands in brackets', () => {
    const levy = undefined;
    expect(german`Abgabe ${levy}.`).toBeUndefined();
    expect(german`Gebühr ${money(1)}[, Abgabe ${levy}].`).toEqual(['Gebühr ', money(1), '.']);
    expect(german`[${true}**Nein**, ]keine[${false} mehr].`).toEqual([strong('Nein'), ', keine.']);
  });

  test('takes nothing from a value for a sign of its own', () => {
    expect(german`Es gilt: ${'[a] **b** {0}'}.`).toEqual(['Es gilt: ', '[a] **b** {0}', '.']);
  });
});

test('several of them are one sentence, with a begun letter', () => {
  expect(together([undefined, ['a'], undefined, ['b']], ', ')).toEqual(['a', ', ', 'b']);
  expect(together([undefined], ', ')).toBeUndefined();
  expect(begun(['sofort'])).toEqual(['Sofort']);
  expect(begun([strong('nach ', money(1))])).toEqual([strong('Nach ', money(1))]);
  expect(begun([text('eigen'), ' ist'])).toEqual([text('eigen'), ' ist']);
});

test('a text in both languages is written alike', () => {
  expect(both`Ab ${16} Jahren, in ${'Köln\nund {0}'}.
    From the age of ${16}, in ${'Köln'}.`).toEqual({
    de: 'Ab 16 Jahren, in Köln\nund {0}.',
    en: 'From the age of 16, in Köln.',
  });
  expect(() => both`Nur auf Deutsch.`).toThrow('two lines');
});

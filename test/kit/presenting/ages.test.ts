// An age in a question, and the verdict against the one that the service states.
import { describe, expect, test } from 'vitest';
import { ageIn, ageVerdict } from '../../../src/kit/presenting/ages.ts';
import { unstressed } from '../../../src/document/index.ts';

const said = (question: string, least: number, lang: 'de' | 'en') =>
  unstressed(ageVerdict(question, least, lang) ?? [])
    .filter((part) => typeof part === 'string')
    .join('');

describe('the age that a question names', () => {
  test.each([
    ['Darf mein Sohn (15) schon den Jugendjagdschein machen?', 15],
    ['she is 23. Is that too young?', 23],
    ['meine 16-jährige Tochter', 16],
    ['Ist 10 kW erlaubt?', undefined],
    ['mit 25 Stellplätzen', undefined],
  ])('“%s”', (question, age) => {
    expect(ageIn(question)).toBe(age);
  });
});

test('too young is yes to „zu jung?“, and no to „darf er?“', () => {
  expect(said('Ist 23 zu jung?', 25, 'de')).toBe('Ja, erst ab 25 Jahren');
  expect(said('Darf er mit 23?', 25, 'de')).toBe('Nein, erst ab 25 Jahren');
  expect(said('Is she, who is 23, too young?', 25, 'en')).toBe('Yes, only from the age of 25');
});

test('old enough is no promise: other conditions may be open', () => {
  expect(said('Darf sie mit 26?', 25, 'de')).toBe('Alt genug: es geht ab 25 Jahren');
});

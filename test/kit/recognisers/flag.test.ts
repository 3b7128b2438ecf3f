// What the recogniser of yes and no makes of words.
import { expect, test } from 'vitest';
import { flag, readWords } from '../../../src/kit/index.ts';
import { expectHarmless } from '../../support/hostileWords.ts';

const context = { lang: 'de', askedOn: '2026-11-21', choices: undefined } as const;

const owner = flag({ de: 'selbst genutzt', en: 'owner-occupied' }, ['selbstnutzer', 'wohne selbst drin']);

test.each([
  ['selbstnutzer', [true]],
  ['Selbstnutzer ja', [true]],
  ['selbstnutzer=nein', [false]],
  ['selbstnutzer=false', [false]],
  ['kein Selbstnutzer', [false]],
  ['ich wohne selbst drin', [true]],
  ['owner-occupied', [true]],
  ['nutzer', []],
])('yes or no: %s → %j', (typed, expected) => {
  expect(owner.find(readWords(typed), context).map(({ value }) => value)).toEqual(expected);
});

test('hostile words are read at once, and never throw', () => {
  expectHarmless([owner], context);
});

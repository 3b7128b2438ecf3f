// What the recogniser of yes and no makes of words, and of who says no to what.
import { expect, test } from 'vitest';
import { flag, readWords } from '../../../src/kit/index.ts';
import { expectHarmless } from '../../support/hostileWords.ts';

const context = { lang: 'de', askedOn: '2026-11-21', choices: undefined } as const;

const owner = flag(
  { de: 'selbst genutzt', en: 'owner-occupied' },
  ['selbstnutzer', 'selbst', 'wohnen selbst drin', 'wohnen drin', 'live there'],
  ['vermieten', 'vermietet', 'Vermieter'],
);
const heating = flag({ de: 'alte Heizung', en: 'old heating' }, ['Heizung raus', 'Heizung ersetzen']);

const valuesIn = (recogniser: typeof owner, typed: string) =>
  recogniser.find(readWords(typed), context).map(({ value }) => value);

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
  expect(valuesIn(owner, typed)).toEqual(expected);
});

test.each([
  ['selbst drin wohnen wir', [true]],
  ['wir sind Selbstnutzerinnen', [true]],
  ['das Haus wird vermietet', [false]],
  ['gibt es den Selbstnutzerbonus?', []],
])('in any form: %s → %j', (typed, expected) => {
  expect(valuesIn(owner, typed)).toEqual(expected);
});

test.each([
  [owner, 'drin wohnen tu ich nicht selbst', false],
  [owner, 'ich wohne da nicht selbst', false],
  [owner, "we don't live there", false],
  [owner, 'selbst genutzt wird es nicht', false],
  [owner, 'das ist nicht vermietet', true],
  [heating, 'Alte Heizung haben wir keine', false],
  [heating, 'es gibt keine alte Heizung', false],
  [heating, 'die alte, noch laufende Gasheizung bleibt drin', false],
  [heating, 'die alte Heizung wird nicht ersetzt', false],
  [heating, 'weder PV noch eine alte Heizung', false],
  [heating, 'no old heating', false],
])('a no in the same clause: %#. %s', (recogniser, typed, expected) => {
  expect(new Set(valuesIn(recogniser, typed))).toEqual(new Set([expected]));
});

test.each([
  [heating, 'Heizung raus, nicht selbst genutzt'],
  [heating, 'nicht nur die alte Heizung'],
  [heating, 'nicht ohne alte Heizung'],
  [heating, 'alte Heizung und keine PV'],
  [heating, 'Kinder haben wir keine. Alte Heizung raus.'],
  [heating, 'alte Heizung, was es kostet weiß ich nicht'],
  [owner, 'wohne selbst drin, habe keine PV'],
])('a no to something else: %#. %s', (recogniser, typed) => {
  expect(new Set(valuesIn(recogniser, typed))).toEqual(new Set([true]));
});

test('hostile words are read at once, and never throw', () => {
  expectHarmless([owner], context);
});

// What the recogniser of yes and no makes of words, and of who says no to what.
import { expect, test } from 'vitest';
import { flag, onlyInTurn, readWords } from '../../../src/kit/index.ts';
import { expectHarmless } from '../../support/hostileWords.ts';

const context = { lang: 'de', askedOn: '2026-11-21', choices: undefined } as const;

const owner = flag(
  { de: 'selbst genutzt', en: 'owner-occupied' },
  ['selbstnutzer', 'selbst', 'wohnen selbst drin', 'wohnen drin', 'live there'],
  ['vermieten', 'vermietet', 'Vermieter'],
);
const heating = flag({ de: 'alte Heizung', en: 'old heating' }, ['Heizung raus', 'Heizung ersetzen']);
const plate = flag({ de: 'Wunschkennzeichen', en: 'custom plate' }, []);

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
  ['vermietet wird nix', [true]],
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

test.each([
  [owner, 'wir wohnen nicht mehr selbst drin', [false]],
  [owner, 'selbst wohnen wir da nimmer', [false]],
  [plate, 'auf ein Wunschkennzeichen verzichte ich', [false]],
  [plate, 'Wunschkennzeichen ist mir zu teuer', [false]],
  [plate, 'Wunschkennzeichen lass ich weg', [false]],
  [plate, 'Wunschkennzeichen? nee', [false]],
  [heating, 'die Heizung ist zu laut und soll weg, Heizung ersetzen', [true]],
])('who does without it says no: %#. %s', (recogniser, typed, expected) => {
  expect(valuesIn(recogniser, typed)).toEqual(expected);
});

test.each([
  [plate, 'Wunschkennzeichen vielleicht', []],
  [plate, 'maybe a custom plate', []],
  [plate, 'ob Wunschkennzeichen, weiß ich noch nicht', []],
  [plate, 'beim Wunschkennzeichen bin ich noch unschlüssig', []],
  [owner, 'not sure whether we will live there', []],
  [owner, 'keine Ahnung, ob wir selbst einziehen', []],
  [plate, 'Wunschkennzeichen oder nicht?', [true, false]],
  [plate, 'ich weiß nicht, was ein Wunschkennzeichen kostet', [true]],
  [plate, 'keine Ahnung, ob ich das Wunschkennzeichen online reservieren kann', [true]],
])('what is left open is no value: %#. %s', (recogniser, typed, expected) => {
  expect(valuesIn(recogniser, typed)).toEqual(expected);
});

test.each([
  ['nein', false],
  ['ja klar', true],
])('an answer alone counts only in turn: %s', (typed, value) => {
  expect(plate.find(readWords(typed), context)).toEqual([{ from: 0, to: 1, value, score: onlyInTurn }]);
});

test('hostile words are read at once, and never throw', () => {
  expectHarmless([owner, plate], context);
});

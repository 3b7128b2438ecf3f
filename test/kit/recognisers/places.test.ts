// Which words are a place: towns that the service has, towns that it does not have, and the states they lie in.
import { describe, expect, test } from 'vitest';
import { anyCity, anyState, oneOfCities, orTown, readWords } from '../../../src/kit/index.ts';
import { expectHarmless } from '../../support/hostileWords.ts';

const choices = ['Hamburg', 'Hannover', 'Frankfurt am Main', 'Freiburg', 'Berlin Mitte', 'Essen'].map(
  (label) => ({ value: label.toLowerCase().replaceAll(' ', '-'), label }),
);
const context = { lang: 'de', askedOn: '2026-11-21', choices } as const;
const withoutList = { ...context, choices: undefined };
const city = oneOfCities(async () => choices, { byPostcode: true });
const state = orTown(anyState);

/** The label; in front of it a minus where the service does not have it, and how sure where it is not. */
const citiesIn = (typed: string) =>
  city
    .find(readWords(typed), context)
    .map(({ value, unlisted, score }) => `${unlisted ? '-' : ''}${value.label}${score < 0.5 ? '?' : ''}`);

describe('a city of a list, or another', () => {
  test.each([
    ['in Oldenburg', ['-Oldenburg']],
    ['oldenburg hamburg', ['-Oldenburg', 'Hamburg']],
    ['26121 Oldenburg', ['-Oldenburg']],
    ['26121', ['-Oldenburg']],
    ['20095', ['Hamburg']],
    ['20095 Hamburg', ['Hamburg']],
    ['Freiburg im Breisgau', ['Freiburg']],
    ['Frankfurt (Oder)', ['-Frankfurt (Oder)']],
    ['Frankfurt an der Oder', ['-Frankfurt (Oder)']],
    ['Frankfurt oder Hamburg', ['Frankfurt am Main', 'Hamburg']],
    ['hambrug', ['Hamburg']],
    ['Homburg', ['-Homburg']],
    ['Hof', ['-Hof?']],
    ['in Hof', ['-Hof']],
    ['nach Lage', ['-Lage']],
    ['je nach lage', []],
    ['there’s two of us', []],
    ["there's two of us", []],
    ['Müllerstraße, Goetheplatz', []],
    ['in Meenz', ['-Mainz']],
    ['Hambursch', ['Hamburg']],
    ['weil ich muss', []],
    ['am Berg', []],
    ['in der Halle', []],
    ['in Halle', ['-Halle']],
    ['in der Au', []],
    ['Stadt Au', ['-Au']],
    ['meine Tochter', []],
    ['in Paris', []],
  ])('%s → %j', (typed, expected) => {
    expect(citiesIn(typed)).toEqual(expected);
  });

  test('carries the states that it may lie in', () => {
    const unlistedIn = (typed: string) => city.find(readWords(typed), context)[0]?.unlisted;
    expect(unlistedIn('Oldenburg')).toEqual({ name: 'Oldenburg', states: ['Niedersachsen'] });
    expect(unlistedIn('Naumburg')?.states).toEqual(['Sachsen-Anhalt', 'Hessen']);
  });

  test('without the list, only places go out, as slugs', () => {
    const found = city.find(readWords('von Berlin-Neukölln nach ffm ../x Paris kosten'), withoutList);
    expect(found.map(({ value }) => value.value)).toEqual(['berlin-neukoelln', 'frankfurt-am-main']);
    expect(
      anyCity.find(readWords('Atlantis oder Köln'), withoutList).map(({ value }) => value.value),
    ).toEqual(['koeln']);
  });
});

describe('a state', () => {
  const statesIn = (typed: string) =>
    state
      .find(readWords(typed), withoutList)
      .map(({ value, between }) => between?.map((one) => one.value) ?? value);

  test.each([
    ['in Oldenburg', ['Niedersachsen']],
    ['Oldenburg in Holstein', ['Schleswig-Holstein']],
    ['aarbergen', ['Hessen']],
    ['95028', ['Bayern']],
    ['PLZ 35279', ['Hessen']],
    ['35279 Neustadt', ['Hessen']],
    ['45130 €', []],
    ['Frankfurt (Oder)', ['Brandenburg']],
    ['Kreuzberg', ['Berlin']],
    ['Sachsen', ['Sachsen']],
    ['Naumburg', [['Sachsen-Anhalt', 'Hessen']]],
    ['Naumburg in Hessen', ['Hessen']],
    ['das Essen im Hof', []],
    ['kosten', []],
  ])('%s → %j', (typed, expected) => {
    expect(statesIn(typed)).toEqual(expected);
  });

  test('says which town it was taken from', () => {
    expect(state.find(readWords('in Limburg an der Lahn'), withoutList)).toMatchObject([
      { value: 'Hessen', liesIn: 'Limburg', from: 1, to: 5 },
    ]);
  });
});

test('hostile words are read at once, and never throw', () => {
  expectHarmless([city], context);
  expectHarmless([anyCity, state], withoutList);
});

// All German towns: by name, however it is written, and by postal code, each with its state.
import { expect, test } from 'vitest';
import { plainName } from '../../src/facts/index.ts';
import { allTowns, createTowns, meant, stateNames } from '../../src/germany/index.ts';
import { asKeys } from '../../tools/townKeys.ts';

const towns = allTowns();
const called = (name: string) => meant(towns.named(plainName(name)));
const stateOf = (name: string) => called(name).map(({ state }) => state);

test.each([
  ['Oldenburg', 'Niedersachsen'],
  ['oldenburg in holstein', 'Schleswig-Holstein'],
  ['Saarbruecken', 'Saarland'],
  ['saarbrucken', 'Saarland'],
  ['Limburg', 'Hessen'],
  ['Limburg a. d. Lahn', 'Hessen'],
  ['Limburg an der Lahn', 'Hessen'],
  ['Halle (Saale)', 'Sachsen-Anhalt'],
  ['halle saale', 'Sachsen-Anhalt'],
  ['Frankfurt', 'Hessen'],
  ['Frankfurt am Main', 'Hessen'],
  ['Frankfurt/Oder', 'Brandenburg'],
  ['St. Ingbert', 'Saarland'],
  ['Sankt Ingbert', 'Saarland'],
  ['Bad Homburg', 'Hessen'],
  ['Garmisch', 'Bayern'],
  ['Dessau', 'Sachsen-Anhalt'],
  ['Hann. Münden', 'Niedersachsen'],
  ['Neustadt a. d. Weinstraße', 'Rheinland-Pfalz'],
  // Where another list has one of its namesakes in their place.
  ['Fürth', 'Bayern'],
  ['Hagen', 'Nordrhein-Westfalen'],
  ['Aarbergen', 'Hessen'],
  // Where one of a name has many times more inhabitants.
  ['Husum', 'Schleswig-Holstein'],
  ['Kleve', 'Nordrhein-Westfalen'],
  ['Roth', 'Bayern'],
  ['Weiden', 'Bayern'],
])('%s lies in %s', (name, state) => {
  expect(stateOf(name)).toEqual([state]);
});

test.each(['Neustadt', 'Neunkirchen', 'Naumburg', 'Lichtenau', 'Friedberg', 'Landau', 'Lichtenfels'])(
  '%s may be one of several',
  (name) => {
    expect(new Set(stateOf(name)).size).toBeGreaterThan(1);
  },
);

test.each([
  ['26121', 'Oldenburg', 'Niedersachsen'],
  ['15230', 'Frankfurt (Oder)', 'Brandenburg'],
  ['01067', 'Dresden', 'Sachsen'],
  ['35279', 'Neustadt', 'Hessen'],
])('%s is a postal code of %s', (code, name, state) => {
  expect(towns.withCode(code)).toMatchObject([{ name, state }]);
});

test('what is no postal code has no town', () => {
  expect(towns.withCode('00000')).toEqual([]);
  expect(towns.withCode('x')).toEqual([]);
});

test.each(['Essen', 'Hof', 'Lage', 'Au', 'Weil', 'Singen', 'Norden', 'Leer', 'Wald', 'Meine'])(
  '%s is an everyday word too',
  (name) => {
    expect(called(name)[0]?.isEveryday).toBe(true);
  },
);

test.each(['Hamburg', 'Köln', 'Kiel', 'Trier', 'Oldenburg', 'Homburg', 'Rosenheim'])(
  '%s is nothing but a town',
  (name) => {
    expect(called(name)[0]?.isEveryday).toBe(false);
  },
);

test('every state has towns, and every town is in one of the 16 states', () => {
  const codes = Array.from({ length: 100_000 }, (_, code) => String(code).padStart(5, '0'));
  const all = new Set(codes.flatMap((code) => towns.withCode(code)));
  expect(all.size).toBeGreaterThan(10_000);
  expect(new Set([...all].map(({ state }) => state))).toEqual(new Set(stateNames.map(([name]) => name)));
});

test('a code is no name, and a name no code', () => {
  expect(towns.named('26121')).toEqual([]);
  expect(towns.withCode('oldenburg')).toEqual([]);
});

test('comments and broken lines of the file are passed over', () => {
  const text = '# Hinweis 12345\n= Hessen\nBad Orb 63619\nohne Zahl\n\n';
  const few = createTowns(text, asKeys(text, '', plainName));
  expect(few.named('badorb')).toMatchObject([{ town: { name: 'Bad Orb', state: 'Hessen', codes: 1 } }]);
  expect(few.named('ohnezahl')).toEqual([]);
  expect(few.withCode('12345')).toEqual([]);
});

// How the file of towns is made: which state each town gets, and which names are everyday words.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainName } from '../../src/facts/index.ts';
import { asText, isEveryday, withStates, writtenOut } from '../../tools/germany.ts';
import { asKeys } from '../../tools/townKeys.ts';
import { asSizes } from '../../tools/townSizes.ts';

test('a town gets the state of its own row, else of its postal code, else of the code before', () => {
  const rows = [
    { town: 'Wertheim', code: '97877', state: 'Baden-Württemberg' },
    { town: 'Freudenberg', code: '97896', state: 'Baden-Württemberg' },
    { town: 'Collenberg', code: '97896', state: 'Bayern' },
    { town: 'Kirschfurt', code: '97896', state: 'Bayern' },
  ];
  const towns = withStates(
    { '97877': ['Wertheim'], '97896': ['Freudenberg', 'Neudorf'], '97897': ['Neuhausen a. Main'] },
    rows,
  );
  expect(asText(towns, (name) => name === 'Neudorf')).toMatch(
    /= Baden-Württemberg\nFreudenberg 97896\nWertheim 97877\n= Bayern\n~Neudorf 97896\nNeuhausen am Main 97897\n= Berlin\n/,
  );
});

test.each([
  ['Neustadt a.d.Aisch', 'Neustadt an der Aisch'],
  ['Berg b.Neumarkt i.d.OPf.', 'Berg bei Neumarkt in der Oberpfalz'],
  ['Weißwasser/O.L. - Běła Woda', 'Weißwasser/O.L.'],
  ['Köln', 'Köln'],
])('%s is written %s', (name, written) => {
  expect(writtenOut(name)).toBe(written);
});

test.each([
  ['Hof', 3, true],
  ['Weil', 1, true],
  ['Meine', 1, true],
  ['Kiel', 16, false],
  ['Husum', 2, false],
  ['Rosenheim', 3, false],
])('%s with %i postal codes is an everyday word: %s', (name, codes, expected) => {
  const flagsOf = new Map([
    ['Hof', 'ESTmij'],
    ['hof', 'ESTozm'],
    ['weil', ''],
    ['Kiel', 'EPSmij'],
    ['kiel', 'EPSozm'],
    ['Husum', 'Sm'],
    ['Rosenheim', 'EPSij'],
  ]);
  expect(isEveryday(name, codes, { flagsOf, stems: new Set(['mein']) })).toBe(expected);
});

test('each name leads to its towns, own names before short ones and the largest first', () => {
  const text = '= Hessen\nNeustadt 35279\nNeustadt (Rhön) 97616 97617\nKöln-Mitte 35279\n';
  expect(asKeys(text, '', plainName).replace(/^#.*\n/gm, '')).toBe(
    '35279\t1 3\n97616\t2\n97617\t2\nkoelnmitte\t3\nkolnmitte\t3\nneustadt\t2s 1\nneustadtrhoen\t2\nneustadtrhon\t2\n',
  );
});

test('the one that has many times more inhabitants is meant by the name', () => {
  const text = '= Niedersachsen\nHusum 31632\n= Schleswig-Holstein\nHusum 25813\n';
  const places = [
    { name: 'Husum', country: 'DE', adminCode: '06', featureCode: 'PPLA4', population: 2336 },
    { name: 'Husum', country: 'DE', adminCode: '10', featureCode: 'PPLA3', population: 20841 },
    { name: 'Husum', country: 'DE', adminCode: '10', featureCode: 'PPLX', population: 999999 },
  ];
  const sizes = asSizes(text, places, plainName);
  expect(sizes).toMatch(/\nNiedersachsen\tHusum\t2336\nSchleswig-Holstein\tHusum\t20841\n$/);
  expect(asKeys(text, sizes, plainName)).toMatch(/\nhusum\t1 3m\n/);
  // None of them is much larger.
  expect(asKeys(text, sizes.replace('2336', '12336'), plainName)).toMatch(/\nhusum\t1 3\n/);
});

test('the file of keys was made from the file of towns that is there: else npx tsx tools/germany.ts --only-keys', () => {
  const read = (name: string) => readFileSync(new URL(`../../src/germany/${name}`, import.meta.url), 'utf8');
  const sizes = read('../../tools/townSizes.txt');
  expect(read('townKeys.txt') === asKeys(read('towns.txt'), sizes, plainName)).toBe(true);
});

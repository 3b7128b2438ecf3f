// The list of large cities against the towns: each is one of them, and people's words lead to it.
import { expect, test } from 'vitest';
import { allTowns, isLargeCity, meant, namedBySize } from '../../src/germany/index.ts';
import { plainName } from '../../src/facts/index.ts';

test.each([...namedBySize])('%s is a town with several postal codes', (name) => {
  const town = allTowns()
    .named(plainName(name))
    .map((one) => one.town)
    .find((one) => one.name === name && one.codes >= 4);
  expect(town?.name).toBe(name);
});

test.each([
  ['Augsburg', true],
  ['Frankfurt', true],
  ['Münster', true],
  ['Suhl', false],
  ['Kleve', false],
  // A new count may put it on the other side.
  ['Cottbus', undefined],
])('%s: %s', (name, isLarge) => {
  const [town] = meant(allTowns().named(plainName(name)));
  expect(town && isLargeCity(town)).toBe(isLarge);
});

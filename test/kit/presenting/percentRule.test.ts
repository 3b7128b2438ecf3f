// A share that the service states, worked out for the value of the question, and for no other value.
import { expect, test } from 'vitest';
import { byPercentRule } from '../../../src/kit/presenting/percentRule.ts';

const said = 'Verfahrenskosten: 5 % des Bußgelds, mindestens 25 EUR, zuzüglich 3,50 EUR Zustellung';

test.each([
  [800, 43.5],
  [1_500, 78.5],
  [100, 28.5],
])('%d euros', (value, comesTo) => {
  expect(byPercentRule(value, said, `was kommt auf ${value} Euro Bußgeld drauf?`)).toBe(comesTo);
});

test('a share of something else, and no rule at all, tell nothing', () => {
  expect(byPercentRule(800, said, 'was kostet ein Punkt, wenn ich 800 Euro verdiene?')).toBeUndefined();
  expect(byPercentRule(800, 'Zuschuss: 50 % des Preises', 'Preis 800 Euro')).toBeUndefined();
});

// Declared fields: what one has taken, a part too, no later one takes for its own.
import { expect, test } from 'vitest';
import { readRecord } from '../../../src/facts/index.ts';
import { declareFields, inFile, inRow, readFields } from '../../../src/kit/index.ts';

const fields = declareFields({
  step: inFile('part', {
    of: declareFields({
      from: inFile('number')`ab | From | children_min`,
      to: inFile('number')`bis | To | children_max`,
    }),
  })`Stufe | Step | step`,
  children: inRow('number')`Kinder | Children | children`,
});

test('the bounds of a part are not those of a field outside it', () => {
  const answer = readRecord({ children: 3, step: { children_min: 2, children_max: 5 } });
  const { values, claimed } = readFields(answer, fields);
  expect(values.children).toEqual({ min: 3, max: 3 });
  expect(values.step?.values).toEqual({ from: { min: 2, max: 2 }, to: { min: 5, max: 5 } });
  expect(claimed.size).toBe(3);
});

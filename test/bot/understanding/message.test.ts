// Of a single question that is longer than any, its beginning and its end are read.
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../../src/bot/understanding/catalogue.ts';
import { readMessage } from '../../../src/bot/understanding/message.ts';

const catalogue = await loadCatalogue();
const read = (text: string) => readMessage({ text }, catalogue).map((said) => said.text);
const story = 'wir haben lange überlegt und viel gelesen und sind uns noch nicht einig geworden, ';

test.each([
  ['Unser Umzug nach Hamburg steht bevor, ', 'wann muss ich das Halteverbot beantragen?'],
  ['halteverbot hamburg ', 'als PDF bitte'],
])('%s… %s', (beginning, end) => {
  const [said = '', ...others] = read(beginning + story.repeat(30) + end);
  expect(others).toEqual([]);
  expect(said.startsWith(beginning)).toBe(true);
  expect(said.endsWith(end)).toBe(true);
  expect(said.length).toBeLessThan(310);
});

test('a long question that somebody may well ask is read whole', () => {
  const question = `${story.repeat(12)}was kostet das Halteverbot in Hamburg?`;
  expect(read(question)).toEqual([question]);
});

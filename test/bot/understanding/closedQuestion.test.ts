// A question without a verb asks for yes or no, unless a word asks for more.
import { expect, test } from 'vitest';
import { closedIntent } from '../../../src/bot/understanding/closedQuestion.ts';

const open = { whether: false, worth: false, aspect: undefined, aspects: [] } as const;

test.each([
  ['E-Kennzeichen Pflicht?', true],
  ['THG-Prämie für Plug-in möglich?', true],
  ['Die Prämie gibt es auch bei Leasing, stimmt das?', true],
  ['Ist das Programm noch offen?', true],
  ['e-kennzeichen pflicht', true],
  ['Welche Angabe ist Pflicht?', false],
  ['falscher tag, 16.1. ist richtig', false],
  ['Was kostet es?', false],
])('“%s”: %s', (question, whether) => {
  expect(closedIntent(open, question).whether).toBe(whether);
});

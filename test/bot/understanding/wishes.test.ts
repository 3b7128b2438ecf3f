// A message taken apart into what it asks; what gives a value, compares or goes on with a thought is no wish of its own.
import { expect, test } from 'vitest';
import { wishesIn } from '../../../src/bot/understanding/wishes.ts';

const asked = (question: string) => wishesIn({ question }).map(({ asks }) => asks.replace(/[?.!]+$/, ''));

test.each([
  ['Erbschein: wer ist zuständig, Gebühr, Dauer?', ['wer ist zuständig', 'Gebühr', 'Dauer']],
  ['Was kostet das und wie lange dauert es?', ['Was kostet das', 'wie lange dauert es']],
  [
    'Bis wann muss der Antrag da sein? Braucht man eine Skizze?',
    ['Bis wann muss der Antrag da sein', 'Braucht man eine Skizze'],
  ],
  [
    'Welche Nachweise, reicht die Haftpflicht? Der Herr sitzt grad vor mir',
    ['Welche Nachweise', 'reicht die Haftpflicht'],
  ],
  [
    'Wie lange muss man es behalten, und geht leasing auch',
    ['Wie lange muss man es behalten', 'geht leasing auch'],
  ],
  [
    'fällt auf ne Dachanlage Mehrwertsteuer an, und wo muss man sie anmelden',
    ['fällt auf ne Dachanlage Mehrwertsteuer an', 'wo muss man sie anmelden'],
  ],
  ['Umsatzsteuer ja oder nein, und wo anmelden?', ['Umsatzsteuer ja oder nein', 'wo anmelden']],
  [
    'THG-Prämie auch für Hybride? und bis wann muss man das beantragen',
    ['THG-Prämie auch für Hybride', 'bis wann muss man das beantragen'],
  ],
  ['geht das u. was kostet das', ['geht das', 'was kostet das']],
  ['gefragt, ob er Steuer zahlen muss, und wie lange', ['ob er Steuer zahlen muss', 'wie lange']],
  ['What does it cost, and which documents do I need?', ['What does it cost', 'which documents do I need']],
])('“%s”', (question, wishes) => {
  expect(asked(question)).toEqual(wishes);
});

test.each([
  'Was kostet eine GmbH in Berlin mit Musterprotokoll?',
  'Zuschuss in Stuttgart und Berlin, wo gibt es am meisten?',
  'Gibt es noch Geld für Stecker-Solar, Kaufpreis 429 Euro?',
  'halteverbot köln münchen 2027-06-01',
  'Wie hoch ist die Gebühr, was kostet es also?',
  '',
])('“%s” is one', (question) => {
  expect(asked(question)).toEqual([]);
});

test('what stands before the first goes with each', () => {
  const [first, second] = wishesIn({ question: 'THG-Quote, 1 Pkw – was ist drin und bis wann einreichen' });
  expect(first?.whole).toBe('THG-Quote, 1 Pkw, was ist drin?');
  expect(second?.whole).toBe('THG-Quote, 1 Pkw, bis wann einreichen?');
});

// What compares is a picture when that is wanted, whatever the topic.
// @module-tag long
import { expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';

test.each([
  ['gmbh vergleich köln münchen', 'Balkendiagramm mit 2 Balken: GmbH-Gründung Köln und München'],
  [
    'Wo ist der Jagdschein günstiger, in Hessen oder in Thüringen?',
    'Balkendiagramm mit 2 Balken: Jagdschein',
  ],
  ['wärmepumpe vergleich luft-wasser erdsonde 30000', 'Balkendiagramm mit 2 Balken: Wärmepumpe'],
  ['kfz ummeldung', 'Balkendiagramm mit 4 Balken: '],
])('„%s“ with a diagram', async (question, alternative) => {
  const office = await openOffice();
  const answer = await office.ask(`${question} diagramm`);
  expect(answer).toContain(alternative);
  expect(answer).not.toContain('lässt sich diese Antwort nicht sinnvoll zeigen');
});

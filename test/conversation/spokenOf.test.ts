// A question that names no topic is on that which the channel or the topic in Zulip is named after.
import { expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';

test.each([
  [
    'Bußgeldverfahren Frau M.',
    'Brief kam am 3. – wie lange kann ich noch Einspruch einlegen?',
    '**innerhalb von zwei Wochen**',
  ],
  ['✔ Erbschein', 'Welches Gericht macht des?', 'Nachlassgericht'],
  ['E-Auto', 'Muss der Wagen fabrikneu sein?', 'Neuwagen'],
  ['Hundeführerschein', 'Gilt die Leinenpflicht dann noch, in Berlin?', 'befreit er von der Leinenpflicht'],
])('in „%s“: %s', async (topic, question, part) => {
  const office = await openOffice();
  const answer = await office.ask(question, { channel: 'allgemein', topic });
  expect(answer.split('\n')[0]).toContain(part);
});

test('a topic that a question names counts for more', async () => {
  const office = await openOffice();
  const answer = await office.ask('Wie lange dauert eine GmbH-Gründung?', {
    channel: 'allgemein',
    topic: 'Erbschein',
  });
  expect(answer.split('\n')[0]).toContain('**11 bis 47 Tage**');
});

test('what is none of its matters is denied there too', async () => {
  const office = await openOffice();
  const answer = await office.ask('Wo finde ich einen guten Zahnarzt?', {
    channel: 'allgemein',
    topic: 'Jagdschein',
  });
  expect(answer).toMatch(
    /^(?:Dazu habe ich keine Daten|Da kann ich leider nicht helfen|\*\*Ausdrücklich sagt der Dienst das nicht)/,
  );
});

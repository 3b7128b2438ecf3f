// What speaks of a matter and asks nothing of an office gets no figure; a story around a question does no harm.
import { expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

test.each([
  'Wie wird das Wetter am Umzugstag in Köln?',
  'Wie viel Trinkgeld gebe ich den Möbelpackern beim Umzug in Bremen?',
  'Welche Reifengröße passt auf mein neues E-Auto?',
  'My heat pump is making strange noises at night, who repairs it?',
])('%s', async (asked) => {
  const { reply, requests } = await ask(asked);
  expect(reply).toMatch(
    /^(?:Da kann ich leider nicht helfen|I am afraid I cannot help|Das kann ich leider|Dazu habe ich keine Daten|I have no data)/,
  );
  expect(requests.filter(({ path }) => path.includes('results'))).toEqual([]);
});

test.each([
  ['Oma zieht mit Klavier und Dackel nach Köln, was kostet das Halteverbot?', '**116 bis 214 €** in Köln'],
  ['Der Chef nervt und es regnet: was kostet die 34a-Prüfung in Bielefeld?', '**167 €**'],
  [
    'Mein Zahnarzt will eine Wallbox, muss er die beim Netzbetreiber anmelden?',
    'beim Netzbetreiber anzumelden',
  ],
])('%s', async (asked, told) => {
  expect((await ask(asked)).reply).toContain(told);
});

test('behind an answer too, one on another matter is no question on that', async () => {
  const office = await openOffice();
  await office.ask('Wärmepumpe Luft-Wasser 30000, selbst genutzt, alte Ölheizung');
  expect(await office.ask('Wie wird das Wetter am Umzugstag in Köln?')).toMatch(
    /^Da kann ich leider nicht helfen/,
  );
});

// What a thing costs, asked of a command that reckons grants: no grant is told as if it were a price.
import { expect, test } from 'vitest';
import { shareOffice } from '../../support/sharedOffice.ts';

const ask = shareOffice();
const firstLine = async (question: string) => (await ask(question)).reply.split('\n')[0] ?? '';

test.each([
  ['Was kostet ein E-Auto?', /^Einen Preis nennt der Dienst nicht\.$/],
  [
    'Was kostet eine 11-kW-Wallbox inkl. Einbau, Einfamilienhaus in Hamburg?',
    /^Einen Preis nennt der Dienst nicht\./,
  ],
  ['How much does a wallbox cost in NRW for an apartment building?', /^The service states no price\./],
  ['Wieviel kostet eine Wärmepumpe?', /^Üblicher Preis: \*\*24\.000 bis 35\.000 €\*\* \(Luft-Wasser/],
  [
    'Was kostet eine Luft-Wasser-Wärmepumpe in Köln?',
    /^Üblicher Preis: \*\*24\.000 bis 35\.000 €\*\* \(Luft-Wasser-Wärmepumpe\)\. \*\*9\.000 € Zuschuss/,
  ],
  ['Was kostet ein wasserführender Pelletofen?', /^Üblicher Preis: \*\*8\.000 bis 18\.000 €/],
  ['Was kostet die Abnahme vom Kaminofen?', /^Gebühr \*\*80 bis 200 €/],
  [
    'Was kostet die Anmeldung der Wallbox beim Netzbetreiber?',
    /^Gebühr \*\*0 €\*\* \(Anmeldung kostenfrei\)/,
  ],
])('“%s”', async (question, said) => {
  expect(await firstLine(question)).toMatch(said);
});

test.each([
  ['Wie viel Zuschuss gibt es fürs E-Auto?', '3.000 bis 6.000 €'],
  ['wärmepumpe luft großstadt kosten 38000', 'Zuschuss'],
  ['Was zahle ich selbst bei 35.000 € für eine Luft-Wasser-Wärmepumpe in Köln?', 'Eigenanteil'],
])('“%s” asks for no price', async (question, said) => {
  const line = await firstLine(question);
  expect(line).toContain(said);
  expect(line).not.toMatch(/Preis/);
});

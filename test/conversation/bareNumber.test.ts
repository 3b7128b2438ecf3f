// A bare number that goes on is of what was counted or measured before: „zwei Jahre“ – „und bei drei?“, „58k“ – „auf 62“.
import { expect, test } from 'vitest';
import { shareConversations } from '../support/sharedOffice.ts';

const converse = shareConversations();

test.each([
  [
    [
      'Schwager in Rostock will seinen Jagdschein für zwei Jahre lösen, was sind Gebühr und Abgabe zusammen?',
      'Und bei drei?',
    ],
    /^Dreijahresjagdschein in Mecklenburg-Vorpommern: \*\*146,50 €\*\*, davon Gebühr 70 €/,
  ],
  [
    ['jäger aus rostock nimmt drei jahre, gebühr und abgabe zusammen?', 'er nimmt doch nur zwei'],
    /^Zweijahresjagdschein in Mecklenburg-Vorpommern: \*\*121 €\*\*/,
  ],
  [
    ['Jagdschein Köln für ein Jahr, Gebühr?', 'und für drei?'],
    /^Dreijahresjagdschein in Nordrhein-Westfalen/,
  ],
  [['Jagdschein Hessen, one year', 'and for three?'], /^Three-year licence in Hessen: \*\*€190\*\*/],
  [
    ['Wallbox Mehrfamilienhaus NRW privat zwei Stellplätze normal', 'ach nein, es werden nur drei'],
    /^\*\*3\.000 €\*\* gesichert/,
  ],
  [['e-auto neu, zvE 40k, zwei Kinder, Zuschuss?', 'und bei drei?'], /40\.000 €, 3 Kinder unter 18/],
  [
    [
      'BEV mit zvE 58k oder Plug-in, Unterschied in Euro, keine Kinder',
      'und wenn wir nächstes jahr auf 62 kommen?',
    ],
    /vollelektrisch 3\.000 €, Plug-in-Hybrid oder Range-Extender 1\.500 €/,
  ],
  [['Wärmepumpe 80331 München Luft-Wasser 30.000 €, selbst genutzt', 'und bei 36?'], /Eigenanteil 27\.000 €/],
])('%j', async (said, expected) => {
  expect((await converse(said)).at(-1)?.reply).toMatch(expected);
});

test.each([
  // What it counts is said, or it bounds something else.
  [
    'EV subsidy for a plug-in hybrid, taxable income 43,000, no kids',
    'we actually have three children under 18',
  ],
  ['EV subsidy for a plug-in hybrid, taxable income 43,000, 2 kids', 'and one of them is 18 years old'],
])('%s – %s', async (...said) => {
  expect((await converse(said)).at(-1)?.reply).not.toContain('18,000');
});

test.each([
  // It is read as it stands, or is an amount, or is one of a row.
  [
    [
      'Prämie Elektroauto, zvE 78.000, 3 Kinder, vollelektrisch',
      'stimmt nicht ganz, das älteste ist schon 20',
    ],
    '2 Kinder',
  ],
  [
    ['Wärmepumpe Wasser-Wasser, Gemeinde unter 100.000 Einwohner, 30000 Euro', 'und wenns nur 22000 kost?'],
    '22.000 €',
  ],
  [['bev, zve 50.000, 1 kind', 'und wenn im märz das zweite da ist?'], '2 Kinder'],
])('what is read otherwise stays so: %j', async (said, expected) => {
  expect((await converse(said)).at(-1)?.reply).toContain(expected);
});

// „und vom Land?“, „gibt die Stadt noch was dazu?“: the federal grant is no answer to that, and stands behind what is.
import { expect, test } from 'vitest';
import { shareConversations } from '../support/sharedOffice.ts';

const converse = shareConversations();

const firstLine = async (said: readonly string[]): Promise<string> => {
  const replies = await converse(said);
  return (replies.at(-1)?.reply ?? '').split('\n\n')[0]?.replaceAll('\u00A0', ' ') ?? '';
};

const stove = 'wasserführender Pelletofen 14.800 € Bayern selbst bewohnt';
const pump = 'luft wasser wp münchen 80331 kosten 27500 selbstnutzer';

test.each([
  [[stove, 'und vom Land?'], '**Vom Land**: Bayern: Kein bestätigter Landeszuschuss'],
  [[stove, 'legt das land noch was drauf'], '**Vom Land**: Bayern: Kein bestätigter Landeszuschuss'],
  [[stove, 'und die Gemeinde?'], '**Von Stadt oder Gemeinde** nennt der Dienst nichts. Vom Bund: **4.440 €'],
  [
    [pump, 'gibt die stadt noch was dazu'],
    '**Von Stadt oder Gemeinde**: möglich ist Förderprogramm Klimaneutrale',
  ],
  [['luft-wasser wp köln 30000 €', 'und von der Kommune?'], 'dafür braucht der Dienst die Postleitzahl'],
  [
    ['e-auto bev 40000 1', 'legt das land noch was drauf'],
    '**Vom Land** nennt der Dienst nichts. Vom Bund: **5.500 €',
  ],
  [
    ['wallbox weg hamburg 10 standard', 'gibt die Stadt noch was dazu?'],
    '**Von Stadt oder Gemeinde**: Manche Kommunen',
  ],
  [
    ['heat-pump air-water costs 30000 owner-occupied postcode 70173', 'and from the city?'],
    '**From the city**: possible is Stuttgarter Wärmepumpenprogramm (€2,500',
  ],
])('%j', async (said, part) => {
  const line = await firstLine(said);
  expect(line).toContain(part);
  expect(line).not.toMatch(/\*\*(?:Ja|Yes),/);
});

test.each([
  'Kunde wohnt auf dem Land, luft-wasser, 30.000 €, zahlt die KfW was?',
  'luft-wasser, in der Stadt, 30.000 €',
])('where one lives is no giver: %s', async (said) => {
  expect(await firstLine([said])).toContain('9.000 € Zuschuss');
  expect(await firstLine([said])).not.toContain('Von Stadt');
});
